import TableIR

extension MappingType where Owner == Row {
  static let row = MappingType(
    "row", noun: "a row", shorthand: "text",
    summary: "A row of a section: one `UITableViewCell`. A row with only text can be written as the text.",
    Row(id: ""),
    keys: [id] + looks + [when, variants, use] + origin,
    rules: lookRules + [.count(["repeat", "each"], 0...1), .alone("include")])

  static let template = MappingType(
    "template", noun: "a template",
    summary:
      "The values that rows with `use` start from. It has the keys of a row, except those that determine which rows there are.",
    Row(id: ""),
    keys: looks + [when, use], rules: lookRules)

  /// The keys that rows, templates and variants share.
  static let looks = content + geometry

  /// One background, and either the contents of the cell's style or custom contents.
  static let lookRules: [KeyRule] =
    [
      .count(
        ["background", "backgrounds"], 0...1,
        help: "write the background under its positions: top, middle, bottom, single")
    ]
    + ["text", "detailText", "image"].map {
      .count([$0, "stack"], 0...1, help: "add it to the views of the stack")
    } + [
      .count(["style", "content"], 0...1, help: "a content configuration replaces a cell style"),
      .count(["content", "stack"], 0...1, help: "remove 'content': a stack replaces it"),
    ]

  private static let id = Key<Row>(
    "id", .naming(.declaration(.row), .name(pattern: "^[^/]+$")), default: "section/index",
    "a name, unique in the table, that identifies the row when versions are compared"
  ) { decoder, node, row in
    decoder.readID(node, into: &row.id)
  } write: { row, _, _ in
    row.id.isEmpty ? nil : .text(row.id)
  }.written(.early)

  private static let content: [Key<Row>] = [
    // Each replaces the other, which a template may have set.
    Key("style", .word, default: "default", "the cell style", get: { $0.configuration == nil ? $0.style : nil }) {
      ($0.style, $0.configuration) = ($1, nil)
    },
    Key(
      "content", .word, default: "the style's, or the list's",
      "the content configuration that shows `text`, `detailText` and `image` (`UIListContentConfiguration`)",
      get: { $0.configuration }
    ) { ($0.style, $0.configuration) = (.default, $1) }.available(.contentConfigurations),
    Key("class", .className, "the custom class of the cell, which `appearance` rules can name", \.className),
    .text("text", "the text of textLabel", \.text).reading(in: .text),
    .text("detailText", canLackWords: true, "the text of detailTextLabel", \.detailText),
    Key(
      "image", .image, "the image of imageView; an image taller than a row with a set height is scaled to fit",
      \.image),
    Key(
      "highlightedImage", .image, default: "`image`",
      "the image of imageView while the row is selected or highlighted, in the frame of `image`", \.highlightedImage),
    .accessories,
    Key(
      "editingAccessory", .accessory, default: "none",
      "the view at the trailing edge while the table is being edited, before the reorder control",
      \.editingAccessory
    ).available(.of("accessories for editing", table: 6, list: 14, swiftui: nil)),
    Key(
      "editing", .editing, default: "the row cannot be edited", "what the row shows while the table is being edited",
      \.editing),
    Key(
      "swipeActions", over: .swipeActions, default: "the section's",
      "the buttons at the edges when the row is swiped open (`--state swiped=ID`)", \.swipeActions
    ).reading(in: .row).written(.late).available(.swipeActions),
    .views(
      """
      subviews of the contentView, or changes of the template's views by their ids: `views: {title: Mine, photo: {alpha: 0.5}}`
      """, \.views
    ).written(.late),
    Key(
      "constraints", .constraints, default: "[]",
      """
      constraints between the subviews, at any depth, and the contentView; those of a template are kept, except one with the same name
      """,
      get: { $0.constraints.isEmpty ? nil : $0.constraints }
    ) { $0.constraints = $0.constraints.adding($1) }.written(.late),
    Key(
      "designSize", .size, default: "[320, 44], as a new cell's",
      """
      [width, height] in points of the contentView for which the frames of its views were designed; views with `autoresizing` are resized \
      from there
      """, \.designSize),
    Key(
      "stack", .stack,
      """
      a stack that fills the contentView up to its margins, instead of `text`, `detailText` and `image`; a row with automatic height \
      fits it
      """, \.stack
    ).written(.late).available(.stacks),
    Key(
      "discloses", .boolean, default: "false",
      """
      whether selecting the row shows another screen: where that is pushed, the row has a `disclosureIndicator`, or its own \
      accessory; in an expanded split view, which shows it beside the table, the row has no indicator and stays `selected`
      """, \.discloses),
    Key(
      "userInteractionEnabled", .boolean, default: "true",
      "whether the row receives taps; if not, its labels are dimmed", \.isUserInteractionEnabled),
    Key("selected", .boolean, default: "false", "whether the row is shown selected", \.isSelected),
    Key(
      "selectionStyle", .word, default: "default",
      "how the row shows that it is selected or highlighted: `none` for not at all; `blue` and `gray` differ up to iOS 6",
      \.selectionStyle
    ).available(.of("selection styles", table: 6, list: 14, swiftui: 13...15)),
    .accessibility(\.accessibility),
  ]

