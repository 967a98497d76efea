import Foundation
import SourceTree
import Testing

@Suite("tablec init --project")
struct InitProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("writes the configuration, the schema and the spec, and the project has no findings")
  func project() async throws {
    let run = try await tablec("init", "--project", "-t", "master-list", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files == [".tablec.yaml", "Specs/master-list.yaml", "Specs/tablespec.schema.json"])
    #expect(
      run.errors == """
        wrote .tablec.yaml
        wrote Specs/tablespec.schema.json
        wrote Specs/master-list.yaml

        next:
          tablec preview Specs/master-list.yaml --serve   shows the table in a browser while you edit it
          tablec lint                                     checks all specs of the project

        """)
    #expect(try await tablec("lint", "--strict", in: folder).status == 0)
    #expect(try await tablec("compile", in: folder).status == 0)
    #expect(folder.files.contains("build/Specs/master-list.pad.svg"))
    let schema = try await tablec("schema", in: folder)
    #expect(folder.text("Specs/tablespec.schema.json") == schema.output)
    #expect(folder.text("Specs/master-list.yaml")?.contains("Write the schema") == false)
  }

  @Test(
    "writes the CI file of the repository's host",
    arguments: [
      ("https://github.com/ada/tables.git", ".github/workflows/tablec.yml"),
      ("git@gitlab.example.com:ada/tables.git", ".gitlab-ci.yml"), ("https://example.com/tables.git", nil),
    ] as [(String, String?)])
  func hosts(_ remote: String, _ file: String?) async throws {
    try #require(ScratchRepository.canBeMade)
    _ = try await Tools.run("git", "init", "-q", in: folder)
    _ = try await Tools.run("git", "remote", "add", "origin", remote, in: folder)
    let run = try await tablec("init", "UI/list", "--project", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let written = folder.files.filter { !$0.hasPrefix(".git/") }
    #expect(
      written == ([".tablec.yaml", "UI/list.yaml", "UI/tablespec.schema.json"] + [file].compactMap { $0 }).sorted())
    if let file {
      #expect(folder.text(file)?.contains("UI") == true && folder.text(file)?.contains("Specs") == false)
      #expect(run.errors.contains("  \(file) "))
    }
  }

  @Test("knows the host by its files, too, and takes it from a flag")
  func hostFiles() async throws {
    try folder.makeFolder(".github")
    #expect(try await tablec("init", "--project", in: folder).status == 0)
    #expect(folder.text(".github/workflows/tablec.yml") != nil)
    let other = try await tablec("init", "other", "--ci", "gitlab", in: folder)
    #expect(other.status == 0 && folder.text(".gitlab-ci.yml")?.contains("TABLEC_SPECS: .,") == true, "\(other.errors)")
    let none = try await tablec("init", "third", "--project", "--ci", "none", "--editor", "none", "--force", in: folder)
    #expect(none.errors.hasPrefix("wrote .tablec.yaml\nwrote third.yaml\n\n"))
  }

  @Test(
    "writes the settings of an editor",
    arguments: [
      ("vscode", ".vscode/settings.json"), ("helix", ".helix/languages.toml"), ("zed", ".zed/settings.json"),
    ])
  func editors(_ editor: String, _ path: String) async throws {
    let run = try await tablec("init", "Tables/list", "--editor", editor, in: folder)
    #expect(run.status == 0 && folder.files == [path, "Tables/list.yaml", "Tables/tablespec.schema.json"].sorted())
    #expect(folder.text(path)?.contains("Specs") == false)
    guard path.hasSuffix(".json") else { return }
    let parsed = try JSONSerialization.jsonObject(with: Data((folder.text(path) ?? "").utf8))
    #expect("\(parsed)".contains("Tables/**/*.yaml"))
  }

  @Test("writes folders whose names need quotes")
  func quotes() async throws {
    for name in ["my tables", "no", "a\"b", "{x}", "[1]", "a: b", "#c"] {
      let folder = try TemporaryFolder()
      let run = try await tablec(
        "init", "\(name)/list", "--project", "--ci", "github", "--editor", "vscode", in: folder)
      #expect(run.status == 0, "\(name): \(run.errors)")
      let lint = try await tablec("lint", "--strict", in: folder)
      #expect(lint.status == 0, "\(name): \(lint.errors)")
      let settings = Data((folder.text(".vscode/settings.json") ?? "").utf8)
      #expect((try? JSONSerialization.jsonObject(with: settings)) != nil, "\(name)")
    }
  }

  @Test("writes nothing if one of the files is there, and all with --force")
  func whole() async throws {
    try folder.write("mine", to: ".tablec.yaml")
    let refused = try await tablec("init", "--project", in: folder)
    #expect(refused.status == 2 && refused.errors == "tablec: .tablec.yaml already exists; --force overwrites it\n")
    #expect(folder.files == [".tablec.yaml"])
    #expect(try await tablec("init", "--project", "--force", in: folder).status == 0)
    #expect(folder.files.count == 3 && folder.text(".tablec.yaml")?.contains("specs: [Specs]") == true)
  }

  @Test("goes on where a run was interrupted: files that are as it writes them are no obstacle")
  func interrupted() async throws {
    #expect(try await tablec("init", "--project", in: folder).status == 0)
    try FileManager.default.removeItem(atPath: folder.path("Specs/list.yaml"))
    let run = try await tablec("init", "--project", in: folder)
    #expect(run.status == 0 && run.errors.hasPrefix("wrote Specs/list.yaml\n"))
    #expect(try await tablec("init", "--project", in: folder).status == 2)
  }

  @Test("removes what it wrote if a later file cannot be written")
  func undone() async throws {
    try folder.write("", to: "UI")
    let run = try await tablec("init", "UI/list", "--project", in: folder)
    #expect(run.status == 2 && run.errors.contains("Not a directory"), "\(run.errors)")
    #expect(folder.files == ["UI"])
  }

  @Test("refuses what would not work")
  func misuse() async throws {
    for arguments in [
      ["-", "--project"], ["-", "--editor", "vscode"], ["../list", "--project"], ["/tmp/list", "--project"],
    ] {
      let run = try await Program.tablec.run(["init"] + arguments, in: folder.url)
      #expect(run.status == 64 && run.errors.hasPrefix("Error: "), "\(arguments)")
    }
    try folder.makeFolder(".git")
    try folder.makeFolder("deep")
    let deep = try await Program.tablec.run(["init", "--ci", "github"], in: folder.url.appending(path: "deep"))
    #expect(deep.status == 64 && deep.errors.contains("top folder"))
    #expect(folder.files == [])
  }

  @Test(
    "writes the workflow that the documentation shows",
    arguments: [
      ("github", "README.md"), ("github", "Sources/Tool/tablec/Documentation.docc/CI.md"),
      ("gitlab", "Sources/Tool/tablec/Documentation.docc/CI.md"),
    ])
  func documented(_ host: String, _ page: String) throws {
    let file = try String(contentsOf: PackageFolder.url("Templates/Project/\(host).yml"), encoding: .utf8)
    #expect(try String(contentsOf: PackageFolder.url(page), encoding: .utf8).contains("```yaml\n\(file)```\n"))
  }
}
