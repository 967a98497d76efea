import Foundation
import SourceTree
import Testing

@Suite("Linting")
struct LintTests {
  @Test("the specs of this package have nothing to find")
  func ownSpecs() async throws {
    let run = try await Program.tablec.run(["lint", "Specs", "--strict"], in: PackageFolder.root)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test("the specs that 'init' writes have nothing to find")
  func templates() async throws {
    // Other folders of Templates have YAML that is no spec.
    let specs = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.url("Templates").path)
      .filter { $0.hasSuffix(".yaml") }.map { "Templates/\($0)" }
    let run = try await Program.tablec.run(["lint", "--strict"] + specs, in: PackageFolder.root)
    #expect(run.status == 0 && run.errors == "")
  }
}
