import TableIR
import YAMLSyntax

extension Shape where Value == Accessory {
  /// A standard accessory by its name, or a mapping for a custom accessory.
  static let accessory = Shape(
    .either([.choice(AccessoryForms.words), .mapping("accessory")])
  ) { decoder, node in
    // Asked of every row: nothing more is looked up for a word that is valid.
    if let index = AccessoryForms.names.index(of: node, in: decoder.tree) { return AccessoryForms.alone[index] }
    guard decoder.isMapping(node) else {
      if decoder.isSequence(node) {
        decoder.reportWrongType(
          node, expected: "one of \(AccessoryForms.names.names.listed), or a mapping", help: "choose one accessory")
        return nil
      }
      if decoder.reportBareKind(node) { return nil }
      return decoder.readWord(node, from: AccessoryForms.names, or: "a mapping").map { AccessoryForms.alone[$0] }
    }
    var draft = AccessoryDraft()
    decoder.decode(.accessory, node, into: &draft)
    return draft.whole
  } write: { accessory, writer in
    AccessoryForms.alone.contains(accessory)
      ? .text(accessory.kind) : MappingType<AccessoryDraft>.accessory.write(AccessoryDraft(accessory), writer)
  }
}

extension Key<Row> {
  /// The accessory of a row, or in a list several of them, from the leading to the trailing one.
  static let accessories = Key(
    "accessory", .either([Shape<Accessory>.accessory.schema, .list(Shape<Accessory>.accessory.schema, count: 2...3)]),
    default: "none",
    "the view at the trailing edge; in a list of a collection view or of SwiftUI, also two or three from the leading to the trailing one"
  ) { decoder, node, row in
    guard decoder.isSequence(node) else {
      guard let accessory = Shape<Accessory>.accessory.read(decoder, node) else { return }
      (row.accessory, row.otherAccessories) = (accessory, [])
      return
    }
    let list = decoder.tree.resolved(node)
    if decoder.tree.count(list) == 1, let only = decoder.tree.elements(of: list).first(where: { _ in true }) {
      let text = decoder.accessoryText(only)
      return decoder.reportWrongType(
        node, expected: "one accessory", help: text.map { "write \($0), without brackets" },
        fixIts: text.map { decoder.replacing(node, with: $0, $0 == decoder.shortText(only) ? .safe : .unsafe) } ?? [])
    }
    guard decoder.host != .table else {
      let kinds = Set(decoder.tree.elements(of: list).compactMap { decoder.accessoryText($0) })
      return decoder.report(
        .badValue, "a row of a table view has one accessory, not several", at: node,
        help: kinds == ["detailButton", "disclosureIndicator"]
          ? "write 'accessory: detailDisclosureButton', which is both"
          : "choose one and put the other among the row's 'views', or write 'host: list' for a list of a collection view"
      )
    }
    guard let accessories = Shape<[Accessory]>.list(of: .accessory, count: 2...3).read(decoder, node) else { return }
    row.accessory = accessories.last ?? .none
    row.otherAccessories = accessories.dropLast().reversed()
  } write: { row, base, writer in
    func written(_ row: Row) -> SpecValue {
      let own = Shape<Accessory>.accessory.write(row.accessory, writer)
      guard !row.otherAccessories.isEmpty else { return own }
      return .list(row.otherAccessories.reversed().map { Shape<Accessory>.accessory.write($0, writer) } + [own])
    }
    let value = written(row)
    return base.map(written) == value ? nil : value
  }
}

/// An accessory during reading and writing: its kind and its other keys.
struct AccessoryDraft {
  var accessory: Accessory?
  var highlightedImage: Image?
  var isActive: Bool?
  var isEnabled = true
  var accessibility = Accessibility()

  fileprivate var whole: Accessory? {
    guard var accessory = silent else { return nil }
    if accessibility != Accessibility() { accessory.accessibility = accessibility }
    return accessory
  }

  /// Without its accessibility.
  private var silent: Accessory? {
    guard let accessory else { return nil }
    switch accessory {
    case .image(let image, _, _, _): return .image(image, highlighted: highlightedImage, isActive: isActive ?? false)
    case .control(let control): return .control(Control(control.kind, isEnabled: isEnabled, isActive: isActive))
    case .view(var view):
      view.isActive = isActive ?? false
      return .view(view)
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: return accessory
    }
  }
}

extension AccessoryDraft {
  fileprivate init(_ accessory: Accessory) {
    self.accessory = accessory
    isActive = accessory.isActive ? true : nil
    accessibility = accessory.accessibility
    if case .image(_, let highlighted, _, _) = accessory { highlightedImage = highlighted }
    guard case .control(let control) = accessory else { return }
    isEnabled = control.isEnabled
    isActive = control.isActive == control.kind.isControl ? nil : control.isActive
  }
}

enum AccessoryForms {
  /// The accessories that can be written as a word, in the order of `names`.
  static let alone: [Accessory] =
    [.none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark]
    + ControlKinds.inAccessories.compactMap { $0.alone.map { .control(Control($0)) } }
  static let names = KeyNames(alone.map(\.kind))
  static let words = Words(
    names.names,
    dates: ControlKinds.inAccessories.reduce(
      into: [Accessory.detailButton.kind: .since(7, "detail buttons without an indicator")]
    ) { $0[$1.name] = $1.availability })

