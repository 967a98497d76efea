import TableDiagnostics
import TableIR
import YAMLSyntax

extension MappingType where Owner == Row {
  static let row = MappingType(
    "row", noun: "a row",
    summary: "A row of a section: one `UITableViewCell`. A row that is only its text can be written as the text.",
    keys: content + geometry + reuse)

  private static let content: [Key<Row>] = [
    Key("id", .text, default: "section/index", "a name that is unique in the table, by which versions are compared") {
      decoder, node, row in decoder.readID(node, into: &row.id)
    },
    Key("style", .word, default: "default", "the cell style") { $0.style = $1 },
    Key("text", Shape<Text>.styledText.schema, "the text of textLabel") { decoder, node, row in
      decoder.readText(node, into: &row.text)
    },
    Key("detailText", Shape<Text>.styledText.schema, "the text of detailTextLabel") { decoder, node, row in
      decoder.readText(node, into: &row.detailText)
    },
    Key("image", .image, "the image of imageView") { $0.image = $1 },
    Key("accessory", .accessory, default: "none", "what stands at the trailing edge") { $0.accessory = $1 },
    Key("views", Shape<[View]>.list(of: .view), "subviews of the contentView") { $0.views = $1 },
    Key("selected", .boolean, default: "false", "whether the row is shown selected") { $0.isSelected = $1 },
  ]

  private static let geometry: [Key<Row>] = [
    Key("height", .rowHeight, default: "the section's", "the height in points, or `automatic`") { $0.height = $1 },
    Key("indentationLevel", .integer(0...100), default: "0", "how many steps the content is indented") {
      $0.indentationLevel = $1
    },
    Key("indentationWidth", .length, default: "10", "the width of a step, in points") { $0.indentationWidth = $1 },
    Key("background", .background, default: "the section's", "the background, wherever the row stands") {
      $0.backgrounds = PositionBackgrounds(everywhere: $1)
    },
    Key("backgrounds", .mapping("backgrounds"), default: "the section's", "backgrounds by position") {
      decoder, node, row in
      var backgrounds = row.backgrounds ?? PositionBackgrounds()
      decoder.readBackgrounds(node, into: &backgrounds)
      row.backgrounds = backgrounds
    },
    Key("separatorStyle", .separator, default: "the section's", "the line below the row") { $0.separator = $1 },
  ]

  /// Keys that say where rows come from. They are read before the row is, by `RowDecoding`.
  private static let reuse: [Key<Row>] = [
    Key("use", .text, "the template that the row starts from; keys written beside it win") { _, _, _ in },
    Key(
      "repeat", .integer(0...RepeatBounds.most),
      "write the row so many times, with `{index}` from 0 and `{number}` from 1"
    ) {
      _, _, _ in
    },
    Key(
      "each", .list(.either([.text, .dictionary(.text)]), count: nil),
      "write the row once for each element, with `{item}`, or `{item.key}` where elements are mappings"
    ) { _, _, _ in },
    Key("include", .text, "a file with a list of rows to put here; the only key of its entry") { _, _, _ in },
  ]
}

enum RepeatBounds {
  /// The most rows that one `repeat` may write; `--max-rows` moves what is really allowed.
  static let most = 10_000_000
}

extension Shape where Value == RowHeight {
  static let rowHeight = Shape(
    .either([.number(0...SpecBounds.longest), .choice(["automatic"])]), noun: "a row height"
  ) {
    decoder, node in
    if decoder.plainWord(node) == "automatic" { return .automatic }
    return decoder.readNumber(node, in: 0...SpecBounds.longest).map(RowHeight.points)
  }
}

extension SpecDecoder {
  /// Reads an id: any text without a slash, which parts the ids that are made.
  func readID(_ node: NodeID, into id: inout String) {
    guard let text = readText(node) else { return }
    guard !text.isEmpty, !text.contains("/") else {
      report(
        .badValue, text.isEmpty ? "an id cannot be empty" : "an id cannot contain a slash", at: node,
        help: "use letters, digits and hyphens")
      return
    }
    id = text
  }
}
