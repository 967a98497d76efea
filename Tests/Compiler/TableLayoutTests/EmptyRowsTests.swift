import SpecCompiling
import TableIR
import Testing

@testable import TableLayout

@Suite("Empty rows below a short plain table")
struct EmptyRowsTests {
  private func tree(
    _ spec: String = "", rows: String = "[{text: a}, {text: b, height: 60}]", ios: Int = 12,
    change: (inout Environment) -> Void = { $0.contentOffset = 0 }
  ) throws -> TableNode {
    return try SpecTables.table(yaml: "\(spec)\nsections: [{rows: \(rows)}]\n").laidOut(
      in: .phone(height: 300, ios: ios, change)
    ).table
  }

  @Test("Empty rows have the height of the last row, to the end of the screen")
  func lines() throws {
    let table = try tree()
    #expect(table.contentSize.height == 104)
    // The fourth line is beyond the screen, and its row begins on it.
    #expect(table.emptyRows.map(\.frame.y) == [163.5, 223.5, 283.5, 343.5])
    #expect(table.emptyRows.allSatisfy { $0.frame.x == 16 && $0.frame.maxX == 375 && $0.frame.height == 0.5 })
  }

  @Test("Empty rows have the height that the table sets, or that of rows")
  func heights() throws {
    #expect(try tree("rowHeight: 100").emptyRows.map(\.frame.y) == [259.5, 359.5])
    let none = try tree(rows: "[]")
    #expect(none.emptyRows.first?.frame.y == 43.5 && none.emptyRows.count == 7)
  }

  @Test("The lines have the table's colour and insets, which are mirrored from right to left")
  func looks() throws {
    let lines = try tree("separatorStyle: {color: red, inset: [40, 20]}").emptyRows
    #expect(lines.first?.color == .system(.red))
    #expect(lines.first?.frame.x == 40 && lines.first?.frame.maxX == 355)
    let mirrored = try tree {
      $0.contentOffset = 0
      $0.layoutDirection = .rightToLeft
    }
    #expect(mirrored.emptyRows.first?.frame.x == 0 && mirrored.emptyRows.first?.frame.maxX == 359)
  }

  @Test("Empty rows are drawn up to iOS 14", arguments: [(6, true), (9, true), (14, true), (15, false), (26, false)])
  func eras(ios: Int, isFilled: Bool) throws { #expect(try tree(ios: ios).emptyRows.isEmpty != isFilled) }

  @Test("Empty rows are not drawn if the table is grouped, long, without lines or shown whole, or has a footer")
  func none() throws {
    #expect(try tree("style: grouped").emptyRows.isEmpty)
    #expect(try tree(rows: "[{text: a, height: 300}]").emptyRows.isEmpty)
    #expect(try tree("separatorStyle: none").emptyRows.isEmpty)
    #expect(try tree("tableFooter: {height: 0}").emptyRows.isEmpty)
    #expect(try tree(change: { _ in }).emptyRows.isEmpty)
    #expect(try tree("rowHeight: 0.01", rows: "[]").emptyRows.isEmpty)
  }
}
