import Foundation
import Testing

/// The deepest inputs that are allowed, with what macOS gives by default: 512 KB of stack, which are those of its secondary threads, and 256
/// open files.
@Suite("With a stack of 512 KB and 256 open files")
struct SmallStackTests {
  private static let limits = "ulimit -s 512 && ulimit -n 256"
  private static let deepest = ["--max-depth", "500"]

  private static func spec(_ name: String) -> String {
    let stacks = (0..<150).reduce("{label: \(name)}") { inner, _ in "{stack: {views: [\(inner)]}}" }
    let views = (0..<200).reduce("{label: \(name), frame: [0, 0, 9, 9]}") { inner, _ in
      "{frame: [0, 0, 9, 9], views: [\(inner)]}"
    }
    return "tablespec: 1\nsections: [{rows: [{id: a, stack: {views: [\(stacks)]}}, {id: b, views: [\(views)]}]}]\n"
  }

  private static let files: [String: String] = {
    let lists = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    let mappings = (1..<498).map { String(repeating: "  ", count: $0) + "k:\n" }.joined()
    let brackets = { String(repeating: "(", count: $0) + "8" + String(repeating: ")", count: $0) }
    let filters = String(repeating: "(", count: 200) + "name" + String(repeating: " | upper)", count: 200)
    let dump = (1...300).map { depth in
      String(repeating: "   | ", count: depth) + "<UIView: 0x\(depth); frame = (0 0; 9 9); layer = <CALayer: 0x1>>\n"
    }
    let view = { (inner: String, id: Int) in
      #"<view id="v\#(id)"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\#(inner)</subviews></view>"#
    }
    return [
      "a.yaml": spec("Ann"), "b.yaml": spec("Ben"), "list.yaml": Specs.list,
      "flow.yaml": "tablespec: 1\nsections: \(lists(498))\n", "block.yaml": "tablespec: 1\nx:\n\(mappings)",
      "constraint.yaml":
        "tablespec: 1\nsections: [{rows: [{views: [{label: Ann, id: a}], constraints: ['a.left == \(brackets(2_000))']}]}]\n",
      "deep.layout.json": "{\"format\": \"tablec.layout\", \"x\": \(lists(254))}",
      "deep.mustache": String(repeating: "{{#table}}", count: 32) + String(repeating: "{{/table}}", count: 32),
      "filters.mustache": "{{ \(filters) }}",
      "dump.txt": "<UITableView: 0x9999; frame = (0 0; 375 667); layer = <CALayer: 0x1>>\n" + dump.joined(),
      "deep.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="k"><subviews>\((0..<250).reduce("", view))</subviews>
      </tableViewCellContentView></tableViewCell></objects></document>
      """,
    ]
  }()

  /// On the main thread, and those that work on several at once on threads of their own, too.
  @Test(
    "every command walks the deepest specs on every thread",
    arguments: [
      ["compile", "a.yaml", "-o", "out", "--jobs", "1"],
      ["compile", "a.yaml", "b.yaml", "-o", "out", "--emit", "svg", "--emit", "html", "--emit", "ir", "--jobs", "4"],
      ["gallery", "a.yaml", "-o", "out", "--jobs", "1"], ["gallery", "a.yaml", "b.yaml", "-o", "out", "--jobs", "4"],
      ["lint", "a.yaml", "--jobs", "1"], ["lint", "a.yaml", "b.yaml", "--jobs", "4"],
      ["preview", "a.yaml"], ["explain", "a.yaml"], ["explain", "a.yaml", "a"], ["format", "a.yaml"],
    ])
  func specs(_ command: [String]) async throws {
    let run = try await run(command + Self.deepest)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("two of the deepest specs are compared", arguments: ["text", "html", "json", "markdown"])
  func comparison(_ format: String) async throws {
    let run = try await run(["diff", "a.yaml", "b.yaml", "--format", format] + Self.deepest)
    #expect(run.status == 1, "\(run.errors)")
  }

  @Test(
    "whatever is read to its greatest depth ends in a result or an error",
    arguments: [
      ["compile", "flow.yaml"], ["lint", "flow.yaml"], ["format", "--check", "flow.yaml"], ["compile", "block.yaml"],
      ["format", "--check", "block.yaml"], ["compile", "constraint.yaml"], ["diff", "deep.layout.json", "list.yaml"],
      ["compile", "a.yaml", "--template", "csv"], ["compile", "list.yaml", "--template", "deep.mustache"],
      ["compile", "list.yaml", "--template", "filters.mustache"],
      ["verify", "a.yaml", "dump.txt"], ["import", "dump.txt", "-o", "out"], ["import", "deep.xib", "-o", "out"],
    ])
  func other(_ command: [String]) async throws {
    let run = try await run(command + (["import"].contains(command[0]) ? [] : Self.deepest))
    #expect((0...2).contains(run.status), "\(run.errors)")
  }

  @Test("the live preview draws and explains the deepest spec")
  func preview() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec("Ann")])
    let preview = try ServedPreview(
      ["a.yaml", "--port", "0"] + Self.deepest, in: folder, limits: Self.limits)
    let scene = try preview.events("?table=a").scene()
    #expect(scene["state"] as? String == "ok")
    for name in ["scene.json", "layout.json", "picture.svg", "thumbnail.svg"] {
      #expect(try preview.get(name + "?table=a&appearance=dark").status == 200, "\(name)")
    }
    #expect(preview.end(SIGTERM) == 0)
  }

  @Test("the language server checks the deepest spec")
  func server() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.spec("Ann")])
    let client = try LanguageClient(in: folder.url, limits: Self.limits)
    _ = try client.initialize(folder: folder.url, options: #"{"flags": ["--max-depth", "500"]}"#)
    let uri = folder.url.appending(path: "a.yaml").absoluteString
    let text = Self.spec("Ann").replacingOccurrences(of: "\n", with: "\\n")
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"yaml","version":1,"text":"\#(text)"}}"#)
    let found = try client.waitForDiagnostics(of: uri) { _ in true }
    #expect(!found.contains { $0["severity"]?.integer == 1 }, "\(found.first.map { "\($0)" } ?? "")")
    _ = try client.request("textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    #expect(try client.end() == 0)
  }

  private func run(_ command: [String]) async throws -> Program.Run {
    let folder = try TemporaryFolder(Self.files)
    return try await Program.shell.run(
      ["-c", Self.limits + #" && exec "$TABLEC" "$@""#, "sh"] + command, in: folder.url)
  }
}
