open class UIFont: NSObject, @unchecked Sendable {
  public init?(name fontName: String, size fontSize: CGFloat)
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  open var familyName: String { get }
  open var fontName: String { get }
  open var pointSize: CGFloat { get }
  open var lineHeight: CGFloat { get }
  open func withSize(_ fontSize: CGFloat) -> UIFont
  open var fontDescriptor: UIFontDescriptor { get }

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public init(_ rawValue: CGFloat)
    public init(rawValue: CGFloat)
    public var rawValue: CGFloat { get }
    public static let ultraLight: UIFont.Weight
    public static let thin: UIFont.Weight
    public static let light: UIFont.Weight
    public static let regular: UIFont.Weight
    public static let medium: UIFont.Weight
    public static let semibold: UIFont.Weight
    public static let bold: UIFont.Weight
    public static let heavy: UIFont.Weight
    public static let black: UIFont.Weight
  }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    @available(iOS 17, *)
    public static let extraLargeTitle: UIFont.TextStyle
    @available(iOS 17, *)
    public static let extraLargeTitle2: UIFont.TextStyle
    public static let largeTitle: UIFont.TextStyle
    public static let title1: UIFont.TextStyle
    public static let title2: UIFont.TextStyle
    public static let title3: UIFont.TextStyle
    public static let headline: UIFont.TextStyle
    public static let subheadline: UIFont.TextStyle
    public static let body: UIFont.TextStyle
    public static let callout: UIFont.TextStyle
    public static let footnote: UIFont.TextStyle
    public static let caption1: UIFont.TextStyle
    public static let caption2: UIFont.TextStyle
  }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:])
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { get }
  open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any?
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor

  public struct SymbolicTraits: OptionSet, Sendable {
    public init(rawValue: UInt32)
    public let rawValue: UInt32
    public static var traitItalic: UIFontDescriptor.SymbolicTraits { get }
    public static var traitBold: UIFontDescriptor.SymbolicTraits { get }
  }

  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static let traits: UIFontDescriptor.AttributeName
    public static let family: UIFontDescriptor.AttributeName
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static let weight: UIFontDescriptor.TraitKey
  }

  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static let `default`: UIFontDescriptor.SystemDesign
    public static let monospaced: UIFontDescriptor.SystemDesign
    public static let rounded: UIFontDescriptor.SystemDesign
    public static let serif: UIFontDescriptor.SystemDesign
  }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  public convenience init(forTextStyle textStyle: UIFont.TextStyle)
  open class var `default`: UIFontMetrics { get }
  open func scaledFont(for font: UIFont) -> UIFont
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
  open func scaledValue(for value: CGFloat) -> CGFloat
}

extension NSAttributedString.Key {
  public static let font: NSAttributedString.Key
  public static let foregroundColor: NSAttributedString.Key
  public static let backgroundColor: NSAttributedString.Key
  public static let kern: NSAttributedString.Key
  public static let paragraphStyle: NSAttributedString.Key
  public static let underlineStyle: NSAttributedString.Key
  public static let strikethroughStyle: NSAttributedString.Key
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
