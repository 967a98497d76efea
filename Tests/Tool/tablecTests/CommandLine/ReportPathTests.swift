import Foundation
import Testing

@testable import tablec

@Suite("Each file has one name", .enabled(if: ScratchRepository.canBeMade))
struct ReportPathTests {
  @Test("reports name files relative to the repository")
  func repository() async throws {
    let repository = try await ScratchRepository([
      "app/Specs/a.yaml": "tablespec: 1\nsections: [{id: s, rows: [{id: r, text: A}, {id: g, text: Gone}]}]\n"
    ])
    try repository.folder.write(
      "tablespec: 1\nsections: [{id: s, rows: [{id: r, text: B}]}]\n", to: "app/Specs/a.yaml")
    let whole = repository.folder.path("app/Specs")
    for (folder, old, new) in [
      ("", "HEAD:app/Specs", "app/Specs"), ("app", "HEAD:./Specs", "./Specs"), ("app/Specs", "HEAD:app/Specs", "."),
      ("app/Specs", "HEAD:app/Specs/a.yaml", "../Specs/a.yaml"), ("app", "HEAD:app/Specs", whole),
    ] {
      for format in ["github", "sarif"] {
        let run = try await repository.tablec("diff", old, new, "--format", format, in: folder)
        #expect(run.status == 1, "\(run.errors)")
        #expect(
          run.output.contains(format == "github" ? "file=app/Specs/a.yaml," : #""uri": "app/Specs/a.yaml""#),
          "\(run.output)")
        #expect(
          !run.output.contains("file=../") && !run.output.contains(#""uri": "a.yaml""#)
            && !run.output.contains("file=/"))
      }
    }
  }

  @Test("or to the working folder where there is no repository, and subjects keep their words")
  func paths() throws {
    let folder = try TemporaryFolder(["Specs/a.yaml": "", "app/.git/HEAD": "", "app/Specs/a.yaml": ""])
    let paths = ReportPaths(revisions: ["HEAD", "origin/main"])
    #expect(paths.path("HEAD:Specs/a.yaml") == "Specs/a.yaml")
    #expect(paths.path("origin/main:Specs//A/../a.yaml") == "Specs/a.yaml")
    #expect(paths.path(folder.path("app/Specs/a.yaml")) == "Specs/a.yaml")
    #expect(paths.path(folder.path("app/Specs/../Specs//a.yaml")) == "Specs/a.yaml")
    #expect(paths.place(folder.path("Specs/a.yaml")) == .init(path: folder.path("Specs/a.yaml"), isInRepository: false))
    for subject in ["-", "", "other:Specs/a.yaml", "no/such/a.yaml"] { #expect(paths.path(subject) == subject) }
  }
}
