import TableDiagnostics
import Testing

@Suite("Carets")
struct CaretTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var columns: Range<Int>
    var printed: String
    var carets: String
    var testDescription: String { name }
  }

  /// The word `x` stands after text of every width; the carets must stand under it.
  static let cases = [
    Case(name: "plain", source: "ab x", columns: 4..<5, printed: "ab x", carets: "   ^"),
    Case(name: "tab at the start", source: "\tx", columns: 2..<3, printed: "    x", carets: "    ^"),
    Case(name: "tab in the middle", source: "ab\tx", columns: 4..<5, printed: "ab  x", carets: "    ^"),
    Case(name: "a tab itself", source: "a\tx", columns: 2..<3, printed: "a   x", carets: " ^^^"),
    Case(name: "tab after wide", source: "名\tx", columns: 3..<4, printed: "名  x", carets: "    ^"),
    Case(name: "CJK before", source: "名前 x", columns: 4..<5, printed: "名前 x", carets: "     ^"),
    Case(name: "CJK under", source: "a名前", columns: 2..<4, printed: "a名前", carets: " ^^^^"),
    Case(name: "fullwidth", source: "ＡＢx", columns: 3..<4, printed: "ＡＢx", carets: "    ^"),
    Case(name: "halfwidth kana", source: "ｱｲx", columns: 3..<4, printed: "ｱｲx", carets: "  ^"),
    Case(name: "emoji", source: "😀x", columns: 2..<3, printed: "😀x", carets: "  ^"),
    Case(name: "ZWJ family", source: "👨‍👩‍👧x", columns: 6..<7, printed: "👨‍👩‍👧x", carets: "  ^"),
    Case(name: "inside a family", source: "👨‍👩‍👧x", columns: 3..<4, printed: "👨‍👩‍👧x", carets: "^^"),
    Case(name: "flag", source: "🇩🇪x", columns: 3..<4, printed: "🇩🇪x", carets: "  ^"),
    Case(name: "skin tone", source: "👍🏽x", columns: 3..<4, printed: "👍🏽x", carets: "  ^"),
    Case(name: "text heart", source: "❤x", columns: 2..<3, printed: "❤x", carets: " ^"),
    Case(name: "variation selector", source: "❤️x", columns: 3..<4, printed: "❤️x", carets: "  ^"),
    Case(name: "keycap", source: "1️⃣x", columns: 4..<5, printed: "1️⃣x", carets: "  ^"),
    Case(name: "combining mark", source: "e\u{301}x", columns: 3..<4, printed: "e\u{301}x", carets: " ^"),
    Case(name: "zero-width space", source: "a\u{200B}x", columns: 3..<4, printed: "a\u{200B}x", carets: " ^"),
    Case(name: "Hangul", source: "한글x", columns: 3..<4, printed: "한글x", carets: "    ^"),
    Case(name: "Hangul by jamo", source: "\u{1112}\u{1161}\u{11AB}x", columns: 4..<5, printed: "한x", carets: "  ^"),
    Case(name: "control picture", source: "\u{1B}[1mx", columns: 5..<6, printed: "␛[1mx", carets: "    ^"),
    Case(name: "reordering mark", source: "\u{202E}x", columns: 2..<3, printed: "\\u{202E}x", carets: "        ^"),
    Case(name: "no width", source: "abc", columns: 2..<2, printed: "abc", carets: " ^"),
    Case(name: "no width at the end", source: "abc", columns: 4..<4, printed: "abc", carets: "   ^"),
    Case(name: "past the end", source: "abc", columns: 9..<12, printed: "abc", carets: "   ^"),
    Case(name: "over the end", source: "abc", columns: 3..<12, printed: "abc", carets: "  ^"),
    Case(name: "empty line", source: "", columns: 1..<1, printed: "", carets: "^"),
    Case(name: "absurd column", source: "abc", columns: .max - 1 ..< .max, printed: "abc", carets: "   ^"),
    Case(name: "no such column", source: "abc", columns: -4..<0, printed: "abc", carets: "^"),
  ]

  @Test("stand under what is meant, by display width", arguments: cases)
  func placed(_ example: Case) {
    let shown = excerpt(range(1, example.columns), source: example.source)
    #expect(shown.first == example.printed)
    #expect(shown.last == example.carets)
  }

  @Test("stop at the end of the first line of a longer range")
  func severalLines() {
    let whole = SourceRange(
      file: "a.yaml", start: SourcePosition(line: 1, column: 4), end: SourcePosition(line: 3, column: 2))
    #expect(excerpt(whole, source: "a: [b,\n c,\n d]\n") == ["a: [b,", "   ^^^"])
  }

  @Test("point to the start of a range that ends before it")
  func backwards() {
    let range = SourceRange(
      file: "a.yaml", start: SourcePosition(line: 2, column: 3), end: SourcePosition(line: 1, column: 1))
    #expect(excerpt(range, source: "a: b\nc: d\n") == ["c: d", "  ^"])
  }

  @Test("stand alone on a line past the end of the file", arguments: [2, 3, 90])
  func pastTheEnd(line: Int) {
    #expect(excerpt(range(line, 1..<1), source: "a: b\n") == ["", "^"])
  }

  @Test("leave no blank at the end of an empty line's gutter")
  func emptyGutter() {
    #expect(
      render(problem(at: range(2, 1..<1)), source: "a\n") == """
        error[E0107]: m
         --> a.yaml:2:1
          |
        2 |
          | ^

        """)
  }
}
