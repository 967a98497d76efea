import TableDiagnostics
import Testing

@Suite("Long lines")
struct LongLineTests {
  /// `k0001: v, k0002: v, …`: every word tells where it is.
  private let minified =
    "{" + (1...9_999).map { "k\(String(10_000 + $0).dropFirst()): v" }.joined(separator: ", ") + "}"

  @Test("are shown whole up to 120 columns")
  func whole() {
    let line = String(repeating: "a", count: 119) + "x"
    #expect(excerpt(range(1, 120..<121), source: line) == [line, String(repeating: " ", count: 119) + "^"])
  }

  @Test("are cut at the end when the caret is near the start")
  func start() {
    let shown = excerpt(range(1, 2..<7), source: minified)
    #expect(shown == [String(minified.prefix(118)) + "…", " ^^^^^"])
  }

  @Test("are cut on both sides of a caret in the middle")
  func middle() {
    // The 5,000th word starts at scalar 1 + 4,999 × 10.
    let shown = excerpt(range(1, 49_992..<49_997), source: minified)
    #expect(
      shown == [
        "…k4996: v, k4997: v, k4998: v, k4999: v, k5000: v, k5001: v, k5002: v, k5003: v, k5004: v, k5005: v, "
          + "k5006: v, k5007: v…",
        String(repeating: " ", count: 41) + "^^^^^",
      ])
  }

  @Test("are cut at the start when the caret is at the end")
  func end() {
    let count = minified.count
    let shown = excerpt(range(1, count..<(count + 1)), source: minified)
    #expect(shown == ["…" + minified.suffix(41), String(repeating: " ", count: 41) + "^"])
  }

  @Test("cut a long underline where the line is cut")
  func underline() {
    let shown = excerpt(range(1, 1..<90_000), source: minified)
    #expect(shown.last == String(repeating: "^", count: 118))
  }

  @Test("never print more than 120 columns, wide text included", arguments: [1, 59, 60, 500, 9_000, 20_000])
  func wide(column: Int) {
    let shown = excerpt(range(1, column..<(column + 1)), source: String(repeating: "名", count: 20_000))
    #expect(shown[0].filter { $0 == "名" }.count <= 59)
    #expect(shown[1].hasSuffix(" ^^") || shown[1] == "^^")
  }

  @Test("with thousands of marks on one letter stay short")
  func marks() {
    let shown = excerpt(range(1, 1..<2), source: "a" + String(repeating: "\u{301}", count: 100_000))
    #expect(shown[0].unicodeScalars.count <= 33)
  }
}
