import Testing

@testable import SpecFormatting

@Suite("Edits of whole lines")
struct EditTests {
  private func edits(_ old: String, _ new: String) -> [String] {
    let bytes = Array(old.utf8)
    let edits = FormattingEdit.edits(from: bytes, to: Array(new.utf8))
    var text = bytes
    for edit in edits.reversed() { text.replaceSubrange(edit.range, with: edit.replacement) }
    #expect(String(decoding: text, as: UTF8.self) == new)
    return edits.map { "\($0.range) \(String(decoding: $0.replacement, as: UTF8.self))" }
  }

  @Test("touch only the lines that differ")
  func minimal() {
    #expect(edits("a\nb\nc\n", "a\nB\nc\n") == ["2..<4 B\n"])
    #expect(edits("a\nb\nc\n", "a\nc\n") == ["2..<4 "])
    #expect(edits("a\nc\n", "a\nb\nc\n") == ["2..<2 b\n"])
    #expect(edits("a\nx\nb\nx\nc\n", "A\nx\nb\nx\nC\n") == ["0..<2 A\n", "8..<10 C\n"])
    #expect(edits("a", "a\n") == ["0..<1 a\n"])
    #expect(edits("", "a\n") == ["0..<0 a\n"])
    #expect(edits("a\n", "") == ["0..<2 "])
    #expect(edits("a\n", "a\n") == [])
  }

  @Test("lines that repeat are found between those that do not")
  func repeated() {
    #expect(edits("a\nsame\nb\nc\nsame\nd\n", "a\nsame\nB\nc\nsame\nd\n") == ["7..<9 B\n"])
  }

  @Test("texts without a common line take time in proportion to their lines")
  func different() {
    let old = (0..<20_000).map { "old \($0 % 7)\n" }.joined()
    let new = (0..<20_000).map { "new \($0 % 7)\n" }.joined()
    #expect(edits(old, new).count == 1)
  }
}
