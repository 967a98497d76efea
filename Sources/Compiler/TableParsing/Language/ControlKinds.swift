import TableIR
import YAMLSyntax

/// A control in the language. Its name and its colours come from its traits; its other keys and its short form are defined here.
protocol WrittenControl: ControlContent {
  static var mapping: MappingType<Self> { get }
  static var shape: Shape<Self> { get }
  /// The description of its key.
  static var doc: String { get }
  /// An example of the key's value.
  static var example: String { get }
  /// Nil for what every version has.
  static var availability: Availability? { get }
  /// Whether an accessory can be its name alone, because UIKit's own defaults make a whole control.
  static var isWholeAlone: Bool { get }
}

extension WrittenControl {
  static var shape: Shape<Self> { .mapping(mapping) }
  static var doc: String { traits.noun.withArticle }
  static var availability: Availability? { nil }
  static var isWholeAlone: Bool { false }

  /// A mapping with the colours of the control after its other keys.
  static func described(
    _ summary: String, _ fresh: @escaping @autoclosure @Sendable () -> Self, keys: [Key<Self>] = [],
    rules: [KeyRule] = []
  ) -> MappingType<Self> {
    MappingType(
      traits.name, noun: traits.noun.withArticle, summary: summary, fresh(),
      keys: keys + colors.map { Key($0.property.rawValue, .viewColor, default: $0.usual, $0.doc, $0.path) },
      rules: rules)
  }
}

extension String {
  /// The string with the indefinite article before it.
  var withArticle: String { ("aeiou".contains(prefix(1)) ? "an " : "a ") + self }
}

/// The controls of accessories, views and views in stacks, each with its key.
enum ControlKinds {
  struct Kind: Sendable {
    var name: String
    var shape: Shape<Control.Kind>
    var doc: String
    var example: String
    var availability: Availability?
    /// The control that its name alone is, as an accessory.
    var alone: Control.Kind?
    var mapping: @Sendable () -> MappingDescription
    /// Reads a value over a control of the kind, if it is one: what it leaves out stays.
    var readOver: @Sendable (SpecDecoder, NodeID, inout Control.Kind) -> Bool

    init<Content: WrittenControl>(_ type: Content.Type) {
      let shape = Content.shape
      self.name = Content.traits.name
      self.shape = Shape(shape.schema) { decoder, node in
        shape.read(decoder, node)?.kind
      } write: { kind, writer in
        guard let content = kind.content as? Content else { preconditionFailure("a control is written by its own key") }
        return shape.write(content, writer)
      }
      doc = Content.doc
      example = Content.example
      availability = Content.availability
      alone = Content.isWholeAlone ? Content.mapping.fresh().kind : nil
      mapping = { Content.mapping.description }
      readOver = { decoder, node, kind in
        let own = kind.content as? Content
        var content = own ?? Content.mapping.fresh()
        guard shape.readOver(decoder, node, &content), own != nil else { return false }
        kind = content.kind
        return true
      }
    }
  }

  static let all: [Kind] = Control.types.map { type in
    guard let type = type as? any WrittenControl.Type else { preconditionFailure("every control has keys") }
    return Kind(type)
  }

  /// As accessories, detail buttons are standard accessories; text views and boxes have no size there.
  static let inAccessories = all.filter {
    ![DetailButton.traits.name, TextView.traits.name, Box.traits.name].contains($0.name)
  }

  /// In views, `label` is a key of the view, and no outline is expanded.
  static let inViews = all.filter { ![Text.traits.name, OutlineDisclosure.traits.name].contains($0.name) }

  /// The names of the kinds with `isEnabled`, including labels.
  static func enabling(_ kinds: [Kind]) -> [String] {
    let names = kinds.map(\.name) + [Text.traits.name]
    return Control.types.map { $0.traits }.filter { $0.disabledLook != nil && names.contains($0.name) }.map(\.name)
  }
}
