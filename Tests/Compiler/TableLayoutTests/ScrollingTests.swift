import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("A table that is scrolled")
struct ScrollingTests {
  /// Rows of 100 points, headers of 28 and footers of 30 in a plain table 320 × 400.
  private func tree(_ offset: Double?, style: String = "plain", ios: Int = 14, height: Double = 400) throws -> TableNode
  {
    let table = try SpecTables.table(
      yaml: """
        tablespec: 1
        style: \(style)
        rowHeight: 100
        sections:
          - {id: a, header: A, footer: The end of A, rows: [a, b, c]}
          - {id: b, header: B, footer: The end of B, rows: [d, e, f]}
          - {id: c, rows: [g, h]}
        """)
    let environment = Environment.phone(width: 320, height: height, ios: ios) { $0.contentOffset = offset }
    return table.laidOut(in: environment).table
  }

  private func header(_ offset: Double, _ section: Int = 0, ios: Int = 14) throws -> SupplementaryNode {
    try #require(try tree(offset, ios: ios).sections[section].header)
  }

  @Test("A table without an offset is shown whole")
  func whole() throws {
    let tree = try tree(nil)
    #expect(tree.visibleRect == nil && tree.contentSize.height == 916)
    #expect(tree.sections.allSatisfy { $0.header?.isPinned != true && $0.footer?.isPinned != true })
  }

  @Test("A scrolled table shows the size of its frame, and no more than its content")
  func visible() throws {
    #expect(try tree(120).visibleRect == LayoutRect(x: 0, y: 120, width: 320, height: 400))
    #expect(try tree(120.3).visibleRect?.y == 120.5)
    #expect(try tree(5_000).visibleRect?.y == 516)
    #expect(try tree(50, height: 2_000).visibleRect?.y == 0)
  }

  @Test("The header of a section stays at the top while its rows are visible")
  func headers() throws {
    func place(_ offset: Double, _ section: Int = 0) throws -> (y: Double, isPinned: Bool) {
      let header = try header(offset, section)
      return (header.frame.y, header.isPinned)
    }
    #expect(try place(0) == (0, false))
    #expect(try place(120) == (120, true))
    // The section ends at 358: the next header pushes this one up.
    #expect(try place(340) == (330, true))
    #expect(try place(340, 1) == (358, false))
    #expect(try place(360, 1) == (360, true))
    // What is gone for good is where it was laid out.
    #expect(try place(360) == (0, false))
  }

  @Test("The padding above a header scrolls away first (iOS 15)")
  func padding() throws {
    #expect(try header(0, ios: 17).frame.y == 22)
    #expect(try header(10, ios: 17).frame.y == 22)
    #expect(try header(10, ios: 17).isPinned == false)
    #expect(try header(40, ios: 17).frame.y == 40)
  }

  @Test("The footer of a section stays at the bottom until it is reached")
  func footers() throws {
    let top = try tree(0)
    // The first section's own place is at 328, on the screen. The second's rows begin at 386.
    #expect(top.sections[0].footer?.frame.y == 328 && top.sections[0].footer?.isPinned == false)
    #expect(top.sections[1].footer?.frame.y == 386 && top.sections[1].footer?.isPinned == true)
    #expect(try tree(100).sections[1].footer?.frame.y == 470)
    #expect(try tree(400).sections[1].footer?.frame.y == 686)
  }

  @Test("Grouped tables pin nothing", arguments: ["grouped", "insetGrouped"])
  func grouped(style: String) throws {
    let (still, scrolled) = (try tree(nil, style: style), try tree(200, style: style))
    #expect(scrolled.visibleRect?.y == 200)
    #expect(scrolled.sections == still.sections)
  }
}
