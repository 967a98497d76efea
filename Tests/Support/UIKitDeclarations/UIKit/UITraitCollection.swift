public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

open class UITraitCollection: NSObject, @unchecked Sendable {
  public override init()
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory)
  open class var current: UITraitCollection { get set }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  open var userInterfaceStyle: UIUserInterfaceStyle { get }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { get }
  open var displayScale: CGFloat { get }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { get }
  open var verticalSizeClass: UIUserInterfaceSizeClass { get }
  open var preferredContentSizeCategory: UIContentSizeCategory { get }
  open var accessibilityContrast: UIAccessibilityContrast { get }
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static let unspecified: UIContentSizeCategory
  public static let extraSmall: UIContentSizeCategory
  public static let small: UIContentSizeCategory
  public static let medium: UIContentSizeCategory
  public static let large: UIContentSizeCategory
  public static let extraLarge: UIContentSizeCategory
  public static let extraExtraLarge: UIContentSizeCategory
  public static let extraExtraExtraLarge: UIContentSizeCategory
  public static let accessibilityMedium: UIContentSizeCategory
  public static let accessibilityLarge: UIContentSizeCategory
  public static let accessibilityExtraLarge: UIContentSizeCategory
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory
  public var isAccessibilityCategory: Bool { get }
}

@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { get }
  open var systemVersion: String { get }
  open var systemName: String { get }
  open var model: String { get }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
}
