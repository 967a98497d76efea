/// A label in a control's place.
extension Text: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "label", noun: "label", className: "UILabel", isControl: false, disabledLook: .dimmed(),
    priorities: .content)
  /// The texts whose attributes a spec or an appearance rule can set.
  public static let texts: [ControlText<Text>] = [ControlText(key: nil, path: \.self)]
  /// The class that appearance rules name.
  public static var viewClass: ViewClass { .label }
  /// The control as one of the kinds.
  public var kind: Control.Kind { .label(self) }
}
