public struct NSUnderlineStyle: OptionSet, Sendable {
  public init(rawValue: Int)
  public let rawValue: Int
  public static var single: NSUnderlineStyle { get }
}

open class NSParagraphStyle: NSObject {
  public struct LineBreakStrategy: OptionSet, Sendable {
    public init(rawValue: UInt)
    public let rawValue: UInt
    public static var pushOut: NSParagraphStyle.LineBreakStrategy { get }
    @available(iOS 14, *)
    public static var hangulWordPriority: NSParagraphStyle.LineBreakStrategy { get }
    @available(iOS 14, *)
    public static var standard: NSParagraphStyle.LineBreakStrategy { get }
  }
}

@available(iOS 15, *)
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer)
}

@available(iOS 15, *)
extension AttributeContainer {
  public var font: UIFont? { get set }
}
