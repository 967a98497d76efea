/// A label in a filled capsule. UIKit has no such class for rows; apps draw it like the badges of tab bars.
public struct Badge: Hashable, Sendable {
  /// The text in the middle of the capsule: white and of 15 points unless it has a colour or a size of its own.
  public var text: Text
  /// The colour of the capsule.
  public var color: Color?

  /// Creates a badge.
  public init(text: Text, color: Color? = nil) {
    self.text = text
    self.color = color
  }
}

extension Badge: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "badge", noun: "badge", className: nil, isControl: false, disabledLook: .faded)
  /// The colours that a spec or an appearance rule can set.
  public static let colors: [ControlColor<Badge>] = [
    ControlColor(property: .color, path: \.color, usual: "systemRed", doc: "the colour of the capsule")
  ]
  /// The texts whose attributes a spec or an appearance rule can set.
  public static let texts: [ControlText<Badge>] = [ControlText(key: "text", path: \.text, takesRules: false)]
  /// The control as one of the kinds.
  public var kind: Control.Kind { .badge(self) }
}
