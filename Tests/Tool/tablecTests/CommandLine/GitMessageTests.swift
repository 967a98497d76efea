import GitReading
import TableDiagnostics
import Testing

@testable import tablec

@Suite(
  "What is wrong with a revision or a path",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct GitMessageTests {
  private static func problem(_ argument: String, _ path: String = "", in folder: String) -> Diagnostic? {
    do throws(Diagnostic) {
      let repository = try GitRepository(in: folder, for: argument)
      switch GitOperand(argument: argument) {
      case .file(let revision, let path): _ = try repository.input(path, in: revision, for: argument)
      case .range(let range): _ = try repository.inputs(path, in: range, for: argument)
      case nil: return nil
      }
      return nil
    } catch {
      return error
    }
  }

  private static let cases: [(argument: String, code: DiagnosticCode, message: String, help: String)] = [
    ("HAED:Specs", .unknownRevision, "unknown revision 'HAED'", "did you mean 'HEAD'?"),
    ("topik:Specs", .unknownRevision, "unknown revision 'topik'", "did you mean 'topic'?"),
    ("HEAD~7:Specs", .unknownRevision, "unknown revision 'HEAD~7'", "'HEAD' exists, but has no commit"),
    ("topik~1:Specs", .unknownRevision, "unknown revision 'topik~1'", "did you mean 'topic~1'?"),
    ("0123456789:Specs", .unknownRevision, "unknown revision '0123456789'", "'git log --oneline' and 'git branch"),
    ("-x:Specs", .unknownRevision, "a revision does not begin with '-'", "name a branch, a tag or a commit"),
    ("--help:Specs", .unknownRevision, "a revision does not begin with '-'", "name a branch"),
    ("^HEAD:Specs", .unknownRevision, "unknown revision '^HEAD'", "did you mean 'HEAD'?"),
    ("main..topic:Specs", .unknownRevision, "unknown revision", "two arguments: main..topic Specs"),
    ("HEAD:a.yaml", .notInRevision, "'HEAD' has no file or folder 'a.yaml'", "did you mean 'HEAD:./a.yaml'?"),
    ("HEAD:Specs/aa.yaml", .notInRevision, "'HEAD' has no file", "did you mean 'HEAD:Specs/a.yaml'?"),
    ("HEAD:Spec/a.yaml", .notInRevision, "'HEAD' has no file", "did you mean 'HEAD:Specs/a.yaml'?"),
    ("HEAD:Specs/newcomer.yaml", .notInRevision, "'HEAD' has no file", "the working tree has it, but HEAD does not"),
    ("HEAD:Specs/zzzzzz", .notInRevision, "'HEAD' has no file", "'HEAD:Specs' has a.yaml, deep/"),
    ("HEAD:Specs/a.yaml/x", .notInRevision, "'HEAD' has no file", "did you mean 'HEAD:Specs/a.yaml'?"),
    (
      "HEAD:../../a.yaml", .notInRevision, "the path '../../a.yaml' leads out of the repository",
      "paths are relative to its top"
    ),
  ]

  @Test("is told with a way out")
  func all() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list, "Specs/deep/b.yaml": Specs.list])
    try await repository.git("branch", "topic")
    try repository.folder.write(Specs.list, to: "Specs/newcomer.yaml")
    for (argument, code, message, help) in Self.cases {
      let problem = try #require(Self.problem(argument, in: repository.folder.path("Specs")), "\(argument) is read")
      #expect(problem.code == code && problem.range.file == argument)
      #expect(problem.message.contains(message), "\(problem.message)")
      #expect((problem.help ?? "").contains(help), "\(argument): \(problem.help ?? "")")
    }
  }

  @Test("in an empty repository, a shallow one and none is told too")
  func repositories() async throws {
    let repository = try await ScratchRepository(["a.yaml": Specs.list])
    try await repository.commit("second")
    let folder = try TemporaryFolder()
    let none = Self.problem("HEAD:a.yaml", in: folder.url.path)
    #expect(none?.code == .noRepository && none?.notes.first?.message.hasPrefix("git: fatal: ") == true)
    #expect(none?.help == "run it in a folder of the repository, or compare files and folders")
    let setup = try await Program.tablec.run(["git-setup"], in: folder.url)
    #expect(setup.errors.contains("run 'git init', or use --install --global"))
    let sides = try await Program.tablec.run(["diff", "HEAD", "a.yaml"], in: repository.folder.url)
    #expect(sides.errors.contains("did you mean 'HEAD:a.yaml'?"))
    try await repository.git("init", "--quiet", folder.path("empty"))
    #expect(Self.problem("HEAD:a.yaml", in: folder.path("empty"))?.help == "nothing is committed yet")
    try await repository.git(
      "clone", "--quiet", "--depth=1", "file://\(repository.folder.url.path)", folder.path("shallow"))
    let shallow = Self.problem("HEAD~1:a.yaml", in: folder.path("shallow"))
    #expect(
      shallow?.help
        == "the clone is shallow: fetch the missing commits with 'git fetch --unshallow', or check out with 'fetch-depth: 0'"
    )
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

  @Test("a name that is not there is not taken for the branch that is compared with itself then")
  func missingBase() async throws {
    let repository = try await ScratchRepository(["a.yaml": Specs.list])
    try await repository.git("checkout", "--quiet", "-b", "maim")
    try repository.folder.write(Specs.misspelt, to: "a.yaml")
    try await repository.commit("second")
    let folder = try TemporaryFolder()
    let clones = [
      ("shallow", ["--depth=1"], "the clone is shallow: fetch the missing commits"),
      ("single", ["--single-branch", "--branch", "maim"], "'git log --oneline' and 'git branch --all' list"),
    ]
    for (name, flags, help) in clones {
      _ = try await repository.run(
        ["clone", "--quiet"] + flags + ["file://\(repository.folder.url.path)", folder.path(name)])
      for argument in ["origin/main...HEAD", "origin/main..", "origin/main:a.yaml"] {
        let problem = try #require(Self.problem(argument, "a.yaml", in: folder.path(name)))
        #expect(problem.code == .unknownRevision && problem.help?.hasPrefix(help) == true, "\(problem.help ?? "")")
        #expect(problem.help?.contains("maim") == false, "\(name): \(problem.help ?? "")")
      }
      let changed = try await Program.tablec.run(
        ["lint", "a.yaml", "--changed-since", "origin/main..."], in: folder.url.appending(path: name),
        variables: ScratchRepository.variables)
      #expect(changed.status == 2 && !changed.errors.contains("did you mean"), "\(changed.errors)")
    }
    // A misspelt name of another commit is still told.
    #expect(Self.problem("mian...HEAD", "a.yaml", in: repository.folder.url.path)?.help == "did you mean 'main'?")
  }
}
