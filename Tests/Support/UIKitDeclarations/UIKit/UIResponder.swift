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
}
