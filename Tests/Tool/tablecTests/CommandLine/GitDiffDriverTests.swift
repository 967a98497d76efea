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

  @Test("tells what moved")
  func diff() async throws {
    let repository = try await Self.repository()
    try repository.folder.write(Self.changed, to: "Specs/a.yaml")
    // From the top and from below, as git runs it at the top.
    for folder in ["", "Specs"] {
      let run = try await repository.run(["diff"], in: folder)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output.hasPrefix("diff --tablec a/Specs/a.yaml b/Specs/a.yaml\n"))
      #expect(run.output.contains("ben") && run.output.contains("cid") && run.output.contains("80"))
      #expect(!run.output.contains("@@") && !run.output.contains("\u{1B}"))
    }
    let lines = try await repository.git("diff", "--no-ext-diff")
    #expect(lines.contains("+      - {id: cid, text: Cid}"))
    let stat = try await repository.git("diff", "--stat")
    #expect(stat.contains("Specs/a.yaml | 3 ++-"))
  }

  @Test("tells it of what is staged, of commits and of their log")
  func history() async throws {
    let repository = try await Self.repository()
    try repository.folder.write(Self.changed, to: "Specs/a.yaml")
    try await repository.git("add", "--all")
    #expect(try await repository.git("diff", "--cached").hasPrefix("diff --tablec a/Specs/a.yaml b/Specs/a.yaml\n"))
    try await repository.commit("higher")
    try repository.folder.write("tablespec: 1\n", to: "Specs/a.yaml")
    try await repository.commit("nothing left")
    for arguments in [["log", "-p", "--ext-diff"], ["show", "--ext-diff", "HEAD~1"]] {
      let run = try await repository.run(arguments)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output.contains("diff --tablec a/Specs/a.yaml b/Specs/a.yaml\n") && run.output.contains("cid"))
    }
    #expect(try await repository.git("diff", "HEAD~2", "HEAD~1").contains("cid"))
  }

  @Test("tells of specs that came, went and were renamed")
  func addedAndDeleted() async throws {
    let repository = try await Self.repository(["Specs/gone.yaml": Specs.list])
    try await repository.git("rm", "--quiet", "Specs/gone.yaml")
    try repository.folder.write(Self.changed, to: "Specs/new one.yaml")
    try await repository.git("add", "--all")
    let both = try await repository.git("diff", "--cached", "--no-renames")
    #expect(both.contains("diff --tablec a/Specs/gone.yaml b/Specs/gone.yaml\ndeleted file mode 100644\n"))
    #expect(both.contains("diff --tablec a/Specs/new one.yaml b/Specs/new one.yaml\nnew file mode 100644\n"))
    #expect(both.contains("the spec is gone") && both.contains("the spec is new"))
    #expect(both.contains("-      - {id: ann, text: Ann}\n") && both.contains("+      - {id: cid, text: Cid}\n"))
    let renamed = try await repository.git("diff", "--cached", "-M30")
    #expect(renamed.hasPrefix("diff --tablec a/Specs/gone.yaml b/Specs/new one.yaml\nsimilarity index "))
    #expect(renamed.contains("rename to Specs/new one.yaml\n") && renamed.contains("ben"))
    try await repository.commit("renamed")
    try await repository.git("mv", "Specs/new one.yaml", "Specs/newer.yaml")
    let alone = try await repository.git("diff", "--cached", "-M")
    #expect(alone == (try await repository.git("diff", "--cached", "-M", "--no-ext-diff")))
  }

  @Test("shows the lines where a version has errors, with the first of them")
  func errors() async throws {
    let repository = try await Self.repository()
    try repository.folder.write(Specs.misspelt, to: "Specs/a.yaml")
    let run = try await repository.run(["diff"])
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output.hasPrefix("tablec: no layouts to compare\nthe new version:\nerror[E0107]: unknown key 'acessory'"))
    #expect(run.output.contains("4 |       - {text: Ann, acessory: checkmark}"))
    #expect(run.output.hasSuffix(try await Self.plain(repository)))
    try await repository.commit("misspelt")
    try repository.folder.write("tablespec: 1\nsections: [", to: "Specs/a.yaml")
    let both = try await repository.git("diff")
    #expect(both.contains("the old version:\nerror[E0107]") && both.contains("the new version:\nerror[E00"))
    #expect(both.contains("\\ No newline at end of file"))
  }

  @Test("shows the lines where only the text changed, and says so")
  func sameLayout() async throws {
    let repository = try await Self.repository()
    try repository.folder.write("# Friends of the house\n" + Specs.list, to: "Specs/a.yaml")
    let text = try await repository.git("diff")
    let plain = try await Self.plain(repository)
    #expect(text == "tablec: the layout is the same; the text differs\n" + plain)
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

  @Test("takes what a spec includes from the working tree, from anywhere in the repository")
  func includes() async throws {
    let spec = "tablespec: 1\nsections:\n  - include: ../../Parts/_rows.yaml\n"
    let repository = try await Self.repository([
      "Specs/deep/b.yaml": spec, "Parts/_rows.yaml": "- rows: [{id: dan, text: Dan}]\n",
    ])
    try repository.folder.write(spec + "  - {id: evening, rows: [Eve]}\n", to: "Specs/deep/b.yaml")
    let text = try await repository.git("diff", "Specs/deep")
    #expect(text.hasPrefix("diff --tablec a/Specs/deep/b.yaml b/Specs/deep/b.yaml\n"))
    #expect(text.contains("evening") && !text.contains("error"))
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

  @Test("says what it is for where people call it")
  func byHand() async throws {
    let repository = try await Self.repository()
    let words = try await repository.tablec("git-diff-driver", "a", "b")
    #expect(words.status == 64 && words.errors.contains("expected 1, 7 or 9 arguments from git, found 2"))
    let unmerged = try await repository.tablec("git-diff-driver", "--", "-a.yaml")
    #expect(unmerged.status == 0 && unmerged.output == "* Unmerged path -a.yaml\n")
    let help = try await repository.tablec("--help")
    #expect(help.output.contains("git-setup") && !help.output.contains("git-diff-driver"))
    let unknown = try await repository.tablec("nonsense")
    #expect(unknown.errors.contains("git-setup") && !unknown.errors.contains("git-difftool"))
  }
}
