import TableIR
import YAMLSyntax

/// The classes that appearance rules can name, each with the properties that a rule can set.
enum AppearanceClasses {
  struct Kind: Sendable {
    var word: String
    var viewClass: ViewClass
    var type: MappingType<AppearanceDraft>
    var doc: String

    /// The key of a rule that names the class.
    var key: Key<AppearanceDraft> {
      let (viewClass, type) = (viewClass, type)
      return Key(word, .mapping(type.name), doc) { decoder, node, draft in
        draft.viewClass = viewClass
        draft.place = decoder.source.range(decoder.key(before: node))
        decoder.reading(in: viewClass.textColorPlace) { _ = decoder.decode(type, node, into: &draft) }
      } write: { draft, _, writer in
        draft.viewClass == viewClass ? type.write(draft, writer) : nil
      }
    }
  }

  /// The containers that have ids.
  static let named = ["section", "cell"]

  static let containers = ViewContainer.Kind.allCases.map(\.rawValue) + ["headerFooter"]

  /// The container for a word without an id.
  static func container(_ word: String) -> AppearanceContainer? {
    switch word {
    case "headerFooter": .headerFooter
    case "view": .view
    default: ViewContainer.Kind(rawValue: word).map { .kind($0) }
    }
  }

  static let kinds: [Kind] =
    [
      kind(.label, "labels, including those of cells and titles, but not the text in controls", look + listed),
      kind(
        .accessory,
        "disclosure indicators and chevrons; because UIKit's indicators cannot be recoloured, they are then drawn as chevrons",
        colors(of: Chevron.self)),
      kind(.chevron, "chevrons, at the end of rows and among views", colors(of: Chevron.self) + listed),
      kind(.image, "images among views; those of a cell style have no appearance properties", listed),
      kind(.stack, "stacks: those of rows and headers, among views and in other stacks", listed),
      kind(.view, "all views with a frame, in a stack or at the end of a row, of any kind", listed),
    ]
    + Control.types.filter { $0.viewClass == .control($0.traits.name) }.map { control($0) } + [
      kind(.cell, "cells", [cellBackground]),
      kind(.headerFooter, "headers and footers of sections", HeaderFooter.slots.map { key($0) }),
      kind(.table, "the table itself", Table.slots.map { key($0) }.sorted { $0.name < $1.name }),
    ]

  static let types = kinds.map(\.type) + [.textAppearance]

  private static func kind(_ viewClass: ViewClass, _ doc: String, _ keys: [Key<AppearanceDraft>]) -> Kind {
    Kind(word: viewClass.word, viewClass: viewClass, type: type(viewClass, keys), doc: doc)
  }

  private static func control<Content: ControlContent>(_ type: Content.Type) -> Kind {
    let texts = Content.texts.filter(\.takesRules).compactMap(\.key).map { text($0, "the appearance of the \($0)") }
    return kind(Content.viewClass, Content.traits.plural, colors(of: Content.self) + texts + listed)
  }

  private static func type(
    _ viewClass: ViewClass, _ keys: [Key<AppearanceDraft>]
  ) -> MappingType<AppearanceDraft> {
    let noun = viewClass.word.withArticle
    return MappingType(
      "\(viewClass.word)Appearance", noun: "the appearance of \(noun)",
      summary: "The properties that an appearance rule sets for \(noun).", AppearanceDraft(), keys: keys,
      rules: [.count(keys.map(\.name), 1...64)])
  }

  // MARK: Properties

  static let look: [Key<AppearanceDraft>] = MappingType<Text>.look.compactMap { key in
    guard let property = AppearanceProperty(rawValue: key.name) else { return nil }
    return set(property, key.schema, key.doc) { decoder, node in
      var text = Text("")
      key.read(decoder, node, &text)
      return text[property]
    }
  }

  /// The properties of every view in a list of views.
  private static let listed = View.slots.map { key($0, color: .viewColor) }

  private static func colors<Content: ControlContent>(of type: Content.Type) -> [Key<AppearanceDraft>] {
    Content.colors.map { set($0.property, Shape<Color>.viewColor, $0.doc) { .color($0) } }
  }

