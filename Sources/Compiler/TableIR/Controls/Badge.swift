/// A label in a filled capsule. UIKit has no such class for rows; apps draw it like the badges of tab bars.
public struct Badge: Hashable, Sendable {
  /// The text in the middle of the capsule: white and of 15 points unless it has a colour or a size of its own.
  public var text: Text
  /// The colour of the capsule.
  public var color: Color?

  public init(text: Text, color: Color? = nil) {
    self.text = text
    self.color = color
  }
}

extension Badge: ControlContent {
  public static let traits = ControlTraits(
    "badge", noun: "badge", className: nil, isControl: false, disabledLook: .faded)
  public static let colors: [ControlColor<Badge>] = [
    ControlColor(property: .color, path: \.color, usual: "systemRed", doc: "the colour of the capsule")
  ]
  public static let texts: [ControlText<Badge>] = [ControlText(key: "text", path: \.text, takesRules: false)]
  public var kind: Control.Kind { .badge(self) }
}
