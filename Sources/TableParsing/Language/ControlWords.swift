import TableIR

/// The controls of accessories, views and views in stacks, each with its key.
enum ControlWords {
  struct Kind: Sendable {
    var name: String
    var shape: Shape<Control.Kind>
    var doc: String
    /// What may follow the name where nothing else is said.
    var example: String

    init<Content: ControlContent>(_ shape: Shape<Content>, _ doc: String, example: String) {
      self.name = Content.traits.name
      self.shape = Shape(shape.schema) { decoder, node in
        shape.read(decoder, node)?.kind
      } write: { kind, writer in
        guard let content = kind.content as? Content else { preconditionFailure("a control is written by its own key") }
        return shape.write(content, writer)
      }
      self.doc = doc
      self.example = example
    }
  }

  /// In views, `label` is a key of their own.
  static let inAccessories: [Kind] =
    [Kind(.chevron, "a disclosure indicator in colours of its own, drawn in a box of 11 × 15 points", example: "{}")]
    + common + [Kind(.styledText, "a label with these words", example: "Text")]

  /// As accessories, detail buttons are UIKit's own.
  static let inViews: [Kind] =
    common + [
      Kind(.chevron, "a disclosure indicator in colours of its own", example: "{}"),
      Kind(.detailButton, "a detail button", example: "{}"),
    ]

  private static let common: [Kind] = [
    Kind(.switchControl, "a switch", example: "on"),
    Kind(.slider, "a slider", example: "0.5"),
    Kind(.button, "a button", example: "Title"),
    Kind(.stepper, "a stepper", example: "1"),
    Kind(.segmentedControl, "a segmented control", example: "[Day, Week]"),
    Kind(.textField, "a text field", example: "{placeholder: Name, width: 120}"),
    Kind(.activityIndicator, "an activity indicator that turns", example: "medium"),
    Kind(.progressView, "a progress view", example: "0.5"),
    Kind(.badge, "a label in a filled capsule", example: "\"3\""),
  ]

  /// Those of some, and labels, that have `isEnabled`.
  static func enabling(_ kinds: [Kind]) -> [String] {
    let names = kinds.map(\.name) + [Text.traits.name]
    return Control.types.map { $0.traits }.filter { $0.disabledLook != nil && names.contains($0.name) }.map(\.name)
  }
}
