import TableDiagnostics
import TableIR
import YAMLSyntax

extension Shape where Value == SectionIndex {
  /// The titles alone, or a mapping.
  static let sectionIndex = Shape(.either([titles.schema, .mapping("sectionIndex")]), noun: "a section index") {
    decoder, node in
    guard decoder.isMapping(node) else { return titles.read(decoder, node).map { SectionIndex(titles: $0) } }
    var index = SectionIndex(titles: [])
    guard decoder.decode(.sectionIndex, node, into: &index), !index.titles.isEmpty else { return nil }
    return index
  }

  /// More than any alphabet has, and no bound to what a screen has room for.
  fileprivate static let titles = Shape<[String]>.list(of: .text, count: 1...1_000)
}

extension MappingType where Owner == SectionIndex {
  static let sectionIndex = MappingType(
    "sectionIndex", noun: "a section index", summary: "The index of a plain table. The titles can be written alone.",
    keys: [
      Key(
        "titles", Shape.titles, required: true,
        "the titles, from top to bottom (`sectionIndexTitles`); `\"{search}\"` is a magnifying glass"
      ) { $0.titles = $1 },
      Key("color", .color, default: "the table's `tintColor`", "the colour of the titles (`sectionIndexColor`)") {
        $0.color = $1
      },
      Key("backgroundColor", .color, default: "clear", "what is behind them (`sectionIndexBackgroundColor`)") {
        $0.background = $1
      },
      Key(
        "trackingBackgroundColor", .color, default: "`backgroundColor`",
        "the same while a finger is on them (`sectionIndexTrackingBackgroundColor`): no picture shows that"
      ) { $0.trackingBackground = $1 },
    ])
}

extension SpecDecoder {
  /// Reports an index of a table that is not plain: UIKit's documentation has it in plain tables only.
  func checkSectionIndex(of table: Table, at node: NodeID) {
    guard table.sectionIndex != nil, table.style != .plain, let index = value(of: "sectionIndex", in: node) else {
      return
    }
    report(
      .badValue, "a table with a section index must be plain", at: index,
      help: "leave 'style: \(table.style.rawValue)' out, or the index")
  }
}

extension Shape where Value == Double? {
  static let sectionHeaderTopPadding = Shape(
    .either([.number(0...SpecBounds.longest), .choice(["automatic"])]), noun: "a padding"
  ) { decoder, node in
    if decoder.isWord(node, "automatic") { return .some(nil) }
    return decoder.readNumber(node, in: 0...SpecBounds.longest, or: "automatic").map(Optional.some)
  }
}
