import RandomNumbers
import TableSupport
import Testing

@testable import TableLanguageServer

@Suite("A document")
struct TextDocumentTests {
  private func document(_ text: String) -> TextDocument {
    TextDocument(uri: "file:///a.yaml", languageID: "yaml", version: 1, text: text)
  }

  private static let text = "a\u{1F600}b\r\né\u{301}x\rlast\n"

  @Test(
    "counts characters in the units of the encoding",
    arguments: [
      (PositionEncoding.utf8, 0, 5, 5), (.utf16, 0, 3, 5), (.utf32, 0, 2, 5), (.utf8, 1, 4, 12), (.utf16, 1, 2, 12),
      (.utf32, 1, 2, 12), (.utf16, 2, 4, 18), (.utf16, 3, 0, 19),
    ])
  func positions(_ encoding: PositionEncoding, _ line: Int, _ character: Int, _ offset: Int) {
    let document = document(Self.text)
    #expect(document.offset(of: TextPosition(line: line, character: character), encoding) == offset)
    #expect(document.position(of: offset, encoding) == TextPosition(line: line, character: character))
  }

  @Test("limits positions to the text, and to the start of a scalar", arguments: PositionEncoding.allCases)
  func positionsOutside(_ encoding: PositionEncoding) {
    let document = document(Self.text)
    #expect(document.offset(of: TextPosition(line: 0, character: .max), encoding) == 6)
    #expect(document.offset(of: TextPosition(line: .max, character: 0), encoding) == 19)
    #expect(document.offset(of: TextPosition(line: 1, character: 99), encoding) == 13)
    #expect(document.position(of: .max, encoding) == TextPosition(line: 3, character: 0))
    #expect(document.position(of: -5, encoding) == TextPosition(line: 0, character: 0))
    if encoding != .utf32 { #expect(document.offset(of: TextPosition(line: 0, character: 2), encoding) == 1) }
  }

  @Test("has lines and columns as in diagnostics, without a byte order mark")
  func columns() {
    let document = document("\u{FEFF}ab\n\u{1F600}c")
    #expect(document.offset(line: 1, column: 1) == 3)
    #expect(document.offset(line: 1, column: 3) == 5)
    #expect(document.offset(line: 1, column: 99) == 5)
    #expect(document.offset(line: 2, column: 2) == 10)
    #expect(document.offset(line: 9, column: 1) == 11)
    #expect(document.offset(line: 0, column: -4) == 0)
    #expect(document.lineAndColumn(of: 5) == (1, 3))
    #expect(document.lineAndColumn(of: 0) == (1, 1))
    #expect(document.lineAndColumn(of: 10) == (2, 2))
  }

  @Test("keeps its index of lines right through 20,000 random edits")
  func randomEdits() {
    var random = Generator(state: 19)
    let words = ["\r", "\n", "\r\n", "a", "é", "\u{1F600}", "\r\r", "\n\n", "x\ry\r\nz\n", ""]
    for _ in 0..<20 {
      var document = document("a\r\nb\rc\nd")
      for _ in 0..<1_000 {
        let starts = (0...document.bytes.count).filter {
          $0 == document.bytes.count || document.bytes[$0] & 0xC0 != 0x80
        }
        let (one, other) = (random.below(starts.count), random.below(starts.count))
        let reach = min(max(one, other), min(one, other) + 6)
        let text = words[random.below(words.count)]
        document.replace(starts[min(one, other)]..<starts[reach], with: Array(text.utf8))
        if document.bytes.count > 60 { document.replace(10..<10, with: []) }
        let fresh = self.document(String(decoding: document.bytes, as: UTF8.self))
        guard document.lineStarts == fresh.lineStarts else {
          Issue.record("\(document.lineStarts) instead of \(fresh.lineStarts)")
          return
        }
      }
    }
  }

  private func change(_ text: String, _ numbers: Int...) -> JSONValue {
    guard numbers.count == 4 else { return .object(["text": .string(text)]) }
    func position(_ line: Int, _ character: Int) -> JSONValue {
      .object(["line": .number(Double(line)), "character": .number(Double(character))])
    }
    return .object([
      "text": .string(text),
      "range": .object(["start": position(numbers[0], numbers[1]), "end": position(numbers[2], numbers[3])]),
    ])
  }

  private func apply(_ changes: [JSONValue], _ version: Int, to document: inout TextDocument, limit: Int = 100) -> Bool
  {
    document.apply(changes, version: version, encoding: .utf16, limit: limit)
  }

  @Test("applies the changes of a notification one after the other")
  func changes() {
    var document = document("one\ntwo\n")
    let edits = [
      change("é", 0, 0, 0, 3), change("\u{1F600}", 0, 1, 0, 1), change("!", 0, 3, 1, 0), change("3", 1, 0, 1, 0),
    ]
    let isApplied = apply(edits, 5, to: &document)
    #expect(isApplied)
    #expect(String(decoding: document.bytes, as: UTF8.self) == "é\u{1F600}!two\n3")
    #expect(document.version == 5)
    let isReplaced = apply([change("whole")], 6, to: &document)
    #expect(isReplaced)
    #expect(document.bytes == Array("whole".utf8))
  }

  @Test("refuses a change that is none, or too large")
  func refusedChanges() {
    for change in [JSONValue.null, .object([:]), .object(["text": .string("a"), "range": .number(1)])] {
      var document = document("one")
      let isApplied = apply([change], 2, to: &document)
      #expect(!isApplied)
    }
    for change in [change("12345678", 0, 0, 0, 0), change("12345678901")] {
      var document = document("one")
      let isApplied = apply([change], 2, to: &document, limit: 10)
      #expect(!isApplied)
    }
  }
}
