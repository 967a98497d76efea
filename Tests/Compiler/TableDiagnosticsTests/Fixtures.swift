import TableDiagnostics

/// A range on one line, the shortest way to write one in a test.
func range(_ line: Int, _ columns: Range<Int>, in file: String = "a.yaml") -> SourceRange {
  SourceRange(
    file: file, start: SourcePosition(line: line, column: columns.lowerBound),
    end: SourcePosition(line: line, column: columns.upperBound))
}

/// A diagnostic with no more than a place.
func problem(
  _ message: String = "m", code: DiagnosticCode = .unknownKey, at range: SourceRange
) -> Diagnostic {
  Diagnostic(code: code, message: message, range: range)
}

func render(_ diagnostics: Diagnostic..., source: String, colour: Bool = false) -> String {
  let bytes = Array(source.utf8)
  return TextRenderer(colour: colour) { _ in bytes }.render(diagnostics)
}

/// The line of source and the line of carets of a rendered diagnostic, without the gutter.
func excerpt(_ range: SourceRange, bytes: [UInt8]) -> [String] {
  let text = TextRenderer(colour: false) { _ in bytes }.render([problem(at: range)])
  let gutter = String(range.start.line).count + 3
  return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).prefix(2)
    .map { String($0.unicodeScalars.dropFirst(gutter)) }
}

func excerpt(_ range: SourceRange, source: String) -> [String] {
  excerpt(range, bytes: Array(source.utf8))
}

/// Codes as the rooms that report have them.
extension DiagnosticCode {
  static let unknownKey = sample("E0107")
  static let duplicateKey = sample("E0102")
  static let duplicateID = sample("E0201")
  static let emptyFile = sample("E0001")
  static let badValue = sample("E0111")
  static let emptyValue = sample("W0101", rule: "empty-value")
  static let unusedTemplate = sample("W0201", rule: "unused-template")

  private static func sample(_ name: String, rule: String? = nil) -> DiagnosticCode {
    DiagnosticCode(name, rule: rule, "")
  }
}