  private static func key<Owner>(_ slot: LookSlot<Owner>, color: Shape<Color> = .color) -> Key<AppearanceDraft> {
    switch slot.form {
    case .color: set(slot.property, color, slot.doc) { .color($0) }
    case .fill: set(slot.property, Shape<ShapedFill>.fill, slot.doc) { .fill($0) }
    case .length: set(slot.property, Shape<Double>.length, slot.doc) { .number($0) }
    case .share: set(slot.property, Shape<Double>.share, slot.doc) { .number($0) }
    case .font, .alignment, .shadow: preconditionFailure("text has its own keys")
    }
  }

  private static let cellBackground = Key<AppearanceDraft>(
    "background", Shape<Background>.background.schema, "the background, and the background while the row is selected"
  ) { decoder, node, draft in
    guard let value = Shape<Background>.background.read(decoder, node) else { return }
    if let fill = value.normal { draft.settings.append(decoder.setting(.background, .fill(fill), node)) }
    if let fill = value.selected { draft.settings.append(decoder.setting(.selectedBackground, .fill(fill), node)) }
  } write: { draft, _, writer in
    let background = Background(normal: draft.fill(of: .background), selected: draft.fill(of: .selectedBackground))
    return Shape<Background>.background.write(background, writer)
  }

  private static func text(_ name: String, _ doc: String) -> Key<AppearanceDraft> {
    Key(name, .mapping("textAppearance"), doc) { decoder, node, draft in
      decoder.decode(.textAppearance, node, into: &draft)
    } write: { draft, _, writer in
      let isDeclared = look.contains { $0.write(draft, nil, writer) != nil }
      return isDeclared ? MappingType<AppearanceDraft>.textAppearance.write(draft, writer) : nil
    }
  }

  private static func set<Value>(
    _ property: AppearanceProperty, _ shape: Shape<Value>, _ doc: String,
    _ value: @escaping @Sendable (Value) -> AppearanceValue
  ) -> Key<AppearanceDraft> {
    set(property, shape.schema, doc) { shape.read($0, $1).map(value) }
  }

  private static func set(
    _ property: AppearanceProperty, _ schema: @escaping @autoclosure @Sendable () -> Schema, _ doc: String,
    read: @escaping @Sendable (SpecDecoder, NodeID) -> AppearanceValue?
  ) -> Key<AppearanceDraft> {
    Key(property.rawValue, schema(), doc) { decoder, node, draft in
      guard let value = read(decoder, node) else { return }
      draft.settings.append(decoder.setting(property, value, node))
    } write: { draft, _, writer in
      draft.value(of: property)?.written(writer)
    }
  }
}

extension AppearanceDraft {
  /// The value that the rule sets for a property; nil if none.
  fileprivate func value(of property: AppearanceProperty) -> AppearanceValue? {
    settings.first { $0.property == property }?.value
  }

  fileprivate func fill(of property: AppearanceProperty) -> ShapedFill? {
    if case .fill(let fill)? = value(of: property) { fill } else { nil }
  }
}

extension AppearanceValue {
  fileprivate func written(_ writer: SpecWriter) -> SpecValue {
    switch self {
    case .color(let value): Shape.color.write(value, writer)
    case .font(let value): Shape.font.write(value, writer)
    case .alignment(let value): .text(value.rawValue)
    case .shadow(let value): MappingType<Shadow>.shadow.write(value, writer)
    case .fill(let value): Shape.fill.write(value, writer)
    case .number(let value): .number(value)
    }
  }
}

extension MappingType where Owner == AppearanceDraft {
  static let textAppearance = MappingType(
    "textAppearance", noun: "the appearance of text",
    summary: "The properties that an appearance rule sets for the text of a control.", AppearanceDraft(),
    keys: AppearanceClasses.look,
    rules: [.count(AppearanceClasses.look.map(\.name), 1...64)])
}

extension SpecDecoder {
  fileprivate func setting(
    _ property: AppearanceProperty, _ value: AppearanceValue, _ node: NodeID
  ) -> AppearanceRule.Setting {
    AppearanceRule.Setting(property, value, location: source.location(key(before: node)))
  }
}

extension ViewClass {
  /// Whether a rule can give such views the colour of their row's text.
  fileprivate var textColorPlace: TextColorPlace {
    switch self {
    case .label: .text
    case .cell, .headerFooter, .table: .outside
    case .view, .image, .stack, .accessory, .chevron, .control: .view
    }
  }
}
