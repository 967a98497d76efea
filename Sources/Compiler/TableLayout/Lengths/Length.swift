import TableIR

/// A length in points, as layout rules use it: a plain number, or one that records its derivation.
///
/// The rules are written once, generically. With `Double`, the reasons of a length are never built; with `TracedLength`, the same
/// rules record each step of each number.
protocol Length: Comparable, Sendable {
  /// The scope of what is laid out, by its name in explanations.
  associatedtype Scope: LayoutScope where Scope.Number == Self

  /// In steps (``WorkMeter``): keeping how the frame of a view was found.
  static var costOfView: Int { get }
  var points: Double { get }
  /// Its source: that of its only number, or of the first number from a profile.
  var source: Derivation.Source? { get }

  /// The start of a derivation.
  init(points: Double, reason: @autoclosure () -> String, source: @autoclosure () -> Derivation.Source?)

  /// The result of a step.
  func changed(
    _ change: @autoclosure () -> Derivation.Change, to points: Double, reason: @autoclosure () -> String,
    source: @autoclosure () -> Derivation.Source?
  ) -> Self

  /// A sum or a difference records each step of the second length, or its name if it was rounded or halved.
  static func + (one: Self, other: Self) -> Self
  static func - (one: Self, other: Self) -> Self
}

extension Double: Length {
  typealias Scope = SilentScope

  static var costOfView: Int { 0 }
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

  /// A single step with another name, keeping the source.
  @inline(__always)
  func named(_ reason: @autoclosure () -> String) -> Self { Self(points: points, reason: reason(), source: source) }

  /// The same number without its steps, which another number has already recorded.
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

  /// Adds or subtracts as much as makes it a known length.
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

  /// Rounds up to a whole point, ignoring less than a thousandth.
  @inline(__always)
  func roundedUp(_ reason: @autoclosure () -> String = "up to a whole point") -> Self {
    changed(.up(.point), to: (points - 0.001).rounded(.up), reason: reason(), source: nil)
  }

  /// Records something that could have changed it but does not.
  @inline(__always)
  func remarking(_ reason: @autoclosure () -> String, _ source: @autoclosure () -> Derivation.Source?) -> Self {
    changed(.nothing, to: points, reason: reason(), source: source())
  }

  /// The remaining space: at least 0.
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
