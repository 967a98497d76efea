import LayoutFormat
import TableIR
import Testing
import ViewDumps

@testable import TableDiff

@Suite("Matching cells with rows")
struct DumpRowMatcherTests {
  /// Rows of 44 points under each other: a text, or nothing for a row without one.
  private func rows(_ texts: [String?], from y: Double = 0) -> [DumpRowMatcher.Row] {
    texts.enumerated().map { index, text in
      let frame = LayoutRect(x: 0, y: y + 44 * Double(index), width: 320, height: 44)
      let views =
        [ViewSnapshot(name: "", frame: frame)]
        + (text.map { [ViewSnapshot(name: "textLabel", parent: 0, frame: frame, values: [.init(.text, $0)])] } ?? [])
      return DumpRowMatcher.Row(
        keys: DumpRowKeys(RowSnapshot(name: "", frame: frame, content: .views(views))), frame: frame)
    }
  }

  private func match(_ spec: [String?], _ dump: [String?], from y: Double = 0) -> [Int?] {
    DumpRowMatcher(spec: rows(spec), dump: rows(dump, from: y)).match
  }

  @Test("Unique texts are matched wherever they are")
  func unique() {
    #expect(match(["a", "b", "c", "d"], ["c", "a"]) == [2, 0])
    #expect(match(["Friends"], ["FRIENDS"]) == [0])
  }

  @Test("Repeated texts are matched by place and order")
  func repeated() {
    #expect(match(["a", "a", "a", "a"], ["a", "a"], from: 88) == [2, 3])
    #expect(match(["x", "a", "a", "y", "a"], ["x", "a", "a", "y"], from: 500) == [0, 1, 2, 3])
    #expect(match(["a", "x", "a", "a"], ["x", "a"], from: 10) == [1, 2])
  }

  @Test("Rows between two matched rows are paired if both sides have the same number")
  func between() {
    #expect(match(["a", "b", "c", "d"], ["a", "B2", "C2", "d"], from: 300) == [0, 1, 2, 3])
    #expect(match(["a", "b", "d"], ["a", "new", "b", "d"]) == [0, nil, 1, 2])
    #expect(match(["a", nil, nil, "d"], ["a", nil, nil, "d"]) == [0, 1, 2, 3])
  }

  @Test("Rows without texts are matched by place alone")
  func places() {
    #expect(match([nil, nil, nil, nil], [nil, nil], from: 90) == [2, 3])
    #expect(match([nil, nil], [nil], from: 900) == [nil])
  }

  @Test("A text is matched by its printed part")
  func cut() {
    let long = "A text that is longer than what is printed of it"
    #expect(match(["b", long], ["\(long.prefix(25))..."]) == [1])
    #expect(DumpText.isSame(long, "\(long.prefix(25))..."))
    #expect(!DumpText.isSame("\(long.prefix(20))!", "\(long.prefix(25))..."))
    #expect(!DumpText.isSame("Loading", "Load..."))
    #expect(DumpText.isSame("Loading...", "Loading..."))
    let faces = String(repeating: "👋", count: 30)
    #expect(DumpText.isSame(faces, String(decoding: Array(faces.utf16.prefix(25)), as: UTF16.self) + "..."))
    #expect(
      DumpText.key(faces) == DumpText.key(String(decoding: Array(faces.utf16.prefix(25)), as: UTF16.self) + "..."))
  }

  @Test("Thousands of rows are matched in time")
  func many() {
    let texts = (0..<20_000).map { $0 % 3 == 0 ? "row \($0)" : "same" }
    let found = match(texts, texts)
    #expect(found == texts.indices.map { $0 })
  }
}
