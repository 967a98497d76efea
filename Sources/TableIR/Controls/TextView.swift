/// A `UITextView`: lines of text with room around them, which scroll unless the view grows with them.
public struct TextView: Hashable, Sendable {
  public var text: Text
  /// `isScrollEnabled`: one that does not scroll is as high as its text.
  public var isScrollEnabled: Bool

  public init(text: Text, isScrollEnabled: Bool = true) {
    self.text = text
    self.isScrollEnabled = isScrollEnabled
  }
}

extension TextView: ControlContent {
  public static let traits = ControlTraits(
    "textView", noun: "text view", className: "UITextView", isControl: false, disabledLook: nil, stretches: true)
  public static let texts: [ControlText<TextView>] = [ControlText(key: "text", path: \.text)]
  public var kind: Control.Kind { .textView(self) }
}
