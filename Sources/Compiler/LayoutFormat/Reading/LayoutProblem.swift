import TableDiagnostics
import TableSupport

/// A problem with a layout, and its place.
struct LayoutProblem: Error {
  enum Kind {
    case notALayout
    case newer(Int)
    case missing(expected: String)
    case wrong(expected: String, found: String)
    case repeated(id: String)
  }

  var kind: Kind
  var pointer: JSONPointer

  init(_ kind: Kind, at tokens: [String]) {
    self.kind = kind
    pointer = JSONPointer(tokens)
  }

  /// - Parameter bytes: the text, if available, for finding the place.
  func diagnostic(path: String, bytes: [UInt8]?) -> Diagnostic {
    switch kind {
    case .notALayout:
      Diagnostic(
        code: .notALayout, message: "this JSON is not a layout: it has no \"format\": \"\(LayoutDecoder.format)\"",
        range: SourceRange(file: path), help: "'tablec compile SPEC' writes a layout")
    case .newer(let version):
      Diagnostic(
        code: .newerLayout,
        message: "the layout has version \(version), but this compiler supports version \(JSONEmitter.version)",
        range: range(path, bytes), help: "use the compiler that wrote it")
    case .missing(let expected):
      Diagnostic(
        code: .wrongLayoutValue, message: "\(pointer) is missing from the layout", range: range(path, bytes),
        label: "\(expected) is missing here")
    case .wrong(let expected, let found):
      Diagnostic(
        code: .wrongLayoutValue, message: "\(pointer) in the layout is \(found)", range: range(path, bytes),
        label: "expected \(expected)")
    case .repeated(let id):
      Diagnostic(
        code: .wrongLayoutValue, message: "\(pointer) in the layout repeats the id \(id.quotedForMessage)",
        range: range(path, bytes), label: "expected an id of its own")
    }
  }

  /// The first line of the value, or of the object that it is missing from.
  private func range(_ path: String, _ bytes: [UInt8]?) -> SourceRange {
    guard let bytes, let place = JSONLocator(bytes).place(of: pointer) else { return SourceRange(file: path) }
    let start = SourcePosition(line: place.start.line, column: place.start.column)
    let end = SourcePosition(line: place.end.line, column: place.end.column)
    let first = SourcePosition(line: start.line, column: start.column + 1)
    return SourceRange(file: path, start: start, end: start.line == end.line ? end : first)
  }
}
