/// Prints diagnostics as GitHub's workflow commands, which become annotations on the lines of a pull request.
///
///     ::error file=Specs/contacts.yaml,line=14,col=9,endColumn=17,title=E0107::unknown key 'acessory' in a row
public struct GitHubRenderer: Sendable {
  public init() {}

  /// One line for each item. Items that do not count are omitted.
  public func render(_ items: [ReportItem]) -> String {
    items.filter { $0.justification == nil }.map(line).joined()
  }

  private func line(_ item: ReportItem) -> String {
    let diagnostic = item.diagnostic
    var properties = ["file=\(property(safeText(diagnostic.range.file)))"]
    if case .span(let start, let end) = diagnostic.range.extent {
      properties.append("line=\(start.line)")
      // Columns are meaningful only within one line.
      if end.line == start.line {
        properties.append("col=\(start.column)")
        if end.column > start.column { properties.append("endColumn=\(end.column)") }
      }
    }
    let name = diagnostic.code.rule.map { "\(diagnostic.code) \($0)" } ?? diagnostic.code.rawValue
    properties.append("title=\(property(name))")
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
