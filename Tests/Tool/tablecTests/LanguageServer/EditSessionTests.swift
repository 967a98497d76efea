import Foundation
import RandomNumbers
import TableLanguageServer
import TableSupport
import Testing

@Suite("A long session of an editor with the language server")
struct EditSessionTests {
  /// As many edits as the promise says; a number of one's own for a quick look.
  private static let count =
    ProcessInfo.processInfo.environment["TABLEC_SESSION_EDITS"].flatMap(Int.init) ?? 10_000

  private static let spec = """
    tablespec: 1
    name: v0
    style: insetGrouped
    include: _parts.yaml
    sections:
    - id: inbox
      header: "Eingang \u{1F4E5}"
      rows:
      - {id: ann, use: plain, text: Ann}
      - id: ben
        text: "Ben \u{1F600}"
        style: subtitle
        detailText: ça va
      - {text: repeated, repeat: 3}
    - id: more
      rows:
      - id: last
        height: 60
        text: {text: Last, color: systemRed}
    """

  private static let parts = "templates:\n  plain: {accessory: disclosureIndicator}\n"

  private static let fragments = [
    " ", "\n", "  ", "- ", ":", "[", "]", "{", "}", "\"", "'", "#", "&a ", "*a", "é", "\u{1F600}", "text: x", "\t", "|",
    "height: 44", "\n  - id: new", "use: plain", "systemBlue", "!", "%", "0", "-1", "1e9", "~", "\n\n",
  ]

  @Test("of 10,000 edits never crashes it, never gets an answer for an older text, and leaves its memory as it was")
  func session() throws {
    let folder = try TemporaryFolder(["mail.yaml": Self.spec, "_parts.yaml": Self.parts])
    let client = try LanguageClient(in: folder.url)
    _ = try client.initialize(folder: folder.url)
    var session = EditSession(client, uri: folder.url.appending(path: "mail.yaml").absoluteString, text: Self.spec)
    session.open(parts: (folder.url.appending(path: "_parts.yaml").absoluteString, Self.parts))
    var random = Generator(state: 19)
    var early: Int?
    for number in 1...Self.count {
      switch random.below(100) {
      case 0..<55: session.edit(&random, fragments: Self.fragments)
      case 55..<90: session.undo()
      case 90..<97: session.undoAll()
      default: session.replaceAll()
      }
      if random.below(3) == 0 { session.editParts(&random) }
      if random.below(4) == 0 { session.ask(&random) }
      if random.below(6) == 0 { try session.takeAnswers() }
      if number == max(Self.count / 5, 1) { early = client.residentKilobytes }
    }
    try session.takeAnswers()
    let late = client.residentKilobytes
    // It is as good as new.
    session.undoAll()
    try session.checkNewest()
    #expect(try client.end() == 0)
    #expect(client.diagnosedVersions.last == session.version)
    if let early, let late {
      print(
        "language server: \(Self.count) edits, \(session.answers) answers, \(session.modified) of them 'content modified',",
        "resident \(early) KB after a fifth, \(late) KB at the end")
      #expect(late < early + 64 << 10)
    }
  }
}

/// A document that is edited, with what was asked about it.
private struct EditSession {
  private let client: LanguageClient
  private let uri: String
  private let original: String
  private var text: EditedText
  private(set) var version = 1
  private var parts: (uri: String, text: String, version: Int)?
  /// The requests without an answer: the version that each was sent after, and the lengths of its lines.
  private var waiting: [(id: Int, method: String, version: Int, lengths: [Int])] = []
  private(set) var answers = 0
  private(set) var modified = 0

  init(_ client: LanguageClient, uri: String, text: String) {
    (self.client, self.uri, original) = (client, uri, text)
    self.text = EditedText(text)
  }

