import Foundation
import Testing

@testable import tablec

@Suite(
  "git-setup", .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct GitSetupTests {
  @Test("says what it would do, in lines that do it, and does nothing")
  func preview() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    let before = repository.folder.text(".git/config")
    for arguments in [["git-setup"], ["git-setup", "--print"]] {
      let run = try await Program.tablec.run(
        arguments, in: repository.folder.url, variables: ScratchRepository.variables)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output.contains("Nothing has been changed yet: add --install."))
      #expect(run.output.contains("\n  Specs/**/*.yaml diff=tablec\n"))
      for line in run.output.split(separator: "\n") where !line.hasPrefix("  git config") { #expect(line.count <= 100) }
      #expect(repository.folder.text(".git/config") == before && repository.folder.text(".gitattributes") == nil)
      // The lines work as they stand.
      let commands = run.output.split(separator: "\n").filter { $0.hasPrefix("  git config ") }
      #expect(commands.count == 2)
      let byHand = try await ScratchRepository(["Specs/a.yaml": Specs.list])
      let typed = try await shell(commands.joined(separator: "\n"), in: byHand.folder)
      #expect(typed.status == 0 && typed.errors == "")
      #expect(try await byHand.tablec("git-setup", "--install").output.contains("unchanged diff.tablec.command"))
    }
  }

  @Test("does it once, and undoes it to the last byte")
  func installAndRemove() async throws {
    for attributes in [nil, "", "*.png binary\n", "*.png binary", "*.png binary\r\n*.txt text\r\n", "# diff=tablec\n"] {
      let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list, "UI/list.yml": Specs.list])
      if let attributes { try repository.folder.write(attributes, to: ".gitattributes") }
      let configuration = repository.folder.text(".git/config")
      let first = try await repository.tablec("git-setup", "--install", in: "Specs")
      #expect(first.status == 0 && first.errors == "" && first.output.contains("set       diff.tablec.command"))
      let newline = attributes?.contains("\r\n") == true ? "\r\n" : "\n"
      var expected = attributes ?? ""
      if !expected.isEmpty && !expected.hasSuffix(newline) { expected += newline }
      expected += "Specs/**/*.yaml diff=tablec\(newline)UI/**/*.yml diff=tablec\(newline)"
      #expect(repository.folder.text(".gitattributes") == expected)
      let (config, text) = (repository.folder.text(".git/config"), repository.folder.text(".gitattributes"))
      let second = try await repository.tablec("git-setup", "--install")
      #expect(second.status == 0 && second.output.hasPrefix("nothing to do:"))
      #expect(repository.folder.text(".git/config") == config && repository.folder.text(".gitattributes") == text)
      let removed = try await repository.tablec("git-setup", "--remove")
      #expect(removed.status == 0 && removed.output.contains("removed   difftool.tablec.cmd"))
      #expect(repository.folder.text(".git/config") == configuration)
      let wasEmpty = (attributes ?? "").isEmpty
      let left = attributes == "*.png binary" ? "*.png binary\n" : attributes
      #expect(repository.folder.text(".gitattributes") == (wasEmpty ? nil : left))
      #expect(try await repository.tablec("git-setup", "--remove").output.hasPrefix("nothing to do:"))
    }
  }

  @Test("takes patterns, in quotes where they have blanks")
  func patterns() async throws {
    let repository = try await ScratchRepository(["My Specs/a.yaml": Specs.list, "ci.yaml": "on: push\n"])
    #expect(try await repository.tablec("git-setup", "--install", "*.spec.yaml", "My Specs/*.yaml").status == 0)
    #expect(repository.folder.text(".gitattributes") == "*.spec.yaml diff=tablec\n\"My Specs/*.yaml\" diff=tablec\n")
    let attributes = try await repository.git("check-attr", "diff", "My Specs/a.yaml", "ci.yaml", "x.spec.yaml")
    #expect(attributes == "My Specs/a.yaml: diff: tablec\nci.yaml: diff: unspecified\nx.spec.yaml: diff: tablec\n")
    #expect(try await repository.tablec("git-setup", "--remove", "*.spec.yaml").status == 0)
    #expect(repository.folder.text(".gitattributes") == "\"My Specs/*.yaml\" diff=tablec\n")
    try repository.folder.write("*.yaml   diff=tablec  \nSpecs/* text diff=tablec\n", to: ".gitattributes")
    #expect(
      try await repository.tablec("git-setup", "--install", "*.yaml").output.contains("unchanged *.yaml diff=tablec"))
    let removed = try await repository.tablec("git-setup", "--remove")
    #expect(removed.output.contains("kept      Specs/* text diff=tablec"))
    #expect(repository.folder.text(".gitattributes") == "Specs/* text diff=tablec\n")
  }

  @Test(
    "writes and removes nothing through attributes that are a link, and does not read them",
    arguments: ["../home/.bashrc", "../home/none", "notes.txt"])
  func linkedAttributes(_ target: String) async throws {
    let text = "alias ls=ls\n*.yaml diff=tablec\n"
    let outer = try TemporaryFolder(["home/.bashrc": text])
    let repository = try await ScratchRepository(["$(id)/a.yaml": Specs.list, "notes.txt": text])
    let target = target.hasPrefix("..") ? outer.path(String(target.dropFirst(3))) : target
    try repository.folder.link(".gitattributes", to: target)
    for arguments in [["--install"], ["--install", "*.yml"], ["--remove"], ["--remove", "*.yaml"]] {
      let run = try await Program.tablec.run(
        ["git-setup"] + arguments, in: repository.folder.url, variables: ScratchRepository.variables)
      #expect(run.status == 2 && !run.errors.contains("alias"))
      #expect(run.errors.contains("error[E0315]: the output would be written through a link, which leads to '"))
    }
    #expect(outer.text("home/.bashrc") == text && outer.text("home/none") == nil)
    #expect(repository.folder.text("notes.txt") == text)
    #expect(repository.folder.text(".git/config")?.contains("tablec") == false)
    let link = repository.folder.path(".gitattributes")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test("takes no link for a spec, wherever it leads")
  func linkedSpecs() async throws {
    let outer = try TemporaryFolder(["a.yaml": Specs.list])
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    try repository.folder.makeFolder("Other")
    try repository.folder.link("Other/b.yaml", to: outer.path("a.yaml"))
    try repository.folder.link("Other/c.yaml", to: "../Specs/a.yaml")
    try await repository.commit("links")
    let run = try await repository.tablec("git-setup")
    #expect(run.status == 0 && run.output.contains("Specs/**/*.yaml diff=tablec") && !run.output.contains("Other"))
  }

  private static let found: [(paths: [String], patterns: [String])] = [
    (["Specs/a.yaml", "Specs/deep/b.yaml"], ["Specs/**/*.yaml"]),
    (["Specs/a.yaml", "Specs/deep/b.yml"], ["Specs/**/*.yaml", "Specs/**/*.yml"]),
    (
      ["a.yaml", "Apps/One/a.yaml", "Apps/Two/deep/b.yaml"],
      ["/*.yaml", "Apps/One/**/*.yaml", "Apps/Two/deep/**/*.yaml"]
    ),
    (["Specs/a.yaml", "Specs2/a.yaml"], ["Specs/**/*.yaml", "Specs2/**/*.yaml"]),
    (["[old]/a.yaml"], ["\\[old]/**/*.yaml"]), ([], []),
  ]

  @Test("finds a pattern for each folder of specs", arguments: found.indices)
  func folderPatterns(_ index: Int) {
    #expect(SpecPatterns.patterns(Self.found[index].paths) == Self.found[index].patterns)
  }

  @Test(
    "knows a spec by its first key, even one with errors",
    arguments: [
      ("tablespec: 1\n", LayoutSide.Kind.spec), ("# Ours\r\ntablespec: 1\r\nsections: [\r\n", .spec),
      ("\u{FEFF}tablespec: 1\n", .spec), ("{tablespec: 1, sections: []}\n", .spec), ("\"tablespec\": 1\n", .spec),
      ("name: x\ntablespec : 1\n", .spec), ("metricsprofile: 1\n", .profile), ("#tablespec: 1\n", .other),
      ("tablespecs: 1\n", .other), ("  tablespec: 1\n", .other), ("on: push\n", .other), ("", .other),
    ])
  func kinds(_ text: String, _ kind: LayoutSide.Kind) {
    #expect(LayoutSide(bytes: Array(text.utf8), spec: SpecFile(path: "a.yaml", outputName: "a")).kind == kind)
  }

  @Test("writes your own configuration, and leaves the attributes to each repository")
  func global() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    let home = try TemporaryFolder(["gitconfig": "[user]\n\tname = Ann\n"])
    let variables = ["GIT_CONFIG_GLOBAL": home.path("gitconfig"), "XDG_CONFIG_HOME": home.path("xdg")]
    let own = repository.folder.text(".git/config")
    let run = try await repository.tablec("git-setup", "--install", "--global", variables: variables)
    #expect(run.status == 0 && run.output.contains("Now declare in each repository which files are specs"))
    #expect(home.text("gitconfig")?.contains("[diff \"tablec\"]") == true)
    #expect(repository.folder.text(".git/config") == own && repository.folder.text(".gitattributes") == nil)
    let named = try await repository.tablec("git-setup", "--install", "--global", "*.table.yaml", variables: variables)
    #expect(named.status == 0 && home.text("xdg/git/attributes") == "*.table.yaml diff=tablec\n")
    let removed = try await repository.tablec("git-setup", "--remove", "--global", "*.table.yaml", variables: variables)
    #expect(removed.status == 0 && home.text("gitconfig") == "[user]\n\tname = Ann\n")
    #expect(home.text("xdg/git/attributes") == nil)
  }

  @Test("leaves what others have set")
  func others() async throws {
    let repository = try await ScratchRepository(["Specs/a.yaml": Specs.list])
    try await repository.git("config", "diff.tablec.command", "my-own-diff")
    let run = try await repository.tablec("git-setup", "--remove")
    #expect(
      run.status == 0
        && run.output.contains("kept      diff.tablec.command, which is set to something else: my-own-diff"))
    #expect(try await repository.git("config", "diff.tablec.command") == "my-own-diff\n")
  }

  @Test("tells what it cannot do")
  func failures() async throws {
    let empty = try await ScratchRepository(["ci.yaml": "on: push\n"])
    let none = try await empty.tablec("git-setup", "--install")
    #expect(none.status == 2 && none.errors.contains("error[E0603]: there is no spec in the repository yet"))
    #expect(none.errors.contains("tablec git-setup --install 'Specs/**/*.yaml'"))
    #expect(try await empty.run(["config", "diff.tablec.command"]).status == 1)
    let folder = try TemporaryFolder()
    let outside = try await tablec("git-setup", in: folder)
    #expect(outside.status == 2 && outside.errors.contains("error[E0611]: git cannot open a repository here"))
    let gitless = try await tablec("git-setup", in: folder, variables: ["PATH": folder.path("nothing")])
    #expect(gitless.status == 2 && gitless.errors.contains("error[E0610]: git cannot be run"))
    // A Mac without the developer tools has this program instead.
    try folder.write("#!/bin/sh\necho 'xcode-select: note: No developer tools were found' >&2; exit 1\n", to: "bin/git")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/git"))
    let toolless = try await tablec("git-setup", in: folder, variables: ["PATH": folder.path("bin")])
    #expect(toolless.status == 2 && toolless.errors.contains("error[E0610]: git cannot be run without Apple's"))
    #expect(toolless.errors.contains("= note: git: xcode-select: note: No developer tools were found"))
    let others = try await empty.tablec("git-setup", variables: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    #expect(
      others.status == 2 && others.errors.contains("safe.directory") && !others.errors.contains("run it in a folder"))
    let both = try await empty.tablec("git-setup", "--install", "--remove")
    #expect(both.status == 64 && both.errors.contains("--install, --remove and --print cannot be combined"))
    try empty.folder.write("", to: ".git/config.lock")
    let locked = try await empty.tablec("git-setup", "--install", "*.yaml")
    #expect(locked.status == 2 && locked.errors.contains("error[E0614]: git cannot change its configuration"))
    #expect(empty.folder.text(".gitattributes") == nil)
  }
}
