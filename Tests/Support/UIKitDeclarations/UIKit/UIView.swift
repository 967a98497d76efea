// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

open class CALayer: NSObject {
  public override init()
  open var cornerRadius: CGFloat { get set }
  open var borderWidth: CGFloat { get set }
  open var borderColor: CGColor? { get set }
  open var masksToBounds: Bool { get set }
  open var opacity: Float { get set }
  open var cornerCurve: CALayerCornerCurve { get set }
  open var maskedCorners: CACornerMask { get set }
  open var zPosition: CGFloat { get set }
  open func render(in ctx: CGContext)
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]? { get set }
  open var locations: [NSNumber]? { get set }
  open var startPoint: CGPoint { get set }
  open var endPoint: CGPoint { get set }
}

public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static let circular: CALayerCornerCurve
  public static let continuous: CALayerCornerCurve
}

public struct CACornerMask: OptionSet, Sendable {
  public init(rawValue: UInt)
  public let rawValue: UInt
  public static var layerMinXMinYCorner: CACornerMask { get }
  public static var layerMaxXMinYCorner: CACornerMask { get }
  public static var layerMinXMaxYCorner: CACornerMask { get }
  public static var layerMaxXMaxYCorner: CACornerMask { get }
}

@MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIAppearanceContainer,
  UIAccessibilityIdentification
{
  public init(frame: CGRect)
  public required init?(coder: NSCoder)
  public override convenience init()
  open class var layerClass: AnyClass { get }
  open var layer: CALayer { get }
  open var tag: Int { get set }
  open var isUserInteractionEnabled: Bool { get set }
  open var frame: CGRect { get set }
  open var bounds: CGRect { get set }
  open var center: CGPoint { get set }
  open var autoresizesSubviews: Bool { get set }
  open var autoresizingMask: UIView.AutoresizingMask { get set }
  open func sizeThatFits(_ size: CGSize) -> CGSize
  open func sizeToFit()
  open var superview: UIView? { get }
  open var subviews: [UIView] { get }
  open var window: UIWindow? { get }
  open func removeFromSuperview()
  open func insertSubview(_ view: UIView, at index: Int)
  open func addSubview(_ view: UIView)
  open func bringSubviewToFront(_ view: UIView)
  open func sendSubviewToBack(_ view: UIView)
  open func didMoveToSuperview()
  open func didMoveToWindow()
  open func isDescendant(of view: UIView) -> Bool
  open func viewWithTag(_ tag: Int) -> UIView?
  open func setNeedsLayout()
  open func layoutIfNeeded()
  open func layoutSubviews()
  open var layoutMargins: UIEdgeInsets { get set }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
  open var preservesSuperviewLayoutMargins: Bool { get set }
  open var insetsLayoutMarginsFromSafeArea: Bool { get set }
  open var safeAreaInsets: UIEdgeInsets { get }
  open var layoutMarginsGuide: UILayoutGuide { get }
  open var readableContentGuide: UILayoutGuide { get }
  open var safeAreaLayoutGuide: UILayoutGuide { get }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide)
  open func draw(_ rect: CGRect)
  open func setNeedsDisplay()
  open var clipsToBounds: Bool { get set }
  open var backgroundColor: UIColor? { get set }
  open var alpha: CGFloat { get set }
  open var isOpaque: Bool { get set }
  open var isHidden: Bool { get set }
  open var contentMode: UIView.ContentMode { get set }
  open var tintColor: UIColor! { get set }
  open var semanticContentAttribute: UISemanticContentAttribute { get set }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
  open var traitCollection: UITraitCollection { get }
  open var accessibilityIdentifier: String? { get set }
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public init(rawValue: UInt)
    public let rawValue: UInt
    public static var flexibleLeftMargin: UIView.AutoresizingMask { get }
    public static var flexibleWidth: UIView.AutoresizingMask { get }
    public static var flexibleRightMargin: UIView.AutoresizingMask { get }
    public static var flexibleTopMargin: UIView.AutoresizingMask { get }
    public static var flexibleHeight: UIView.AutoresizingMask { get }
    public static var flexibleBottomMargin: UIView.AutoresizingMask { get }
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@MainActor open class UIScene: UIResponder {}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIWindow: UIView {
  open var windowScene: UIWindowScene? { get set }
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var rootViewController: UIViewController? { get set }
  open var isKeyWindow: Bool { get }
  open func makeKeyAndVisible()
  open func makeKey()
  open var screen: UIScreen { get set }
}

@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { get }
  open var bounds: CGRect { get }
  open var scale: CGFloat { get }
}
