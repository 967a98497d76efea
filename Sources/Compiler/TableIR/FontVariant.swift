/// The difference of a font from the upright system font.
public struct FontVariant: Hashable, Sendable {
  /// A family by its name (`UIFont(name:size:)`); nil for the system's.
  public var family: String?
  /// The design of the system font; nil for the default one.
  public var design: Design?
  /// Whether the letters are slanted (`UIFontDescriptor.SymbolicTraits.traitItalic`).
  public var isItalic = false
  /// `UIFont.monospacedDigitSystemFont(ofSize:weight:)`: each digit is as wide as a zero.
  public var hasMonospacedDigits = false

  /// A design of the system font (`UIFontDescriptor.SystemDesign`).
  public enum Design: String, Hashable, Sendable, CaseIterable {
    case rounded, serif, monospaced
  }

  /// Creates a font variant with its defaults.
  public init() {}

  /// In words, for a message: `italic serif`.
  public var words: String {
    [
      family.map { "'\($0)'" }, isItalic ? "italic" : nil, design?.rawValue,
      hasMonospacedDigits ? "with monospaced digits" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

/// A value that is stored indirectly, so that the many owners without it stay small.
public indirect enum Aside<Value> {
  case value(Value)

  /// The value in its own storage.
  public var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Aside: Sendable where Value: Sendable {}
extension Aside: Equatable where Value: Equatable {}
extension Aside: Hashable where Value: Hashable {}

/// A font that a spec asks for, and the place of its first use.
public struct FontUse: Hashable, Sendable {
  /// The difference from the upright system font.
  public var variant: FontVariant
  /// Its weight; nil if the spec does not set it there.
  public var weight: FontWeight?
  /// The location of the font in the spec, where the variant occurs first.
  public var location: SourceLocation

  /// Creates a font use.
  public init(_ variant: FontVariant, weight: FontWeight? = nil, location: SourceLocation) {
    self.variant = variant
    self.weight = weight
    self.location = location
  }
}
