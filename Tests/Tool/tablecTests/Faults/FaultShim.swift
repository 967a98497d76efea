import Foundation
import SourceTree

/// What stands between the compiler and the C library: it has one call of a run fail, as `shim.c` says.
struct FaultShim: Sendable {
  private let folder: TemporaryFolder

  static let absent = "needs Linux and a C compiler; set TABLEC_REQUIRE_TOOLS=1 to fail without them"
  /// Whether tests can have one. Where `TABLEC_REQUIRE_TOOLS=1` says that a C compiler must be there they fail without it.
  static var canBeMade: Bool {
    #if os(Linux)
      ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1" || compiler != nil
    #else
      false
    #endif
  }

  private static var compiler: Program? { Program.named("cc") ?? Program.named("clang") }

  /// Compiled once for all tests.
  static var made: FaultShim {
    get async throws { try await making.value }
  }
  private static let making = Task { try await FaultShim() }

  private init() async throws {
    folder = try TemporaryFolder()
    guard let compiler = Self.compiler else { throw Failure(words: "there is no C compiler") }
    let source = PackageFolder.url("Tests/Tool/tablecTests/Faults/shim.c").path
    let run = try await compiler.run(
      ["-shared", "-fPIC", "-O1", "-o", "shim.so", source, "-ldl"], in: folder.url)
    guard run.status == 0 else { throw Failure(words: run.errors) }
  }

  /// Runs the compiler with a fault, and tells at which call it was.
  func run(_ arguments: [String], in url: URL, with fault: Fault) async throws -> (run: Program.Run, site: String?) {
    let (run, report) = try await run(
      arguments, in: url,
      variables: ["FAULT_CALL": fault.call, "FAULT_AT": String(fault.at), "FAULT_WITH": fault.with])
    return (run, report?.trimmingCharacters(in: .newlines))
  }

  /// Runs the compiler without a fault, and tells how many calls of each kind there were.
  func count(_ arguments: [String], in url: URL) async throws -> (run: Program.Run, calls: [String: Int]) {
    let (run, report) = try await run(arguments, in: url, variables: [:])
    let lines = (report ?? "").split(separator: "\n").map { $0.split(separator: " ") }
    return (run, Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), Int($0[1]) ?? 0) }))
  }

  private func run(
    _ arguments: [String], in url: URL, variables: [String: String]
  ) async throws -> (Program.Run, report: String?) {
    let report = try TemporaryFolder()
    let ours = [
      "LD_PRELOAD": folder.path("shim.so"), "FAULT_REPORT": report.path("report"), "SOURCE_DATE_EPOCH": "1700000000",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // Nothing can be loaded into a static release.
    let run = try await Program.built.run(
      arguments, in: url, variables: ours.merging(ScratchRepository.variables) { $1 }.merging(variables) { $1 },
      through: .oneByOne)
    return (run, report.text("report"))
  }

  struct Failure: Error {
    var words: String
  }
}
