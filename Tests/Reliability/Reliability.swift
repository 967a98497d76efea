import Foundation

/// Runs the tests that verify the promises, and prints a table of their results.
@main
struct Reliability {
  static func main() throws {
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
    exit(table.isGreen && status == 0 ? 0 : 1)
  }

  private static func runTests(report: URL, figures: URL) throws -> Int32 {
    let tests = Set(Promise.all.flatMap(\.tests)).sorted()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", "test", "--xunit-output", report.path]
      + tests.flatMap { ["--filter", "^" + $0.replacing(".", with: "\\.") + "[/(]"] }
    process.environment = ProcessInfo.processInfo.environment.merging(["TABLEC_FIGURES": figures.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
