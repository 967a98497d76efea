import Foundation
import SourceTree
import TableSupport
import Testing

@testable import tablec

@Suite("The extension for VS Code", .enabled(if: Tools.has("node")))
struct ExtensionTests {
  private static let folder = "Templates/Editors/vscode"

  /// What the extension did in a run with stand-ins (extension.js).
  private static func activated() async throws -> [String: Any] {
    let script = PackageFolder.url("Tests/Tool/tablecTests/Editors/extension.js").path
    let run = try await Tools.run("node", script, PackageFolder.url(folder).path, in: try TemporaryFolder())
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private static func manifest() throws -> [String: Any] {
    let data = try Data(contentsOf: PackageFolder.url("\(folder)/package.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static func contributed() throws -> [String: Any] {
    try #require(try manifest()["contributes"] as? [String: Any])
  }

  @Test("has no mistake in its syntax", arguments: ["extension.js", "picture.js"])
  func syntax(_ name: String) async throws {
    let run = try await Tools.run(
      "node", "--check", PackageFolder.url("\(Self.folder)/\(name)").path, in: try TemporaryFolder())
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("registers the commands that it declares, and none of the server's")
  func commands() async throws {
    let declared = try #require(Self.contributed()["commands"] as? [[String: Any]]).compactMap {
      $0["command"] as? String
    }
    let registered = try #require(try await Self.activated()["commands"] as? [String])
    #expect(Set(declared) == Set(registered) && declared.count == registered.count)
    let readme = try String(contentsOf: PackageFolder.url("\(Self.folder)/README.md"), encoding: .utf8)
    for command in try #require(Self.contributed()["commands"] as? [[String: Any]]) {
      #expect(readme.contains("tablec: \(command["title"] as? String ?? "?")"))
    }
    let menus = try #require(Self.contributed()["menus"] as? [String: [[String: Any]]])
    for entry in menus.values.flatMap({ $0 }) { #expect(declared.contains(entry["command"] as? String ?? "")) }
  }

  @Test("reads the settings that it declares, and explains them")
  func settings() async throws {
    let configuration = try #require(Self.contributed()["configuration"] as? [String: Any])
    let declared = try #require(configuration["properties"] as? [String: [String: Any]])
    let read = try #require(try await Self.activated()["settings"] as? [String])
    #expect(declared.keys.sorted() == read)
    let readme = try String(contentsOf: PackageFolder.url("\(Self.folder)/README.md"), encoding: .utf8)
    for name in declared.keys { #expect(readme.contains("`\(name)`")) }
  }

  @Test("starts 'tablec lsp' for YAML, with the settings by the server's names")
  func server() async throws {
    let client = try #require(try await Self.activated()["client"] as? [String: Any])
    let server = try #require(client["server"] as? [String: Any])
    #expect(server["command"] as? String == "tablec" && server["args"] as? [String] == ["lsp"])
    let options = try #require(client["options"] as? [String: Any])
    let selector = try #require(options["documentSelector"] as? [[String: String]])
    #expect(selector.allSatisfy { $0["language"] == "yaml" })
  }

  @Test("names what the server has: its commands, which the client registers itself, and its settings")
  func names() async throws {
    let commands = ServerCommand.allCases.map(\.rawValue)
    let seen = try await Self.activated()
    let registered = try #require(seen["commands"] as? [String])
    #expect(commands.contains("tablec.preview") && Set(commands).isDisjoint(with: registered))
    // Whichever way the server learns of the settings: at the start, by asking, or when they change.
    let options = try #require((seen["client"] as? [String: Any])?["options"] as? [String: Any])
    let changed = (seen["notifications"] as? [[String: Any]])?.first?["parameters"] as? [String: [String: Any]]
    for sent in [options["initializationOptions"], (seen["asked"] as? [Any])?.first, changed?["settings"]?["tablec"]] {
      let members = try #require(sent as? [String: Any])
      #expect(members.keys.sorted() == ["flags", "inlayHints", "lint"])
    }
    let section = #"{"flags": ["--device", "ipad"], "inlayHints": false, "lint": false}"#
    let settings = ServerSettings(try JSONValue.parse(Array(section.utf8)))
    #expect(settings.problems == [] && !settings.lints && !settings.showsHints)
  }

  @Test("asks the server for the picture and shows it as an image, or the last one under what is wrong")
  func picture() async throws {
    let seen = try await Self.activated()
    let requests = try #require(seen["requests"] as? [[String: Any]])
    #expect(requests.count == 3)
    for request in requests {
      let parameters = try #require(request["parameters"] as? [String: Any])
      #expect(request["method"] as? String == "workspace/executeCommand")
      #expect(parameters["command"] as? String == "tablec.preview")
      #expect(parameters["arguments"] as? [String] == ["file:///project/Specs/list.yaml"])
    }
    let pages = try #require(seen["pages"] as? [[String: Any]]).compactMap { $0["text"] as? String }
    #expect(pages.count == 3 && pages.allSatisfy { $0.contains("default-src 'none'; img-src data:") })
    #expect(pages.allSatisfy { $0.contains("src=\"data:image/svg+xml;base64,") && !$0.contains("<svg") })
    #expect(pages[0].contains("iPhone &#60;17&#62;") && !pages[0].contains("class=\"problem\""))
    #expect(pages[1].contains("its last good picture") && pages[2].contains("the spec has errors"))
  }

  @Test("runs the live preview in a terminal, with an address that opens VS Code")
  func serve() async throws {
    let terminal = try #require(try await Self.activated()["terminal"] as? [String: Any])
    let words = try #require(terminal["shellArgs"] as? [String])
    #expect(words.starts(with: ["preview", "/project/Specs/list.yaml", "--serve"]))
    #expect(words.last == "vscode://file/{path}:{line}:{column}")
    let help = try await tablec("preview", "--help", in: try TemporaryFolder()).output
    for flag in words where flag.hasPrefix("--") { #expect(help.contains(flag), "\(flag)") }
  }

  @Test("does not let an untrusted workspace choose the program")
  func trust() throws {
    let capabilities = try #require(Self.manifest()["capabilities"] as? [String: Any])
    let trust = try #require(capabilities["untrustedWorkspaces"] as? [String: Any])
    #expect(trust["supported"] as? String == "limited")
    #expect(trust["restrictedConfigurations"] as? [String] == ["tablec.path", "tablec.flags"])
  }
}
