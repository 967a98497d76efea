import SpecCompiling
import TableIR
import TableParsing
import Testing

@testable import TableLayout

@Suite("Texts of several runs, and fonts that are not the upright system font")
struct TextRunTests {
  private func label(_ text: String, width: Double = 1000) throws -> LabelNode {
    let table = try SpecTables.table(
      yaml: """
        tablespec: 1
        sections: [{rows: [{height: 200, views: [{frame: [0, 0, \(width), 200], \(text)}]}]}]

        """)
    let tree = table.laidOut(in: .phone(width: 1000))
    guard case .label(let label)? = tree.table.sections[0].rows[0].subviews.first?.content else { throw Missing() }
    return label
  }

  private struct Missing: Error {}

  /// lovell/sharp#3240, tried in every form: the space of the run that follows was underlined, too.
  @Test("A space that a run begins with is decorated as that run is")
  func decoratedSpaces() throws {
    func pieces(_ runs: String) throws -> [String] { try label("label: {text: [\(runs)]}").runs.map(\.text) }
    #expect(try pieces("{text: Terms, underline: true}, {text: ' and conditions'}") == ["Terms", " and conditions"])
    #expect(try pieces("{text: 'Terms ', underline: true}, {text: 'and conditions'}") == ["Terms ", "and conditions"])
    #expect(try pieces("{text: Terms}, {text: ' and conditions', color: red}") == ["Terms ", "and conditions"])
  }

  @Test("Texts are as wide as their runs, each in its own font")
  func widths() throws {
    let label = try label("label: [{text: Due, weight: bold}, {text: ' now', font: 22}, '!'], font: 15")
    let measure = SystemFontMeasure(ios: 17)
    let wanted =
      measure.width(of: "Due ", font: ResolvedFont(size: 15, weight: .bold))
      + measure.width(of: "now", font: ResolvedFont(size: 22)) + measure.width(of: "!", font: ResolvedFont(size: 15))
    #expect(abs(label.textWidth - wanted) < 0.001)
    #expect(label.text == "Due now!" && label.runs.map(\.text) == ["Due ", "now", "!"])
    #expect(label.font.size == 22)
  }

  @Test("Lines under and through a run are in each of its pieces")
  func decoration() throws {
    let label = try label(
      "label: [one two, {text: ' three four', underline: true, strikethrough: true}], lines: 0", width: 80)
    #expect(label.lines.count == 2)
    #expect(label.runs.map(\.decoration.isUnderlined) == label.runs.map { !"one two".contains($0.text) })
    #expect(label.runs.contains { $0.line == 1 && $0.decoration.isStruckThrough })
  }

  @Test("Texts break into lines of runs, and are truncated with an ellipsis in the last run's style")
  func lines() throws {
    let label = try label(
      "label: [one two three, {text: ' four five six seven', weight: bold, color: red}], lines: 2", width: 100)
    #expect(label.isTruncated && label.lines.count == 2)
    #expect(Set(label.runs.map(\.line)) == [0, 1])
    #expect(label.runs.last?.text.hasSuffix("…") == true && label.runs.last?.font.weight == .bold)
    for (index, line) in label.lines.enumerated() {
      let runs = label.runs.filter { $0.line == index }
      #expect(runs.map(\.text).joined() == line.text)
      #expect(abs(runs.reduce(0) { $0 + $1.width } - line.width) < 0.001)
      #expect(line.width <= 100)
    }
  }

  @Test("Texts of several runs break like the same text of one run", arguments: [60.0, 90, 133, 210])
  func sameLines(width: Double) throws {
    let words = "Wer reitet so spät durch Nacht und Wind? 日本語の文です e\u{301}té 👩‍👩‍👧‍👦 done"
    let whole = try label("label: '\(words)', lines: 0", width: width)
    let middle = words.index(words.startIndex, offsetBy: 23)
    let parts = try label("label: ['\(words[..<middle])', '\(words[middle...])'], lines: 0", width: width)
    #expect(parts.lines.map(\.text) == whole.drawnLines.map(\.text))
  }

  @Test("Marks that are already in a text have no effect")
  func marks() throws {
    let label = try label("label: [\"a\\U000E0101b\", {text: c, weight: bold}]")
    #expect(label.runs.map(\.text) == ["ab", "c"])
  }

  @Test("Monospaced digits are as wide as zeros")
  func digits() throws {
    let one = try label("label: '1117', font: {monospacedDigits: true}")
    let other = try label("label: '0000', font: {monospacedDigits: true}")
    #expect(one.textWidth == other.textWidth)
    #expect(one.font.variant?.hasMonospacedDigits == true)
    #expect(try label("label: '1117'").textWidth < one.textWidth)
  }
}
