public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String)
  public init(stringLiteral value: String)
  public init(stringInterpolation: StringInterpolation)
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int)
    public mutating func appendLiteral(_ literal: String)
    public mutating func appendInterpolation(_ string: String)
    public mutating func appendInterpolation<T>(_ value: T)
  }
}

public struct Text: Equatable, Sendable, PrimitiveView {
  nonisolated public init(verbatim content: String)
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S)
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  public enum Case: Sendable {
    case uppercase, lowercase
  }
  public enum TruncationMode: Sendable {
    case head, tail, middle
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

public struct Font: Hashable, Sendable {
  public static let largeTitle: Font
  public static let title: Font
  public static let title2: Font
  public static let title3: Font
  public static let headline: Font
  public static let subheadline: Font
  public static let body: Font
  public static let callout: Font
  public static let footnote: Font
  public static let caption: Font
  public static let caption2: Font
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font
  public static func custom(_ name: String, size: CGFloat) -> Font
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight: Weight
    public static let thin: Weight
    public static let light: Weight
    public static let regular: Weight
    public static let medium: Weight
    public static let semibold: Weight
    public static let bold: Weight
    public static let heavy: Weight
    public static let black: Weight
  }
}
