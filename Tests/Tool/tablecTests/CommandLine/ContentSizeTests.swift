import Foundation
import Testing

@Suite("Texts as large as the reader wants them")
struct ContentSizeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Rows of two lines, as the iOS 26.1 simulator showed them.
  private static let spec = """
    tablespec: 1
    metrics: ios26
    sections: [{rows: [{id: charlie, style: subtitle, text: Charlie, detailText: Third item}, {text: Row}]}]
    """

  private func layout(_ category: String) async throws -> String {
    let run = try await Program.tablec.run(
      ["compile", "-", "--device", "iphone-se", "--content-size", category], in: folder.url, input: Self.spec)
    #expect(run.status == 0 && run.errors == "")
    return run.output
  }

  @Test(
    "rows grow as the simulator's: 62 and 52, 83 at XXXL, and 117 and 80 where Body has 33 points",
    arguments: [("l", 62.0, 52.0), ("xxxl", 83, 58), ("ax2", 117, 80), ("accessibilityLarge", 117, 80)])
  func heights(_ category: String, _ subtitle: Double, _ plain: Double) async throws {
    let layout = try await layout(category)
    #expect(layout.contains("\"frame\": [[0, 0], [375, \(Int(subtitle))]]"))
    #expect(layout.contains("\"frame\": [[0, \(Int(subtitle))], [375, \(Int(plain))]]"))
    #expect(layout.contains(#""contentSize": "accessibilityLarge""#) == (plain == 80))
  }

  @Test("a category that there is not is refused, with those that there are")
  func unknown() async throws {
    let run = try await Program.tablec.run(["compile", "-", "--content-size", "huge"], in: folder.url)
    #expect(run.status == 64 && run.errors.contains("'huge'") && run.errors.contains("xxxl, ax1"))
  }
}
