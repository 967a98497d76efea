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

  /// The path of a file in messages, without the steps that only lead away and back: `Specs/_common.yaml` for
  /// `Specs/Account/../_common.yaml`.
  func shownPath(_ index: Int) -> String {
    let path = table.files[index]
    let short = PathRules.shortened(path)
    return short == path || files.canonicalPath(short) != files.canonicalPath(path) ? path : short
  }

  /// The paths of its files from the folder of the spec, which are alike on both sides.
  var namesFromSpec: [String] {
    guard let first = table.files.first else { return [] }
    let folder = files.folder(of: first)
    return table.files.enumerated().map { index, path in
      if index == 0 { return "" }
      guard folder != ".", path.hasPrefix(folder) else { return path }
      return String(path.dropFirst(folder.count).drop { $0 == "/" })
    }
  }
}

extension PathRules {
  /// A path without `.`, and without the folders that `..` leaves again. The name of a revision before a colon stays.
  static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      if part == "." { continue }
      guard part == "..", let last = parts.last, last != "..", !last.isEmpty else {
        parts.append(part)
        continue
      }
      parts.removeLast()
      guard let colon = last.lastIndex(of: ":") else { continue }
      // What follows is joined to the revision.
      parts.append(last[...colon])
    }
    return parts.joined(separator: "/").replacing(":/", with: ":")
  }
}
