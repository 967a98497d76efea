import Foundation
import SourceTree
import Testing

@Suite("tablec init --project")
struct InitProjectTests {
  @Test("writes folders whose names need quotes")
  func quotes() async throws {
    for name in ["my tables", "no", "a\"b", "{x}", "[1]", "a: b", "#c"] {
      let folder = try TemporaryFolder()
      let run = try await tablec(
        "init", "\(name)/list", "--project", "--ci", "github", "--editor", "vscode", in: folder)
      #expect(run.status == 0, "\(name): \(run.errors)")
      let lint = try await tablec("lint", "--strict", in: folder)
      #expect(lint.status == 0, "\(name): \(lint.errors)")
      let settings = Data((folder.text(".vscode/settings.json") ?? "").utf8)
      #expect((try? JSONSerialization.jsonObject(with: settings)) != nil, "\(name)")
    }
  }

  @Test(
    "writes the workflow that the documentation shows",
    arguments: [
      ("github", "README.md"), ("github", "Sources/Tool/tablec/Documentation.docc/CI.md"),
      ("gitlab", "Sources/Tool/tablec/Documentation.docc/CI.md"),
    ])
  func documented(_ host: String, _ page: String) throws {
    let file = try String(contentsOf: PackageFolder.url("Templates/Project/\(host).yml"), encoding: .utf8)
    #expect(try String(contentsOf: PackageFolder.url(page), encoding: .utf8).contains("```yaml\n\(file)```\n"))
  }
}
