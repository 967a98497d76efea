import Foundation
import SourceTree
import Testing

@Suite("explain")
struct ExplainTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("keeps to the schema of explanations")
  func schema() async throws {
    let text = try await Program.tablec.run(["schema", "explanation"], in: folder.url).output
    for spec in ["Specs/stacks.yaml", "Specs/appearance.yaml", "Specs/own-metrics.yaml"] {
      let run = try await Program.tablec.run(["explain", spec, "--reporter", "json"], in: PackageFolder.root)
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      func check(_ value: Any) {
        if let list = value as? [Any] { for element in list { check(element) } }
        for (key, member) in value as? [String: Any] ?? [:] {
          #expect(text.contains("\"\(key)\": {"))
          check(member)
        }
      }
      check(json)
    }
  }
}
