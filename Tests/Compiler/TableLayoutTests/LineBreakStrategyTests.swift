import SpecCompiling
import TableIR
import TableLayout
import Testing

/// A last word that would stand alone, and what labels of every era do about it.
@Suite("Line break strategies")
struct LineBreakStrategyTests {
  /// Every grapheme is 10 wide.
  private struct TenPointMeasure: TextMeasuring {
    func width(of text: String, font: ResolvedFont) -> Double { Double(text.count) * 10 }
    func lineHeight(_ font: ResolvedFont) -> Double { 12 }
    func ascender(_ font: ResolvedFont) -> Double { 10 }
    func descender(_ font: ResolvedFont) -> Double { -2 }
    func capHeight(_ font: ResolvedFont) -> Double { 7 }
    func xHeight(_ font: ResolvedFont) -> Double { 5 }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// In graphemes.
    var room: Double
    var lines = 0
    var mode = LineBreakMode.truncatingTail
    var expected: [String]
    var testDescription: String { "\(text.debugDescription) in \(room), \(lines) lines, \(mode)" }
  }

  static let pushed = [
    Case(text: "one two three four six", room: 18, expected: ["one two three", "four six"]),
    Case(text: "one two three four six ", room: 18, expected: ["one two three", "four six"]),
    // The line above may keep one word, and any line of a paragraph may be above the last.
    Case(text: "one threefour six", room: 14, expected: ["one", "threefour six"]),
    Case(
      text: "one two three four five six seven eig ten", room: 18,
      expected: ["one two three four", "five six seven", "eig ten"]),
    // Each paragraph, also one that text follows that has no line left.
    Case(text: "one two three four six\nseven", room: 18, expected: ["one two three", "four six", "seven"]),
    Case(text: "one two three four six\nseven", room: 18, lines: 2, expected: ["one two three", "four six…"]),
    Case(text: "one two three four six", room: 18, lines: 2, expected: ["one two three", "four six"]),
    Case(text: "one two three four six", room: 18, mode: .truncatingMiddle, expected: ["one two three", "four six"]),
    // A last word with a hyphen is one.
    Case(text: "one two three four-five-a six", room: 25, expected: ["one two three four-five-", "a six"]),
  ]

  static let unpushed = [
    // Two words, a word of 0.3 of the line and more, a line above of one word, and a pair that no line has room for.
    Case(text: "one two three four a b", room: 18, expected: ["one two three four", "a b"]),
    Case(text: "one two three four sixsix", room: 18, expected: ["one two three four", "sixsix"]),
    Case(text: "onetwothreefour six", room: 15, expected: ["onetwothreefour", "six"]),
    Case(text: "a threefourfivesix six", room: 18, expected: ["a threefourfivesix", "six"]),
    // Text that is cut has no last word, and one line none above it.
    Case(
      text: "one two three four six seven eight nine ten", room: 18, lines: 2,
      expected: ["one two three four", "six seven eight n…"]),
    Case(text: "one two three four six", room: 18, lines: 1, expected: ["one two three fou…"]),
    Case(text: "one two three four six", room: 18, mode: .charWrapping, expected: ["one two three four", "six"]),
    // Where lines end between letters there is no word.
    Case(text: "日本語文字日本語文字日", room: 10, expected: ["日本語文字日本語文字", "日"]),
    Case(text: "abcdefghijklmnopqrstu", room: 20, expected: ["abcdefghijklmnopqrst", "u"]),
  ]

  private func lines(_ example: Case, _ strategy: LineBreakStrategy?, ios: Int) -> LaidOutText {
    TextLayout.layOut(
      example.text, font: ResolvedFont(size: 10), maxWidth: example.room * 10, maxLines: example.lines,
      mode: example.mode, strategy: BreakStrategy(strategy, ios: ios), measure: TenPointMeasure(), scale: 2)
  }

  @Test("A word is pushed out to a last word that is alone", arguments: pushed)
  func pushesOut(_ example: Case) {
    let out = lines(example, nil, ios: 17)
    #expect(out.lines == example.expected && out.isPushedOut)
    #expect(out.width == Double(example.expected.map(\.count).max() ?? 0) * 10)
    #expect(lines(example, .pushOut, ios: 10).lines == example.expected)
    #expect(lines(example, LineBreakStrategy.none, ios: 17).lines != example.expected)
    #expect(lines(example, .hangulWordPriority, ios: 17).lines != example.expected)
    #expect(!lines(example, nil, ios: 10).isPushedOut)
  }

  @Test("No word is pushed out if the last one is not alone", arguments: unpushed)
  func pushesNothing(_ example: Case) {
    let out = lines(example, nil, ios: 17)
    #expect(out.lines == example.expected && !out.isPushedOut)
  }

  /// Labels that hug their lines in Interface Builder's documents: their widths tell where the lines end.
  struct Observed: Sendable, CustomTestStringConvertible {
    var ids: String
    var ios: Int
    var text: String
    var size = 17.0
    /// In points, of the contentView from the label on.
    var room: Double
    var lines = 2
    var width: Double
    /// What the estimate may be off by, in points.
    var tolerance = 1.0
    var first: String
    var testDescription: String { ids }
  }