  mutating func open(parts: (uri: String, text: String)) {
    for (uri, text) in [(uri, original), parts] {
      client.notify(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"\#(uri)","languageId":"yaml","version":1,"text":\#(text.inJSON)}}"#)
    }
    self.parts = (parts.uri, parts.text, 1)
  }

  // MARK: Edits

  /// The line that says which version a text is. No other edit touches it.
  private static let nameLine = 1

  private mutating func send(_ changes: [String]) {
    version += 1
    let old = text.lines[Self.nameLine].count
    let start = EditedText.Position(line: Self.nameLine, character: 0)
    let end = EditedText.Position(line: Self.nameLine, character: old)
    let name = text.replace(start, end, with: "name: v\(version)", isUndo: true)
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[\#((changes + [name]).joined(separator: ","))]}"#
    )
  }

  mutating func edit(_ random: inout Generator, fragments: [String]) {
    let first = Self.nameLine + 1
    guard text.lines.count > first, text.lines.count < 200 else { return replaceAll() }
    let line = first + random.below(text.lines.count - first)
    let start = text.position(near: line, random.below(text.length(ofLine: line) + 1))
    let last = min(line + (random.below(8) == 0 ? 1 : 0), text.lines.count - 1)
    var end = text.position(near: last, last == line ? start.character + random.below(4) : random.below(9))
    if end.line == start.line, end.character < start.character { end = start }
    send([text.replace(start, end, with: fragments[random.below(fragments.count)])])
  }

  mutating func undo() { if let change = text.undo() { send([change]) } }

  mutating func undoAll() {
    var changes: [String] = []
    while changes.count < 500, let change = text.undo() { changes.append(change) }
    if !text.undos.isEmpty { return replaceAll() }
    send(changes)
  }

  mutating func replaceAll() {
    text = EditedText(original)
    send([#"{"text":\#(original.inJSON)}"#])
  }

  /// The included file changes, too: a template is there or not.
  mutating func editParts(_ random: inout Generator) {
    guard var parts else { return }
    parts.version += 1
    let text = random.below(2) == 0 ? parts.text : "templates: {other: {text: a}}\n"
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(parts.uri)","version":\#(parts.version)},"contentChanges":[{"text":\#(text.inJSON)}]}"#
    )
    self.parts = parts
  }

  // MARK: Requests

  private static let methods = [
    "hover", "completion", "definition", "references", "prepareRename", "rename", "documentSymbol", "foldingRange",
    "documentColor", "documentLink", "codeAction", "inlayHint", "formatting", "documentSymbol", "documentSymbol",
  ]

  mutating func ask(_ random: inout Generator) {
    let method = Self.methods[random.below(Self.methods.count)]
    let line = random.below(text.lines.count)
    let position = text.position(near: line, random.below(text.length(ofLine: line) + 1))
    let all = #"{"start":{"line":0,"character":0},"end":{"line":99999,"character":0}}"#
    ask(
      method,
      #""position":\#(position.json),"range":\#(all),"context":{"diagnostics":[],"includeDeclaration":true},"newName":"fresh","options":{}"#
    )
    if random.below(5) == 0, let last = waiting.last { client.notify("$/cancelRequest", #"{"id":\#(last.id)}"#) }
  }

  private mutating func ask(_ method: String, _ members: String) {
    let id = client.ask("textDocument/" + method, #"{"textDocument":{"uri":"\#(uri)"},\#(members)}"#)
    waiting.append((id, method, version, text.lines.map(\.count)))
  }

  mutating func takeAnswers() throws {
    for request in waiting {
      do { check(try client.answer(request.id), of: request) } catch let failure as LanguageClient.Failure {
        // Changed since, cancelled, or nothing to rename or to format.
        let isModified = failure.code == -32801
        if isModified { modified += 1 }
        let isExpected = isModified || failure.code == -32800 || failure.code == -32803
        #expect(isExpected, "\(request.method): \(failure)")
        if isModified { #expect(request.version < version || parts != nil) }
      }
      answers += 1
    }
    waiting = []
  }

  /// The newest text is the original one: everything is known about it.
  mutating func checkNewest() throws {
    ask("documentSymbol", #""position":{"line":0,"character":0}"#)
    ask("inlayHint", #""range":{"start":{"line":0,"character":0},"end":{"line":99999,"character":0}}"#)
    let (symbols, hints) = (waiting[0], waiting[1])
    waiting = []
    check(try client.answer(symbols.id), of: symbols)
    let found = try client.answer(hints.id)
    check(found, of: hints)
    let version = version
    _ = try client.waitForDiagnostics(of: uri) { $0["version"]?.integer == version }
  }

  /// An answer is for the text that the request was sent after, or for a newer one.
  private func check(_ result: JSONValue, of request: (id: Int, method: String, version: Int, lengths: [Int])) {
    switch request.method {
    case "documentSymbol":
      let name = result.array?.first { $0["name"]?.string == "name" }?["detail"]?.string
      let reported = name.flatMap { Int($0.dropFirst()) }
      #expect(reported.map { $0 >= request.version } ?? false, "\(name ?? "no name") instead of v\(request.version)")
    case "inlayHint":
      // Hints are at the ends of lines.
      for hint in result.array ?? [] {
        guard let line = hint["position"]?["line"]?.integer, let end = hint["position"]?["character"]?.integer,
          request.lengths.indices.contains(line)
        else {
          Issue.record("a hint outside of the text")
          continue
        }
        if request.version == version { #expect(end == request.lengths[line]) }
      }
    case "foldingRange":
      for fold in result.array ?? [] where request.version == version {
        #expect((fold["endLine"]?.integer ?? .max) < request.lengths.count)
      }
    default: break
    }
  }
}
