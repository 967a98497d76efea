/// Prints diagnostics for people: the message, the place, and the line of source with carets under the problem.
///
///     error[E0107]: unknown key 'acessory' in a row
///       --> Specs/contacts.yaml:14:9
///        |
///     14 |         acessory: checkmark
///        |         ^^^^^^^^ did you mean 'accessory'?
///
/// Carets are positioned by display width. No control character of a spec reaches the terminal.
public struct TextRenderer: ReportRenderer {
  /// Whether to write ANSI colours; the caller knows the terminal and `NO_COLOR`.
  public var colour: Bool
  /// How to see the problems that are only counted.
  public var hint: String?
  private let sources: (@Sendable (String) -> [UInt8]?)?

  /// Creates a renderer; `sources` returns the bytes of a file by its name in ranges, or nil to show no source. By default, a report has them.
  ///
  /// A file is requested, decoded and indexed once in each call of `render`.
  public init(colour: Bool = false, sources: (@Sendable (String) -> [UInt8]?)? = nil) {
    self.colour = colour
    self.sources = sources
  }

  /// For whom the form is, and how it is written.
  public var traits: ReportTraits {
    ReportTraits(
      purpose: "for people, with lines of the spec", suffix: "txt", isMadeOfLines: true, isOfMessages: true,
      namesFilesAsGiven: true, countsOmitted: true)
  }

  /// The diagnostics in the given order, separated by empty lines; empty if there are none.
  public func render(_ diagnostics: [Diagnostic]) -> String { render(Report(diagnostics)) }

  private func render(_ diagnostics: [Diagnostic], _ sources: @escaping @Sendable (String) -> [UInt8]?) -> String {
    var index = SourceIndex(sources)
    return diagnostics.map { render($0, with: &index) }.joined(separator: "\n")
  }

  /// The diagnostics of a bag, and the number of those omitted.
  public func render(_ bag: DiagnosticBag) -> String { render(bag.report) }

  /// The items of a report, and the number of those omitted.
  public func render(_ report: Report) -> String {
    let text = render(report.items.map(\.diagnostic), sources ?? report.sources)
    guard report.omitted.total > 0 else { return text }
    return text + "\n… and \(counted(report.omitted.total, "more problem"))\(hint.map { ": \($0)" } ?? "")\n"
  }

  private func render(_ diagnostic: Diagnostic, with index: inout SourceIndex) -> String {
    let main = Snippet(of: diagnostic.range, with: &index)
    let placed = diagnostic.notes.compactMap { note in
      note.range.map { (message: note.message, snippet: Snippet(of: $0, with: &index)) }
    }
    let numberWidth = ([main] + placed.map(\.snippet)).map(\.numberWidth).max() ?? 1
    var lines = SnippetLines(colour: colour, numberWidth: numberWidth)

    lines.appendHeader(
      "\(diagnostic.severity.rawValue)[\(name(of: diagnostic.code))]", style: TerminalStyle(diagnostic.severity),
      message: diagnostic.message)
    lines.append(main, label: diagnostic.label, style: TerminalStyle(diagnostic.severity))
    for note in diagnostic.notes where note.range == nil { lines.appendRemark("note", note.message) }
    if let help = diagnostic.help { lines.appendRemark("help", help) }
    for note in placed {
      lines.appendHeader("note", style: .note, message: note.message)
      lines.append(note.snippet, label: nil, style: .note)
    }
    return lines.text
  }

  /// A lint rule, whose code begins with `L`, has its name beside the code: a comment or the configuration uses that name to
  /// silence it.
  private func name(of code: DiagnosticCode) -> String {
    guard code.rawValue.hasPrefix("L"), let rule = code.rule else { return code.rawValue }
    return "\(code) \(rule)"
  }
}
