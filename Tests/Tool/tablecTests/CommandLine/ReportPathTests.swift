import Foundation
import Testing

@testable import tablec

@Suite("Each file has one name", .enabled(if: ScratchRepository.canBeMade))
struct ReportPathTests {
  private static let legal = "- {id: terms, text: Terms, acessory: checkmark}\n"
  private static let files = [
    "Specs/Account/account.yaml": "tablespec: 1\nsections: [{rows: [{include: ../_legal.yaml}]}]\n",
    "Specs/about.yaml": "tablespec: 1\nsections: [{rows: [{include: _legal.yaml}]}]\n",
    "Specs/_legal.yaml": legal,
  ]

  @Test(
    "however a spec and its folder are called",
    arguments: ["Specs", "./Specs", "Specs//Account/..", "Specs/Account/../Account ./Specs/about.yaml", "."])
  func messages(_ arguments: String) async throws {
    let repository = try await ScratchRepository(Self.files)
    let words = ["compile", "--check", "--root", "Specs"] + arguments.split(separator: " ").map(String.init)
    let run = try await Program.tablec.run(words, in: repository.folder.url)
    #expect(run.status == 1)
    let places = run.errors.split(separator: "\n").filter { $0.contains("-->") }
    // The problem is the same in both specs, and is told once.
    #expect(places.map { $0.trimmingPrefix { $0 == " " } } == ["--> Specs/_legal.yaml:1:28"], "\(run.errors)")
  }

  @Test("except behind a link, where '..' leads to another file")
  func links() async throws {
    let folder = try TemporaryFolder([
      "real/deep/x.yaml": "", "real/a.yaml": "tablespec: 1\nsections: [{rows: [a]}]\n", "a.yaml": "- not a spec\n",
    ])
    try folder.link("link", to: "real/deep")
    let run = try await tablec("compile", "--check", "link/../a.yaml", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try await tablec("compile", "--check", "real/../a.yaml", in: folder).errors.contains("--> a.yaml:1:1"))
  }

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
