import Recordings
import SourceTree
import Testing

@Suite("A spec that was printed is compiled as the spec that it was printed from")
struct PrintedSpecTests {
  @Test("to the same bytes", arguments: GoldenSpec.all, [GoldenSpec.Stage.layout, .svg, .ir])
  func compiled(_ spec: GoldenSpec, _ stage: GoldenSpec.Stage) async throws {
    let folder = PackageFolder.url(spec.path).deletingLastPathComponent()
    let environment = spec.environment.map { ["--environment", $0] } ?? []
    // Comments that silence a warning are not printed.
    let run = try await Program.tablec.run(
      ["compile", "-", "--quiet", "--emit", stage.rawValue] + environment, in: folder,
      input: try await spec.printed(.ir))
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let expected = try await spec.printed(stage)
    #expect(run.output == expected, "\(TextDifference(expected: expected, actual: run.output))")
  }
}