  private static let geometry: [Key<Row>] = [
    Key("height", .rowHeight, default: "the section's", "the height in points, or `automatic`", \.height),
    Key(
      "indentationLevel", .integer(0...100), default: "0", "how many steps the content is indented",
      \.indentationLevel),
    Key("indentationWidth", .length, default: "10", "the width of a step, in points", \.indentationWidth),
    Key(
      "layoutMargins", .layoutMargins, default: "the table's at the sides, UIKit's above and below",
      "the margins of the cell, which its contentView has too: \(LayoutMargins.howWritten)", \.layoutMargins
    ).available(.layoutMarginsOfTables),
    Key(
      "background", .background, default: "the section's", "the background, whatever the row's position in its section",
      get: { $0.backgrounds?.everywhere }
    ) { $0.backgrounds = PositionBackgrounds(everywhere: $1) }.reading(in: .row),
    .backgrounds(default: "the section's", "backgrounds by position", \.backgrounds) { $0.everywhere != nil }
      .reading(in: .row),
    Key("separatorStyle", .separator, default: "the section's", "the line below the row", \.separator)
      .available(.separatorsOfRows),
  ]

  private static let when = Key<Row>("when", .conditions, default: "everywhere", "where the row is shown", \.conditions)

  /// Read after the other keys of the row, by `ConditionKeys`.
  private static let variants = Key<Row>(
    "variants", .list(.mapping("variant"), count: nil),
    "replacement values for some environments: the first variant whose `when` matches applies",
    write: { row, _, writer in
      let base = RowVariant(conditions: [], row: row)
      return row.variants.isEmpty
        ? nil : .list(row.variants.map { MappingType<RowVariant>.variant.write($0, over: base, writer) })
    }
  ).written(.late)

  /// Read before the row, by `TemplateDecoding`.
  private static let use = Key<Row>(
    "use", .naming(.use(.template), .name(pattern: nil)),
    "the template that the row starts from; the row's own keys override it"
  ).written(.early)

  /// The keys that determine which rows there are. They are read before the row, by `RowDecoding`.
  private static let origin: [Key<Row>] = [
    Key(
      "repeat", .count, "the number of copies of the row, with `{index}` from 0 and `{number}` from 1"
    ).written(.first),
    Key(
      "each", .list(.either([.text, .dictionary(.text)]), count: nil),
      "write the row once for each element, with `{item}`, or `{item.key}` if the elements are mappings"
    ).written(.first),
    Key(
      "include", .naming(.use(.part(.rows)), .name(pattern: nil)),
      "a file with a list of rows to insert here; the only key of its entry"),
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
