/// Writes a report as Markdown: a line that counts the problems, and a table of them, the worst first.
///
/// A GitHub comment can have 65,536 characters: the table ends early if it is longer, and says how much is left out.
public struct MarkdownRenderer: ReportRenderer {
  /// In bytes of UTF-8, which are never fewer than characters, however those are counted.
  static let limit = 64_900
  /// The longest message, in scalars.
  static let longest = 400

  /// Creates a Markdown renderer with its defaults.
  public init() {}

  /// For whom the form is, and how it is written.
  public var traits: ReportTraits {
    ReportTraits(purpose: "a comment for a pull request", suffix: "md", countsOmitted: true)
  }

  /// Returns the command's own Markdown, or else a table of the problems, followed by what the configuration left out of the run.
  public func render(_ report: Report) -> String {
    let leftOut = report.leftOut.map { "\n\(MarkdownText.code($0, limit: Self.longest))\n" } ?? ""
    return (report.markdown ?? table(of: report)) + leftOut
  }

  private func table(of report: Report) -> String {
    let report = report.counting
    let specs = report.suites.isEmpty ? "" : " in \(counted(report.suites.count, "spec"))"
    guard let words = report.countWords else { return "No problems\(specs).\n" }
    var text = "**\(words)\(specs).**\n\n| | place | problem |\n|---|---|---|\n"
    var left = report.omitted.total
    for item in report.worstFirst {
      let row = row(item)
      if left > report.omitted.total || text.utf8.count + row.utf8.count > Self.limit { left += 1 } else { text += row }
    }
    if left > 0 { text += "\n… and \(counted(left, "more problem")).\n" }
    return text
  }

  private func row(_ item: ReportItem) -> String {
    let diagnostic = item.diagnostic
    return "| \(Self.sign(diagnostic.severity))&nbsp;\(diagnostic.severity.rawValue) "
      + "| \(MarkdownText.code(diagnostic.range.reportPlace)) "
      + "| \(item.name): \(MarkdownText.code(item.wholeMessage, limit: Self.longest)) |\n"
  }

  /// A sign beside the word, to be found at a glance.
  private static func sign(_ severity: Severity) -> String {
    switch severity {
    case .error: "🔴"
    case .warning: "🟠"
    case .note: "🔵"
    }
  }
}
