/// The source of a spec's files. The parser reads files in no other way.
public protocol SpecFiles: Sendable {
  /// The bytes of a file, if it is a regular file of at most `limit` bytes.
  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8]
  /// The path without links, dots and double slashes, or nil if it does not exist.
  func canonicalPath(_ path: String) -> String?
  /// The folder of a file, from its path alone.
  func folder(of path: String) -> String
  /// The path of the file `name` in a folder, from the paths alone.
  func path(of name: String, in folder: String) -> String
  /// The path without `.`, double slashes, and `..` after a folder, from the path alone.
  func withoutDots(_ path: String) -> String
  /// Whether a name finds a file whose name differs in upper and lower case, or in the Unicode form of accents.
  var ignoresSpelling: Bool { get }
  /// The names in a folder, to suggest one for a path to no file; none if they are not known.
  func names(in folder: String) -> [String]
}

extension SpecFiles {
  /// The folder that a path is in.
  public func folder(of path: String) -> String { PathRules.folder(of: path) }
  /// The path of a name in a folder.
  public func path(of name: String, in folder: String) -> String { PathRules.join(folder, name) }
  /// The path without `.` and `..`.
  public func withoutDots(_ path: String) -> String { PathRules.withoutDots(path) }
  /// The names of what is in a folder; none for what is none.
  public func names(in folder: String) -> [String] { [] }
  /// Whether names with other capitals are the same file.
  public var ignoresSpelling: Bool { false }
}

/// No files at all: for texts that name none, or that are read without the files they may name.
package struct NoFiles: SpecFiles {
  package init() {}

  package func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] { throw .missing }
  package func canonicalPath(_ path: String) -> String? { nil }
}

/// The reason why a file could not be read.
public enum FileProblem: Error, Hashable, Sendable {
  case missing
  case isFolder
  case tooLarge(limit: Int)
  /// With the system's description of the error.
  case unreadable(String)
}
