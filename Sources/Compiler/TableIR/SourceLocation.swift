/// The location of a value in the spec, passed along so that later stages can refer to it.
public struct SourceLocation: Hashable, Sendable {
  /// The index of the file in `Table.files`: the spec itself is 0, then what it includes.
  public var file: UInt32
  /// The line, counted from 1.
  public var line: UInt32
  /// The column in Unicode scalars, counted from 1.
  public var column: UInt32

  /// Creates a source location.
  public init(file: UInt32, line: UInt32, column: UInt32) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The start of the spec itself.
  public static let start = SourceLocation(file: 0, line: 1, column: 1)
}
