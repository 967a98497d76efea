import Foundation

/// Runs the tests that verify the promises, and prints a table of their results; then searches for inputs that cost more than is promised.
///
/// usage: Reliability TABLEC [--growth [WORDS]]
///
/// TABLEC is a release build, as the promise of time and memory is about that. With `--growth`, only the search runs, of what has WORDS in
/// its name.
@main
struct Reliability {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let program = arguments.first, FileManager.default.isExecutableFile(atPath: program) else {
      print("usage: Reliability TABLEC [--growth [WORDS]]")
      exit(64)
    }
    let searchesOnly = arguments.dropFirst().first == "--growth"
    let areKept = try searchesOnly || verifyPromises()
    let isBounded = try search(URL(filePath: program).path, for: arguments.dropFirst(2).first)
    exit(areKept && isBounded ? 0 : 1)
  }

  /// Whether no input was found that costs more than it should.
  private static func search(_ program: String, for filter: String?) throws -> Bool {
    print("searching for inputs that cost more than they should")
    var search = GrowthSearch(program: program, filter: filter)
    try search.run()
    print(
      search.found.isEmpty
        ? "\(search.count) searches found none" : "\(search.count) searches found \(search.found.count)")
    return search.found.isEmpty
  }

  private static func verifyPromises() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tablec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let figures = folder.appending(path: "figures")
    let status = try runTests(report: folder.appending(path: "report.xml"), figures: figures)
    // Swift Testing writes a separate report beside that of XCTest.
    let report = try String(contentsOf: folder.appending(path: "report-swift-testing.xml"), encoding: .utf8)
    let table = ReliabilityTable(
      TestReport(report), figures: (try? String(contentsOf: figures, encoding: .utf8)) ?? "")
    print(table.text)
    return table.isGreen && status == 0
  }

  private static func runTests(report: URL, figures: URL) throws -> Int32 {
    let tests = Set(Promise.all.flatMap(\.tests)).sorted()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", "test", "--xunit-output", report.path]
      + tests.flatMap { ["--filter", "^" + $0.replacing(".", with: "\\.") + "[/(]"] }
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TABLEC_FIGURES": figures.path, "TABLEC_TRIALS": "all",
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
