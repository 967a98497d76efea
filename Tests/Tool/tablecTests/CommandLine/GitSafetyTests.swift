import Foundation
import Testing

/// Each program that a repository's configuration can name leaves a file behind if it is run.
@Suite(
  "Programs that a repository names",
  .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct GitSafetyTests {
  /// The keys of git's configuration whose value is a program, a line of shell, or leads to one. `*` stands for a name.
  private static let keys = [
    "alias.cat-file", "alias.config", "alias.diff", "alias.ls-files", "alias.rev-parse", "browser.*.cmd",
    "core.alternateRefsCommand", "core.askPass", "core.editor", "core.fsmonitor", "core.gitProxy", "core.pager",
    "core.sshCommand", "credential.helper", "credential.https://example.com.helper", "diff.external", "diff.*.command",
    "diff.*.textconv", "difftool.*.cmd", "difftool.*.path", "filter.*.clean", "filter.*.process", "filter.*.smudge",
    "gpg.program", "gpg.openpgp.program", "gpg.ssh.defaultKeyCommand", "gpg.ssh.program", "gpg.x509.program",
    "gui.editor", "guitool.*.cmd", "help.browser", "imap.tunnel", "instaweb.httpd", "interactive.diffFilter",
    "man.*.cmd", "merge.*.driver", "mergetool.*.cmd", "pack.packObjectsHook", "pager.cat-file", "pager.config",
    "pager.diff", "pager.for-each-ref", "pager.ls-files", "pager.rev-parse", "receive.procReceiveRefs",
    "remote.*.receivepack", "remote.*.uploadpack", "sendemail.smtpServer", "sendemail.toCmd", "sequence.editor",
    "ssh.variant", "submodule.*.update", "tar.*.command", "trailer.*.cmd", "trailer.*.command",
    "uploadpack.packObjectsHook", "web.browser",
  ]
  private static let hooks = [
    "applypatch-msg", "fsmonitor-watchman", "post-checkout", "post-commit", "post-index-change", "post-merge",
    "post-rewrite", "pre-auto-gc", "pre-commit", "pre-push", "reference-transaction", "sendemail-validate",
  ]
  private static let changed = Specs.list.replacing("Ann", with: "Anna")

  /// A repository with two commits whose configuration names a program that leaves a mark wherever it can.
  ///
  /// A partial clone as git makes them: of a promisor remote, with an object missing.
  private struct Trap {
    let repository: ScratchRepository
    private let marks = try? TemporaryFolder()
    /// The blob that is missing, of `Specs/missing.yaml`.
    let missing: String

    var sprung: [String] {
      marks.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.url.path).sorted() } ?? ["no marks"]
    }

    init() async throws {
      repository = try await ScratchRepository([
        "Specs/a.yaml": Specs.list, "Specs/same.yaml": Specs.list, "Specs/missing.yaml": "# missing\n" + Specs.list,
        ".gitattributes": "*.yaml filter=trap diff=trap merge=trap\n",
      ])
      missing = String(try await repository.git("rev-parse", "HEAD:Specs/missing.yaml").dropLast())
      try repository.folder.write(GitSafetyTests.changed, to: "Specs/a.yaml")
      try await repository.commit("second")
      let folder = repository.folder
      // Included, as keys may stand in another file too.
      var text = """
        [core]
        \trepositoryFormatVersion = 1
        [extensions]
        \tpartialClone = trap
        [remote "trap"]
        \turl = file://\(folder.url.path)
        \tpromisor = true
        \tpartialCloneFilter = blob:none
        \tfetch = +refs/heads/*:refs/remotes/trap/*
        [remote "other"]
        \turl = ext::\(try trap("url"))
        \tpromisor = true
        [protocol]
        \tallow = always
        [protocol "ext"]
        \tallow = always
        [fetch]
        \tbundleURI = \(folder.url.path)/bundle
        [core]
        \thooksPath = \(folder.path("hooks"))
        \tuntrackedCache = true
        [trace2]
        \teventTarget = \(folder.path("trace"))

        """
      for key in GitSafetyTests.keys {
        let parts = key.replacing("*", with: "trap").split(separator: ".").map(String.init)
        let section =
          parts.count > 2 ? "\(parts[0]) \"\(parts.dropFirst().dropLast().joined(separator: "."))\"" : parts[0]
        let sign = key == "submodule.*.update" || key.hasPrefix("alias.") || key == "credential.helper" ? "!" : ""
        text += "[\(section)]\n\t\(parts[parts.count - 1]) = \"\(sign)\(try trap(key))\"\n"
      }
      try folder.write(text, to: ".git/trap")
      let configuration = folder.path(".git/config")
      try (String(contentsOfFile: configuration, encoding: .utf8) + "[include]\n\tpath = trap\n")
        .write(toFile: configuration, atomically: true, encoding: .utf8)
      try folder.write("* filter=trap diff=trap merge=trap\n", to: ".git/info/attributes")
      for name in GitSafetyTests.hooks {
        for place in ["hooks", ".git/hooks"] { try trap("hook \(name)", at: "\(place)/\(name)") }
      }
      try FileManager.default.removeItem(
        atPath: folder.path(".git/objects/\(missing.prefix(2))/\(missing.dropFirst(2))"))
    }

    /// Writes a program that leaves a mark of this name.
    @discardableResult
    func trap(_ name: String, at path: String? = nil) throws -> String {
      guard let marks else { throw ScratchRepository.Failure(words: "there is no folder for marks") }
      let file = name.replacing("/", with: "_").replacing("*", with: "x").replacing(" ", with: "-")
      let path = path ?? ".git/traps/\(file)"
      try repository.folder.write("#!/bin/sh\n: > '\(marks.path(file))'\nexit 1\n", to: path)
      let whole = repository.folder.path(path)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: whole)
      return whole
    }
  }

  @Test("are run by git itself in this repository, or the test below would show nothing")
  func trapsWork() async throws {
    let trap = try await Trap()
    _ = try await trap.repository.run(["ls-files", "--others"])
    #expect(trap.sprung.contains("core.fsmonitor"))
    _ = try await trap.repository.run(["cat-file", "-p", trap.missing])
    #expect(trap.sprung.contains("remote.x.uploadpack"))
    _ = try await trap.repository.run(["diff", "--no-index", "Specs/a.yaml", "Specs/same.yaml"])
    #expect(trap.sprung.contains("filter.x.process"))
  }

  @Test("are not run, whatever is asked of it")
  func all() async throws {
    let trap = try await Trap()
    let repository = trap.repository
    let folder = repository.folder
    try folder.write(Specs.list, to: "old.txt")
    try folder.write("not: [a spec\n", to: "broken.txt")
    let commands: [([String], Int32)] = [
      (["git-setup"], 0), (["git-setup", "--install"], 0), (["git-setup", "--remove"], 0),
      (["diff", "HEAD~1:Specs/a.yaml", "HEAD:Specs/a.yaml"], 1), (["diff", "HEAD~1:Specs/a.yaml", "Specs/a.yaml"], 1),
      (["diff", "HEAD~1..HEAD", "Specs/a.yaml"], 1), (["diff", "HEAD~1...HEAD", "Specs/a.yaml"], 1),
      // What is absent has the same id in both, so it is not asked for.
      (["diff", "HEAD~1..HEAD", "Specs"], 1), (["diff", "HEAD:Specs/missing.yaml", "Specs/missing.yaml"], 2),
      (["diff", "HEAD~1:Specs", "Specs"], 2), (["diff", "trap/main:Specs", "Specs"], 2),
      (["diff", "\(trap.missing):Specs", "Specs"], 2), (["diff", "no-such:Specs", "Specs"], 2),
      (["git-diff-driver", "--"] + Self.call("old.txt", "Specs/a.yaml"), 0),
      // The lines alone: equal layouts, errors, a file that is new.
      (["git-diff-driver", "--"] + Self.call("old.txt", "Specs/same.yaml"), 0),
      (["git-diff-driver", "--"] + Self.call("broken.txt", "Specs/a.yaml"), 0),
      (["git-diff-driver", "--"] + Self.call("/dev/null", "Specs/a.yaml"), 0),
      (["git-difftool", "--", "broken.txt", "Specs/a.yaml", "Specs/a.yaml"], 0),
    ]
    for (arguments, status) in commands {
      for variables in [[:], ["GIT_PAGER_IN_USE": "1"]] {
        let run = try await Program.tablec.run(
          arguments, in: folder.url, variables: ScratchRepository.variables.merging(variables) { $1 })
        #expect(run.status == status, "\(arguments): \(run.output)\(run.errors)")
        #expect(trap.sprung == [], "\(arguments)")
      }
    }
    let inside = try await repository.tablec("diff", "HEAD~1:./a.yaml", "HEAD:./a.yaml", in: "Specs")
    #expect(inside.status == 1 && trap.sprung == [])
    #expect(folder.text("trace") == nil)
  }

  private static func call(_ old: String, _ new: String) -> [String] {
    [new, old, String(repeating: "1", count: 40), "100644", new, String(repeating: "0", count: 40), "100644"]
  }

  @Test("an object that a partial clone lacks is told with how to fetch it")
  func missing() async throws {
    let trap = try await Trap()
    let run = try await trap.repository.tablec("diff", "HEAD:Specs", "Specs")
    #expect(run.status == 2)
    #expect(run.errors.contains("error[E0615]: git's object \(trap.missing) is not in this clone"))
    #expect(run.errors.contains("--> HEAD:Specs/missing.yaml"))
    #expect(run.errors.contains("or only this one with 'git show \(trap.missing)'"))
    // The others are compared all the same.
    #expect(!run.errors.contains("HEAD:Specs/a.yaml"))
  }

  @Test("what a clone left out as git does it is told too", arguments: ["blob:none", "tree:0"])
  func partialClone(filter: String) async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    try repository.folder.write(Self.changed, to: "Specs/a.yaml")
    try await repository.commit("second")
    try await repository.git("config", "uploadpack.allowFilter", "true")
    try await repository.git(
      "clone", "--quiet", "--filter=\(filter)", "file://\(repository.folder.url.path)", "clone")
    let run = try await repository.tablec("diff", "HEAD~1..HEAD", "Specs", in: "clone")
    #expect(run.status == 2 && run.errors.contains("error[E0615]"), "\(run.errors)")
    #expect(run.errors.contains("git fetch --refetch --no-filter"))
  }

  @Test("a folder that a partial clone lacks is no folder that is gone")
  func missingFolder() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    let tree = String(try await repository.git("rev-parse", "HEAD:Specs").dropLast())
    try FileManager.default.removeItem(
      atPath: repository.folder.path(".git/objects/\(tree.prefix(2))/\(tree.dropFirst(2))"))
    for path in ["HEAD:Specs", "HEAD:Specs/a.yaml"] {
      let run = try await repository.tablec("diff", path, "Specs")
      #expect(run.status == 2 && run.errors.contains("error[E0615]: git's object \(tree)"), "\(run.errors)")
    }
  }

  @Test("a bare repository among the files of a clone is not opened, but by its name")
  func bare() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    try await repository.git("clone", "--quiet", "--bare", ".", "inner")
    let run = try await repository.tablec("diff", "HEAD:Specs", "HEAD:Specs", in: "inner")
    #expect(run.status == 2 && run.errors.contains("error[E0611]") && run.errors.contains("GIT_DIR=. tablec diff"))
    let named = try await repository.tablec(
      "diff", "HEAD:Specs", "HEAD:Specs", in: "inner", variables: ["GIT_DIR": "."])
    #expect(named.status == 0, "\(named.errors)")
  }

  @Test("a working tree that only the configuration names gets no attributes")
  func workingTree() async throws {
    let folder = try TemporaryFolder()
    let repository = try await ScratchRepository(["a.yaml": Specs.list])
    try FileManager.default.moveItem(atPath: repository.folder.url.path, toPath: folder.path("clone"))
    try await ScratchRepository(["b.yaml": Specs.list]).git(
      "config", "--file", folder.path("clone/.git/config"), "core.worktree", folder.url.path)
    for arguments in [["git-setup", "--install"], ["git-setup", "--install", "*.yaml"]] {
      let run = try await Program.tablec.run(
        arguments, in: folder.url.appending(path: "clone"), variables: ScratchRepository.variables)
      #expect(
        run.status == 2
          && run.errors.contains("only the repository's configuration declares this folder to be its working tree"),
        "\(run.errors)\(run.output)")
      #expect(folder.text(".gitattributes") == nil)
    }
    let named = try await Program.tablec.run(
      ["git-setup", "--install", "*.yaml"], in: folder.url.appending(path: "clone"),
      variables: ScratchRepository.variables.merging([
        "GIT_DIR": folder.path("clone/.git"), "GIT_WORK_TREE": folder.url.path,
      ]) { $1 })
    #expect(named.status == 0 && folder.text(".gitattributes") == "*.yaml diff=tablec\n", "\(named.errors)")
  }
}
