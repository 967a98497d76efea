/// A `UITextView`: lines of text with space around them, which scroll unless the view grows with them.
public struct TextView: Hashable, Sendable {
  /// The text with its attributes: 14 points unless it has a size of its own.
  public var text: Text
  /// `isScrollEnabled`: if false, the height of the view fits its text.
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
