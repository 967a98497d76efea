import TableDiagnostics
import TableIR
import TableSupport
import YAMLSyntax

/// A version of a table with the files that it was read from.
public struct InputSide: Sendable {
  /// The table as it was read from the files, for all environments.
  public let table: Table
  /// The bytes of the spec itself.
  public let bytes: [UInt8]
  /// The source of the files that the table names, which are read again to be compared.
  public let files: any SpecFiles
  /// The limits under which these files are read and parsed.
  public let limits: SyntaxLimits
  /// The bytes and the trees of its files, by index; nil for a file that can no longer be read. Each is read and parsed when something first
  /// looks into it, once for all that do.
  private let contents = Locked<[Int: [UInt8]?]>([:])
  private let trees = Locked<[Int: SyntaxTree?]>([:])

  /// Creates an input side.
  public init(_ table: Table, bytes: [UInt8], files: any SpecFiles, limits: SyntaxLimits) {
    self.table = table
    self.bytes = bytes
    self.files = files
    self.limits = limits
  }

  /// The bytes of one of the table's files; nil if it can no longer be read.
  func bytes(of index: Int) -> [UInt8]? {
    if index == 0 { return bytes }
    if let known = contents.withLock({ $0[index] }) { return known }
    let bytes = try? files.read(table.files[index], limit: limits.maxBytes)
    contents.withLock { $0[index] = .some(bytes) }
    return bytes
  }

  /// The tree of one of the table's files; nil if it can no longer be read.
  func tree(of index: Int) -> SyntaxTree? {
    if let known = trees.withLock({ $0[index] }) { return known }
    let tree = bytes(of: index).flatMap { try? SyntaxTree.parse($0, limits: limits) }
    trees.withLock { $0[index] = .some(tree) }
    return tree
  }

  /// Parses the spec itself, before something looks into it.
  public func parseEarly() { _ = tree(of: 0) }

  func canonicalPath(_ index: Int) -> String { files.canonicalPath(table.files[index]) ?? table.files[index] }

  /// The path of a file by its name from the folder of the spec.
  func path(fromSpec name: String) -> String { files.path(of: name, in: files.folder(of: table.files.first ?? "")) }

  /// The paths of its files from the folder of the spec, which are alike on both sides: `../_common.yaml`.
  package var namesFromSpec: [String] {
    guard let first = table.files.first else { return [] }
    // Paths in revisions begin with the name of the revision.
    let revision = first.firstIndex(of: ":").map { first[...$0] } ?? ""
    func parts(_ path: String) -> [Substring] {
      (path.hasPrefix(revision) ? path.dropFirst(revision.count) : path[...])
        .split(separator: "/", omittingEmptySubsequences: false)
    }
    let folder = parts(first).dropLast()
    return table.files.enumerated().map { index, path in
      index == 0 ? "" : PathRules.way(from: folder, to: parts(path))
    }
  }

  /// The first of the environments that the table has from the project's configuration, and the path of that from the folder of the spec.
  var configuredEnvironments: (name: String, range: SourceRange)? {
    guard let place = table.environments.first?.location, place.file > 0,
      table.files.indices.contains(Int(place.file))
    else { return nil }
    let path = table.files[Int(place.file)]
    guard path.hasSuffix(ConfigurationParser.fileName) else { return nil }
    let start = SourcePosition(line: Int(place.line), column: Int(place.column))
    return (namesFromSpec[Int(place.file)], SourceRange(file: path, start: start, end: start))
  }
}
