/// Writes a report as the lines that clang prints, which Xcode shows as issues at their places. Items that do not count are omitted.
///
///     /App/Tables/contacts.yaml:14:9: error: unknown key 'acessory' in a row; did you mean 'accessory'? [E0107]
///     /App/Tables/contacts.yaml:14:9-14:17: fixit: accessory
///
/// Xcode's parser (GenericOutputParser in swift-build) takes no line whose path has a quote, reads a path up to its first colon, and makes an
/// issue of its own of each line with a severity.
public struct XcodeRenderer: ReportRenderer {
  /// Creates an Xcode renderer with its defaults.
  public init() {}

  /// For whom the form is, and how it is written.
  public var traits: ReportTraits {
    ReportTraits(
      purpose: "issues in Xcode, as clang prints them", suffix: "xcode.txt", isMadeOfLines: true, isOfMessages: true,
      namesFilesAsGiven: true)
  }

  /// The report as text.
  public func render(_ report: Report) -> String {
    var index = SourceIndex(report.sources)
    return report.counting.items.map { lines($0, &index) }.joined()
  }

  private func lines(_ item: ReportItem, _ index: inout SourceIndex) -> String {
    let diagnostic = item.diagnostic
    let name = "[\(item.name)]"
    guard let place = place(diagnostic.range, &index) else {
      return
        "\(diagnostic.severity.rawValue): \(line(item.wholeMessage)) \(name) (\(line(diagnostic.range.reportPlace)))\n"
    }
    var text = "\(place): \(diagnostic.severity.rawValue): \(line(item.messageAndHelp)) \(name)\n"
    for fix in diagnostic.fixIts where fix.range.file == diagnostic.range.file {
      guard let range = ByteRange(fix.range, &index), let start = range.start.words, let end = range.end.words else {
        continue
      }
      text += "\(line(fix.range.reportPath)):\(start)-\(end): fixit: \(escaped(fix.replacement))\n"
    }
    for note in diagnostic.notes {
      if let range = note.range, let place = self.place(range, &index) {
        text += "\(place): note: \(line(note.message))\n"
      }
    }
    return text
  }

  /// The path, and the line and the column if there are any; nil if Xcode could not read the path.
  private func place(_ range: SourceRange, _ index: inout SourceIndex) -> String? {
    let path = line(range.reportPath)
    guard !path.contains(where: { ":'\"".contains($0) }) else { return nil }
    return ([path] + [ByteRange(range, &index)?.start.words].compactMap(\.self)).joined(separator: ":")
  }

  /// On one line.
  private func line(_ text: String) -> String {
    safeText(text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// As inside of a string of JSON.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r").replacing("\t", with: "\\t")
  }
}

extension ByteRange.Position {
  /// `14:9`, or only the line.
  fileprivate var words: String? { column.map { "\(line):\($0)" } ?? "\(line)" }
}
