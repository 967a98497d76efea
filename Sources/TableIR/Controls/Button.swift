/// A `UIButton` of the system type.
public struct Button: Hashable, Sendable {
  public var title: Text
  /// Before the title.
  public var image: Image?
  /// In points; nil for the size that fits the image and the title.
  public var size: Size?

  public init(title: Text, image: Image? = nil, size: Size? = nil) {
    self.title = title
    self.image = image
    self.size = size
  }
}

extension Button: ControlContent {
  public static let traits = ControlTraits(
    "button", noun: "button", className: "UIButton", isControl: true, disabledLook: .dimmed())
  public static let texts: [ControlText<Button>] = [ControlText(key: "title", path: \.title)]
  public var kind: Control.Kind { .button(self) }
}
