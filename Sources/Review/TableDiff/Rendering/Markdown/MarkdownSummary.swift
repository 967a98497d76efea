import TableDiagnostics

/// The table of the specs that changed, a row each.
struct MarkdownSummary {
  private let specs: [SpecDiff]
  private let counts: [ChangeCounts]
  /// The classes that any spec has.
  private let classes: [ChangeClass]

  init(_ specs: [SpecDiff]) {
    self.specs = specs
    counts = specs.map(\.counts)
    var all = ChangeCounts()
    for count in counts { all.add(count) }
    classes = ChangeClass.allCases.filter { all[$0] > 0 }
  }

  /// - Parameter limit: in bytes. Specs that do not fit are counted together in the last row.
  func text(limit: Int) -> String {
    let hasNotes = specs.contains { note($0) != nil }
    var text = "| spec |" + classes.map { " \($0.rawValue) |" }.joined() + (hasNotes ? " |\n" : "\n")
    text += "|---|" + classes.map { _ in "---:|" }.joined() + (hasNotes ? "---|\n" : "\n")
    var size = text.utf8.count
    for (index, spec) in specs.enumerated() {
      var row = self.row(MarkdownText.code(spec.name), counts[index])
      row += hasNotes ? " \(note(spec) ?? "") |\n" : "\n"
      size += row.utf8.count
      // The last row needs some space as well.
      if size > limit - 200 {
        var rest = ChangeCounts()
        for count in counts[index...] { rest.add(count) }
        let words = "and \(counted(specs.count - index, "more spec"))"
        return text + self.row(words, rest) + (hasNotes ? " |\n" : "\n")
      }
      text += row
    }
    return text
  }

  private func row(_ name: String, _ counts: ChangeCounts) -> String {
    "| \(name) |" + classes.map { counts[$0] > 0 ? " \(counts[$0]) |" : " |" }.joined()
  }

  private func note(_ spec: SpecDiff) -> String? {
    var words: [String] = []
    switch spec.status {
    case .kept: break
    case .added: words.append("new")
    case .removed: words.append("gone")
    case .renamed(let old): words.append("was \(MarkdownText.code(old))")
    }
    let accepted = spec.acceptedCount
    if accepted > 0 { words.append("\(accepted) accepted") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
