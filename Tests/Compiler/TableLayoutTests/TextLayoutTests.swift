import TableIR
import TableLayout
import Testing

/// Every grapheme is 10 wide, so that a case can be read.
private struct TenPointMeasure: TextMeasuring {
  func width(of text: String, font: ResolvedFont) -> Double { Double(text.count) * 10 }
  func lineHeight(_ font: ResolvedFont) -> Double { 12 }
  func ascender(_ font: ResolvedFont) -> Double { 10 }
  func descender(_ font: ResolvedFont) -> Double { -2 }
  func capHeight(_ font: ResolvedFont) -> Double { 7 }
  func xHeight(_ font: ResolvedFont) -> Double { 5 }
}

@Suite("Text layout")
struct TextLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// In graphemes.
    var room: Double
    var lines = 0
    var expected: [String]
    var truncated = false
    var mode = LineBreakMode.truncatingTail
    var testDescription: String { "\(text.debugDescription) in \(room), \(lines) lines, \(mode)" }
  }

  static let wrapping = [
    Case(text: "one two", room: 7, expected: ["one two"]),
    Case(text: "one two", room: 6, expected: ["one", "two"]),
    Case(text: "one two three", room: 7, expected: ["one two", "three"]),
    Case(text: "one  two ", room: 4, expected: ["one", "two"]),
    Case(text: " one two", room: 4, expected: [" one", "two"]),
    Case(text: "one\ntwo", room: 9, expected: ["one", "two"]),
    Case(text: "one\r\ntwo\u{2028}three", room: 9, expected: ["one", "two", "three"]),
    Case(text: "one\n\ntwo", room: 9, expected: ["one", "", "two"]),
    Case(text: "one\n", room: 9, expected: ["one"]),
    Case(text: "\n", room: 9, expected: [""]),
    Case(text: "well-known", room: 6, expected: ["well-", "known"]),
    Case(text: "a -12", room: 3, expected: ["a", "-12"]),
    Case(text: "abcdefgh", room: 3, expected: ["abc", "def", "gh"]),
    Case(text: "a bcdefgh i", room: 3, expected: ["a", "bcd", "efg", "h i"]),
    Case(text: "日本語文字", room: 2, expected: ["日本", "語文", "字"]),
    Case(text: "日本。語", room: 2, expected: ["日", "本。", "語"]),
    Case(text: "「日本」", room: 3, expected: ["「日", "本」"]),
    Case(text: "a\u{A0}b c", room: 3, expected: ["a\u{A0}b", "c"]),
    Case(text: "👨‍👩‍👧‍👦👍🏽", room: 1, expected: ["👨‍👩‍👧‍👦", "👍🏽"]),
    Case(text: "abc", room: 0.1, expected: ["a", "b", "c"]),
  ]

  static let truncating = [
    Case(text: "abcdef", room: 6, lines: 1, expected: ["abcdef"]),
    Case(text: "abcdef", room: 5, lines: 1, expected: ["abcd…"], truncated: true),
    Case(text: "abc def", room: 5, lines: 1, expected: ["abc…"], truncated: true),
    Case(text: "abc ", room: 3, lines: 1, expected: ["abc"]),
    Case(text: "one two three four", room: 7, lines: 2, expected: ["one two", "three…"], truncated: true),
    Case(text: "one\ntwo", room: 9, lines: 1, expected: ["one…"], truncated: true),
    Case(text: "one\ntwo", room: 3, lines: 1, expected: ["on…"], truncated: true),
    Case(text: "\ntwo", room: 9, lines: 1, expected: ["…"], truncated: true),
    Case(text: "one\ntwo", room: 9, lines: 2, expected: ["one", "two"]),
    Case(text: "one\ntwo\nsix", room: 9, lines: 2, expected: ["one", "two…"], truncated: true),
    Case(text: "one\n", room: 9, lines: 1, expected: ["one"]),
    Case(text: "abcdefgh", room: 3, lines: 2, expected: ["abc", "de…"], truncated: true),
    Case(text: "abc", room: 1, lines: 1, expected: ["…"], truncated: true),
    Case(text: "abc", room: 0.1, lines: 1, expected: ["…"], truncated: true),
    Case(text: "日本語", room: 2, lines: 1, expected: ["日…"], truncated: true),
    Case(text: "👍🏽👍🏽👍🏽", room: 2, lines: 1, expected: ["👍🏽…"], truncated: true),
  ]

  static let modes = [
    Case(text: "abcdef", room: 5, lines: 1, expected: ["…cdef"], truncated: true, mode: .truncatingHead),
    Case(text: "abc def", room: 5, lines: 1, expected: ["…def"], truncated: true, mode: .truncatingHead),
    Case(text: "one two three", room: 7, lines: 2, expected: ["one two", "three"], mode: .truncatingHead),
    Case(
      text: "one two three four", room: 7, lines: 2, expected: ["one two", "…e four"], truncated: true,
      mode: .truncatingHead),
    Case(text: "one\ntwo", room: 9, lines: 1, expected: ["…two"], truncated: true, mode: .truncatingHead),
    Case(text: "one\ntwo\n", room: 3, lines: 1, expected: ["…wo"], truncated: true, mode: .truncatingHead),
    Case(text: "abc", room: 1, lines: 1, expected: ["…"], truncated: true, mode: .truncatingHead),
    Case(text: "abcdef", room: 5, lines: 1, expected: ["ab…ef"], truncated: true, mode: .truncatingMiddle),
    Case(text: "abcdefg", room: 6, lines: 1, expected: ["ab…efg"], truncated: true, mode: .truncatingMiddle),
    Case(text: "ab c de fg", room: 7, lines: 1, expected: ["ab…e fg"], truncated: true, mode: .truncatingMiddle),
    Case(
      text: "one two three four", room: 7, lines: 2, expected: ["one two", "thr…our"], truncated: true,
      mode: .truncatingMiddle),
    Case(text: "one\ntwo", room: 9, lines: 1, expected: ["one…two"], truncated: true, mode: .truncatingMiddle),
    Case(text: "abc", room: 1, lines: 1, expected: ["…"], truncated: true, mode: .truncatingMiddle),
    Case(text: "👍🏽👍🏽👍🏽👍🏽", room: 3, lines: 1, expected: ["👍🏽…👍🏽"], truncated: true, mode: .truncatingMiddle),
    Case(text: "one two three", room: 5, lines: 1, expected: ["one"], truncated: true, mode: .wordWrapping),
    Case(text: "abcdefgh", room: 5, lines: 1, expected: ["abcde"], truncated: true, mode: .wordWrapping),
    Case(
      text: "one two three four", room: 7, lines: 2, expected: ["one two", "three"], truncated: true,
      mode: .wordWrapping),
    Case(text: "one\ntwo", room: 9, lines: 1, expected: ["one"], truncated: true, mode: .wordWrapping),
    Case(text: "one two", room: 9, lines: 1, expected: ["one two"], mode: .wordWrapping),
    Case(text: "one two three", room: 5, expected: ["one t", "wo th", "ree"], mode: .charWrapping),
    Case(text: "ab  cd", room: 2, expected: ["ab", "cd"], mode: .charWrapping),
    Case(text: "  ab", room: 3, expected: ["  a", "b"], mode: .charWrapping),
    Case(text: "one two three", room: 5, lines: 2, expected: ["one t", "wo th"], truncated: true, mode: .charWrapping),
    Case(text: "日本。語", room: 2, expected: ["日本", "。語"], mode: .charWrapping),
  ]

  @Test("Text is truncated by the line break mode, and marked as truncated", arguments: modes)
  func leavesOut(_ example: Case) { check(example) }

  @Test("A line is clipped at the edge of its label, after the character that the edge cuts")
  func clips() {
    func clip(_ text: String, room: Double, lines: Int) -> LaidOutText {
      TextLayout.layOut(
        text, font: ResolvedFont(size: 10), maxWidth: room, maxLines: lines, mode: .clipping,
        measure: TenPointMeasure(), scale: 2)
    }
    let one = clip("abcdef", room: 35, lines: 1)
    #expect(one.lines == ["abcd"] && one.width == 35 && one.truncated)
    let two = clip("one two three four", room: 75, lines: 2)
    #expect(two.lines == ["one two", "three fo"] && two.width == 75 && two.truncated)
    #expect(clip("abc", room: 35, lines: 1).truncated == false)
  }

  @Test(
    "a single line's font shrinks until the text fits, or to the least size",
    arguments: [(0.5, 14.28), (0.9, 18), (1, 20), (0, 20)])
  func shrinks(factor: Double, size: Double) {
    struct Proportional: TextMeasuring {
      func width(of text: String, font: ResolvedFont) -> Double { Double(text.count) * font.size / 2 }
      func lineHeight(_ font: ResolvedFont) -> Double { font.size }
      func ascender(_ font: ResolvedFont) -> Double { font.size }
      func descender(_ font: ResolvedFont) -> Double { 0 }
      func capHeight(_ font: ResolvedFont) -> Double { font.size }
      func xHeight(_ font: ResolvedFont) -> Double { font.size }
    }
    let font = TextLayout.shrunk(
      ResolvedFont(size: 20, weight: .bold), toFit: "seventy", maxWidth: 50, factor: factor, measure: Proportional())
    #expect(font == ResolvedFont(size: size, weight: .bold))
  }

  @Test("Text wraps at spaces, after hyphens and between ideographs, and long words are broken", arguments: wrapping)
  func wraps(_ example: Case) { check(example) }

  @Test("The last permitted line ends with an ellipsis if text is left", arguments: truncating)
  func truncates(_ example: Case) { check(example) }

  private func check(_ example: Case) {
    let out = TextLayout.layOut(
      example.text, font: ResolvedFont(size: 10), maxWidth: example.room * 10, maxLines: example.lines,
      mode: example.mode, measure: TenPointMeasure(), scale: 2)
    #expect(out.lines == example.expected)
    #expect(out.truncated == example.truncated)
    #expect(out.width == Double(example.expected.map(\.count).max() ?? 0) * 10)
  }

  @Test("Nothing fits into a width of 0", arguments: [0, -1, -Double.infinity, Double.nan])
  func noWidth(width: Double) {
    let out = TextLayout.layOut(
      "abc", font: ResolvedFont(size: 17), maxWidth: width, maxLines: 0, measure: SystemFontMeasure(), scale: 3)
    #expect(out.lines.isEmpty)
    #expect(out.truncated)
    #expect(out.width == 0)
  }

  @Test(
    "A line truncated at its head or middle is no wider than its space and ends as the text does",
    arguments: [LineBreakMode.truncatingHead, .truncatingMiddle])
  func cutLines(mode: LineBreakMode) {
    let measure = SystemFontMeasure()
    let font = ResolvedFont(size: 17)
    let text = "To Avoid Typing: AVATAR, Yo-Yo & “Tom’s” – 日本語 👍🏽 Water, 11:07 (Today)"
    for lines in 1...2 {
      for width in stride(from: 60.0, through: 500, by: 7.3) {
        let out = TextLayout.layOut(
          text, font: font, maxWidth: width, maxLines: lines, mode: mode, measure: measure, scale: 3)
        #expect(out.lines.allSatisfy { measure.width(of: $0, font: font) <= width + 1e-6 })
        #expect(out.lines.last?.last == ")" && out.lines.last?.contains("…") == out.truncated)
        // One more character would not fit.
        #expect(!out.truncated || out.width > width - 40)
      }
    }
  }

  @Test("A line is no wider than its space, and a text fits into its measured width", arguments: [1, 2, 3, 0])
  func realFont(maxLines: Int) {
    let measure = SystemFontMeasure()
    let font = ResolvedFont(size: 17)
    let text = "To Avoid Typing: AVATAR, Yo-Yo & “Tom’s” – 日本語 👍🏽 Water, 11:07 (Today)"
    for width in stride(from: 40.0, through: 700, by: 3.7) {
      let out = TextLayout.layOut(
        text, font: font, maxWidth: width, maxLines: maxLines, measure: measure, scale: 3)
      #expect(out.lines.allSatisfy { measure.width(of: $0, font: font) <= width + 1e-6 })
      #expect(out.width <= width + 1e-6)
      #expect(out.pixelWidth >= out.width && out.pixelWidth < out.width + 0.334)
      if !out.truncated { #expect(out.lines.joined().filter { $0 != " " } == text.filter { $0 != " " }) }
    }
    let whole = measure.width(of: text, font: font)
    let fitted = TextLayout.layOut(text, font: font, maxWidth: whole, maxLines: 1, measure: measure, scale: 3)
    #expect(fitted.lines == [text])
  }

  @Test(
    "a huge text takes linear time",
    arguments: [
      "a", "word ", "\u{301}", "\n", "日", "👍🏽", "\u{AD}", "\u{200B}", "-", "\u{202E}", "a\u{A0}", " ",
    ])
  func huge(unit: String) {
    let text = String(repeating: unit, count: 60_000 / unit.utf8.count)
    for mode in LineBreakMode.allCases where mode != .truncatingTail {
      for width in [3.0, 320] {
        let out = TextLayout.layOut(
          text, font: ResolvedFont(size: 17), maxWidth: width, maxLines: 3, mode: mode, measure: SystemFontMeasure(),
          scale: 2)
        #expect(out.lines.count <= 3)
      }
    }
    for lines in [0, 1, 3] {
      for width in [3, 320, 1e6] {
        let out = TextLayout.layOut(
          text, font: ResolvedFont(size: 17), maxWidth: width, maxLines: lines, measure: SystemFontMeasure(), scale: 2)
        #expect(lines == 0 || out.lines.count <= lines)
      }
    }
  }

  @Test("Korean words stay whole since iOS 14 if they fit into a line")
  func hangulWords() {
    let font = ResolvedFont(size: 17)
    func lines(_ text: String, _ width: Double, keeps: Bool) -> [String] {
      let strategy = BreakStrategy(keeps ? .hangulWordPriority : LineBreakStrategy.none, ios: 17)
      return TextLayout.layOut(
        text, font: font, maxWidth: width, maxLines: 0, strategy: strategy, measure: SystemFontMeasure(ios: 17),
        scale: 2
      ).lines
    }
    #expect(lines("알림 설정을 봅니다", 75, keeps: true) == ["알림", "설정을", "봅니다"])
    #expect(lines("알림 설정을 봅니다", 75, keeps: false)[0] == "알림 설정")
    #expect(lines("아주기다란낱말", 75, keeps: true) == ["아주기다", "란낱말"])
    // A digit and its counter are one word; ideographs are none.
    #expect(lines("사과 12개", 60, keeps: true) == ["사과", "12개"])
    #expect(lines("日本語の文", 40, keeps: true) == ["日本", "語の", "文"])
  }
}
