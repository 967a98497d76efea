import GitReading
import TableDiagnostics
import TableParsing
import Testing

@testable import tablec

/// What a small repository can unfold to.
@Suite(
  "Folders of a revision that are larger than they look",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct GitBoundTests {
  /// A folder that has the one below it ten times, and so on.
  private static func nest(_ levels: Int, in repository: ScratchRepository) async throws {
    try await repository.git(
      "update-index", "--add", "--cacheinfo", "100644,\(try await blob(in: repository)),l0/a.yaml")
    for level in 1...levels {
      let tree = try await repository.git("write-tree", "--prefix=l\(level - 1)/").dropLast()
      for copy in 0..<10 { try await repository.git("read-tree", "--prefix=l\(level)/d\(copy)/", "\(tree)") }
      try await repository.git("rm", "-r", "--cached", "--quiet", "l\(level - 1)")
    }
    try await repository.git("commit", "--quiet", "--message", "nested")
  }

  private static func blob(in repository: ScratchRepository) async throws -> Substring {
    try await repository.git("rev-parse", "HEAD:a.yaml").dropLast()
  }

  private static func input(_ argument: String, in repository: ScratchRepository) throws -> GitInput {
    guard case .file(let revision, let path) = try #require(GitOperand(argument: argument)) else {
      throw ScratchRepository.Failure(words: "\(argument) is no file")
    }
    return try GitRepository(in: repository.folder.url.path, for: argument).input(path, in: revision, for: argument)
  }

  @Test("are searched as far as their paths add up to the bound, and the way out is told")
  func nested() async throws {
    let repository = try await ScratchRepository(["a.yaml": Specs.list])
    try await Self.nest(3, in: repository)
    let input = try Self.input("HEAD:l3", in: repository)
    #expect(FolderSearch(input.path, in: input.files).specs.count == 1_000)
    let bounded = FolderSearch(input.path, in: input.files, mostPathBytes: 1_000)
    // The entry at which the bound is passed is the last that was looked at.
    #expect(bounded.pathBytes > 1_000 && bounded.pathBytes <= 1_000 + "HEAD:l3/d0/d0/d0/a.yaml".utf8.count)
    let problem = try #require(bounded.problems.first)
    #expect(bounded.problems.count == 1 && problem.code == .tooLargeForSearch && problem.range.file == "HEAD:l3")
    #expect(problem.message == "the folder cannot be searched: it has too many files")
    #expect(problem.help == "name the folder below it that contains the specs")
    let below = try Self.input("HEAD:l3/d0/d0", in: repository)
    #expect(FolderSearch(below.path, in: below.files, mostPathBytes: 1_000).problems.isEmpty)
  }

  @Test("count a link as two paths, since its target is looked up from the top")
  func links() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    let target = try await repository.git("hash-object", "-w", "Specs/a.yaml").dropLast()
    try await repository.git("update-index", "--add", "--cacheinfo", "120000,\(target),Specs/b.yaml")
    try await repository.git("commit", "--quiet", "--message", "link")
    let input = try Self.input("HEAD:Specs", in: repository)
    let paths = ["HEAD:Specs/a.yaml", "HEAD:Specs/b.yaml", "HEAD:Specs/b.yaml"]
    #expect(FolderSearch(input.path, in: input.files).pathBytes == paths.reduce(0) { $0 + $1.utf8.count })
  }

  @Test("deeper than any path may be are told")
  func deep() async throws {
    let repository = try await ScratchRepository(["a.yaml": Specs.list])
    let name = String(repeating: "d", count: 250)
    let path = "deep/" + String(repeating: name + "/", count: 17) + "a.yaml"
    try await repository.git(
      "update-index", "--add", "--cacheinfo", "100644,\(try await Self.blob(in: repository)),\(path)")
    try await repository.git("commit", "--quiet", "--message", "deep")
    let problems = try Self.input("HEAD:deep", in: repository).search().problems
    #expect(problems.map(\.code) == [.tooLargeForSearch])
    #expect(problems.first?.message == "the folder cannot be searched: its folders are nested too deeply")
  }

  @Test("a file that is too large is refused under each of its names, and the next one is read")
  func largeFile() async throws {
    let large = String(repeating: "# large\n", count: 3 << 20)
    let repository = try await ScratchRepository(
      (0..<20).reduce(into: ["z.yaml": Specs.list]) { $0["large/\($1).yaml"] = large })
    let files = try Self.input("HEAD:", in: repository).files
    for name in 0..<20 {
      #expect(throws: FileProblem.tooLarge(limit: 1 << 20)) {
        try files.read("HEAD:large/\(name).yaml", limit: 1 << 20)
      }
      #expect(try files.read("HEAD:z.yaml", limit: 1 << 20) == Array(Specs.list.utf8))
    }
    // The limit of another question is another one.
    #expect(try files.read("HEAD:large/0.yaml", limit: 32 << 20).count == large.utf8.count)
  }

  @Test("names that are not UTF-8 are told, and cost only themselves")
  func names() async throws {
    let repository = try await ScratchRepository(["a.yaml": Specs.list])
    let blob = try await Self.blob(in: repository)
    let line =
      #"for name in 'caf\351.yaml' 'b\351.txt' 'd\351/c.yaml'; do "#
      + #"git update-index --add --cacheinfo "100644,\#(blob),S/$(printf "$name")"; done"#
    _ = try await Program.shell.run(["-c", line], in: repository.folder.url, variables: ScratchRepository.variables)
    // The name that is shown for one of those above is another file.
    try await repository.git("update-index", "--add", "--cacheinfo", "100644,\(blob),S/caf\u{FFFD}.yaml")
    try await repository.git("commit", "--quiet", "--message", "names")
    let search = try Self.input("HEAD:S", in: repository).search()
    #expect(search.specs.map(\.path) == ["HEAD:S/caf\u{FFFD}.yaml"])
    #expect(search.problems.map(\.code) == [.nameNotUTF8])
    #expect(search.problems.map(\.range.file) == ["HEAD:S/caf\u{FFFD}.yaml"])
    #expect(search.warnings.map(\.range.file) == ["HEAD:S/d\u{FFFD}"])
    let files = try Self.input("HEAD:S", in: repository).files
    #expect(try files.read("HEAD:S/caf\u{FFFD}.yaml", limit: 1_000) == Array(Specs.list.utf8))
    #expect(throws: FileProblem.missing) { try files.read("HEAD:S/d\u{FFFD}/c.yaml", limit: 1_000) }
  }

  @Test("are told when thousands are nested, in a revision and on the disk, and no stack is needed for them")
  func nestedFolders() async throws {
    let repository = try await ScratchRepository(["a.yaml": Specs.list])
    let blob = try await Self.blob(in: repository)
    try repository.folder.write(
      "100644 \(blob)\tdeep/\(String(repeating: "d/", count: 3_000))b.yaml\n", to: "index.txt")
    let line =
      "git update-index --index-info < index.txt && "
      + "git -c user.name=Ann -c user.email=ann@example.com commit-tree -p HEAD -m deep $(git write-tree) > id.txt"
    let made = try await Program.shell.run(
      ["-c", line], in: repository.folder.url, variables: ScratchRepository.variables)
    #expect(made.status == 0, "\(made.errors)")
    let commit = try #require(repository.folder.text("id.txt")).dropLast()
    let sides = try await repository.tablec("diff", "\(commit):deep", "a.yaml")
    #expect(
      sides.status == 2 && sides.errors.contains("error[E0616]: the folder cannot be searched"), "\(sides.errors)")
    let range = try await repository.tablec("diff", "HEAD..\(commit)", ".")
    #expect(range.status == 2 && range.errors.contains("its folders are nested too deeply"), "\(range.errors)")

    let named = String(repeating: "d/", count: 3_000) + "b.yaml"
    let file = try await repository.tablec("diff", "\(commit):deep/\(named)", "a.yaml")
    #expect(file.status == 2 && file.errors.contains("nested more than 512 levels deep"), "\(file.errors)")

    let folder = try TemporaryFolder()
    let most = "Specs/" + String(repeating: "d/", count: FolderSearch.mostDepth)
    try folder.write(Specs.list, to: most + "a.yaml")
    let allowed = try await tablec("compile", "--check", "Specs", in: folder)
    #expect(allowed.status == 0, "\(allowed.errors)")
    try folder.write(Specs.list, to: most + "d/b.yaml")
    let refused = try await tablec("compile", "--check", "Specs", in: folder)
    #expect(
      refused.status == 2 && refused.errors.contains("error[E0616]: the folder cannot be searched")
        && refused.errors.contains("--> Specs"), "\(refused.errors)")
  }
}
