import Foundation

/// The YAML files of the package, and the public test data beside it.
enum ProjectFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files of folders, parts and profiles included, in order.
  static func yaml(in folders: [String]) throws -> [(path: String, bytes: [UInt8])] {
    try folders.flatMap { folder in
      let files =
        FileManager.default.enumerator(
          at: root.appending(path: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles
        )?.compactMap { $0 as? URL } ?? []
      return try files.map(\.path).filter { $0.hasSuffix(".yaml") && !$0.contains("/.build/") }.sorted().map {
        ($0, [UInt8](try Data(contentsOf: URL(filePath: $0))))
      }
    }
  }

  static let all = [
    "Specs", "Templates", "Sources/tablec/Templates", "Tests/tablecTests/Fixtures", "Tests/tablecTests/Comparisons",
  ]

  static let sharedNote: String = "needs ../shared or TABLEC_SHARED; set TABLEC_REQUIRE_SHARED=1 to fail without it"

  static let shared: URL = {
    if let path = ProcessInfo.processInfo.environment["TABLEC_SHARED"] {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    return root.deletingLastPathComponent().appending(path: "shared", directoryHint: .isDirectory)
  }()

  static let hasShared: Bool =
    FileManager.default.fileExists(atPath: shared.path)
    || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_SHARED"] == "1"

  /// A number from the environment, such as how many cases to try.
  static func number(_ name: String, _ standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
  }
}
