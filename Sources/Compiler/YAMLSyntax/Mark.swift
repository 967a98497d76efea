/// A place in the source text, as shown in an editor.
///
/// A byte order mark takes no column, a tab takes one. Lines end only at LF, CR LF or CR, not at the other line breaks of
/// YAML 1.1.
public struct Mark: Sendable, Hashable, BitwiseCopyable {
  /// The line, counted from 1.
  public var line: UInt32
  /// The column, counted from 1 in Unicode scalars.
  public var column: UInt32

  /// Creates a mark.
  @inlinable
  public init(line: UInt32, column: UInt32) {
    self.line = line
    self.column = column
  }

  /// The start of a text.
  public static let start = Mark(line: 1, column: 1)
}

extension Mark: Comparable {
  /// Whether one comes before the other.
  public static func < (left: Mark, right: Mark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension Mark: CustomStringConvertible {
  /// As text, for messages.
  public var description: String { "\(line):\(column)" }
}
