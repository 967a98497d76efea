@available(iOS 14, *)
@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

@available(iOS 14, *)
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

@available(iOS 14, *)
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@available(iOS 14, *)
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public init(traitCollection: UITraitCollection)
  public var traitCollection: UITraitCollection { get set }
  public var isDisabled: Bool { get set }
  public var isHighlighted: Bool { get set }
  public var isSelected: Bool { get set }
  public var isFocused: Bool { get set }
  public var isEditing: Bool { get set }
  public var isExpanded: Bool { get set }
  public var isSwiped: Bool { get set }
}

@available(iOS 14, *)
public struct UIConfigurationColorTransformer: Sendable {
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor)
}

@available(iOS 14, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  @MainActor public static func cell() -> UIListContentConfiguration
  @MainActor public static func subtitleCell() -> UIListContentConfiguration
  @MainActor public static func valueCell() -> UIListContentConfiguration
  @MainActor public static func plainHeader() -> UIListContentConfiguration
  @MainActor public static func plainFooter() -> UIListContentConfiguration
  @MainActor public static func groupedHeader() -> UIListContentConfiguration
  @MainActor public static func groupedFooter() -> UIListContentConfiguration
  @available(iOS 15, *)
  @MainActor public static func header() -> UIListContentConfiguration
  @available(iOS 15, *)
  @MainActor public static func footer() -> UIListContentConfiguration
  @MainActor public static func sidebarCell() -> UIListContentConfiguration
  @MainActor public static func sidebarSubtitleCell() -> UIListContentConfiguration
  @MainActor public static func sidebarHeader() -> UIListContentConfiguration
  @MainActor public static func accompaniedSidebarCell() -> UIListContentConfiguration
  @MainActor public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration
  @MainActor public func makeContentView() -> any UIView & UIContentView
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration
  public var image: UIImage? { get set }
  public var imageProperties: UIListContentConfiguration.ImageProperties { get set }
  public var text: String? { get set }
  public var attributedText: NSAttributedString? { get set }
  public var textProperties: UIListContentConfiguration.TextProperties { get set }
  public var secondaryText: String? { get set }
  public var secondaryAttributedText: NSAttributedString? { get set }
  public var secondaryTextProperties: UIListContentConfiguration.TextProperties { get set }
  public var axesPreservingSuperviewLayoutMargins: UIAxis { get set }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
  public var prefersSideBySideTextAndSecondaryText: Bool { get set }
  public var imageToTextPadding: CGFloat { get set }
  public var textToSecondaryTextHorizontalPadding: CGFloat { get set }
  public var textToSecondaryTextVerticalPadding: CGFloat { get set }

  public struct TextProperties: Hashable {
    public var font: UIFont { get set }
    public var color: UIColor { get set }
    public var colorTransformer: UIConfigurationColorTransformer? { get set }
    public var alignment: UIListContentConfiguration.TextProperties.TextAlignment { get set }
    public var lineBreakMode: NSLineBreakMode { get set }
    public var numberOfLines: Int { get set }
    public var adjustsFontSizeToFitWidth: Bool { get set }
    public var minimumScaleFactor: CGFloat { get set }
    public var allowsDefaultTighteningForTruncation: Bool { get set }
    public var adjustsFontForContentSizeCategory: Bool { get set }
    public var transform: UIListContentConfiguration.TextProperties.TextTransform { get set }
    public func resolvedColor() -> UIColor
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
  }

  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get set }
    public var tintColor: UIColor? { get set }
    public var tintColorTransformer: UIConfigurationColorTransformer? { get set }
    public var cornerRadius: CGFloat { get set }
    public var maximumSize: CGSize { get set }
    public var reservedLayoutSize: CGSize { get set }
    public var accessibilityIgnoresInvertColors: Bool { get set }
    public static let standardDimension: CGFloat
  }
}

@available(iOS 14, *)
public struct UIAxis: OptionSet, Sendable {
  public init(rawValue: UInt)
  public let rawValue: UInt
  public static var horizontal: UIAxis { get }
  public static var vertical: UIAxis { get }
  public static var both: UIAxis { get }
}

@available(iOS 14, *)
public struct UIBackgroundConfiguration: Hashable {
  @MainActor public static func clear() -> UIBackgroundConfiguration
  @MainActor public static func listCell() -> UIBackgroundConfiguration
  @MainActor public static func listPlainCell() -> UIBackgroundConfiguration
  @MainActor public static func listGroupedCell() -> UIBackgroundConfiguration
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration
  public var customView: UIView? { get set }
  public var cornerRadius: CGFloat { get set }
  public var backgroundInsets: NSDirectionalEdgeInsets { get set }
  public var backgroundColor: UIColor? { get set }
  public var backgroundColorTransformer: UIConfigurationColorTransformer? { get set }
  public var image: UIImage? { get set }
  public var imageContentMode: UIView.ContentMode { get set }
  public var strokeColor: UIColor? { get set }
  public var strokeWidth: CGFloat { get set }
}
