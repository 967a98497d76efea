import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Symbols as images")
struct SymbolTests {
  private func cell(_ row: String, margin: Int = 414, ios: Int = 18) throws -> CellNode {
    let environment = Environment(size: LayoutSize(width: Double(margin), height: 800), scale: 2, ios: ios)
    let yaml = "tablespec: 1\nsections: [{rows: [{text: Text, \(row)}]}]\n"
    let tree = try SpecTables.table(yaml: yaml).laidOut(in: environment)
    return try #require(tree.table.sections.first?.rows.first)
  }

  @Test("info.circle is 20 × 19 points in a slot of 24, and the text begins 15 after it: ib-c05545")
  func ring() throws {
    let cell = try cell("style: subtitle, detailText: Detail, image: {symbol: info.circle}")
    let frame = try #require(cell.imageView?.frame)
    #expect(frame.size == LayoutSize(width: 20, height: 19) && frame.x == 22)
    #expect(cell.textLabel?.frame.x == 59)
  }

  @Test("A symbol wider than its slot extends beyond it on both sides, and the text follows it: ib-c04914, ib-c04919")
  func wide() throws {
    let cell = try cell("image: {symbol: doc, size: [27.5, 23.5]}", margin: 400)
    #expect(cell.imageView?.frame.x == 18.5 || cell.imageView?.frame.x == 18)
    let text = try #require(cell.textLabel?.frame.x)
    #expect(abs(text - 60.75) <= 0.25)
  }

  @Test("a large scale is 1.29 of a medium one: 26 points beside 20 (ib-c04915)")
  func scales() throws {
    let large = try cell("image: {symbol: info.circle, scale: large}")
    #expect(large.imageView?.frame.size == LayoutSize(width: 26, height: 25))
    let sized = try cell("image: {symbol: info.circle, pointSize: 34}")
    #expect(sized.imageView?.frame.size == LayoutSize(width: 40, height: 38.5))
  }

  @Test("an accessory's symbol is centred in a slot of 24 at the margin")
  func accessory() throws {
    let cell = try cell("accessory: {image: {symbol: info.circle}}")
    let frame = try #require(cell.accessoryView?.frame)
    #expect(frame.midX == 414 - 20 - 12)
    #expect(cell.contentView.width == 414 - 20 - 24)
  }
}
