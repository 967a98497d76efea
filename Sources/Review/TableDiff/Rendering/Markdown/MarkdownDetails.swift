import TableDiagnostics

/// The changes of one spec, folded away in a table.
struct MarkdownDetails {
  private let spec: SpecDiff
  private let groups: [ChangeGroup]
  private let counts: ChangeCounts

  private static let end = "\n</details>\n"
  /// The space for the remark that something is left out.
  private static let reserve = 200

  /// - Parameter changes: those of the spec that are listed.
  init(_ spec: SpecDiff, _ changes: [ReportedChange]) {
    self.spec = spec
    groups = ChangeGroup.groups(changes)
    counts = changes.reduce(into: ChangeCounts()) { $0.add($1.change.changeClass) }
  }

  /// The number of changes that it lists.
  var count: Int { groups.reduce(0) { $0 + $1.members.count } }

  /// The whole table, or as many rows as fit, and the number of changes that are left out.
  ///
  /// - Parameter limit: in bytes.
  func text(limit: Int) -> (text: String, left: Int) {
    guard !groups.isEmpty else { return ("", 0) }
    var text = "\n<details>\n<summary>\(MarkdownText.html(spec.name)): \(counts.words ?? "")</summary>\n\n"
    text += "| | place | change | source |\n|---|---|---|---|\n"
    var size = text.utf8.count + Self.end.utf8.count + Self.reserve
    var reported = 0
    for group in groups {
      let row = self.row(group)
      size += row.utf8.count
      guard size <= limit else { break }
      text += row
      reported += group.members.count
    }
    // A table without rows is left out.
    return reported == 0 ? ("", count) : (text + Self.end, count - reported)
  }

  private func row(_ group: ChangeGroup) -> String {
    let text = ChangeText(group)
    var words = text.isSentence ? MarkdownText.code(text.what) : text.what
    let values = [text.old, text.new].compactMap { $0.map(MarkdownText.code) }
    if !values.isEmpty { words += " \(values.joined(separator: " → "))" }
    if let followers = text.followers { words += ", \(MarkdownText.code(followers))" }
    if let until = group.first.acceptance?.untilWords { words += ", \(MarkdownText.code(until))" }
    if let environments = spec.environmentWords(group.first) { words += " (\(MarkdownText.code(environments)))" }
    let source = group.first.source.map { MarkdownText.code($0.lineText) } ?? ""
    return "| \(group.changeClass.sign)&nbsp;\(group.changeClass.rawValue) | \(MarkdownText.code(group.subject)) "
      + "| \(words) | \(source) |\n"
  }
}
