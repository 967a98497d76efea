import Foundation
import Testing

@testable import tablec

@Suite(
  "git-setup", .enabled(if: ScratchRepository.canBeMade, "needs git; set TABLEC_REQUIRE_TOOLS=1 to fail without it"))
struct GitSetupTests {
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
}
