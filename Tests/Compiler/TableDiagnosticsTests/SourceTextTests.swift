import Foundation
import TableDiagnostics
import TableSupport
import Testing

@Suite("Sources")
struct SourceTextTests {
  static let breaks = ["\n", "\r\n", "\r"]

  @Test("end lines as libyaml does", arguments: breaks)
  func lineBreaks(_ lineBreak: String) {
    let source = ["one", "", "three x", "four"].joined(separator: lineBreak)
    #expect(excerpt(range(3, 7..<8), source: source) == ["three x", "      ^"])
    #expect(excerpt(range(2, 1..<2), source: source) == ["", "^"])
    #expect(excerpt(range(4, 1..<5), source: source) == ["four", "^^^^"])
  }

  @Test("may start with a byte-order mark, which has no column")
  func byteOrderMark() {
    #expect(excerpt(range(1, 1..<4), bytes: [0xEF, 0xBB, 0xBF] + Array("abc".utf8)) == ["abc", "^^^"])
  }

  @Test("may be UTF-16, of either byte order", arguments: [true, false])
  func utf16(lowByteFirst: Bool) {
    var bytes: [UInt8] = lowByteFirst ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for unit in "a\n名😀x".utf16 {
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      bytes += lowByteFirst ? pair.reversed() : pair
    }
    #expect(excerpt(range(2, 3..<4), bytes: bytes) == ["名😀x", "    ^"])
    #expect(excerpt(range(2, 3..<4), bytes: bytes + [0x41]) == ["名😀x\u{FFFD}", "    ^"])
  }

  @Test("may break off after a mark, in a character, or hold no text at all")
  func broken() {
    #expect(excerpt(range(1, 1..<2), bytes: [0xFF, 0xFE]) == ["", "^"])
    #expect(excerpt(range(1, 1..<2), bytes: [0xFE, 0xFF, 0x00]) == ["\u{FFFD}", "^"])
    #expect(excerpt(range(1, 2..<3), bytes: [0x61, 0xFF, 0x62]) == ["a\u{FFFD}b", " ^"])
    #expect(excerpt(range(1, 1..<2), bytes: [0x61, 0xE2]) == ["a\u{FFFD}", "^"])
    #expect(excerpt(range(1, 1..<2), bytes: [0x80, 0x80]).count == 2)
  }

  @Test("are fetched once in a rendering, however many diagnostics point into them")
  func fetchedOnce() {
    let line = String(repeating: "é", count: 29) + "x\n"
    let bytes = Array(String(repeating: line, count: 50_000).utf8)
    let fetches = Locked(0)
    let counted = TextRenderer(colour: false) { file in
      fetches.withLock { $0 += 1 }
      return file == "a.yaml" ? bytes : nil
    }
    let places = (1...100).flatMap { [range($0 * 500, 30..<31), range(1, 1..<2, in: "missing.yaml")] }
    let text = counted.render(places.map { problem(at: $0) })
    #expect(fetches.withLock { $0 } == 2)
    #expect(text.components(separatedBy: String(repeating: " ", count: 29) + "^\n").count == 101)
  }

  @Test("find a column in any block of a minified file", arguments: [1, 4_095, 4_096, 4_097, 99_999, 200_000])
  func minified(column: Int) {
    var scalars = Array("a\n".unicodeScalars) + Array(repeating: Unicode.Scalar("é"), count: 200_000)
    scalars[1 + column] = "x"
    let shown = excerpt(range(2, column..<(column + 1)), source: String(String.UnicodeScalarView(scalars)))
    let caret = shown[1].count - 1
    #expect(Array(shown[0])[caret] == "x")
  }
}
