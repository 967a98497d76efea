package import Foundation

/// Public test data that lies beside the package, not in it: `../shared`, or where `TABLEC_SHARED` says.
package enum SharedOracles {
  package static let note = "needs ../shared or TABLEC_SHARED; set TABLEC_REQUIRE_SHARED=1 to fail without it"

  package static let root = PackageFolder.shared

  /// Tests of the shared data run where it is, and where it must be.
  package static let shouldRun: Bool =
    FileManager.default.fileExists(atPath: root.path)
    || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_SHARED"] == "1"

  package static func data(_ path: String) throws -> Data {
    try Data(contentsOf: root.appending(path: path))
  }
}
