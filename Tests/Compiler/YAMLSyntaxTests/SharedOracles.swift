import Foundation
import SourceTree

/// Public test data that lies beside the package, not in it: `../shared`, or where `TABLEC_SHARED` says.
enum SharedOracles {
  static let note: String = "needs ../shared or TABLEC_SHARED; set TABLEC_REQUIRE_SHARED=1 to fail without it"

  static let root = PackageFolder.shared

  /// Tests of the shared data run where it is, and where it must be.
  static let shouldRun: Bool =
    FileManager.default.fileExists(atPath: root.path)
    || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_SHARED"] == "1"

  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: root.appending(path: path))
  }
}
