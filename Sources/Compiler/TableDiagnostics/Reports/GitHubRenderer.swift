/// Prints a report as GitHub's workflow commands, which become annotations on the lines of a pull request.
///
///     ::error file=Specs/contacts.yaml,line=14,col=9,endColumn=17,title=E0107::unknown key 'acessory' in a row
///
/// GitHub shows ten annotations of a kind for each step and drops the others, whichever they are: the worst are printed, and one more
/// line counts the rest.
public struct GitHubRenderer: ReportRenderer {
  /// The number of annotations of each kind.
  static let most = 9

  /// Creates a GitHub renderer with its defaults.
  public init() {}

  /// For whom the form is, and how it is written.
  public var traits: ReportTraits {
    ReportTraits(
      purpose: "annotations for GitHub Actions", suffix: "github.txt", isMadeOfLines: true, countsOmitted: true)
  }

  /// One line for each annotation. Items that do not count are omitted.
  public func render(_ report: Report) -> String {
    let report = report.counting
    var (text, rest) = ("", report.omitted)
    for severity in Severity.allCases {
      let items = report.items.filter { $0.diagnostic.severity == severity }
      text += items.sorted { $0.isFailure && !$1.isFailure }.prefix(Self.most).map(line).joined()
      let left = max(items.count - Self.most, 0)
      rest.total += left
      if severity == .error { rest.errors += left }
      if severity == .warning { rest.warnings += left }
    }
    return text + remark(rest)
  }

  private func remark(_ rest: Report.Omitted) -> String {
    guard rest.total > 0 else { return "" }
    let notes = rest.total - rest.errors - rest.warnings
    let words = [(rest.errors, "error"), (rest.warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
    return "::notice title=tablec::\(counted(rest.total, "more problem")) without an annotation: \(words)\n"
  }

  private func line(_ item: ReportItem) -> String {
    let diagnostic = item.diagnostic
    var properties = ["file=\(property(safeText(diagnostic.range.reportPath)))"]
    if case .span(let start, let end) = diagnostic.range.extent {
      properties.append("line=\(start.line)")
      // Columns are meaningful only within one line.
      if end.line == start.line {
        properties.append("col=\(start.column)")
        if end.column > start.column { properties.append("endColumn=\(end.column)") }
      } else if end.line > start.line {
        properties.append("endLine=\(end.line)")
      }
    }
    properties.append("title=\(property(item.name))")
    let message = escaped(safeText(item.wholeMessage))
    return "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(message)\n"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Escaped like the message of a command in GitHub's toolkit.
  private func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Escaped like the value of a property in GitHub's toolkit.
  private func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
