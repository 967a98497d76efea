import TableIR
import YAMLSyntax

extension MappingType where Owner == Table {
  static let table = MappingType(
    "table", noun: "the table", summary: "A spec: one YAML document is one table.", Table(name: ""),
    keys: basics + listsOfSwiftUI + looks + parts)

  private static let basics: [Key<Table>] = [
    Key(
      "tablespec", .constants([SpecParser.languageVersion]), "the version of this language: write `tablespec: 1`",
      read: { decoder, node, _ in decoder.checkVersion(node, of: .specs) },
      write: { _, _, _ in .number(Double(SpecParser.languageVersion)) }
    ).written(.first),
    // Always written: the output may be saved as a file with another name.
    Key("name", .text, default: "the file's name", "the table's name, in titles and output") { decoder, node, table in
      if let name = decoder.readText(node) { table.name = name }
    } write: { table, _, _ in
      .text(table.name)
    }.written(.first),
    // Read before the rows.
    Key(
      "strings", StringFiles.schema, default: "the configuration's",
      """
      the strings of the app that shows the table: a string catalog (`.xcstrings`), or `.strings` and `.stringsdict` files of its \
      languages, the first taking precedence
      """,
      write: { table, _, _ in table.strings.flatMap { $0.isOfProject ? nil : StringFiles.written($0.files) } }
    ).written(.early),
    // Read before the rows.
    Key(
      "assets", CatalogFolders.schema, default: "the configuration's",
      """
      the asset catalogs (`.xcassets`) of the app that shows the table, whose colours and images it can name, the first taking precedence
      """,
      write: { table, _, _ in table.catalogs.flatMap { $0.isOfProject ? nil : CatalogFolders.written($0.folders) } }
    ).written(.early),
    Key("style", .word, default: "plain", "the table's style", \.style),
    Key(
      "host", .word, default: "table",
      """
      the view that shows the rows: a `UITableView`; a `UICollectionView` with a list layout; a `List` or `Form` of SwiftUI
      """, \.host),
    Key(
      "metrics", .metrics, default: "the environment's",
      "the version of UIKit's geometry, such as `ios17`, or a profile file, such as `ours.yaml`", \.metrics),
    Key(
      "rowHeight", .rowHeight, default: "automatic",
      "the height of rows in points, or `automatic`; from iOS 8 to 10 rows grow only if this is set to `automatic`",
      \.rowHeight),
    Key(
      "sectionHeaderTopPadding", .number(0...SpecBounds.longest, orNil: "automatic"), default: "automatic",
      """
      the space above each section's header, in points, or `automatic` for UIKit's, which only plain tables have
      """, \.sectionHeaderTopPadding
    ).available(.of("paddings above headers", table: 15, list: 15, swiftui: 15...15)),
    Key(
      "sectionHeaderHeight", .length, default: "UIKit's",
      """
      the height of headers without a title, in points; a header with a title sizes itself, as in UIKit, but not in a plain table up to iOS 12; in \
      a plain table from iOS 13 on, one without a title is as high as one with a title if this is set, whatever it is
      """,
      \.sectionHeaderHeight
    ).available(.of("heights of all headers", table: 6, list: nil, swiftui: 13...15)),
    Key(
      "sectionFooterHeight", .length, default: "UIKit's",
      """
      the height of footers without a title, in points; a footer with a title sizes itself, as in UIKit, but not in a plain table up to iOS 12; in \
      a plain table from iOS 13 on, one without a title is as high as one with a title if this is set, whatever it is
      """,
      \.sectionFooterHeight
    ).available(.of("heights of all footers", table: 6, list: nil, swiftui: 13...15)),
  ]

  /// What SwiftUI's lists have, by its own names.
  private static let listsOfSwiftUI: [Key<Table>] = [
    Key(
      "defaultMinListRowHeight", .length, default: "the system's",
      "the minimum height of rows in points (`defaultMinListRowHeight` of the environment)", \.defaultMinListRowHeight
    ).available(.of("minimum heights of rows", table: nil, list: nil, swiftui: 13...Int.max)),
    Key(
      "listRowSpacing", .length, default: "0",
      "the space between the rows of a section in points (`listRowSpacing`), which makes each row of an inset group a card",
      \.listRowSpacing
    ).available(.of("spaces between rows", table: nil, list: nil, swiftui: 15...Int.max)),
    Key(
      "listSectionSpacing", .length, default: "the system's",
      """
      the space between sections in points (`listSectionSpacing`), half of it for a missing footer and half for a missing header; \
      `compact` is 10, as far as one list of iOS 26 was measured
      """, \.listSectionSpacing
    ).available(.of("spaces between sections", table: nil, list: nil, swiftui: 17...Int.max)),
  ]

  private static let looks: [Key<Table>] = [
    Key("separatorStyle", .separator, default: "singleLine", "the lines between rows", \.separator),
    Key("background", .fill, default: "the style's", "the background behind the rows", \.background),
    Key(
      "tintColor", .color, default: "systemBlue", "the colour of checkmarks, detail buttons and buttons", \.tintColor
    ).available(.since(7, "tint colours")),
    Key(
      "backgrounds", over: .backgrounds, default: "the style's", "backgrounds of rows by position",
      \.backgrounds),
    Key(
      "appearance", .list(.mapping("appearanceRule"), count: nil), default: "[]",
      "the appearance of views of a class, for properties that they do not set themselves (`UIAppearance`); rules of included files come first"
    ) { decoder, node, table in
      decoder.readAppearance(node, into: &table.appearance)
    } write: { table, _, writer in
      // A rule that sets nothing, such as one with an empty font, could not be read again.
      let rules = table.appearance.filter { !$0.settings.isEmpty }
      return rules.isEmpty
        ? nil
        : .list(rules.map { MappingType<AppearanceDraft>.appearanceRule.write(AppearanceDraft($0), writer) })
    },
    Key("class", .className, "the custom class of the table, which `appearance` rules can name", \.className),
  ]

