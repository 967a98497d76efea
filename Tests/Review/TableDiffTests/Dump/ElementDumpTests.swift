import TableDiff
import TableIR
import Testing

@Suite("Verifying what a UI test prints")
struct ElementDumpTests {
  private static func tree(_ rows: Int, ends: String = "") -> String {
    let cells = (0..<rows).map { row in
      """
            Cell, 0x10\(row), {{0.0, \(88 + 44 * row).0}, {375.0, 44.0}}
              StaticText, 0x20\(row), {{16.0, \(100 + 44 * row).0}, {120.0, 20.3}}, label: 'Row \(row)'
      """
    }
    return """
      Window (Main), 0x1, {{0.0, 0.0}, {375.0, 812.0}}
          Table, 0x2, {{0.0, 88.0}, {375.0, 724.0}}
      \(cells.joined(separator: "\n"))
            Other, 0x30, {{360.0, 103.0}, {15.0, 715.0}}, label: 'Vertical scroll bar, 1 page', value: 0%
            Other, 0x31, {{30.0, 782.0}, {315.0, 30.0}}, label: 'Horizontal scroll bar, 1 page'\(ends)
      """
  }

  private static let spec = """
    metrics: ios17
    environments: [{size: [375, 812], scale: 3}]
    rowHeight: 44
    sections: [{rows: [Row 0, Row 1, Row 2, Row 3]}]
    """

  private func briefs(_ tree: String) throws -> [String] {
    try DumpVerification(tree, Self.spec, tolerance: nil).briefs.filter { $0.hasPrefix("D01") || $0.contains("footer") }
  }

  @Test("a row that the screen had space for and did not show is gone; scroll bars are no footer")
  func missing() throws {
    #expect(try briefs(Self.tree(4)) == [])
    #expect(try briefs(Self.tree(2)) == ["D0102 section-0/2: Row 2 → -", "D0102 section-0/3: Row 3 → -"])
  }

  @Test("of a text that ends in an element, nothing is known of what would follow")
  func cut() throws {
    #expect(try briefs(Self.tree(2, ends: "\n      Cell, 0x103, {{0.0, 17")) == [])
  }
}
