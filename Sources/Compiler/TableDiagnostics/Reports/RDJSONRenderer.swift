import TableSupport

/// Writes a report as a `DiagnosticResult` of the Reviewdog Diagnostic Format. Items that do not count are omitted.
///
/// Columns count bytes of UTF-8, so they need the sources; a place in a file whose bytes are not available has only a line.
public struct RDJSONRenderer: ReportRenderer {
  /// Creates an RDJSON renderer with its defaults.
  public init() {}

  /// For whom the form is, and how it is written.
  public var traits: ReportTraits { ReportTraits(purpose: "for reviewdog", suffix: "rdjson") }

  /// The report as text.
  public func render(_ report: Report) -> String {
    var index = SourceIndex(report.sources)
    var json = JSONWriter()
    json.object { json in
      json.object("source", inline: true) { json in json.member("name", "tablec") }
      json.array("diagnostics") { json in
        for item in report.counting.items { json.write(item, &index) }
      }
    }
    json.finishLine()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ item: ReportItem, _ index: inout SourceIndex) {
    let diagnostic = item.diagnostic
    let range = ByteRange(diagnostic.range, &index)
    // A suggestion is about the file of its diagnostic.
    let fixes = diagnostic.fixIts.filter { $0.range.file == diagnostic.range.file }
    let suggestions = fixes.compactMap { fix in ByteRange(fix.range, &index).map { (range: $0, text: fix.replacement) }
    }
    object { json in
      json.member("message", item.wholeMessage)
      json.object("location", inline: true) { json in
        json.member("path", diagnostic.range.reportPath)
        if let range {
          json.key("range")
          json.write(range)
        }
      }
      json.member("severity", Self.severity(diagnostic.severity))
      json.object("code", inline: true) { json in json.member("value", item.name) }
      guard !suggestions.isEmpty else { return }
      json.array("suggestions", inline: true) { json in
        for suggestion in suggestions {
          json.object { json in
            json.key("range")
            json.write(suggestion.range)
            json.member("text", suggestion.text)
          }
        }
      }
    }
  }

  private mutating func write(_ range: ByteRange) {
    object(inline: true) { json in
      json.key("start")
      json.write(range.start)
      json.key("end")
      json.write(range.end)
    }
  }

  private mutating func write(_ position: ByteRange.Position) {
    object(inline: true) { json in
      json.member("line", position.line)
      if let column = position.column { json.member("column", column) }
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
