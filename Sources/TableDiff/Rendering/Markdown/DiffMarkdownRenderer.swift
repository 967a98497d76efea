import TableDiagnostics

/// Writes a report as Markdown for a pull request comment: a summary line, a table of the specs, and for each spec a collapsed table
/// of its changes.
///
/// A GitHub comment can have 65,536 characters. If a report is longer, tables end early and state how much is left out.
public struct DiffMarkdownRenderer: Sendable {
  /// The maximum number of UTF-8 bytes, which are never fewer than characters, however those are counted.
  static let limit = 64_900
  /// The share of these for the table of specs.
  static let summaryLimit = 24_000

  public init() {}

  public func render(_ report: DiffReport) -> String {
    let changed = Self.worstFirst(report.specs.filter { !$0.changes.isEmpty })
    let failed = report.failedWords.map { "**\($0)** See the output of the run.\n\n" } ?? ""
    guard !changed.isEmpty else {
      if report.specs.isEmpty && !failed.isEmpty { return failed }
      return failed
        + (report.specs.count == 1
          ? "No differences.\n" : "No differences in \(counted(report.specs.count, "spec")).\n")
    }
    var text = failed + verdict(report, changed)
    text += MarkdownSummary(changed).text(limit: Self.summaryLimit)
    var left = 0
    for spec in changed {
      let room = Self.limit - text.utf8.count
      let details = MarkdownDetails(spec)
      // The changes of all following specs are counted in one line.
      let (part, rest) = left == 0 ? details.text(limit: room) : ("", details.count)
      text += part
      left += rest
    }
    if left > 0 { text += "\n… and \(counted(left, "more change")); see the HTML or JSON for all of them.\n" }
    return text
  }

  private func verdict(_ report: DiffReport, _ changed: [SpecDiff]) -> String {
    let counts = report.counts
    let accepted = changed.reduce(0) { $0 + $1.accepted.count }
    guard let words = counts.words else {
      return "**Only \(counted(accepted, "accepted change")).**\n\n"
    }
    var text = "**\(counts.total == 1 ? "1 change" : "\(counts.total) changes"): \(words)"
    if report.specs.count > 1 { text += ", in \(changed.count) of \(counted(report.specs.count, "spec"))" }
    text += ".**"
    if accepted > 0 { text += " Not counting \(counted(accepted, "accepted change"))." }
    return text + "\n\n"
  }

  /// The spec with the worst changes first, and of those with the most.
  private static func worstFirst(_ specs: [SpecDiff]) -> [SpecDiff] {
    let keyed = specs.map { spec -> (spec: SpecDiff, counts: [Int]) in
      let counts = spec.counts
      return (spec, ChangeClass.allCases.map { -counts[$0] })
    }
    return keyed.enumerated().sorted { left, right in
      left.element.counts == right.element.counts
        ? left.offset < right.offset : left.element.counts.lexicographicallyPrecedes(right.element.counts)
    }.map(\.element.spec)
  }
}
