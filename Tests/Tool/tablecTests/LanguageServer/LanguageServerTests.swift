import Foundation
import TableSupport
import Testing

@Suite("The language server")
struct LanguageServerTests {
  private func opened(_ files: [String: String], options: String = "{}") throws -> (LanguageClient, TemporaryFolder) {
    let folder = try TemporaryFolder(files)
    let client = try LanguageClient(in: folder.url)
    _ = try client.initialize(folder: folder.url, options: options)
    return (client, folder)
  }

  private func uri(_ name: String, _ folder: TemporaryFolder) -> String {
    folder.url.appending(path: name).absoluteString
  }

  private func open(_ client: LanguageClient, _ uri: String, _ text: String) {
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"yaml","version":1,"text":\#(text.inJSON)}}"#)
  }

  private static let spec = "tablespec: 1\nsections:\n- rows:\n  - {id: a, text: A}\n"

  @Test("ends with 0 after shutdown, and with 1 without")
  func status() throws {
    let (client, folder) = try opened([:])
    #expect(try client.end() == 0)
    let other = try LanguageClient(in: folder.url)
    other.notify("exit", "null")
    #expect(other.waitForEnd() == 1)
  }

  @Test("finds what lint finds")
  func lint() async throws {
    let text = "tablespec: 1\nsections:\n- rows:\n  - {id: a, text: {text: A, color: white}}\n"
    let (client, folder) = try opened(["a.yaml": text])
    open(client, uri("a.yaml", folder), text)
    let found = try client.waitForDiagnostics(of: uri("a.yaml", folder)) { !($0["diagnostics"]?.array ?? []).isEmpty }
    let run = try await tablec("lint", "a.yaml", "--reporter", "json", in: folder)
    let report = try JSONValue.parse(Array((run.output.isEmpty ? run.errors : run.output).utf8))
    let codes = (report["diagnostics"]?.array ?? []).compactMap { $0["code"]?.string }
    #expect(!codes.isEmpty)
    #expect(found.compactMap { $0["code"]?.string } == codes)
    #expect(try client.end() == 0)
  }

  @Test("offers the fix-its that do no harm, one by one and all at once")
  func fixes() throws {
    let cases = [
      ("tablespec: 1\nsections: [{rows: [{text: A, acessory: checkmark}]}]\n", ["accessory", "accessory"]),
      (
        "tablespec: 1\nname: @user\n  second line\nsections: [{rows: [A]}]\n",
        ["\"@user second line\"", "\"@user second line\""]
      ),
      ("tablespec: 1\n\u{A0}style: plain\nsections: [{rows: [A]}]\n", []),
    ]
    for (text, replacements) in cases {
      let (client, folder) = try opened(["a.yaml": text])
      let uri = uri("a.yaml", folder)
      open(client, uri, text)
      _ = try client.waitForDiagnostics(of: uri) { !($0["diagnostics"]?.array ?? []).isEmpty }
      let actions = try client.request(
        "textDocument/codeAction",
        #"{"textDocument":{"uri":"\#(uri)"},"range":{"start":{"line":1,"character":0},"end":{"line":1,"character":60}},"context":{"diagnostics":[]}}"#
      )
      let edits = (actions.array ?? []).flatMap { action -> [String] in
        let edit = action["edit"]
        let changes = edit?["changes"]?[uri]?.array ?? edit?["documentChanges"]?.array?.first?["edits"]?.array ?? []
        return changes.compactMap { $0["newText"]?.string }
      }
      #expect(edits == replacements, "\(actions)")
      #expect(try client.end() == 0)
    }
  }

