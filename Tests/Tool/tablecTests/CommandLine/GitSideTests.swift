import GitReading
import TableDiagnostics
import Testing

@testable import tablec

/// What is wrong with a revision or a path is in `Transcripts/git/unknown-revisions.md`.
@Suite(
  "What a range has on its sides",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct GitSideTests {
  private static func problem(_ range: String, _ path: String, in folder: String) -> Diagnostic? {
    do throws(Diagnostic) {
      guard let sides = GitRange(range) else { return nil }
      _ = try GitRepository(in: folder, for: range).inputs(path, in: sides, for: range)
      return nil
    } catch {
      return error
    }
  }

  @Test("ranges have a side for each revision that has the path")
  func ranges() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    try await repository.git("checkout", "--quiet", "-b", "topic")
    try repository.folder.write(Specs.list, to: "Specs/b.yaml")
    try await repository.commit("b")
    try await repository.git("checkout", "--quiet", "main")
    try repository.folder.write(Specs.list, to: "Specs/c.yaml")
    try await repository.commit("c")
    let specs = repository.folder.path("Specs")
    let git = try GitRepository(in: specs, for: "")
    func sides(_ argument: String, _ path: String) throws -> [String?] {
      let inputs = try git.inputs(path, in: try #require(GitRange(argument)), for: argument)
      return [inputs.old?.path, inputs.new?.path]
    }
    #expect(try sides("main..topic", "a.yaml") == ["main:Specs/a.yaml", "topic:Specs/a.yaml"])
    #expect(try sides("main..topic", "b.yaml") == [nil, "topic:Specs/b.yaml"])
    #expect(try sides("..topic", "../Specs/c.yaml") == ["HEAD:Specs/c.yaml", nil])
    #expect(try sides("..topic", repository.folder.path("Specs/c.yaml")) == ["HEAD:Specs/c.yaml", nil])
    #expect(try sides("topic..", ".") == ["topic:Specs", "HEAD:Specs"])
    let fork = try await repository.git("rev-parse", "--short", "main~1").dropLast()
    #expect(try sides("main...topic", "a.yaml") == ["\(fork):Specs/a.yaml", "topic:Specs/a.yaml"])
    #expect(Self.problem("main...topic", "c.yaml", in: specs)?.code == .notInRevision)
    #expect(Self.problem("main..topic", "zz.yaml", in: specs)?.code == .notInRevision)
  }
}
