import Foundation
import SourceTree
import Testing

@Suite("The pages, used in browsers", .serialized)
struct LivePageTests {
  private static let tools = ["python3", "git"]

  /// A browser that drives the pages, and how many checks it makes at least.
  struct Driver: Sendable, CustomTestStringConvertible {
    var name: String
    var program: Program?
    var leastChecks: Int

    var testDescription: String { name }

    static let all = [
      Driver(name: "chromium", program: Browser.chromium, leastChecks: 420),
      Driver(name: "firefox", program: Program.named("firefox-esr") ?? Program.named("firefox"), leastChecks: 320),
    ]
  }

  @Test(
    "a person edits, breaks and mends specs, chooses environments, looks closer, compares, searches, and starts again",
    .enabled(
      if: Driver.all.allSatisfy { $0.program != nil } && tools.allSatisfy(Tools.has)
        || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1",
      "needs chromium, firefox-esr, python3 with axe-playwright-python, and git"),
    arguments: Driver.all)
  func use(_ driver: Driver) async throws {
    let browser = try #require(driver.program)
    let folder = try TemporaryFolder()
    let script = PackageFolder.url("Tests/Tool/tablecTests/Desk/page.py").path
    let run = try await #require(Program.named("python3")).run(
      [script, driver.name, browser.url.path, Program.tablec.url.path, folder.url.path], in: folder.url,
      variables: ["PYTHONDONTWRITEBYTECODE": "1"])
    try #require(run.status == 0, "\(run.output)\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.failures == [])
    // All steps were taken.
    #expect(report.checks > driver.leastChecks)
  }

  private struct Report: Decodable {
    var checks: Int
    var failures: [String]
  }
}