  /// An example of the value for each custom accessory.
  static let examples = ControlKinds.inAccessories.reduce(into: ["image": "file.png", "view": "{size: [20, 20]}"]) {
    $0[$1.name] = $1.example
  }
}

extension MappingType where Owner == AccessoryDraft {
  static let accessory = MappingType(
    "accessory", noun: "an accessory",
    summary: "A custom accessory, with exactly one of the keys that set its kind.", AccessoryDraft(),
    keys: kinds + states,
    rules: [
      .count(kinds.map(\.name), 1...1),
      .only(["highlightedImage"], with: ["image"], help: "only an image can have a highlighted image"),
      .only(
        ["enabled"], with: ControlKinds.enabling(ControlKinds.inAccessories),
        help: "only controls, labels and chevrons can be disabled"),
    ])

  private static let kinds: [Key<AccessoryDraft>] = {
    let controls = ControlKinds.inAccessories.map { kind in
      let key = one(kind.name, kind.shape, kind.doc, { .control(Control($0)) }) {
        if case .control(let control) = $0, control.name == kind.name { control.kind } else { nil }
      }
      return kind.availability.map { key.available($0) } ?? key
    }
    let image = one("image", Shape<Image>.image, "an image", { .image($0) }) {
      if case .image(let image, _, _, _) = $0 { image } else { nil }
    }
    let view = one(
      "view", Shape<PlainView>.plainView, "a plain view of a fixed size, with or without subviews", { .view($0) }
    ) {
      if case .view(let view) = $0 { view } else { nil }
    }
    return [image] + controls + [view]
  }()

  private static let states: [Key<AccessoryDraft>] = [
    Key(
      "highlightedImage", .image, "for an image: the image shown while the row is selected", \.highlightedImage),
    Key(
      "enabled", .boolean, default: "true",
      "for a control, a label or a chevron: whether it is enabled; if not, it is drawn as UIKit draws a disabled one",
      \.isEnabled),
    Key(
      "active", .boolean, default: "true for controls", "whether it receives taps itself, instead of the row",
      \.isActive),
    .accessibility(\.accessibility),
  ]

  /// A key that sets the kind of accessory.
  private static func one<Value>(
    _ name: String, _ shape: Shape<Value>, _ doc: String,
    _ make: @escaping @Sendable (Value) -> Accessory, _ value: @escaping @Sendable (Accessory) -> Value?
  ) -> Key<AccessoryDraft> {
    Key(name, shape, doc, get: { $0.accessory.flatMap(value) }) { $0.accessory = make($1) }
  }
}

extension SpecDecoder {
  /// Reports the name of a control that is written alone but needs a mapping: `accessory: button`.
  fileprivate func reportBareKind(_ node: NodeID) -> Bool {
    guard let value = bareKind(node) else { return false }
    let isMapping = value.hasPrefix("{")
    report(
      .badValue,
      "'\(tree.string(tree.resolved(node)))'\(isMapping ? " alone" : "") is not a valid value for \(subjectText)",
      at: node,
      help: "write \(value)", fixIts: replacing(node, with: value, isMapping ? .unsafe : .safe))
    return true
  }

  /// An accessory on one line, as a mapping if it is the name of a control alone.
  func accessoryText(_ node: NodeID) -> String? { bareKind(node) ?? shortText(node) }

  /// What to write for the name of a control: `{button: Buy}`, or `switch` for `UISwitch`; nil for anything else, and for what is valid.
  private func bareKind(_ node: NodeID) -> String? {
    guard let written = tree.scalarContent(node)?.string else { return nil }
    let word = Synonyms.control(written) ?? written
    guard AccessoryForms.names.names.contains(word) else {
      return AccessoryForms.examples[word].map { "{\(word): \($0)}" }
    }
    // Who writes the name of a chevron means the indicator, which the valid words suggest.
    return word == written || word == Chevron.traits.name ? nil : word
  }
}

extension Shape where Value == PlainView {
  fileprivate static let plainView = mapping(.plainView) { decoder, node, view in
    decoder.checkConstraints(view.subviews, of: "the accessory", at: node)
    return true
  }
}

extension MappingType where Owner == PlainView {
  static let plainView = MappingType(
    "plainView", noun: "a view", summary: "A plain view of a fixed size, with what a view elsewhere has.",
    PlainView(size: LayoutSize(width: 0, height: 0)),
    keys: [
      Key("size", .size, required: true, "[width, height] in points", \.size),
      Key("class", .className, "the custom class of the view, which `appearance` rules can name", \.className)
        .written(.early),
      Key("views", Shape<[View]>.list(of: .view), default: "[]", "its subviews", \.subviews.views).written(.late),
    ] + Subviews.keys.map { $0.of(\.subviews) }
      + ViewLook.keys.map {
        $0.of(\.look, default: $0.name == "background" ? "systemGray5, or clear with subviews" : nil)
      })
}
