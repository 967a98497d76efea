import TableDiagnostics

extension Report {
  /// The fewest files with the same problem that are told together.
  private static let fewestFiles = 4
  /// How many of their places are named.
  private static let mostPlaces = 8

  /// The report with the same problem of many files as one, with its places: a template or a habit is rarely wrong in one spec alone.
  func joiningFiles() -> Report {
    struct Key: Hashable {
      var code: DiagnosticCode
      var severity: Severity
      var texts: [String?]
    }
    func key(_ diagnostic: Diagnostic) -> Key {
      Key(
        code: diagnostic.code, severity: diagnostic.severity,
        texts: [diagnostic.message, diagnostic.label, diagnostic.help])
    }
    var groups: [Key: [Int]] = [:]
    for (index, item) in items.enumerated() { groups[key(item.diagnostic), default: []].append(index) }
    var report = self
    var joined: Set<Int> = []
    for group in groups.values where Set(group.map { items[$0].diagnostic.range.file }).count >= Self.fewestFiles {
      let others = group.dropFirst().map { items[$0].diagnostic.range }
      let shown = others.prefix(Self.mostPlaces).map { "\($0.file):\($0.start.line):\($0.start.column)" }
      let rest = others.count - shown.count
      report.items[group[0]].diagnostic.notes.append(
        Note(
          message: "the same in \(others.count) other places: \(shown.joined(separator: ", "))"
            + (rest > 0 ? " and \(rest) more" : "")))
      joined.formUnion(group.dropFirst())
    }
    report.items = report.items.indices.filter { !joined.contains($0) }.map { report.items[$0] }
    return report
  }
}
