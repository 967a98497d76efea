import TableDiagnostics
import TableIR
import YAMLSyntax

extension MappingType where Owner == Row {
  static let row = MappingType(
    "row", noun: "a row", shorthand: "text",
    summary: "A row of a section: one `UITableViewCell`. A row that is only its text can be written as the text.",
    keys: [id] + looks + [when, variants, use] + origin,
    rules: [backgroundRule] + contentRules + [.count(["repeat", "each"], 0...1), .alone("include")])

  static let template = MappingType(
    "template", noun: "a template",
    summary: "What rows that `use` it start from. It has a row's keys, but for those that say which rows there are.",
    keys: looks + [when, use], rules: [backgroundRule] + contentRules)

  /// What a row is, wherever it comes from.
  static let looks = content + geometry

  private static let backgroundRule = KeyRule.count(
    ["background", "backgrounds"], 0...1, help: "write the background under its positions: top, middle, bottom, single")

  /// A cell has contents of its style's or of its own.
  static let contentRules = ["text", "detailText", "image"].map {
    KeyRule.count([$0, "stack"], 0...1, help: "put it among the stack's views")
  }

  private static let id = Key<Row>(
    "id", .name(pattern: "^[^/]+$"), default: "section/index",
    "a name that is unique in the table, by which versions are compared"
  ) { decoder, node, row in decoder.readID(node, into: &row.id) }

  private static let content: [Key<Row>] = [
    Key("style", .word, default: "default", "the cell style") { $0.style = $1 },
    Key("class", .className, "the team's own class of the cell, by which rules of `appearance` name it") {
      $0.className = $1
    },
    Key("text", Shape<Text>.styledText.schema, "the text of textLabel") { decoder, node, row in
      decoder.readText(node, into: &row.text)
    },
    Key("detailText", Shape<Text>.styledText.schema, "the text of detailTextLabel") { decoder, node, row in
      decoder.readText(node, into: &row.detailText)
    },
    Key("image", .image, "the image of imageView") { $0.image = $1 },
    Key(
      "highlightedImage", .image, default: "`image`",
      "what imageView shows while the row is selected or highlighted, in the frame of `image`"
    ) { $0.highlightedImage = $1 },
    Key("accessory", .accessory, default: "none", "what stands at the trailing edge") { $0.accessory = $1 },
    Key(
      "editingAccessory", .accessory, default: "none",
      "what stands at the trailing edge while the row is edited, before the control for moving it"
    ) { $0.editingAccessory = $1 },
    Key("editing", .editing, default: "the row cannot be edited", "what the row shows while the table is edited") {
      $0.editing = $1
    },
    Key("views", Shape<[View]>.list(of: .view), "subviews of the contentView") { $0.views = $1 },
    Key(
      "designSize", .designSize, default: "[320, 44], as a new cell's",
      """
      [width, height] in points that the contentView had when its views got their frames; those with `autoresizing` follow from there
      """
    ) { $0.designSize = $1 },
    Key(
      "stack", Shape<Stack>.stack,
      """
      what fills the contentView up to its margins, instead of `text`, `detailText` and `image`; an automatic row is as high as it \
      asks for
      """
    ) { $0.stack = $1 },
    Key(
      "discloses", .boolean, default: "false",
      """
      whether selecting the row shows something more: a `disclosureIndicator` is there where that is pushed, or the row's own \
      accessory; beside it, in an expanded split view, there is no indicator and the row stays `selected`
      """
    ) { decoder, node, row in
      guard let discloses = Shape<Bool>.boolean.read(decoder, node) else { return }
      row.discloses = discloses
      decoder.isAdaptive = true
    },
    Key(
      "userInteractionEnabled", .boolean, default: "true",
      "without it nothing in the row takes taps, and its labels are dimmed"
    ) { $0.isUserInteractionEnabled = $1 },
    Key("selected", .boolean, default: "false", "whether the row is shown selected") { $0.isSelected = $1 },
    Key(
      "selectionStyle", .word, default: "default",
      "what shows that the row is selected or highlighted: `none` for nothing; `blue` and `gray` differ up to iOS 6"
    ) { $0.selectionStyle = $1 },
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

  private static let when = Key<Row>("when", .conditions, default: "everywhere", "where the row is") {
    $0.conditions = $1
  }

  /// Read after all else of the row, by `ConditionKeys`.
  private static let variants = Key<Row>(
    "variants", .list(.mapping("variant"), count: nil),
    "what the row is instead in some environments: the first whose `when` holds"
  ) { _, _, _ in }

  /// Read before the row is, by `TemplateDecoding`.
  private static let use = Key<Row>(
    "use", .name(pattern: nil), "the template that the row starts from; keys written beside it win"
  ) { _, _, _ in }

  /// Keys that say where rows come from. They are read before the row is, by `RowDecoding`.
  private static let origin: [Key<Row>] = [
    Key(
      "repeat", .count,
      "write the row so many times, with `{index}` from 0 and `{number}` from 1"
    ) {
      _, _, _ in
    },
    Key(
      "each", .list(.either([.text, .dictionary(.text)]), count: nil),
      "write the row once for each element, with `{item}`, or `{item.key}` where elements are mappings"
    ) { _, _, _ in },
    Key("include", .name(pattern: nil), "a file with a list of rows to put here; the only key of its entry") {
      _, _, _ in
    },
  ]
}

extension Shape where Value == RowHeight {
  static let rowHeight = Shape(
    .either([.number(0...SpecBounds.longest), .choice(["automatic"])]), noun: "a row height"
  ) {
    decoder, node in
    if decoder.isWord(node, "automatic") { return .automatic }
    return decoder.readNumber(node, in: 0...SpecBounds.longest, or: "automatic").map(RowHeight.points)
  }
}
