import TableSupport

/// The reason why a file is not a catalog, and its place.
public struct CatalogError: Error, Hashable, Sendable {
  /// One line, lower case, without a full stop.
  public var message: String
  /// Counted from 1; a column is counted in Unicode scalars.
  public var line: Int
  /// Counted from 1, in Unicode scalars.
  public var column: Int

  /// Creates a catalog error.
  public init(_ message: String, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }

  init(_ error: JSONError) {
    self.init(error.message, line: error.line, column: error.column)
  }

  /// A problem with a value of a valid JSON text.
  init(_ message: String, at path: [String], in bytes: [UInt8]) {
    let start = JSONLocator(bytes).place(of: JSONPointer(path))?.start
    self.init(message, line: start?.line ?? 1, column: start?.column ?? 1)
  }
}
