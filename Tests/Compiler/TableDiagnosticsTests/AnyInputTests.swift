import RandomNumbers
import TableDiagnostics
import Testing

@Suite("Any bytes and any range")
struct AnyInputTests {
  private static let pieces: [[UInt8]] =
    ["a", "\t", " ", "é", "名", "👨‍👩‍👧", "🇩🇪", "\u{301}", "\u{1B}[", "\r", "\n", "\r\n", "\u{85}", "\u{2028}", "\u{FEFF}"]
    .map { Array($0.utf8) } + [[0x80], [0xC2], [0xE2, 0x80], [0xFF, 0xFE], [0xFE, 0xFF], [0]]
  private static let numbers = [Int.min, -1, 0, 1, 2, 3, 5, 40, 200, 1_023, 1_024, 1_025, 3_000, Int.max]

  @Test("print as lines with a gutter and at least one caret", arguments: 1...40)
  func rendered(seed: UInt64) throws {
    var random = Generator(state: seed)
    for _ in 0..<20 {
      let few = try #require([3, 30, 3_000].randomElement(using: &random))
      // Few kinds of pieces make long lines and long runs of the odd ones.
      let kinds = Self.pieces.shuffled(using: &random).prefix(4)
      let bytes = (0..<few).flatMap { _ in kinds.randomElement(using: &random) ?? [] }
      let numbers = (0..<4).map { _ in Self.numbers.randomElement(using: &random) ?? 1 }
      let range = SourceRange(
        file: "a.yaml", start: SourcePosition(line: numbers[0] > 3 ? 1 : numbers[0], column: numbers[1]),
        end: SourcePosition(line: numbers[2], column: numbers[3]))
      let lines = TextRenderer(colour: false) { _ in bytes }.render([problem(at: range)])
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 6)
      let carets = try #require(lines.dropFirst(4).first)
      #expect(carets.drop { $0 == " " }.first == "|" && carets.last == "^")
    }
  }
}
