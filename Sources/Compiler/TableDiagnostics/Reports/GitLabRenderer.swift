import TableSupport

/// Writes a report as GitLab's code quality report, which is shown in merge requests. Items that do not count are omitted.
public struct GitLabRenderer: ReportRenderer {
  /// Creates a GitLab renderer with its defaults.
  public init() {}

  /// For whom the form is, and how it is written.
  public var traits: ReportTraits { ReportTraits(purpose: "a code quality report for GitLab", suffix: "gitlab.json") }

  /// The report as text.
  public func render(_ report: Report) -> String {
    let report = report.counting
    var identity = ItemIdentity(report)
    var json = JSONWriter()
    json.array { json in
      for item in report.items {
        let (digits, occurrence) = identity.next(item)
        json.object { json in
          json.member("description", item.wholeMessage)
          json.member("check_name", item.diagnostic.code.rule ?? item.diagnostic.code.rawValue)
          // GitLab shows only the first of those with the same fingerprint.
          json.member("fingerprint", occurrence == 1 ? digits : "\(digits)-\(occurrence)")
          json.member("severity", Self.severity(item.diagnostic.severity))
          json.object("location", inline: true) { json in
            json.member("path", item.diagnostic.range.reportPath)
            json.object("lines") { json in
              json.member("begin", item.diagnostic.range.start.line)
              let end = item.diagnostic.range.end.line
              if end > item.diagnostic.range.start.line { json.member("end", end) }
            }
          }
        }
      }
    }
    json.finishLine()
    return json.text
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
