// What UIKit's classes declare, as far as TableVerify and the Swift that tablec writes use it. `DeclaredModule` joins these files into one
// interface, in which functions have no bodies.

@MainActor open class UIResponder: NSObject {
  @MainActor public override init()
  open var next: UIResponder? { get }
  open var isFirstResponder: Bool { get }
  open var canBecomeFirstResponder: Bool { get }
  @discardableResult open func becomeFirstResponder() -> Bool
  @discardableResult open func resignFirstResponder() -> Bool
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

@MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
}

@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension NSObject {
  @MainActor public var isAccessibilityElement: Bool { get set }
  @MainActor public var accessibilityLabel: String? { get set }
  @MainActor public var accessibilityHint: String? { get set }
  @MainActor public var accessibilityValue: String? { get set }
  @MainActor public var accessibilityTraits: UIAccessibilityTraits { get set }
  @MainActor public var accessibilityElementsHidden: Bool { get set }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public init(rawValue: UInt64)
  public let rawValue: UInt64
  public static var button: UIAccessibilityTraits { get }
  public static var link: UIAccessibilityTraits { get }
  public static var header: UIAccessibilityTraits { get }
  public static var searchField: UIAccessibilityTraits { get }
  public static var image: UIAccessibilityTraits { get }
  public static var selected: UIAccessibilityTraits { get }
  public static var playsSound: UIAccessibilityTraits { get }
  public static var keyboardKey: UIAccessibilityTraits { get }
  public static var staticText: UIAccessibilityTraits { get }
  public static var summaryElement: UIAccessibilityTraits { get }
  public static var notEnabled: UIAccessibilityTraits { get }
  public static var updatesFrequently: UIAccessibilityTraits { get }
  public static var startsMediaSession: UIAccessibilityTraits { get }
  public static var adjustable: UIAccessibilityTraits { get }
  public static var allowsDirectInteraction: UIAccessibilityTraits { get }
  public static var causesPageTurn: UIAccessibilityTraits { get }
  public static var tabBar: UIAccessibilityTraits { get }
  @available(iOS 17, *) public static var supportsZoom: UIAccessibilityTraits { get }
  @available(iOS 17, *) public static var toggleButton: UIAccessibilityTraits { get }
}