  private static let includedFile = Schema.naming(.use(.part(.table)), .name(pattern: nil))

  private static let parts: [Key<Table>] = [
    Key(
      "largeTitle", .boolean, default: "false",
      "whether the navigation bar above shows a large title: the first section's header is then close below it",
      \.hasLargeTitle
    ).available(.since(11, "large titles")),
    Key(
      "chrome", .chrome, default: "none",
      "the bars around the table that pictures show: a navigation bar, a search field, a tab bar", \.chrome
    ).available(.since(7, "bars in pictures")),
    Key(
      "allowsMultipleSelectionDuringEditing", .boolean, default: "false",
      "whether rows have a selection circle while the table is being edited, all except those with `editing: none`",
      \.allowsMultipleSelectionDuringEditing),
    Key(
      "cellLayoutMarginsFollowReadableWidth", .boolean, default: "true on iOS 9 to 11, else false",
      "whether the contents of cells are limited to a readable width, centred in a wide table; not in cards. Interface Builder sets it to false",
      \.cellLayoutMarginsFollowReadableWidth
    ).available(.of("readable margins of cells", table: 9, list: nil, swiftui: 13...15)),
    Key(
      "layoutMargins", .layoutMargins, default: "UIKit's",
      """
      the margins of the table, which its cells and titles have at their sides, and by which the cards of an inset grouped table are inset: \
      \(LayoutMargins.howWritten)
      """, \.layoutMargins
    ).available(.layoutMarginsOfTables),
    Key(
      "swipeActions", over: .swipeActions, default: "none",
      "the buttons at the edges of rows that are swiped open, if neither the row nor its section sets any for that edge",
      \.swipeActions
    ).available(.swipeActions),
    Key("tableHeader", .tableHeaderFooter, "the view above the first section", \.header),
    Key("tableFooter", .tableHeaderFooter, "the view below the last section", \.footer),
    Key(
      "sectionIndex", .sectionIndex,
      "the titles at the trailing edge, for scrolling to a section; bullets replace titles without space",
      \.sectionIndex
    ).available(.of("section indexes", table: 6, list: 14, swiftui: 26...Int.max)),
    Key(
      "environments", .list(.mapping("environment"), count: nil), default: "the command line's",
      "where the table is shown: it is compiled for each of them"
    ) { decoder, node, table in
      decoder.readEnvironments(node, into: &table.environments)
    } write: { table, _, writer in
      table.environments.isEmpty
        ? nil
        : .list(
          table.environments.map { MappingType<EnvironmentDraft>.environment.write(EnvironmentDraft($0), writer) })
    },
    Key(
      "templates", .naming(.declaration(.template), .dictionary(.mapping("template"))), "templates for rows, by name"),
    Key(
      "include", .either([includedFile, .list(includedFile, count: nil)]),
      "files with table keys that this table starts from; the table's own keys override theirs, and its sections come after theirs"
    ).written(.early),
    Key(
      "sections", .list(.mapping("section"), count: nil), default: "[]", "the sections, from top to bottom",
      write: { table, _, writer in .list(table.sections.map { MappingType<Section>.section.write($0, writer) }) }),
  ]
}

extension SpecDecoder {
  /// Reads a table's keys: first its includes, then its templates, then its own keys, then the sections.
  func decodeTable(_ node: NodeID, into table: inout Table) {
    if let node = value(of: "host", in: node), let declared = TableHost(rawValue: tree.scalar(node) ?? "") {
      host = declared
    }
    if let files = value(of: "strings", in: node) {
      subject = Subject(key: "strings", owner: "the table")
      readStrings(files)
    }
    if let folders = value(of: "assets", in: node) {
      subject = Subject(key: "assets", owner: "the table")
      readCatalogs(folders)
    }
    let ownTint = value(of: "tintColor", in: node).flatMap { color in
      subject = Subject(key: "tintColor", owner: "the table")
      return Shape<Color>.color.read(self, color)
    }
    if let ownTint { tint = ownTint }
    subject = Subject(key: "include", owner: "the table")
    if let files = value(of: "include", in: node) {
      includeTables(files, into: &table)
      // What the table sets itself overrides what it includes.
      if let ownTint { tint = ownTint }
    }
    if let templates = value(of: "templates", in: node) {
      subject = Subject(key: "templates", owner: "the table")
      decodeTemplates(templates)
    }
    subject = Subject(key: "", owner: "the table")
    guard decode(.table, node, into: &table) else { return }
    checkHost(of: table, at: node)
    if let sections = value(of: "sections", in: node) {
      subject = Subject(key: "sections", owner: "the table")
      // A row with an id and its contents has rarely fewer nodes.
      rowIDs.reserve(min(tree.nodeCount / 16, options.maxRows))
      decodeSections(sections, into: &table.sections)
    }
  }

  private func includeTables(_ node: NodeID, into table: inout Table) {
    let files = isScalar(node) ? [node] : elements(node, expected: "a file or a list of files") ?? []
    let isElement = !isScalar(node)
    for file in files {
      subject = Subject(key: "include", owner: "the table", isElement: isElement)
      include(file, besides: nil, expecting: .mapping) { decoder, root in decoder.decodeTable(root, into: &table) }
    }
  }
}
