import TableParsing

/// A folder by its path from the root of the disk, which other paths are written from.
struct FolderPath: Hashable, Sendable {
  private let parts: [Substring]
  /// The canonical working folder.
  private let here: String

  /// - Parameters:
  ///   - folder: a canonical path.
  ///   - here: the canonical working folder.
  init(_ folder: String, here: String) {
    parts = folder.split(separator: "/")
    self.here = here
  }

  /// The path that leads from the folder to another, which is from the root or from the working folder; the path from the root if the two
  /// have no folder in common.
  func way(to path: String) -> String {
    let absolute = path.hasPrefix("/") ? path : PathRules.join(here, path)
    let others = absolute.split(separator: "/").filter { $0 != "." }
    guard let first = others.first, first == parts.first else { return absolute }
    return PathRules.way(from: parts, to: others)
  }

  /// The path from the root that a way leads to.
  func path(of way: String) -> String { way.hasPrefix("/") ? way : "/\(parts.joined(separator: "/"))/\(way)" }
}
