import Foundation
import SourceTree

/// The YAML files of the package, and the public test data beside it.
enum ProjectFiles {
  /// The files of folders, parts and profiles included, in order.
  static func yaml(in folders: [String]) throws -> [(path: String, bytes: [UInt8])] {
    try folders.flatMap { folder in
      let files =
        FileManager.default.enumerator(
          at: PackageFolder.url(folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles
        )?.compactMap { $0 as? URL } ?? []
      return try files.map(\.path).filter { $0.hasSuffix(".yaml") && !$0.contains("/.build/") }.sorted().map {
        ($0, [UInt8](try Data(contentsOf: URL(filePath: $0))))
      }
    }
  }

  static let all = [
    "Specs", "Templates", "Tests/Tool/tablecTests/Fixtures", "Tests/Tool/tablecTests/Comparisons",
  ]

  static let sharedNote: String = "needs ../shared or TABLEC_SHARED; set TABLEC_REQUIRE_SHARED=1 to fail without it"

  static let hasShared: Bool =
    FileManager.default.fileExists(atPath: PackageFolder.shared.path)
    || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_SHARED"] == "1"
}