  static let observed = [
    Observed(
      ids: "ib-c01304", ios: 11, text: "Managing with Layout Guide Constraint", size: 16, room: 264, width: 167.5,
      tolerance: 5.5, first: "Managing with Layout"),
    Observed(
      ids: "ib-c00750", ios: 10, text: "Managing with Layout Guide Constraint", size: 16, room: 264, width: 215,
      tolerance: 6.5, first: "Managing with Layout Guide"),
    Observed(
      ids: "ib-c01300", ios: 11, text: "- Doesn't affect UIWebView default scrolling implementation", size: 12,
      room: 271,
      width: 254, first: "- Doesn't affect UIWebView default scrolling"),
    Observed(
      ids: "ib-c02123, ib-c03006", ios: 12, text: "Rijndael implementation by Szymon Stefanek", room: 343, width: 210.5,
      first: "Rijndael implementation by"),
    Observed(
      ids: "ib-c04298, ib-c04516", ios: 15, text: "ChaCha20 & Salsa20 implementation by D. J. Bernstein", size: 14,
      room: 318, width: 281, first: "ChaCha20 & Salsa20 implementation by D."),
    // The words after the sixtieth character are left out of the record, and have no line.
    Observed(
      ids: "ib-c02267, ib-c02791", ios: 12, text: "PSAFE3 version 3.x, TwoFish & SHA256 Key Derivation\nStrongbox",
      size: 12, room: 277, width: 228.5, first: "PSAFE3 version 3.x, TwoFish & SHA256"),
  ]

  @Test("Labels break where Interface Builder's did", arguments: observed)
  func huggingLabel(_ label: Observed) {
    let out = TextLayout.layOut(
      label.text, font: ResolvedFont(size: label.size), maxWidth: label.room, maxLines: label.lines,
      strategy: BreakStrategy(ios: label.ios), measure: SystemFontMeasure(ios: label.ios), scale: 2)
    #expect(out.lines.first == label.first && out.lines.count == label.lines)
    #expect(abs(out.fittingWidth - label.width) <= label.tolerance, "\(out.fittingWidth)")
  }

  /// Footers of running apps, read off pictures: where their lines end, and how wide each is from ink to ink, in points.
  struct Footer: Sendable, CustomTestStringConvertible {
    var picture: String
    var style: String
    var width: Double
    var profile: MetricsProfile
    var title: String
    var lines: [String]
    var ink: [Double]
    var testDescription: String { "\(picture): \(title)" }
  }

  static let footers = [
    Footer(
      picture: "ios8-grouped-switches", style: "grouped", width: 375, profile: .ios8,
      title: "Use your fingerprint as an alternative to entering a PIN if supported.",
      lines: ["Use your fingerprint as an alternative to entering a PIN if", "supported."], ink: [336, 63.5]),
    Footer(
      picture: "ios8-grouped-switches", style: "grouped", width: 375, profile: .ios8,
      title: "Delete all files and passwords after too many failed attempts.",
      lines: ["Delete all files and passwords after too many failed", "attempts."], ink: [304, 55]),
    Footer(
      picture: "ios13-insetgrouped-light", style: "insetGrouped", width: 414, profile: .ios13,
      title: "Choose a login flow from one of the identity providers above.",
      lines: ["Choose a login flow from one of the identity", "providers above."], ink: [262.8, 98.8]),
  ]

  @Test("footers break where those of running apps did, with lines as wide", arguments: footers)
  func shownFooter(_ footer: Footer) throws {
    let yaml = """
      {tablespec: 1, style: \(footer.style), sections: [{footer: "\(footer.title)", rows: [a]}]}
      """
    let tree = try SpecTables.table(yaml: yaml).laidOut(
      in: .phone(width: footer.width, height: 800, ios: footer.profile.versions.upperBound))
    let label = try #require(tree.table.sections[0].footer?.textLabel)
    #expect(label.lines.map(\.text) == footer.lines)
    for (line, ink) in zip(label.lines, footer.ink) {
      // Ink begins and ends up to a point inside the advances; Helvetica Neue of 13 points is not among the labels of the fit.
      #expect((-1...(3 + 0.005 * ink)).contains(line.width - ink), "\(line.text): \(line.width)")
    }
  }

  private static func label(of view: ViewNode) -> LabelNode? {
    switch view.content {
    case .label(let label): label
    case .stack(let views): views.lazy.compactMap(label).first
    default: nil
    }
  }

  @Test("A text sets its own strategy, and every label follows it")
  func declared() throws {
    let text = "A footer that has some words too many for one line."
    for (strategy, ios, lastLine) in [
      ("none", 17, "line."), ("pushOut", 10, "one line."), ("standard", 10, "line."), ("standard", 17, "one line."),
      ("hangulWordPriority", 17, "line."),
    ] {
      let title = "{text: \(text), lines: 0, font: {size: 15}, lineBreakStrategy: \(strategy)}"
      let yaml = """
        {tablespec: 1, sections: [{footer: {title: {text: \(text), font: {size: 15}, lineBreakStrategy: \(strategy)}},
         rows: [{style: subtitle, text: \(title), detailText: x}, {height: 100, stack: {views: [{label: \(title)}]}}]}]}
        """
      let section = try SpecTables.table(yaml: yaml).laidOut(in: .phone(width: 358, height: 800, ios: ios)).table
        .sections[0]
      let cell = try #require(section.rows.first)
      #expect(cell.textLabel?.lines.last?.text == lastLine, "\(strategy) \(ios)")
      let stacked = try #require(section.rows.last?.subviews.lazy.compactMap(Self.label).first)
      #expect(stacked.lines.last?.text == lastLine, "\(strategy) \(ios)")
      #expect(section.footer?.textLabel?.lines.last?.text == lastLine, "\(strategy) \(ios)")
    }
  }
}
