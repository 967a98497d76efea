/// A `UIButton` of the type `detailDisclosure`, among views.
public struct DetailButton: Hashable, Sendable {
  /// The colour of the button (`UIView.tintColor`); nil for the table's.
  public var tintColor: Color?

  /// Creates a detail button.
  public init(tintColor: Color? = nil) {
    self.tintColor = tintColor
  }
}

extension DetailButton: ControlContent {
  // A dump of views prints it like any other button.
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "detailButton", noun: "detail button", className: nil, isControl: true, disabledLook: .faded,
    filling: .nothing, priorities: .firm)
  /// The colours that a spec or an appearance rule can set.
  public static let colors: [ControlColor<DetailButton>] = [
    ControlColor(property: .tintColor, path: \.tintColor, usual: "the table's", doc: "the colour")
  ]
  /// The class that appearance rules name.
  public static var viewClass: ViewClass { Button.viewClass }
  /// The control as one of the kinds.
  public var kind: Control.Kind { .detailButton(self) }
}
