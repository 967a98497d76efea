import Foundation
import SourceTree
import Testing

@Suite("Editors", .serialized)
struct EditorTests {
  private static let clients = PackageFolder.url("Tests/Tool/tablecTests/LanguageServer/Clients")

  private static let files = [
    "_parts.yaml": "templates:\n  Plain:\n    accessory: disclosureIndicator\n",
    "mail.yaml": """
    tablespec: 1
    name: mail
    include: _parts.yaml
    sections:
    - id: inbox
      header: "Eingang \u{1F4E5}"
      rows:
      - id: ann
        use: Plain
        text: Ann
      - id: ben
        text: "Ben \u{1F600}"
        style: subtitle
        detailText: hello

    """,
  ]

  private static let questions = [
    "table.yaml": """
    tablespec: 1
    metrics: ios18
    tintColor: systemRed
    environments:
    - {device: iphone-se}
    sections:
    - rows:
      - {id: s, text: S, image: {symbol: gearshape}}
      - id: r
        height: 60
        views: [{id: a, label: One, width: 40}]
        constraints:
        - a.leading == contentView.leading + 24
        - a.centerY == contentView.centerY

    """,
    "flat.yaml": "tablespec: 1\nrows:\n  # first\n  - Ann\n  - Ben\nstyle: plain\n", "new.yaml": "",
  ]

  @Test("Neovim sees problems, hovers, completes, renames and formats", .enabled(if: Tools.has("nvim")))
  func neovim() async throws { try await run("session.lua", Self.files) }

  @Test(
    "Neovim asks about attributes, constraints, colours and symbols, and writes a skeleton and a fix over several lines",
    .enabled(if: Tools.has("nvim")))
  func questions() async throws { try await run("questions.lua", Self.questions) }

  private func run(_ script: String, _ files: [String: String]) async throws {
    let folder = try TemporaryFolder(files)
    let editor = try #require(Program.named("nvim"))
    let script = Self.clients.appending(path: script).path
    let run = try await editor.run(
      ["--headless", "--clean", "-n", "-c", "luafile \(script)"], in: folder.url,
      variables: ["TABLEC_TEST_FOLDER": folder.url.path, "XDG_STATE_HOME": folder.path("state")])
    #expect(folder.text("result") == "done\n", "\(run.output)\(run.errors)")
  }

  @Test("a client by pytest-lsp finds every message to be one of the protocol's", .enabled(if: Tools.has("python3")))
  func pytest() async throws {
    let folder = try TemporaryFolder()
    let python = try await PythonClients.python()
    let run = try await python.run(
      [
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto",
        Self.clients.appending(path: "test_session.py").path,
      ],
      in: folder.url, variables: ["TABLEC_TEST_FOLDER": folder.url.path, "PYTHONDONTWRITEBYTECODE": "1"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}

/// A Python with the clients, in the build folder.
private enum PythonClients {
  private static let packages = ["pytest-lsp==1.0.1", "pygls==2.1.1"]

  /// - Throws: If the packages cannot be installed: the test is skipped, unless tools are required.
  static func python() async throws -> Program {
    let folder = Program.tablec.url.deletingLastPathComponent().appending(path: "language-clients")
    let python = Program(url: folder.appending(path: "bin/python"))
    let here = try TemporaryFolder()
    let isThere = "import pytest_lsp, pygls"
    if FileManager.default.isExecutableFile(atPath: python.url.path),
      try await python.run(["-c", isThere], in: here.url).status == 0
    {
      return python
    }
    var run = try await Tools.run("python3", "-m", "venv", folder.path, in: here)
    if run.status == 0 {
      run = try await python.run(
        ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"] + packages, in: here.url)
    }
    guard run.status == 0 else {
      if ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1" { throw Missing(words: run.errors) }
      try Test.cancel("pytest-lsp cannot be installed")
    }
    return python
  }

  struct Missing: Error {
    var words: String
  }
}
