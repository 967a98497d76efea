/// A `UIButton` of the type `detailDisclosure`, among views.
public struct DetailButton: Hashable, Sendable {
  /// The colour of the button (`UIView.tintColor`); nil for the table's.
  public var tintColor: Color?

  public init(tintColor: Color? = nil) {
    self.tintColor = tintColor
  }
}

extension DetailButton: ControlContent {
  // A dump of views prints it like any other button.
  public static let traits = ControlTraits(
    "detailButton", noun: "detail button", className: nil, isControl: true, disabledLook: .faded,
    filling: .nothing, priorities: .firm)
  public static let colors: [ControlColor<DetailButton>] = [
    ControlColor(property: .tintColor, path: \.tintColor, usual: "the table's", doc: "the colour")
  ]
  public static var viewClass: ViewClass { Button.viewClass }
  public var kind: Control.Kind { .detailButton(self) }
}
