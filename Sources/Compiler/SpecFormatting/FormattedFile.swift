import TableDiagnostics

/// The result of formatting a file.
public struct FormattedFile: Sendable {
  /// The bytes as they were.
  public let original: [UInt8]
  /// The formatted bytes; the original ones if the file is left alone.
  public let bytes: [UInt8]
  /// Why the file is left alone: a syntax error, a file that is not the project's, or a construct that cannot be kept; nil if it
  /// was formatted, even if that changed nothing.
  public let problem: Diagnostic?

  /// Whether the canonical form is another text.
  public var isChanged: Bool { bytes != original }

  /// The edits of the original that give the formatted bytes, in order, as small as whole lines allow.
  public var edits: [FormattingEdit] { isChanged ? FormattingEdit.edits(from: original, to: bytes) : [] }
}

/// A part of a file that is replaced.
public struct FormattingEdit: Sendable, Hashable {
  /// Byte offsets in the original, a byte order mark included. An empty range inserts.
  public var range: Range<Int>
  /// The text in its place.
  public var replacement: [UInt8]

  /// Creates a formatting edit.
  public init(range: Range<Int>, replacement: [UInt8]) {
    (self.range, self.replacement) = (range, replacement)
  }
}

extension FormattedFile {
  init(_ bytes: [UInt8], problem: Diagnostic) {
    (original, self.bytes, self.problem) = (bytes, bytes, problem)
  }

  init(_ bytes: [UInt8], leftAlone reason: LeftAlone, path: String) {
    self.init(bytes, problem: .leftAlone(path, reason))
  }

  /// - Parameter text: the formatted text, as UTF-8 with LF.
  init(_ bytes: [UInt8], source: FormattingSource, text: [UInt8]) {
    (original, self.bytes, problem) = (bytes, source.restored(text), nil)
  }
}
