/// A `UITextField`.
public struct TextField: Hashable, Sendable {
  /// `UITextField.BorderStyle`: those of iOS 7 and later that are in use.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    case none, roundedRect
  }

  /// The text with its attributes: 17 points unless it has a size of its own. While it is empty, its font is the placeholder's.
  public var text: Text
  /// The text shown while the text field is empty.
  public var placeholder: Phrase?
  /// In points; nil to fit the text or the placeholder.
  public var width: Double?
  /// The border around the text field (`UITextField.borderStyle`); a rounded one insets the text.
  public var borderStyle: BorderStyle

  /// Creates a text field.
  public init(text: Text, placeholder: Phrase? = nil, width: Double? = nil, borderStyle: BorderStyle = .none) {
    self.text = text
    self.placeholder = placeholder
    self.width = width
    self.borderStyle = borderStyle
  }
}

extension TextField: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "textField", noun: "text field", className: "UITextField", isControl: true, disabledLook: .unchanged,
    stretches: true)
  /// The texts whose attributes a spec or an appearance rule can set.
  public static let texts: [ControlText<TextField>] = [ControlText(key: "text", path: \.text)]
  /// The control as one of the kinds.
  public var kind: Control.Kind { .textField(self) }

  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    text.visitPhrases(visit)
    placeholder.visitPhrase(text.font.variant, visit)
  }
}
