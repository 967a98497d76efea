import TableIR
import Testing

@testable import SpecImporting

@Suite("The margins of a contentView")
struct RootMarginsTests {
  private func pins(_ attributes: String = "", margins: String = "", tools: Int) throws -> [String] {
    let cell = try ImportedCell(
      """
      <subviews>\(ImportedCell.label("One", "lb1-aa-001"))</subviews>
      <constraints>
        \(ImportedCell.constraint("lb1-aa-001.leading", "cv0-aa-001.leadingMargin", id: "cn1-aa-001"))
        \(ImportedCell.constraint("lb1-aa-001.top", "cv0-aa-001.topMargin", id: "cn2-aa-001"))
      </constraints>\(margins)
      """, attributes: attributes, tools: tools)
    let sizing = try #require(try cell.view("one").sizing)
    return sizing.pins.map { "\($0.guide.map { "\($0)" } ?? "edge") \($0.inset)" }
  }

  @Test("are its own 8 points up to Xcode 8, unless it preserves those of its cell")
  func old() throws {
    #expect(try pins(tools: 11762) == ["edge 8.0", "edge 8.0"])
    #expect(try pins("preservesSuperviewLayoutMargins=\"YES\"", tools: 11762) == ["margins 0.0", "margins 0.0"])
  }

  @Test("are those of its cell since Xcode 9, whatever the document says", arguments: [13771, 14490, 14868, 23504])
  func preserved(tools: Int) throws {
    #expect(try pins(tools: tools) == ["margins 0.0", "margins 0.0"])
  }

  @Test("are wider only at the sides where its own are wider than those of its cell")
  func own() throws {
    let square = "<edgeInsets key=\"layoutMargins\" top=\"16\" left=\"16\" bottom=\"16\" right=\"16\"/>"
    #expect(try pins(margins: square, tools: 17506) == ["margins 0.0", "edge 16.0"])
    let wide = "<edgeInsets key=\"layoutMargins\" top=\"4\" left=\"30\" bottom=\"4\" right=\"30\"/>"
    #expect(try pins(margins: wide, tools: 17506) == ["edge 30.0", "margins 0.0"])
  }

  /// As the cells of AltStore's Settings.storyboard have them.
  @Test("are the row's where its cell has wider ones")
  func ofCell() throws {
    let margins = "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"30\" bottom=\"8\" right=\"30\"/>"
    let cell = try ImportedCell(
      "<subviews>\(ImportedCell.label("One", "lb1-aa-001"))</subviews>", others: margins, tools: 17506)
    #expect(cell.row.layoutMargins == LayoutMargins(leading: 30, trailing: 30))
    #expect(cell.losses.isEmpty)
  }
}
