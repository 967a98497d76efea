import Foundation

/// Programs that tests can do without, unless `TABLEC_REQUIRE_TOOLS=1` says that they must be there.
enum Tools {
  static func has(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1" || Program.named(name) != nil
  }

  /// Runs a program of the search path; one that is missing fails the test.
  static func run(_ name: String, _ arguments: String..., in folder: TemporaryFolder) async throws -> Program.Run {
    guard let program = Program.named(name) else { throw Missing(name: name) }
    return try await program.run(arguments, in: folder.url)
  }

  struct Missing: Error {
    var name: String
  }
}
