/// A `UITextView`: lines of text with space around them, which scroll unless the view grows with them.
public struct TextView: Hashable, Sendable {
  /// The text with its attributes: 14 points unless it has a size of its own.
  public var text: Text
  /// `isScrollEnabled`: if false, the height of the view fits its text.
  public var isScrollEnabled: Bool

  /// Creates a text view.
  public init(text: Text, isScrollEnabled: Bool = true) {
    self.text = text
    self.isScrollEnabled = isScrollEnabled
  }
}

extension TextView: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "textView", noun: "text view", className: "UITextView", isControl: false, disabledLook: nil, stretches: true)
  /// The texts whose attributes a spec or an appearance rule can set.
  public static let texts: [ControlText<TextView>] = [ControlText(key: "text", path: \.text)]
  /// The control as one of the kinds.
  public var kind: Control.Kind { .textView(self) }
}
