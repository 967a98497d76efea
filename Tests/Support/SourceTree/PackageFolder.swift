package import Foundation

/// Where things stand in the source tree, which the tests read as it is.
package enum PackageFolder {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The observations that tests compare with, which are not part of the package: beside it, or where TABLEC_SHARED says.
  package static let shared =
    ProcessInfo.processInfo.environment["TABLEC_SHARED"].map { URL(filePath: $0, directoryHint: .isDirectory) }
    ?? root.deletingLastPathComponent().appending(path: "shared", directoryHint: .isDirectory)

  package static let templates = "Templates"
  package static let fixtures = "Tests/Tool/tablecTests/Fixtures"
  package static let goldens = "Tests/Tool/tablecTests/Goldens"

  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The files below a folder as sorted paths in it; empty if there is no such folder.
  package static func files(below folder: URL) -> [String] {
    let base = folder.standardizedFileURL.path
    guard let walker = FileManager.default.enumerator(atPath: base) else { return [] }
    var isFolder: ObjCBool = false
    return walker.compactMap { $0 as? String }.filter {
      FileManager.default.fileExists(atPath: base + "/" + $0, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}
