import Foundation
import SourceTree
import Testing

@Suite("The live preview, used in a browser")
struct LivePageTests {
  private static let tools = ["python3", "git"]

  @Test(
    "a person edits, breaks and mends specs, chooses environments, looks closer, compares and searches",
    .enabled(
      if: Browser.chromium != nil && tools.allSatisfy(Tools.has)
        || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1",
      "needs chromium, python3 and git"))
  func use() async throws {
    let chromium = try #require(Browser.chromium)
    let folder = try TemporaryFolder()
    let script = PackageFolder.url("Tests/Tool/tablecTests/Desk/page.py").path
    let run = try await #require(Program.named("python3")).run(
      [script, chromium.url.path, Program.tablec.url.path, folder.url.path], in: folder.url,
      variables: ["PYTHONDONTWRITEBYTECODE": "1"])
    try #require(run.status == 0, "\(run.output)\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.failures == [])
    // All steps were taken.
    #expect(report.checks > 140)
  }

  private struct Report: Decodable {
    var checks: Int
    var failures: [String]
  }
}
