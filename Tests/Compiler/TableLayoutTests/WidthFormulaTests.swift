import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Widths by formula")
struct WidthFormulaTests {
  private static let widths = [320.0, 375, 393, 414, 480, 768, 1024]

  /// Article 002: the table's width less the image's, four times the indentation width and the indicator's.
  @Test("are what autoresizing, constraints and a stack make of them, 273 in a table of 393", arguments: widths)
  func labels(width: Double) throws {
    let rows = try SpecTables.table("Tests/Tool/tablecTests/Fixtures/widths.yaml").laidOut(
      in: .phone(width: width, height: 852)
    ).table.sections[0].rows
    let (image, indicator, indentationWidth) = (60.0, 20.0, 10.0)
    let expected = width - image - 4 * indentationWidth - indicator
    if width == 393 { #expect(expected == 273) }
    for row in rows {
      let cell = try #require(row.accessoryView)
      #expect(cell.frame.width == indicator, "\(row.id)")
      for (id, y) in [("topLabel", 30.0), ("bottomLabel", 50)] {
        let frame = try #require(Self.frame(of: id, in: row.subviews))
        #expect(
          frame == LayoutRect(x: image + 2 * indentationWidth, y: y, width: expected, height: 20), "\(row.id).\(id)")
      }
    }
  }

  /// In the space of the contentView.
  private static func frame(of id: String, in views: [ViewNode]) -> LayoutRect? {
    for view in views {
      if view.id == id { return view.frame }
      if let inner = frame(of: id, in: view.subviews) { return inner.offsetBy(x: view.frame.x, y: view.frame.y) }
    }
    return nil
  }
}
