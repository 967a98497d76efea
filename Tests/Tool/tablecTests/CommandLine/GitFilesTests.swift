import Foundation
import GitReading
import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import Testing

@testable import tablec

@Suite(
  "Specs in revisions",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct GitFilesTests {
  private static let spec = """
    tablespec: 1
    include: _shared.yaml
    sections:
      - id: friends
        rows:
          - include: parts/_rows.yaml

    """
  private static let files = [
    "Specs/a.yaml": spec, "Specs/_shared.yaml": "style: grouped\n",
    "Specs/parts/_rows.yaml": "- {id: ann, text: Ann}\n",
    "Specs/deep/b.yml": Specs.list, "Specs/.hidden.yaml": Specs.list, "Specs/_dir/c.yaml": Specs.list,
    "top.yaml": "tablespec: 1\ninclude: Specs/_shared.yaml\n", "Assets/read.me": "nothing\n",
  ]

  private static func input(_ argument: String, in folder: String) throws -> GitInput {
    guard case .file(let revision, let path) = try #require(GitOperand(argument: argument)) else {
      throw ScratchRepository.Failure(words: "\(argument) is no file")
    }
    return try GitRepository(in: folder, for: argument).input(path, in: revision, for: argument)
  }

  private static func table(_ input: GitInput) throws -> (table: Table?, messages: [Diagnostic]) {
    let bytes = try input.spec.read(limit: 1 << 20, from: input.files)
    let result = SpecParser(profiles: MetricsProfile.all, files: input.files).parse(bytes, path: input.path)
    return (result.table, result.diagnostics.diagnostics)
  }

  @Test("are read with all that they include, whatever is in the working tree")
  func includes() async throws {
    let repository = try await ScratchRepository(Self.files)
    try await repository.git("rm", "-r", "--quiet", "Specs/parts", "Specs/_shared.yaml")
    for argument in ["HEAD:Specs/a.yaml", "main:./a.yaml", "HEAD:../Specs//a.yaml"] {
      let input = try Self.input(argument, in: repository.folder.path("Specs"))
      let (table, messages) = try Self.table(input)
      #expect(messages.isEmpty, "\(messages)")
      #expect(table?.style == .grouped && table?.sections.first?.rows.map(\.id) == ["ann"])
      #expect(input.spec.outputName == "a" && !input.isFolder && input.path.hasSuffix(":Specs/a.yaml"))
      #expect(table?.files.last == "\(input.files.revision.name):Specs/parts/_rows.yaml")
    }
  }

  @Test("include what is beside them at the top of the repository, under a branch with a slash in its name")
  func top() async throws {
    let repository = try await ScratchRepository(Self.files)
    try await repository.git("branch", "topic/top")
    let (table, messages) = try Self.table(Self.input("topic/top:top.yaml", in: repository.folder.url.path))
    #expect(messages.isEmpty && table?.style == .grouped)
    #expect(table?.files == ["topic/top:top.yaml", "topic/top:Specs/_shared.yaml"])
  }

  @Test("have messages with their revision, and stay inside their root")
  func messages() async throws {
    let repository = try await ScratchRepository([
      "Specs/a.yaml": "tablespec: 1\ninclude: _b.yaml\n", "Specs/_b.yaml": "styel: grouped\n",
      "Specs/out.yaml": "tablespec: 1\ninclude: ../c.yaml\n", "c.yaml": "{}\n",
    ])
    let (_, wrong) = try Self.table(Self.input("HEAD:Specs/a.yaml", in: repository.folder.url.path))
    #expect(wrong.first?.range.file == "HEAD:Specs/_b.yaml" && wrong.first?.code == .unknownKey)
    let (_, outside) = try Self.table(Self.input("HEAD:Specs/out.yaml", in: repository.folder.url.path))
    #expect(outside.first?.code == .includeOutsideRoot)
  }

  @Test("are found in folders as they are on the disk")
  func folders() async throws {
    let repository = try await ScratchRepository(Self.files)
    let top = repository.folder.url.path
    let search = try Self.input("HEAD:Specs", in: top).search()
    #expect(search.problems.isEmpty && search.specs.map(\.path) == ["HEAD:Specs/a.yaml", "HEAD:Specs/deep/b.yml"])
    #expect(search.specs.map(\.outputName) == ["a", "deep/b"] && search.specs.allSatisfy { $0.root == "HEAD:Specs" })
    let all = try Self.input("HEAD:", in: top).search()
    #expect(all.specs.map(\.path) == ["HEAD:Specs/a.yaml", "HEAD:Specs/deep/b.yml", "HEAD:top.yaml"])
    #expect(all.specs.map(\.outputName) == ["Specs/a", "Specs/deep/b", "top"])
    let none = try Self.input("HEAD:Assets", in: top).search()
    #expect(none.specs.isEmpty && none.problems.map(\.code) == [.folderWithoutSpecs])
  }

  @Test("links are followed inside the tree, and lead nowhere outside it")
  func links() async throws {
    let repository = try await ScratchRepository(["Specs/real/a.yaml": Specs.list])
    let folder = repository.folder
    try folder.link("Specs/file.yaml", to: "real/../real/a.yaml")
    try folder.link("Specs/folder", to: "real")
    try folder.link("Specs/up", to: "..")
    try folder.link("Specs/absolute.yaml", to: folder.path("Specs/real/a.yaml"))
    try folder.link("Specs/outside.yaml", to: "/etc/hostname")
    try folder.link("Specs/above.yaml", to: "../../../../etc/hostname")
    try folder.link("Specs/round.yaml", to: "round.yaml")
    try folder.link("Specs/gone.yaml", to: "nothing.yaml")
    try await repository.commit("links")
    let commit = try await repository.git("rev-parse", "HEAD").dropLast()
    try await repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),Specs/module")
    try await repository.git("commit", "--quiet", "--message", "a submodule")
    let files = try Self.input("HEAD:Specs", in: folder.url.path).files
    for name in ["file.yaml", "folder/a.yaml", "absolute.yaml", "up/Specs/up/Specs/file.yaml"] {
      #expect(try files.read("HEAD:Specs/\(name)", limit: 1_000) == Array(Specs.list.utf8))
      #expect(files.canonicalPath("HEAD:Specs/\(name)") == folder.path("Specs/real/a.yaml"))
    }
    for name in ["outside.yaml", "above.yaml", "round.yaml", "gone.yaml", "module", "module/a.yaml"] {
      #expect(throws: FileProblem.missing) { try files.read("HEAD:Specs/\(name)", limit: 1_000) }
      #expect(files.canonicalPath("HEAD:Specs/\(name)") == nil)
    }
    #expect(throws: FileProblem.isFolder) { try files.read("HEAD:Specs/folder", limit: 1_000) }
    #expect(throws: FileProblem.tooLarge(limit: 5)) { try files.read("HEAD:Specs/file.yaml", limit: 5) }
    // What was let by is not taken for the next file.
    #expect(try files.read("HEAD:Specs/file.yaml", limit: 1_000).count == Specs.list.utf8.count)
    let search = try Self.input("HEAD:Specs/", in: folder.url.path).search()
    #expect(search.problems.map(\.range.file) == ["above", "gone", "outside", "round"].map { "HEAD:Specs/\($0).yaml" })
  }

  @Test("a path of the disk means what stands there in the revision")
  func pathsOfTheDisk() async throws {
    let repository = try await ScratchRepository(Self.files)
    let top = repository.folder.url.path
    let files = try Self.input("HEAD:Specs/a.yaml", in: top + "/Specs").files
    // As --root is written.
    #expect(files.canonicalPath(".") == top + "/Specs" && files.canonicalPath("..") == top)
    #expect(files.canonicalPath(top) == top && files.canonicalPath(top + "/Specs/deep") == top + "/Specs/deep")
    #expect(files.canonicalPath("/etc") == nil && files.canonicalPath(top + "2") == nil)
    var options = SpecParser.Options()
    options.root = ".."
    let parser = SpecParser(profiles: MetricsProfile.all, options: options, files: files)
    let spec = Array("tablespec: 1\ninclude: ../Assets/../Specs/_shared.yaml\n".utf8)
    #expect(
      parser.parse(spec, path: "HEAD:Specs/deep/new.yaml").diagnostics.diagnostics.map(\.code) == [.includeMissing])
    #expect(parser.parse(spec, path: "HEAD:Assets/new.yaml").table?.style == .grouped)
  }

  @Test("names are told apart by their bytes, and objects that are gone are told")
  func names() async throws {
    let repository = try await ScratchRepository(["Specs/e\u{301}.yaml": "a\n", "b": "b\n"])
    // Not every disk can hold both.
    let blob = try await repository.git("rev-parse", "HEAD:b").dropLast()
    try await repository.git("rm", "--quiet", "b")
    try await repository.git("update-index", "--add", "--cacheinfo", "100644,\(blob),Specs/\u{E9}.yaml")
    try await repository.git("commit", "--quiet", "--message", "both")
    let files = try Self.input("HEAD:Specs", in: repository.folder.url.path).files
    #expect(try files.read("HEAD:Specs/e\u{301}.yaml", limit: 10) == Array("a\n".utf8))
    #expect(try files.read("HEAD:Specs/\u{E9}.yaml", limit: 10) == Array("b\n".utf8))
    try FileManager.default.removeItem(
      at: repository.folder.url.appending(path: ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"))
    let fresh = try Self.input("HEAD:Specs", in: repository.folder.url.path).files
    #expect(throws: FileProblem.unreadable("git's object \(blob) is not in this clone")) {
      try fresh.read("HEAD:Specs/\u{E9}.yaml", limit: 10)
    }
    #expect(try fresh.read("HEAD:Specs/e\u{301}.yaml", limit: 10) == Array("a\n".utf8))
  }

  @Test("a thousand are read by many at once")
  func many() async throws {
    let repository = try await ScratchRepository([:])
    let made = try await shell(
      """
      mkdir -p $(seq -f Specs/%g 0 9)
      for i in $(seq 1000); do echo "tablespec: 1  # $i" > Specs/$((i % 10))/$i.yaml; done
      """,
      in: repository.folder)
    #expect(made.status == 0)
    try await repository.commit("a thousand")
    let input = try Self.input("HEAD:Specs", in: repository.folder.url.path)
    let found = input.search().specs
    #expect(found.count == 1_000)
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for spec in found {
        group.addTask {
          let bytes = try? spec.read(limit: 1_000, from: input.files)
          let number = spec.outputName.split(separator: "/").last ?? ""
          return bytes.map { String(decoding: $0, as: UTF8.self) } != "tablespec: 1  # \(number)\n"
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wrong == 0)
  }

  @Test("are read from a repository with SHA-256")
  func otherRepositories() async throws {
    let repository = try await ScratchRepository([:])
    let folder = try TemporaryFolder()
    try await repository.git("init", "--quiet", "--object-format=sha256", folder.path("new"))
    try folder.write(Specs.list, to: "new/Specs/b.yaml")
    try await repository.git("-C", folder.path("new"), "add", "--all")
    try await repository.git("-C", folder.path("new"), "commit", "--quiet", "--message", "first")
    let new = try Self.input("HEAD:Specs/b.yaml", in: folder.path("new"))
    #expect(try Self.table(new).table?.sections.count == 1)
  }
}