  @Test("takes flags and other settings, and says which it does not understand")
  func settings() throws {
    let (client, folder) = try opened(
      ["a.yaml": Self.spec], options: #"{"flags":["--size","300x500","--ios","17"],"lint":false,"inlayHint":true}"#)
    open(client, uri("a.yaml", folder), Self.spec)
    let hover = try client.request(
      "textDocument/hover",
      #"{"textDocument":{"uri":"\#(uri("a.yaml", folder))"},"position":{"line":3,"character":10}}"#)
    #expect(hover["contents"]?["value"]?.string?.contains("300 × 500") ?? false)
    #expect(try client.end() == 0)
  }

  @Test("shows what the attributes of a constraint are, the frames of its views, and whether it holds")
  func constraints() throws {
    let text = """
      tablespec: 1
      sections:
      - rows:
        - id: r
          height: 60
          views: [{id: a, label: One, width: 40}, {id: b, background: red, pin: {top: 0, bottom: 0, trailing: 0}}]
          constraints:
          - a.leading == contentView.leading + 16
          - b.leading == a.trailing + 8
          - a.top == contentView.top + 4
          - a.width == 50
        - views: [{id: c, label: In, pin: {centerX: 0, top: 0, bottom: 0}}]
        header: {views: [{id: d, width: 5, height: 6, pin: {leading: margins, top: 0}}]}

      """
    let (client, folder) = try opened(["a.yaml": text], options: #"{"flags":["--size","300x500"],"lint":false}"#)
    open(client, uri("a.yaml", folder), text)
    func hover(_ line: Int, _ character: Int) throws -> String {
      let place =
        #"{"textDocument":{"uri":"\#(uri("a.yaml", folder))"},"position":{"line":\#(line),"character":\#(character)}}"#
      return try client.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    }
    let gap = try hover(8, 12)
    #expect(gap.contains("`b.leading == a.trailing + 8` in the row `r`"), "\(gap)")
    #expect(gap.contains("`b.leading`: 64, of 236 × 60 points at 64, 0"), "\(gap)")
    #expect(gap.contains("`a.trailing`: 56, of 40 × 20.5 points at 16, 4") && !gap.contains("broken"), "\(gap)")
    #expect(try hover(7, 8).contains("layout direction begins"))
    #expect(try hover(7, 20).contains("`contentView.leading`: 0, of 300 × 60 points at 0, 0"))
    // A view's own keys are constraints, too.
    #expect(try hover(5, 39).contains("`a.width`: 40, of 40 × 20.5 points at 16, 4"))
    #expect(try hover(5, 86).contains("`b.bottom == superview.bottom`"))
    #expect(try hover(11, 39).contains("`c.centerX`: 150, of "))
    #expect(try hover(12, 65).contains("`d.leading`: 16, of 5 × 6 points at 16, 0"))
    #expect(try hover(10, 6).contains("It is broken, because others contradict it"))
    #expect(try hover(3, 8).contains("contentView") == false)
    #expect(try client.end() == 0)
  }

  @Test("completes the keys of the project's strings, and shows and finds them")
  func stringKeys() throws {
    let text = "tablespec: 1\nsections:\n- rows:\n  - {id: a, text: {key: a}}\n"
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "One"}},
        "de": {"stringUnit": {"state": "translated", "value": "Eins"}}}}}}

      """
    for own in [false, true] {
      let spec = own ? text + "strings: App/Texts.xcstrings\n" : text
      let configuration = own ? "{}\n" : "strings: App/Texts.xcstrings\n"
      let (client, folder) = try opened([
        "a.yaml": spec, ".tablec.yaml": configuration, "App/Texts.xcstrings": catalog,
      ])
      open(client, uri("a.yaml", folder), spec)
      let place = #"{"textDocument":{"uri":"\#(uri("a.yaml", folder))"},"position":{"line":3,"character":25}}"#
      let hover = try client.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
      #expect(hover.contains("- de: `Eins`\n- en: `One`") && hover.contains("Texts.xcstrings"), "\(hover)")
      let items = try client.request("textDocument/completion", place)["items"]?.array ?? []
      #expect(items.map { $0["label"]?.string } == ["a"] && items.first?["detail"]?.string == "One")
      let found = try client.request("textDocument/definition", place).array?.first
      #expect(found?["targetUri"]?.string?.hasSuffix("App/Texts.xcstrings") == true)
      #expect(found?["targetRange"]?["start"]?["line"] == .number(0))
      #expect(try client.end() == 0)
    }
  }

  @Test("follows the disk: an include that appears, and an image that changes")
  func disk() throws {
    let text = "tablespec: 1\ninclude: _later.yaml\nsections:\n- rows:\n  - {id: a, text: A}\n"
    let (client, folder) = try opened(["a.yaml": text])
    open(client, uri("a.yaml", folder), text)
    let found = try client.waitForDiagnostics(of: uri("a.yaml", folder)) { !($0["diagnostics"]?.array ?? []).isEmpty }
    #expect(found.first?["code"]?.string?.hasPrefix("E03") ?? false)
    try folder.write("templates: {}\n", to: "_later.yaml")
    _ = try client.waitForDiagnostics(of: uri("a.yaml", folder)) { ($0["diagnostics"]?.array ?? []).isEmpty }
    #expect(try client.end() == 0)
  }

  @Test("checks configurations and profiles, and no other YAML")
  func kinds() throws {
    let (client, folder) = try opened([:])
    open(client, uri(".tablec.yaml", folder), "lint: {rulez: {}}\n")
    open(client, uri("profile.yaml", folder), "metricsprofile: 1\nnope: 1\n")
    open(client, uri("other.yaml", folder), "a: [1\n")
    open(client, uri("a.yaml", folder), Self.spec)
    for name in [".tablec.yaml", "profile.yaml"] {
      let found = try client.waitForDiagnostics(of: uri(name, folder)) { !($0["diagnostics"]?.array ?? []).isEmpty }
      #expect(!found.isEmpty)
    }
    #expect(try client.end() == 0)
    #expect(client.diagnostics[uri("other.yaml", folder)] == nil)
  }

  @Test("explains a code and draws a picture on demand")
  func commands() throws {
    let (client, folder) = try opened(["a.yaml": Self.spec])
    open(client, uri("a.yaml", folder), Self.spec)
    let picture = try client.request(
      "workspace/executeCommand", #"{"command":"tablec.preview","arguments":["\#(uri("a.yaml", folder))"]}"#)
    #expect(picture["svg"]?.string?.hasPrefix("<svg") ?? false)
    let page = try client.request(
      "workspace/executeCommand", #"{"command":"tablec.explain","arguments":["E0107"]}"#)
    #expect(page.string?.contains("E0107") ?? false)
    #expect(throws: LanguageClient.Failure.self) {
      try client.request("workspace/executeCommand", #"{"command":"rm","arguments":[]}"#)
    }
    #expect(try client.end() == 0)
  }

  @Test("survives parameters of any kind")
  func hostileParameters() throws {
    let (client, folder) = try opened(["a.yaml": Self.spec])
    let uri = uri("a.yaml", folder)
    open(client, uri, Self.spec)
    let methods = [
      "hover", "completion", "definition", "references", "prepareRename", "rename", "documentSymbol", "foldingRange",
      "documentColor", "colorPresentation", "documentLink", "codeAction", "inlayHint", "formatting",
    ]
    let positions = [
      "null", "7", "[]", #"{"line":-1,"character":0}"#, #"{"line":1e300,"character":1e300}"#,
      #"{"line":9007199254740991,"character":9007199254740991}"#, #"{"line":0.5,"character":0}"#,
    ]
    for method in methods {
      for position in positions {
        _ = try? client.request(
          "textDocument/" + method,
          #"{"textDocument":{"uri":"\#(uri)"},"position":\#(position),"range":{"start":\#(position),"end":\#(position)},"color":{"red":1e308,"green":-1e308,"blue":0},"newName":"\u0000","context":\#(position)}"#
        )
      }
      _ = try? client.request("textDocument/" + method, "[]")
      _ = try? client.request("textDocument/" + method, #"{"textDocument":{"uri":"file:///%"}}"#)
    }
    for parameters in ["[]", "{}", #"{"command":7}"#, #"{"command":"tablec.preview","arguments":[7]}"#] {
      _ = try? client.request("workspace/executeCommand", parameters)
    }
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"tablec":{"flags":["--device"],"lint":7}}}"#)
    client.notify("workspace/didChangeWorkspaceFolders", #"{"event":{"added":[{"uri":7}],"removed":8}}"#)
    #expect(try client.end() == 0)
  }
}
