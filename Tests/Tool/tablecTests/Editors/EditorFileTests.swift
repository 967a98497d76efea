import Foundation
import SourceTree
import Testing

@testable import tablec

@Suite("Files for editors")
struct EditorFileTests {
  private static let folder = "Templates/Editors"

  private static func files(_ ending: String) -> [String] {
    PackageFolder.files(below: PackageFolder.url(folder)).filter { $0.hasSuffix(ending) }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.url("\(folder)/\(path)"), encoding: .utf8)
  }

  @Test("are valid JSON", arguments: files(".json"))
  func json(_ path: String) throws {
    #expect(try JSONSerialization.jsonObject(with: Data(Self.text(path).utf8)) is [String: Any])
  }

  @Test("are valid TOML", .enabled(if: Tools.has("python3")), arguments: files(".toml"))
  func toml(_ path: String) async throws {
    let folder = try TemporaryFolder(["file.toml": Self.text(path)])
    let run = try await Tools.run(
      "python3", "-c", "import tomllib; tomllib.load(open('file.toml', 'rb'))", in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("start the server for YAML in Helix and Zed", .enabled(if: Tools.has("python3")))
  func settings() async throws {
    let folder = try TemporaryFolder([
      "helix.toml": Self.text("helix/languages.toml"), "zed.toml": Self.text("zed/extension.toml"),
    ])
    let run = try await Tools.run(
      "python3", "-c",
      """
      import tomllib
      helix, zed = (tomllib.load(open(name + '.toml', 'rb')) for name in ('helix', 'zed'))
      server = helix['language-server']['tablec']
      yaml = [language for language in helix['language'] if language['name'] == 'yaml'][0]
      print(server['command'], *server['args'], yaml['language-servers'][0], *zed['language_servers']['tablec']['languages'])
      """, in: folder)
    #expect(run.output == "tablec lsp tablec YAML\n", "\(run.errors)")
    #expect(try Self.text("zed/src/lib.rs").contains("vec![\"lsp\".to_string()]"))
  }

  @Test("are valid Lua", .enabled(if: Tools.has("nvim")), arguments: files(".lua"))
  func lua(_ path: String) async throws {
    let folder = try TemporaryFolder(["init.lua": Self.text(path)])
    let run = try await Tools.run(
      "nvim", "--headless", "--clean", "+lua assert(loadfile('init.lua'))", "+qa!", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }

  @Test(
    "are valid Emacs Lisp", .enabled(if: Program.named("emacs") != nil, "Emacs is not installed"),
    arguments: files(".el"))
  func lisp(_ path: String) async throws {
    let folder = try TemporaryFolder(["file.el": Self.text(path)])
    let run = try await Tools.run("emacs", "--batch", "--eval", "(check-parens)", "--load", "file.el", in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("have balanced parentheses in Emacs Lisp", arguments: files(".el"))
  func parentheses(_ path: String) throws {
    let code = try Self.text(path).split(separator: "\n").filter { !$0.hasPrefix(";") }.joined(separator: "\n")
      .replacing(/"(?:[^"\\]|\\.)*"/, with: "")
    #expect(code.count { $0 == "(" } == code.count { $0 == ")" })
  }

  @Test("are all told in the README")
  func readme() throws {
    let page = try Self.text("README.md")
    for folder in Set(
      PackageFolder.files(below: PackageFolder.url(Self.folder)).compactMap { $0.split(separator: "/").first })
    where folder != "README.md" {
      #expect(page.contains("(\(folder)"), "\(folder)")
    }
  }
}
