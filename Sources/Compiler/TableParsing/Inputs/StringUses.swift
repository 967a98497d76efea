import TableIR

/// Where a table shows some of the app's strings.
struct StringUses {
  /// By the locations of rows, and of sections whose header or footer shows them.
  private(set) var rows: [SourceLocation: Set<String>] = [:]
  private(set) var headers: [SourceLocation: Set<String>] = [:]
  /// What is not shown in one row, header or footer alone: swipe actions of a section, the header of the table, its index.
  private(set) var elsewhere: Set<String> = []
  /// All of these.
  private(set) var all: Set<String> = []

  init(of keys: Set<String>, in table: Table) {
    func uses(in part: some ShowingPhrases) -> Set<String> {
      var (part, found) = (part, Set<String>())
      part.visitPhrases { phrase in
        let key = phrase.key ?? phrase.string
        if keys.contains(key) { found.insert(key) }
      }
      return found
    }
    for section in table.sections {
      for row in section.rows {
        let found = uses(in: row)
        if !found.isEmpty { rows[row.location, default: []].formUnion(found) }
      }
      for view in [section.header, section.footer].compactMap(\.self) {
        headers[section.location, default: []].formUnion(uses(in: view))
      }
      elsewhere.formUnion(uses(in: section.swipeActions))
    }
    var rest = table
    rest.sections = []
    elsewhere.formUnion(uses(in: rest))
    all = rows.values.reduce(into: headers.values.reduce(into: elsewhere) { $0.formUnion($1) }) { $0.formUnion($1) }
  }
}
