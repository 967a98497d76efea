import SpecCompiling
import TableIR
import Testing

@testable import TableLayout

@Suite("Layout margins of cells and tables")
struct LayoutMarginsTests {
  private func section(
    _ rows: String, of table: String = "", ios: Int, width: Double = 375, direction: LayoutDirection = .leftToRight
  ) throws -> SectionNode {
    let environment = Environment.phone(width: width, height: 812, scale: 3, ios: ios) {
      $0.layoutDirection = direction
    }
    let table = try SpecTables.table(
      yaml:
        "tablespec: 1\n\(table)\nsections: [{header: Names, rows: [\(rows.split(separator: "\n").joined(separator: " "))]}]\n"
    )
    return table.laidOut(in: environment).table.sections[0]
  }

  /// Four cells of Firefox Focus in the iOS 26.1 simulator, whose cells have 0 at their sides and whose contentViews begin at 20: text at 20, the
  /// detail of "Search Engine" up to the end of its contentView, the line from 20 to the edge, a switch that ends at 333 of 353 (Vercantez/openuikit:
  /// `realapp_focus_settings_light.layout.json`).
  @Test("win over the table's in a card of iOS 26, but accessories keep to those")
  func assigned() throws {
    let margins = "layoutMargins: [standard, 20, standard, 0]"
    let rows = try section(
      """
      {text: Set as Default Browser, \(margins)},
      {text: Search Engine, detailText: Google, style: value1, accessory: disclosureIndicator, \(margins)},
      {text: Theme, accessory: {switch: on}, \(margins)}, {text: Last}
      """, of: "style: insetGrouped", ios: 26, width: 393
    ).rows
    #expect(rows.map { $0.textLabel?.frame.x } == [20, 20, 20, 16])
    #expect(rows[1].detailTextLabel?.frame.maxX == rows[1].contentView.width)
    #expect(rows[1].separator?.frame.x == 20)
    #expect(rows[1].separator?.frame.width == 333)
    #expect(rows[2].accessoryView?.frame.maxX == 333)
  }

  /// A table whose margins are 10, because its superview's are, has labels at 10 (otbivnoe.ru, "Make friends UITableView with layout margins",
  /// February 2021).
  @Test("of a table are those of its cells and titles", arguments: [11, 14, 17])
  func ofTable(ios: Int) throws {
    let section = try section(
      "{text: One}, {views: [{id: a, label: Two, pin: {leading: margins, top: margins}}]}, {text: Three, layoutMargins: 30}",
      of: "layoutMargins: 10", ios: ios)
    #expect(section.header?.textLabel?.frame.x == 10)
    #expect(section.rows.map { $0.textLabel?.frame.x ?? $0.subviews.first?.frame.x } == [10, 10, 30])
  }

  @Test("of an inset grouped table are beside its cards, whose cells have their own")
  func ofCards() throws {
    let cell = try section("{text: One}", of: "style: insetGrouped\nlayoutMargins: 40", ios: 17).rows[0]
    #expect(cell.frame.x == 40)
    #expect(cell.frame.width == 295)
    #expect(cell.textLabel?.frame.x == 16)
  }

  /// The answer that most apps of iOS 8 have: without the cell's margins, an inset of 0 leaves 8 points (Stack Overflow 25770119,
  /// innerexception.com, July 2015).
  @Test("of 0 let the line of iOS 8 begin at the edge", arguments: [("", 8.0), (", layoutMargins: 0", 0)])
  func line(margins: String, x: Double) throws {
    let cell = try section("{text: One, separatorStyle: {inset: 0}\(margins)}", ios: 8).rows[0]
    #expect(cell.separator?.frame.x == x)
  }

  @Test("are around a stack, and what constraints to them keep to", arguments: [10, 17])
  func around(ios: Int) throws {
    let margins = "height: automatic, layoutMargins: [20, 30, 4, 40]"
    let rows = try section(
      """
      {\(margins), stack: {views: [{height: 50}]}},
      {\(margins), views: [{id: a, height: 50, pin: margins}]}
      """, ios: ios
    ).rows
    for row in rows {
      let frame = row.subviews[0].frame
      #expect([frame.x, frame.y, frame.width] == [30, 20, 305], "\(row.id)")
      #expect(abs(row.frame.height - 74.33) < 0.01)
    }
  }

  @Test("are mirrored from right to left")
  func mirrored() throws {
    let cell = try section("{text: One, layoutMargins: [0, 60, 0, 10]}", ios: 17, direction: .rightToLeft).rows[0]
    #expect(cell.textLabel?.frame.maxX == 315)
  }

  @Test("do nothing before iOS 8, and in lists")
  func without() throws {
    func x(_ margins: String, _ table: String, ios: Int) throws -> Double? {
      try section("{text: One\(margins)}", of: table, ios: ios).rows[0].textLabel?.frame.x
    }
    #expect(try x(", layoutMargins: 60", "layoutMargins: 50", ios: 7) == x("", "", ios: 7))
    #expect(try x(", layoutMargins: 60", "host: list\nlayoutMargins: 50", ios: 17) == x("", "host: list", ios: 17))
  }
}
