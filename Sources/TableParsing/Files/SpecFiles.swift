/// Where a spec's files come from. The parser reads nothing by any other way.
public protocol SpecFiles: Sendable {
  /// The bytes of a file, if it is a regular file of at most `limit` bytes.
  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8]
  /// The path without links, dots and double slashes, or nil if nothing is there.
  func canonicalPath(_ path: String) -> String?
  /// The folder of a file, by the words of its path.
  func folder(of path: String) -> String
  /// The path of what a file calls `name`, by the words of both.
  func path(of name: String, in folder: String) -> String
}

extension SpecFiles {
  public func folder(of path: String) -> String { PathRules.folder(of: path) }
  public func path(of name: String, in folder: String) -> String { PathRules.join(folder, name) }
}

/// Why a file could not be read.
public enum FileProblem: Error, Hashable, Sendable {
  case missing
  case isFolder
  case tooLarge(limit: Int)
  /// The system's own words.
  case unreadable(String)
}
