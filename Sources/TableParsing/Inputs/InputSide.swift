import TableDiagnostics
import TableIR
import YAMLSyntax

/// A version of a table with the files that it was read from.
public struct InputSide: Sendable {
  public var table: Table
  /// The bytes of the spec itself.
  public var bytes: [UInt8]
  public var files: any SpecFiles
  public var limits: SyntaxLimits

  public init(_ table: Table, bytes: [UInt8], files: any SpecFiles, limits: SyntaxLimits) {
    self.table = table
    self.bytes = bytes
    self.files = files
    self.limits = limits
  }

  /// The bytes of one of the table's files; nil if it can no longer be read.
  func bytes(of index: Int) -> [UInt8]? {
    index == 0 ? bytes : try? files.read(table.files[index], limit: limits.maxBytes)
  }

  func canonicalPath(_ index: Int) -> String { files.canonicalPath(table.files[index]) ?? table.files[index] }

  /// The paths of its files from the folder of the spec, which are alike on both sides: `../_common.yaml`.
  var namesFromSpec: [String] {
    guard let first = table.files.first else { return [] }
    // Paths in revisions begin with the name of the revision.
    let revision = first.firstIndex(of: ":").map { first[...$0] } ?? ""
    func parts(_ path: String) -> [Substring] {
      (path.hasPrefix(revision) ? path.dropFirst(revision.count) : path[...])
        .split(separator: "/", omittingEmptySubsequences: false)
    }
    let folder = parts(first).dropLast()
    return table.files.enumerated().map { index, path in
      if index == 0 { return "" }
      let parts = parts(path)
      let common = zip(parts, folder).prefix { $0 == $1 }.count
      return (Array(repeating: "..", count: folder.count - common) + parts[common...]).joined(separator: "/")
    }
  }
}
