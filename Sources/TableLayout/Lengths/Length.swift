import TableIR

/// A length in points, as the rules of the layout reckon with it: a plain number, or one that remembers how it came about.
///
/// The rules are written once, over any such type. Laid out with `Double`, what is said of a length is never built; laid out with
/// `TracedLength`, the same rules tell each step of each number.
protocol Length: Comparable, Sendable {
  /// What is laid out, as explanations call it.
  associatedtype Scope: LayoutScope where Scope.Number == Self

  var points: Double { get }
  /// Where it is from: its one number, or the first of a profile's.
  var source: Derivation.Source? { get }

  /// A number that a derivation starts with.
  init(points: Double, reason: @autoclosure () -> String, source: @autoclosure () -> Derivation.Source?)

  /// What becomes of it by a step.
  func changed(
    _ change: @autoclosure () -> Derivation.Change, to points: Double, reason: @autoclosure () -> String,
    source: @autoclosure () -> Derivation.Source?
  ) -> Self

  /// The sum and the difference tell each step of the second length, or its name where it was rounded or halved.
  static func + (one: Self, other: Self) -> Self
  static func - (one: Self, other: Self) -> Self
}

extension Double: Length {
  typealias Scope = SilentScope

  @inline(__always) var points: Double { self }
  @inline(__always) var source: Derivation.Source? { nil }

  @inline(__always)
  init(points: Double, reason: @autoclosure () -> String, source: @autoclosure () -> Derivation.Source?) {
    self = points
  }

  @inline(__always)
  func changed(
    _ change: @autoclosure () -> Derivation.Change, to points: Double, reason: @autoclosure () -> String,
    source: @autoclosure () -> Derivation.Source?
  ) -> Double { points }
}

extension Length {
  @inline(__always)
  init(
    _ points: Double, _ reason: @autoclosure () -> String, _ source: @autoclosure () -> Derivation.Source? = nil
  ) {
    self.init(points: points, reason: reason(), source: source())
  }

  /// A number of a metrics profile.
  @inline(__always)
  init(_ profile: MetricsProfile, _ number: KeyPath<MetricsProfile, Double>, _ reason: @autoclosure () -> String) {
    self.init(points: profile[keyPath: number], reason: reason(), source: .number(number))
  }

  /// Another name for the whole of it, with its source.
  @inline(__always)
  func named(_ reason: @autoclosure () -> String) -> Self { Self(points: points, reason: reason(), source: source) }

  /// The same number where it is of interest alone, as another number's steps tell it.
  @inline(__always)
  func restated(_ reason: @autoclosure () -> String) -> Self { Self(points: points, reason: reason(), source: nil) }

  @inline(__always)
  func plus(
    _ other: Double, _ reason: @autoclosure () -> String, _ source: @autoclosure () -> Derivation.Source? = nil
  ) -> Self {
    changed(.plus(other), to: points + other, reason: reason(), source: source())
  }

  @inline(__always)
  func minus(
    _ other: Double, _ reason: @autoclosure () -> String, _ source: @autoclosure () -> Derivation.Source? = nil
  ) -> Self {
    changed(.minus(other), to: points - other, reason: reason(), source: source())
  }

  /// As much more or less as makes it a length that is known.
  @inline(__always)
  func reaching(
    _ other: Double, _ reason: @autoclosure () -> String, _ source: @autoclosure () -> Derivation.Source? = nil
  ) -> Self {
    changed(.plus(other - points), to: other, reason: reason(), source: source())
  }

  @inline(__always)
  func halved(_ reason: @autoclosure () -> String) -> Self {
    changed(.halved, to: points / 2, reason: reason(), source: nil)
  }

  /// Up to a whole point, of which less than a thousandth counts for nothing.
  @inline(__always)
  func roundedUp(_ reason: @autoclosure () -> String = "up to a whole point") -> Self {
    changed(.up(.point), to: (points - 0.001).rounded(.up), reason: reason(), source: nil)
  }

  /// Tells of something that might have changed it, and does not.
  @inline(__always)
  func remarking(_ reason: @autoclosure () -> String, _ source: @autoclosure () -> Derivation.Source?) -> Self {
    changed(.nothing, to: points, reason: reason(), source: source())
  }

  /// No less than nothing: what room is left.
  @inline(__always)
  var room: Self { max(self, Self(0, "no space is left")) }
}

extension PixelGrid {
  @inline(__always)
  func ceil<L: Length>(_ length: L) -> L {
    length.changed(.up(.pixel), to: ceil(length.points), reason: "up to a pixel", source: nil)
  }

  @inline(__always)
  func floor<L: Length>(_ length: L) -> L {
    length.changed(.down(.pixel), to: floor(length.points), reason: "down to a pixel", source: nil)
  }

  @inline(__always)
  func round<L: Length>(_ length: L) -> L {
    length.changed(.nearest(.pixel), to: round(length.points), reason: "to the nearest pixel", source: nil)
  }
}
