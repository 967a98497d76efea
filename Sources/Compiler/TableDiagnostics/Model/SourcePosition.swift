/// A place in a source: the position before a Unicode scalar.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1. Lines end with LF, CRLF or CR, as in editors.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars; a leading byte order mark has no column.
  public var column: Int

  /// Creates a source position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether one comes before the other.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.line == right.line ? left.column < right.column : left.line < right.line
  }
}
