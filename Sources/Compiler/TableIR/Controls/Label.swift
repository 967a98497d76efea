/// A label in a control's place.
extension Text: ControlContent {
  public static let traits = ControlTraits(
    "label", noun: "label", className: "UILabel", isControl: false, disabledLook: .dimmed(),
    priorities: .content)
  public static let texts: [ControlText<Text>] = [ControlText(key: nil, path: \.self)]
  public static var viewClass: ViewClass { .label }
  public var kind: Control.Kind { .label(self) }
}
