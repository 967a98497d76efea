import Foundation

/// Where things stand in the source tree, which the tests read as it is.
enum PackageFolder {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let templates = "Templates"
  static let fixtures = "Tests/tablecTests/Fixtures"
  static let goldens = "Tests/tablecTests/Goldens"

  static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The files below a folder as sorted paths in it; empty if there is no such folder.
  static func files(below folder: URL) -> [String] {
    let base = folder.standardizedFileURL.path
    guard let walker = FileManager.default.enumerator(atPath: base) else { return [] }
    var isFolder: ObjCBool = false
    return walker.compactMap { $0 as? String }.filter {
      FileManager.default.fileExists(atPath: base + "/" + $0, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}
