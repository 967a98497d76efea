import Testing

@Suite(
  "git diff with tablec",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct GitDiffDriverTests {
  /// Ben is higher, and Cid comes.
  private static let changed = """
    tablespec: 1
    sections:
      - id: friends
        rows:
          - {id: ann, text: Ann}
          - {id: ben, text: Ben, height: 80}
          - {id: cid, text: Cid}

    """

  /// A repository that is set up for its specs.
  private static func repository(_ files: [String: String] = [:]) async throws -> ScratchRepository {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list].merging(files) { $1 })
    let run = try await repository.tablec("git-setup", "--install")
    #expect(run.status == 0 && run.errors == "")
    try await repository.commit("attributes")
    return repository
  }

  /// What git shows without tablec, but for the lines that only git knows the ids for.
  private static func plain(_ repository: ScratchRepository, _ arguments: String...) async throws -> String {
    let text = try await repository.run(["diff", "--no-ext-diff"] + arguments).output
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("index ") }
      .joined(separator: "\n")
  }

  @Test("shows other files as git does")
  func otherFiles() async throws {
    let repository = try await Self.repository([
      "ci.yaml": "on: push\n", "Specs/_part.yaml": "- rows: [Ann]\n", "Specs/bytes.yaml": "a\u{0}b",
      "Specs/\"q\\\t.yaml": "a\n",
      "Specs/_ours.yaml": "metricsprofile: 1\nextends: ios17\n",
    ])
    try repository.folder.write("* diff=tablec\n", to: ".gitattributes")
    try repository.folder.write("on: pull\n", to: "ci.yaml")
    try repository.folder.write("- rows: [Ben]\n", to: "Specs/_part.yaml")
    try repository.folder.write("a\u{0}c", to: "Specs/bytes.yaml")
    try repository.folder.write("b\n", to: "Specs/\"q\\\t.yaml")
    #expect(try await repository.git("diff") == (try await Self.plain(repository)))
    #expect(
      try await repository.git("-c", "diff.noprefix=true", "-c", "diff.mnemonicPrefix=true", "diff", "ci.yaml")
        == (try await Self.plain(repository, "ci.yaml")))
    try await repository.git("rm", "--quiet", "--force", "ci.yaml")
    #expect(
      try await repository.git("diff", "HEAD", "--", "ci.yaml")
        == (try await Self.plain(repository, "HEAD", "--", "ci.yaml")))
    try repository.folder.write("metricsprofile: 1\nextends: ios18\n", to: "Specs/_ours.yaml")
    let profile = try await repository.git("diff", "Specs/_ours.yaml")
    #expect(
      profile == "tablec: a metrics profile: compare the specs that name it with 'tablec diff'\n"
        + (try await Self.plain(repository, "Specs/_ours.yaml")))
  }

  @Test("is coloured as git's own")
  func colours() async throws {
    let repository = try await Self.repository()
    try repository.folder.write(Self.changed, to: "Specs/a.yaml")
    let bold = "\u{1B}[1mdiff --tablec a/Specs/a.yaml b/Specs/a.yaml\u{1B}[m\n"
    #expect(try await repository.git("-c", "color.diff=always", "diff").hasPrefix(bold))
    #expect(try await repository.git("-c", "color.ui=always", "diff").hasPrefix(bold))
    // A pager that git started shows colours, though it is no terminal.
    let paged = try await repository.git("diff", variables: ["GIT_PAGER_IN_USE": "1", "TERM": "xterm"])
    #expect(paged.hasPrefix(bold))
    let never = try await repository.git(
      "-c", "color.ui=never", "diff", variables: ["GIT_PAGER_IN_USE": "1", "TERM": "xterm"])
    #expect(never.hasPrefix("diff --tablec"))
    try repository.folder.write("# Friends\n" + Specs.list, to: "Specs/a.yaml")
    let lines = try await repository.git("-c", "color.ui=always", "diff")
    #expect(lines.contains("\u{1B}[1m+++ b/Specs/a.yaml\u{1B}[m\n") && lines.contains("\u{1B}[32m+"))
  }

  @Test("has a tool of its own, which compares on demand")
  func difftool() async throws {
    let repository = try await Self.repository()
    try repository.folder.write(Self.changed, to: "Specs/a.yaml")
    let run = try await repository.run(["difftool", "--no-prompt", "--tool=tablec"])
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasPrefix("diff --tablec a/Specs/a.yaml b/Specs/a.yaml\n") && run.output.contains("cid"))
    let folders = try await repository.run(["difftool", "--dir-diff", "--tool=tablec"])
    #expect(folders.errors.contains("git-difftool takes one file at a time: leave out --dir-diff"))
  }

  @Test("is run by a path with blanks, and with flags of one's own")
  func configuration() async throws {
    let repository = try await Self.repository()
    let tools = try TemporaryFolder()
    try tools.makeFolder("it's here")
    try tools.link("it's here/tablec", to: Program.tablec.url.path)
    let moved = Program(url: tools.url.appending(path: "it's here/tablec"))
    let run = try await moved.run(
      ["git-setup", "--install"], in: repository.folder.url, variables: ScratchRepository.variables)
    #expect(run.status == 0 && run.output.contains("it'\\''s here/tablec' git-diff-driver --"))
    try repository.folder.write(Self.changed, to: "Specs/a.yaml")
    #expect(try await repository.git("diff").contains("cid"))
    let command = "'\(Program.tablec.url.path)' git-diff-driver --content-size ax3 --"
    let standard = try await repository.git("diff")
    let large = try await repository.git("-c", "diff.tablec.command=\(command)", "diff")
    #expect(large.hasPrefix("diff --tablec") && large.contains("cid") && large != standard)
    let wrong = try await repository.run([
      "-c", "diff.tablec.command=\(command.dropLast(2)) --apearance dark --", "diff",
    ])
    #expect(wrong.status == 128 && wrong.errors.contains("--apearance"))
  }
}
