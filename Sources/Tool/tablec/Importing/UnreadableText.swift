import TableDiagnostics

/// What a file is that is no XML, where that says more than the place at which XML ends.
enum UnreadableText: Equatable {
  case empty
  case binary
  /// The line at which the first version of a merge begins, counted from 1.
  case conflict(line: Int)

  /// Nil for other texts.
  init?(_ bytes: [UInt8]) {
    // Texts in UTF-16 begin with a byte order mark.
    let isUTF16 = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    if bytes.allSatisfy({ $0 <= 0x20 && $0 != 0 }) {
      self = .empty
    } else if !isUTF16, bytes.contains(0) {
      self = .binary
    } else if let line = Self.conflict(bytes) {
      self = .conflict(line: line)
    } else {
      return nil
    }
  }

  private static func conflict(_ bytes: [UInt8]) -> Int? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) }.map { $0 + 1 }
  }

  /// - Parameter path: of the file.
  func diagnostic(of path: String) -> Diagnostic {
    switch self {
    case .empty:
      Diagnostic(code: .unreadableDocument, message: "the file is empty", range: SourceRange(file: path))
    case .binary:
      Diagnostic(
        code: .unreadableDocument, message: "a binary file, not a document of Interface Builder",
        range: SourceRange(file: path))
    case .conflict(let line):
      Diagnostic(
        code: .unreadableDocument, message: "an unresolved merge conflict",
        range: SourceRange(
          file: path, start: SourcePosition(line: line, column: 1), end: SourcePosition(line: line, column: 8)),
        help: "resolve the conflict, and open the document in Xcode once")
    }
  }
}
