import TableDiagnostics
import TableIR
import YAMLSyntax

extension Shape where Value == Accessory {
  /// A standard accessory by its name, or a mapping for one of the spec's own.
  static let accessory = Shape(
    .either([.choice(AccessoryWords.names.names), .mapping("accessory")]), noun: "an accessory"
  ) { decoder, node in
    guard decoder.isMapping(node) else {
      if decoder.reportBareKind(node) { return nil }
      return decoder.readWord(node, from: AccessoryWords.names, or: "a mapping").map { AccessoryWords.standard[$0] }
    }
    var draft = AccessoryDraft()
    decoder.decode(.accessory, node, into: &draft)
    return draft.whole
  }
}

/// An accessory while it is read: what it is, and what keys beside that say.
struct AccessoryDraft {
  var accessory: Accessory?
  var highlightedImage: Image?
  var isActive: Bool?
  var isEnabled = true

  fileprivate var whole: Accessory? {
    guard let accessory else { return nil }
    switch accessory {
    case .image(let image, _, _): return .image(image, highlighted: highlightedImage, isActive: isActive ?? false)
    case .control(let control): return .control(Control(control.kind, isEnabled: isEnabled, isActive: isActive))
    case .view(var view):
      view.isActive = isActive ?? false
      return .view(view)
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: return accessory
    }
  }
}

enum AccessoryWords {
  /// The accessories that a word is enough for, in the order of `names`.
  static let standard: [Accessory] = [
    .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark,
    .chevron(),
  ]
  static let names = KeyNames(standard.map(\.kind))

  /// What may follow the name of an accessory of the spec's own.
  static let examples = ControlWords.inAccessories.reduce(into: ["image": "file.png", "view": "{size: [20, 20]}"]) {
    if !names.names.contains($1.name) { $0[$1.name] = $1.example }
  }
}

extension MappingType where Owner == AccessoryDraft {
  static let accessory = MappingType(
    "accessory", noun: "an accessory",
    summary: "An accessory of the spec's own. Exactly one of the keys that say what it is.",
    keys: kinds + states,
    rules: [
      .count(kinds.map(\.name), 1...1),
      .only(["highlightedImage"], with: ["image"], help: "only an image has another for selected rows"),
      .only(
        ["enabled"], with: ControlWords.enabling(ControlWords.inAccessories),
        help: "only controls, labels and chevrons can be disabled"),
    ])

  private static let kinds: [Key<AccessoryDraft>] = {
    var kinds = ControlWords.inAccessories.map { kind in
      one(kind.name, kind.shape.map { Accessory.control(Control($0)) }, kind.doc)
    }
    kinds.insert(one("image", Shape<Image>.image.map { Accessory.image($0) }, "an image"), at: 1)
    return kinds + [one("view", .plainView, "a plain view of a size")]
  }()

  private static let states: [Key<AccessoryDraft>] = [
    Key("highlightedImage", .image, "of an image: the one that is shown while the row is selected") {
      $0.highlightedImage = $1
    },
    Key(
      "enabled", .boolean, default: "true",
      "of a control, a label or a chevron: without it, it is drawn as UIKit draws what is disabled"
    ) {
      $0.isEnabled = $1
    },
    Key("active", .boolean, default: "true for controls", "whether it takes taps of its own, apart from the row's") {
      $0.isActive = $1
    },
  ]

  private static func one(_ name: String, _ shape: Shape<Accessory>, _ doc: String) -> Key<AccessoryDraft> {
    Key(name, shape, doc) { $0.accessory = $1 }
  }
}

extension SpecDecoder {
  /// Reports the name of a control that stands alone, where a mapping must say more: `accessory: switch`.
  fileprivate func reportBareKind(_ node: NodeID) -> Bool {
    guard isScalar(node), let example = AccessoryWords.examples[tree.string(node)] else { return false }
    let word = tree.string(node)
    report(
      .badValue, "'\(word)' alone is no value of \(subjectText)", at: node, help: "write {\(word): \(example)}",
      fixIts: replacing(node, with: "{\(word): \(example)}"))
    return true
  }
}

extension Shape where Value == Accessory {
  fileprivate static let plainView = mapping(
    .plainView, name: "plainView", noun: "a view", { PlainView(size: Size(width: 0, height: 0)) }
  ) { _, _, view in Accessory.view(view) }
}

extension MappingType where Owner == PlainView {
  static let plainView = MappingType(
    "plainView", noun: "a view", summary: "A plain view of a size.",
    keys: [
      Key("size", .size, required: true, "[width, height] in points") { $0.size = $1 },
      Key("color", .color, default: "systemGray5", "its colour") { $0.color = $1 },
      Key("cornerRadius", .length, default: "0", "the radius of its corners, in points") { $0.cornerRadius = $1 },
    ])
}
