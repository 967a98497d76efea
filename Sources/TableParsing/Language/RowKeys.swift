import TableIR

extension MappingType where Owner == Row {
  static let row = MappingType(
    "row", noun: "a row", shorthand: "text",
    summary: "A row of a section: one `UITableViewCell`. A row that is only its text can be written as the text.",
    Row(id: ""),
    keys: [id] + looks + [when, variants, use] + origin,
    rules: [backgroundRule] + contentRules + [.count(["repeat", "each"], 0...1), .alone("include")])

  static let template = MappingType(
    "template", noun: "a template",
    summary: "What rows that `use` it start from. It has a row's keys, but for those that say which rows there are.",
    Row(id: ""),
    keys: looks + [when, use], rules: [backgroundRule] + contentRules)

  /// What a row is, wherever it comes from.
  static let looks = content + geometry

  private static let backgroundRule = KeyRule.count(
    ["background", "backgrounds"], 0...1, help: "write the background under its positions: top, middle, bottom, single")

  /// A cell has contents of its style's or of its own.
  static let contentRules =
    ["text", "detailText", "image"].map {
      KeyRule.count([$0, "stack"], 0...1, help: "put it among the stack's views")
    } + [
      .count(["style", "content"], 0...1, help: "a content configuration takes the place of a cell style"),
      .count(["content", "stack"], 0...1, help: "leave 'content' out: a stack has contents of its own"),
    ]

  private static let id = Key<Row>(
    "id", .name(pattern: "^[^/]+$"), default: "section/index",
    "a name that is unique in the table, by which versions are compared"
  ) { decoder, node, row in
    decoder.readID(node, into: &row.id)
  } write: { row, _, _ in
    row.id.isEmpty ? nil : .text(row.id)
  }

  private static let content: [Key<Row>] = [
    // Each takes the place of the other, which a template may have said.
    Key("style", .word, default: "default", "the cell style", get: { $0.configuration == nil ? $0.style : nil }) {
      ($0.style, $0.configuration) = ($1, nil)
    },
    Key(
      "content", .word, default: "the style's, or the list's",
      "the content configuration that shows `text`, `detailText` and `image` from iOS 14 on (`UIListContentConfiguration`)",
      get: { $0.configuration }
    ) { ($0.style, $0.configuration) = (.default, $1) },
    Key("class", .className, "the team's own class of the cell, by which rules of `appearance` name it", \.className),
    .text("text", "the text of textLabel", \.text).reading(in: .text),
    .text("detailText", "the text of detailTextLabel", \.detailText),
    Key(
      "image", .image, "the image of imageView; one that is higher than a row of a given height is scaled to it",
      \.image),
    Key(
      "highlightedImage", .image, default: "`image`",
      "what imageView shows while the row is selected or highlighted, in the frame of `image`", \.highlightedImage),
    Key("accessory", .accessory, default: "none", "what stands at the trailing edge", \.accessory),
    Key(
      "editingAccessory", .accessory, default: "none",
      "what stands at the trailing edge while the row is edited, before the control for moving it",
      \.editingAccessory),
    Key(
      "editing", .editing, default: "the row cannot be edited", "what the row shows while the table is edited",
      \.editing),
    Key(
      "swipeActions", over: .swipeActions, default: "the section's",
      "the buttons at its edges when it is swiped open (`--state swiped=ID`)", \.swipeActions
    ).reading(in: .row),
    .views(
      """
      subviews of the contentView, or changes of the template's views by their ids: `views: {title: Mine, photo: {alpha: 0.5}}`
      """, \.views),
    Key(
      "constraints", .constraints, default: "[]",
      """
      between the subviews, all that is in them, and the contentView; those of a template stay, but for one of the same name
      """,
      get: { $0.constraints.isEmpty ? nil : $0.constraints }
    ) { $0.constraints = $0.constraints.adding($1) },
    Key(
      "designSize", .size, default: "[320, 44], as a new cell's",
      """
      [width, height] in points that the contentView had when its views got their frames; those with `autoresizing` follow from there
      """, \.designSize),
    Key(
      "stack", .stack,
      """
      what fills the contentView up to its margins, instead of `text`, `detailText` and `image`; an automatic row is as high as it \
      asks for
      """, \.stack),
    Key(
      "discloses", .boolean, default: "false",
      """
      whether selecting the row shows something more: a `disclosureIndicator` is there where that is pushed, or the row's own \
      accessory; beside it, in an expanded split view, there is no indicator and the row stays `selected`
      """, \.discloses),
    Key(
      "userInteractionEnabled", .boolean, default: "true",
      "without it nothing in the row takes taps, and its labels are dimmed", \.isUserInteractionEnabled),
    Key("selected", .boolean, default: "false", "whether the row is shown selected", \.isSelected),
    Key(
      "selectionStyle", .word, default: "default",
      "what shows that the row is selected or highlighted: `none` for nothing; `blue` and `gray` differ up to iOS 6",
      \.selectionStyle),
  ]

  private static let geometry: [Key<Row>] = [
    Key("height", .rowHeight, default: "the section's", "the height in points, or `automatic`", \.height),
    Key(
      "indentationLevel", .integer(0...100), default: "0", "how many steps the content is indented",
      \.indentationLevel),
    Key("indentationWidth", .length, default: "10", "the width of a step, in points", \.indentationWidth),
    Key(
      "background", .background, default: "the section's", "the background, wherever the row stands",
      get: { $0.backgrounds?.everywhere }
    ) { $0.backgrounds = PositionBackgrounds(everywhere: $1) }.reading(in: .row),
    .backgrounds(default: "the section's", "backgrounds by position", \.backgrounds) { $0.everywhere != nil }
      .reading(in: .row),
    Key("separatorStyle", .separator, default: "the section's", "the line below the row", \.separator),
  ]

  private static let when = Key<Row>("when", .conditions, default: "everywhere", "where the row is", \.conditions)

  /// Read after all else of the row, by `ConditionKeys`.
  private static let variants = Key<Row>(
    "variants", .list(.mapping("variant"), count: nil),
    "what the row is instead in some environments: the first whose `when` holds",
    write: { row, _, writer in
      let base = RowVariant(conditions: [], row: row)
      return row.variants.isEmpty
        ? nil : .list(row.variants.map { MappingType<RowVariant>.variant.write($0, over: base, writer) })
    })

  /// Read before the row is, by `TemplateDecoding`.
  private static let use = Key<Row>(
    "use", .name(pattern: nil), "the template that the row starts from; keys written beside it win")

  /// Keys that say where rows come from. They are read before the row is, by `RowDecoding`.
  private static let origin: [Key<Row>] = [
    Key("repeat", .count, "write the row so many times, with `{index}` from 0 and `{number}` from 1"),
    Key(
      "each", .list(.either([.text, .dictionary(.text)]), count: nil),
      "write the row once for each element, with `{item}`, or `{item.key}` where elements are mappings"),
    Key("include", .name(pattern: nil), "a file with a list of rows to put here; the only key of its entry"),
  ]
}

extension Shape where Value == RowHeight {
  static let rowHeight = Shape<Double?>.number(0...SpecBounds.longest, orNil: "automatic")
    .map {
      $0.map(RowHeight.points) ?? .automatic
    } back: { height in
      if case .points(let points) = height { points } else { nil }
    }
}
