import TableDiagnostics
import TableSupport

/// What ends an entry of the cache.
enum CachedResultHash {
  static func of(_ bytes: [UInt8]) -> [UInt8] { hash(of: bytes).bytes }

  static func hash(of bytes: [UInt8]) -> ContentHash { ContentHash(bytes) }
}

/// A diagnostic with all of its parts.
enum SourceRangeSample {
  static let range = SourceRange(
    file: "Specs/a.yaml", start: SourcePosition(line: 2, column: 3), end: SourcePosition(line: 2, column: 9))

  static func diagnostic(_ code: DiagnosticCode) -> Diagnostic {
    var diagnostic = Diagnostic(
      code: code, severity: .note, message: "message", range: range, label: "label",
      notes: [Note(message: "note", range: SourceRange(file: "b.yaml")), Note(message: "another")], help: "help",
      fixIts: [FixIt(message: "fix", range: range, replacement: "replacement", .unsafe)],
      figures: [Diagnostic.Figure(name: "judged", value: 9)])
    diagnostic.subject = "subject"
    return diagnostic
  }
}
