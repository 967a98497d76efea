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
  /// The number of bytes at which the shared causes end.
  static let causesLimit = 44_000

  private let pictures: MarkdownPictures

  /// Creates a Markdown renderer of a diff.
  ///
  /// - Parameters:
  ///   - worst: pictures of the worst changes; none for a report without pictures.
  ///   - address: returns the address of a picture, by its number from 1.
  public init(
    _ worst: WorstChanges? = nil,
    at address: @escaping @Sendable (WorstChanges.Picture.Shot, Int) -> String = { _, _ in "" }
  ) {
    pictures = MarkdownPictures(pictures: worst?.pictures ?? [], address: address)
  }

  /// Returns the comment; if nothing differs, a sentence that says so.
  public func render(_ report: DiffReport) -> String {
    let order = Self.worstFirst(report.specs)
    let changed = order.map { report.specs[$0] }
    let failed = failed(report) ?? ""
    let compared = report.coverage.map { " Compared: \($0.words)." } ?? ""
    let verified = report.verificationWords.map { "\n\($0).\(compared)\n" } ?? ""
    guard !changed.isEmpty else {
      if report.specs.isEmpty && !failed.isEmpty { return failed }
      return failed
        + (report.specs.count == 1
          ? "No differences.\n" : "No differences in \(counted(report.specs.count, "spec")).\n") + verified
    }
    let causes = report.causes
    var text = failed + verdict(report, changed, causes)
    text += MarkdownSummary(changed).text(limit: Self.summaryLimit)
    text += pictures.text
    var left = 0
    var unreported = 0
    for group in causes.groups {
      let part = MarkdownCause(group).text
      guard unreported == 0, text.utf8.count + part.utf8.count <= Self.causesLimit else {
        unreported += 1
        continue
      }
      text += part
    }
    if unreported > 0 { text += "\n… and \(counted(unreported, "more cause")) of several changes.\n" }
    if let words = report.undeterminedWords { text += "\n\(words)\n" }
    for index in order {
      let room = Self.limit - text.utf8.count - verified.utf8.count
      guard left == 0 else {
        left += causes.othersCount(of: index)
        continue
      }
      let details = MarkdownDetails(report.specs[index], causes.others(of: index))
      // The changes of all following specs are counted in one line.
      let (part, rest) = details.text(limit: room)
      text += part
      left += rest
    }
    if left > 0 { text += "\n… and \(counted(left, "more change")); see the HTML or JSON for all of them.\n" }
    return text + verified
  }

  /// What could not be compared, and the first reason; the others are in the output of the run.
  private func failed(_ report: DiffReport) -> String? {
    report.failedWords(MarkdownText.code).map { words in
      let first = report.firstError.map { error in
        "\(MarkdownText.code(error.range.reportPlace)): \(MarkdownText.code(ReportItem(error).messageAndHelp)). "
      }
      return "**\(words)** \(first ?? "")See the output of the run.\n\n"
    }
  }

  private func verdict(_ report: DiffReport, _ changed: [SpecDiff], _ causes: CauseGrouping) -> String {
    let counts = report.counts
    let accepted = changed.reduce(0) { $0 + $1.acceptedCount }
    let reasons = Self.reasons(changed)
    guard let words = counts.words else {
      return "**Only \(counted(accepted, "accepted change")).**\(reasons)\n\n"
    }
    let noun = report.verification == nil ? "change" : "difference"
    var text = "**\(causes.words(noun) ?? counted(counts.total, noun)): \(words)"
    if report.specs.count > 1 { text += ", in \(changed.count) of \(counted(report.specs.count, "spec"))" }
    text += ".**"
    if let words = report.policyWords(MarkdownText.code) { text += " \(words)" }
    if accepted > 0 { text += " Not counting \(counted(accepted, "accepted change"))." + reasons }
    return text + "\n\n"
  }

  /// Why changes are accepted, the most frequent reason first; empty if none is.
  private static func reasons(_ specs: [SpecDiff]) -> String {
    var counts: [String: Int] = [:]
    for spec in specs where spec.acceptedCount > 0 {
      for change in spec.changes where change.isAccepted { counts[change.acceptance?.reason ?? "", default: 0] += 1 }
    }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = sorted.prefix(mostReasons).map { "\(MarkdownText.code($0.key)) (\($0.value))" }
    let more = sorted.count > shown.count ? ["and \(counted(sorted.count - shown.count, "other reason"))"] : []
    return shown.isEmpty ? "" : " Accepted for: \((shown + more).joined(separator: ", "))."
  }

  /// The number of reasons that are named.
  private static let mostReasons = 8

  /// The indices of the specs with changes: the one with the worst first, and of those the one with the most.
  private static func worstFirst(_ specs: [SpecDiff]) -> [Int] {
    let keyed = specs.indices.filter { specs[$0].isChanged }.map { index -> (index: Int, counts: [Int]) in
      let counts = specs[index].counts
      return (index, ChangeClass.allCases.map { -counts[$0] })
    }
    return keyed.sorted { left, right in
      left.counts == right.counts ? left.index < right.index : left.counts.lexicographicallyPrecedes(right.counts)
    }.map(\.index)
  }
}
