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
    var accessory: Accessory?
    decoder.decode(.accessory, node, into: &accessory)
    return accessory
  }
}

enum AccessoryWords {
  /// The accessories that a word is enough for, in the order of `names`.
  static let standard: [Accessory] = [
    .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark,
    .chevron(color: nil, highlightedColor: nil),
  ]
  static let names = KeyNames(standard.map(\.kind))
}

extension MappingType where Owner == Accessory? {
  static let accessory = MappingType(
    "accessory", noun: "an accessory", summary: "An accessory of the spec's own. Exactly one of the keys.",
    keys: kinds, rules: [.count(kinds.map(\.name), 1...1)])

  private static let kinds: [Key<Accessory?>] = [
    one("chevron", .chevron, "a disclosure indicator in colours of its own, drawn in a box of 11 × 15 points"),
    one("image", Shape<Image>.image.map(Accessory.image), "an image"),
    one("switch", Shape<Switch>.switchControl.map(Accessory.switch), "a switch"),
    one("slider", Shape<Slider>.slider.map(Accessory.slider), "a slider"),
    one("button", Shape<Button>.button.map(Accessory.button), "a button"),
    one("view", .plainView, "a plain view of a size"),
  ]

  private static func one(_ name: String, _ shape: Shape<Accessory>, _ doc: String) -> Key<Accessory?> {
    Key(name, shape, doc) { $0 = $1 }
  }
}

extension SpecDecoder {
  /// Reports the name of a control that stands alone, where a mapping must say more: `accessory: switch`.
  fileprivate func reportBareKind(_ node: NodeID) -> Bool {
    guard isScalar(node), case let word = tree.string(node), word != "chevron",
      MappingType<Accessory?>.accessory.names.names.contains(word)
    else { return false }
    let example = ["switch": "on", "slider": "0.5", "button": "Title", "image": "file.png"][word] ?? "{size: [20, 20]}"
    report(
      .badValue, "'\(word)' alone is no value of \(subjectText)", at: node, help: "write {\(word): \(example)}",
      fixIts: replacing(node, with: "{\(word): \(example)}"))
    return true
  }
}

/// The colours of a custom chevron while they are read.
struct ChevronDraft {
  var color: Color?
  var highlightedColor: Color?
}

extension MappingType where Owner == ChevronDraft {
  static let chevron = MappingType(
    "chevron", noun: "a chevron", summary: "A disclosure indicator in colours of its own.",
    keys: [
      Key("color", .color, default: "black", "its colour") { $0.color = $1 },
      Key("highlightedColor", .color, default: "white", "its colour while the row is selected") {
        $0.highlightedColor = $1
      },
    ])
}

extension Shape where Value == Accessory {
  fileprivate static let chevron = mapping(.chevron, name: "chevron", noun: "a chevron", { ChevronDraft() }) {
    _, _, draft in Accessory.chevron(color: draft.color, highlightedColor: draft.highlightedColor)
  }

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
