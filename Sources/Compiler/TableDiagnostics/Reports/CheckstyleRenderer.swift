/// Writes a report as Checkstyle's XML, which many tools read. Items that do not count are omitted.
public struct CheckstyleRenderer: ReportRenderer {
  /// Creates a Checkstyle renderer with its defaults.
  public init() {}

  /// For whom the form is, and how it is written.
  public var traits: ReportTraits {
    ReportTraits(purpose: "Checkstyle's XML, for Jenkins and others", suffix: "checkstyle.xml")
  }

  /// The report as text.
  public func render(_ report: Report) -> String {
    var files: [String] = []
    var found: [String: [ReportItem]] = [:]
    for item in report.counting.items {
      let path = item.diagnostic.range.reportPath
      if found[path] == nil { files.append(path) }
      found[path, default: []].append(item)
    }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n"
    for file in files {
      xml += "  <file name=\"\(file.escapedForXML)\">\n"
      for item in found[file] ?? [] { xml += error(item) }
      xml += "  </file>\n"
    }
    return xml + "</checkstyle>\n"
  }

  private func error(_ item: ReportItem) -> String {
    let diagnostic = item.diagnostic
    let start = diagnostic.range.start
    let severity = diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue
    return "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(severity)\" "
      + "message=\"\(item.wholeMessage.escapedForXML)\" "
      + "source=\"tablec.\((diagnostic.code.rule ?? diagnostic.code.rawValue).escapedForXML)\"/>\n"
  }
}
