import Foundation

/// The Swift compiler of the search path, for tests that ask whether an app could be built.
///
/// Without it tests are skipped, or fail where `TABLEC_REQUIRE_TOOLS=1` says that it must be there.
package enum SwiftCompiler {
  /// The declarations replace UIKit where there is none; a Mac's own Foundation would declare some of it twice.
  package static var shouldRun: Bool {
    #if os(Linux)
      path != nil || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1"
    #else
      false
    #endif
  }

  package static let note = "needs swiftc on Linux; set TABLEC_REQUIRE_TOOLS=1 to fail without it"

  private static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  package struct Absent: Error {}

  package struct Run: Sendable {
    package var status: Int32
    /// What the compiler says, errors and warnings.
    package var messages: String
  }

  /// Runs the compiler to its end.
  static func run(_ arguments: [String]) async throws -> Run {
    guard let path else { throw Absent() }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    // A file, as a full pipe would stop the compiler until somebody reads.
    let file = FileManager.default.temporaryDirectory.appending(path: "tablec-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let writing = try FileHandle(forWritingTo: file)
    defer { try? writing.close() }
    (process.standardOutput, process.standardError) = (writing, writing)
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return Run(status: status, messages: String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}
