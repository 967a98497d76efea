/// A `UIButton` of the system type.
public struct Button: Hashable, Sendable {
  public var title: Text
  /// In points; nil for the size that fits the title.
  public var size: Size?

  public init(title: Text, size: Size? = nil) {
    self.title = title
    self.size = size
  }
}

extension Button: ControlContent {
  public static let traits = ControlTraits(
    "button", .button, noun: "button", className: "UIButton", isControl: true, disabledLook: .dimmed())
  public static let texts: [ControlText<Button>] = [ControlText("title", \.title)]
  public var kind: Control.Kind { .button(self) }
}
