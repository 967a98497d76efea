/// The indicator that expands and collapses the rows below one of an outline: UIKit's `UICellAccessory.outlineDisclosure`, SwiftUI's
/// `DisclosureGroup`.
public struct OutlineDisclosure: Hashable, Sendable {
  /// Whether the rows are shown, so that the indicator points down.
  public var isExpanded: Bool
  /// The colour of the indicator (`UICellAccessory.tintColor`); nil for the table's.
  public var tintColor: Color?

  /// Creates an outline disclosure.
  public init(isExpanded: Bool = false, tintColor: Color? = nil) {
    (self.isExpanded, self.tintColor) = (isExpanded, tintColor)
  }
}

extension OutlineDisclosure: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "outlineDisclosure", noun: "outline disclosure", className: nil, isControl: true, disabledLook: .faded,
    filling: .nothing, priorities: .firm)
  /// The colours that a spec or an appearance rule can set.
  public static let colors: [ControlColor<OutlineDisclosure>] = [
    ControlColor(property: .tintColor, path: \.tintColor, usual: "the table's", doc: "the colour")
  ]
  /// The class that appearance rules name.
  public static var viewClass: ViewClass { Button.viewClass }
  /// The control as one of the kinds.
  public var kind: Control.Kind { .outlineDisclosure(self) }
}
