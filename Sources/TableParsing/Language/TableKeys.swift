import TableDiagnostics
import TableIR
import YAMLSyntax

/// A table while it is read: its sections wait until its templates are known.
struct TableDraft {
  var table: Table
  var sections: NodeID?
}

extension MappingType where Owner == TableDraft {
  static let table = MappingType(
    "table", noun: "the table", summary: "A spec: one YAML document is one table.", keys: basics + looks + parts)

  private static let basics: [Key<TableDraft>] = [
    Key("tablespec", .constants([SpecParser.languageVersion]), "the version of this language: write `tablespec: 1`") {
      decoder, node, _ in decoder.checkVersion(node, of: .specs)
    },
    Key("name", .text, default: "the file's name", "the table's name, in titles and output") { $0.table.name = $1 },
    Key("style", .word, default: "plain", "the table's style") { $0.table.style = $1 },
    Key(
      "metrics", .metrics, default: "the environment's",
      "whose geometry is meant: an era of UIKit such as `ios17`, or a profile file such as `ours.yaml`"
    ) { $0.table.metrics = $1 },
    Key(
      "rowHeight", .rowHeight, default: "automatic",
      "the height of rows in points, or `automatic`; from iOS 8 to 10 rows grow only where that is said"
    ) { $0.table.rowHeight = $1 },
    Key(
      "sectionHeaderTopPadding", .sectionHeaderTopPadding, default: "automatic",
      """
      the space above each section's header from iOS 15 on, in points, or `automatic` for UIKit's: above those of plain tables alone
      """
    ) { $0.table.sectionHeaderTopPadding = $1 },
    Key(
      "sectionHeaderHeight", .length, default: "UIKit's",
      "the height of headers without a title, in points; a titled one sizes itself, as in UIKit"
    ) { $0.table.sectionHeaderHeight = $1 },
    Key(
      "sectionFooterHeight", .length, default: "UIKit's",
      "the height of footers without a title, in points; a titled one sizes itself, as in UIKit"
    ) { $0.table.sectionFooterHeight = $1 },
  ]

  private static let looks: [Key<TableDraft>] = [
    Key("separatorStyle", .separator, default: "singleLine", "the lines between rows") { $0.table.separator = $1 },
    Key("background", .fill, default: "the style's", "what is behind the rows") { $0.table.background = $1 },
    Key("tintColor", .color, default: "systemBlue", "the colour of checkmarks, detail buttons and buttons") {
      $0.table.tintColor = $1
    },
    Key("backgrounds", .mapping("backgrounds"), default: "the style's", "backgrounds of rows by their position") {
      decoder, node, draft in decoder.readBackgrounds(node, into: &draft.table.backgrounds)
    },
    Key(
      "appearance", .list(.mapping("appearanceRule"), count: nil), default: "[]",
      "how views of a class look where they say nothing themselves (`UIAppearance`); rules of included files come before these"
    ) { decoder, node, draft in decoder.readAppearance(node, into: &draft.table.appearance) },
    Key("class", .className, "the team's own class of the table, by which rules of `appearance` name it") {
      $0.table.className = $1
    },
  ]

  private static let parts: [Key<TableDraft>] = [
    Key(
      "largeTitle", .boolean, default: "false",
      "whether the navigation bar above shows a large title: the first section's header then begins close below it"
    ) { $0.table.hasLargeTitle = $1 },
    Key(
      "allowsMultipleSelectionDuringEditing", .boolean, default: "false",
      "whether rows that are edited have a circle to choose them by, several at once: all but those with `editing: none`"
    ) { $0.table.allowsMultipleSelectionDuringEditing = $1 },
    Key("tableHeader", .tableHeaderFooter, "the view above the first section") { $0.table.header = $1 },
    Key("tableFooter", .tableHeaderFooter, "the view below the last section") { $0.table.footer = $1 },
    Key(
      "sectionIndex", .sectionIndex,
      "the titles at the trailing edge of a plain table by which it is scrolled to a section; bullets stand for those without room"
    ) { $0.table.sectionIndex = $1 },
    Key(
      "environments", .list(.mapping("environment"), count: nil), default: "the command line's",
      "where the table is shown: it is compiled for each of them"
    ) { decoder, node, draft in decoder.readEnvironments(node, into: &draft.table.environments) },
    Key("templates", .dictionary(.mapping("template")), "rows to start others from, by name") { _, _, _ in },
    Key(
      "include", .either([.name(pattern: nil), .list(.name(pattern: nil), count: nil)]),
      "files with table keys that this table starts from; keys written here win, and sections come after theirs"
    ) { _, _, _ in },
    Key(
      "sections", .list(.mapping("section"), count: nil), default: "[]", "the sections, from top to bottom"
    ) { _, node, draft in draft.sections = node },
  ]
}

extension SpecDecoder {
  /// Reads a table's keys: what it includes first, then its templates, then its own keys, then the sections.
  func decodeTable(_ node: NodeID, into draft: inout TableDraft) {
    subject = Subject(key: "include", owner: "the table")
    if let files = value(of: "include", in: node) { includeTables(files, into: &draft) }
    if let templates = value(of: "templates", in: node) {
      subject = Subject(key: "templates", owner: "the table")
      decodeTemplates(templates)
    }
    draft.sections = nil
    subject = Subject(key: "", owner: "the table")
    guard decode(.table, node, into: &draft) else { return }
    checkSectionIndex(of: draft.table, at: node)
    if let sections = draft.sections {
      subject = Subject(key: "sections", owner: "the table")
      decodeSections(sections, into: &draft.table.sections)
    }
  }

  private func includeTables(_ node: NodeID, into draft: inout TableDraft) {
    let files = isScalar(node) ? [node] : elements(node, expected: "a file or a list of files") ?? []
    let isElement = !isScalar(node)
    for file in files {
      subject = Subject(key: "include", owner: "the table", isElement: isElement)
      include(file, besides: nil, expecting: .mapping) { decoder, root in decoder.decodeTable(root, into: &draft) }
    }
  }
}
