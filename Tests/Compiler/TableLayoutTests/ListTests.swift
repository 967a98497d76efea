import SpecCompiling
import TableIR
import TableParsing
import Testing

@testable import TableLayout

@Suite("Lists and content configurations")
struct ListTests {
  /// The list of an editor in the iOS 26.1 simulator (TableEditor t5800), 375 points wide at 2 pixels a point.
  private static let editor = """
    style: insetGrouped
    host: list
    largeTitle: true
    sections:
      - rows:
          - {text: Alpha, accessory: disclosureIndicator}
          - {text: Bravo, detailText: Second line, accessory: checkmark}
          - {text: Charlie, detailText: Detail, content: valueCell}
          - {text: Delta, accessory: disclosureIndicator}
          - {text: Echo, detailText: Reorder me}
          - {text: Foxtrot}
      - rows:
          - {text: Starred, accessory: checkmark}
          - {text: Archived, detailText: Last week, accessory: disclosureIndicator}
    """

  private func tree(
    _ spec: String, ios: Int = 26, width: Double = 375, scale: Double = 2,
    change: (inout Environment) -> Void = { _ in }
  ) throws -> TableNode {
    return try SpecTables.table(yaml: "\(spec)\n").laidOut(in: .phone(width: width, scale: scale, ios: ios, change))
      .table
  }

  private func row(_ spec: String, host: TableHost = .table, ios: Int = 26) throws -> CellNode {
    try tree("host: \(host.rawValue)\nsections: [{rows: [Above, \(spec)]}]", ios: ios).rows[1]
  }

  @Test(
    "An outline disclosure is a target of 44 around an indicator where a disclosure indicator is: openuikit, iOS 26.1 simulator"
  )
  func outlineDisclosure() throws {
    let rows = try tree(
      """
      style: plain
      host: list
      sections: [{rows: [{text: A, accessory: disclosureIndicator}, {text: B, accessory: outlineDisclosure}]}]
      """, ios: 26
    ).rows
    let accessory = try #require(rows[1].accessoryView)
    #expect(accessory.frame.x == 330 && accessory.frame.width == 44 && accessory.frame.height == 44)
    if case .control(let control) = accessory.accessory {
      #expect(control.drawnFrame == LayoutRect(x: 17, y: 15, width: 10.5, height: 14))
    } else {
      Issue.record("it is no control")
    }
    #expect(rows[1].contentView.width == 345 && rows[0].contentView.width == 345)
  }

  @Test(
    "The first row of a plain list without a header is 18.5 higher: collection_list_plain of openuikit, iOS 26.1 simulator"
  )
  func plain() throws {
    func rows(_ host: String, _ header: String = "", ios: Int = 26) throws -> [CellNode] {
      try tree("style: plain\nhost: \(host)\nsections: [{\(header)rows: [One, Two]}]", ios: ios).rows
    }
    let list = try rows("list")
    #expect(list.map(\.frame.height) == [70.5, 52] && list[0].frame.y == 0)
    let title = list[0].contentView.y + (list[0].textLabel?.frame.y ?? 0)
    #expect(title == 34.5)
    #expect(try rows("list", "header: Above, ").map(\.frame.height) == [52, 52])
    #expect(try rows("swiftui").map(\.frame.height) == [52, 52])
    #expect(try rows("list", ios: 18)[0].frame.height == rows("list", ios: 18)[1].frame.height)
  }

  @Test("SwiftUI's indicators from right to left are further in on iOS 14 and 15: pictures of public suites")
  func mirroredIndicators() throws {
    func gap(_ ios: Int) throws -> Double? {
      let spec = "style: insetGrouped\nhost: swiftui\nsections: [{rows: [{text: A, accessory: disclosureIndicator}]}]"
      let right = try tree(spec, ios: ios).rows[0]
      let left = try tree(spec, ios: ios) { $0.layoutDirection = .rightToLeft }.rows[0]
      guard let one = right.accessoryView?.frame, let other = left.accessoryView?.frame else { return nil }
      return other.x - (right.frame.width - one.maxX)
    }
    #expect(try (14...17).map { try gap($0) } == [2, 1.5, 0, 0])
  }

  @Test("Lists match the iOS 26.1 simulator")
  func simulator() throws {
    let table = try tree(Self.editor)
    let tops = [0, 52, 120.5, 172.5, 224.5, 293, 380, 432]
    #expect(table.rows.map(\.frame.y) == tops)
    #expect(table.rows.allSatisfy { $0.frame.x == 16 && $0.frame.width == 343 && $0.contentView.x == 0 })
    #expect(table.contentSize.height == 520.5)
    #expect(table.rows.map(\.contentView.width) == [313, 303, 343, 313, 343, 343, 303, 313])
    #expect(table.rows.map { $0.textLabel?.frame.y } == [16, 15, 16, 16, 15, 16, 16, 15])
    #expect(table.rows.map { $0.detailTextLabel?.frame.y } == [nil, 35.5, 16, nil, 35.5, nil, nil, 35.5])
    #expect(table.rows[2].detailTextLabel?.frame.maxX == 327)
    #expect(table.rows[0].accessoryView?.frame == LayoutRect(x: 313, y: 19, width: 14, height: 14))
    #expect(
      table.rows[0].accessoryView?.parts == [.disclosureIndicator(LayoutRect(x: 2, y: 0, width: 10.5, height: 14))])
    // 25 there: where the middle is between two pixels, the checkmark goes up and the indicator down (27.5 in the last row).
    #expect(table.rows[1].accessoryView?.frame == LayoutRect(x: 305.5, y: 25.5, width: 19, height: 18))
    #expect(table.rows[7].accessoryView?.frame.y == 27.5)
    let lines = table.rows.indices.compactMap { table.line($0) }
    #expect(lines.map(\.y) == [51, 119.5, 171.5, 223.5, 292, 431])
    #expect(lines.allSatisfy { $0.x == 32 && $0.width == 311 && $0.height == 1 })
  }

  @Test("Lists are mirrored from right to left, except for the image in an indicator's box")
  func rightToLeft() throws {
    let table = try tree(Self.editor) { $0.layoutDirection = .rightToLeft }
    #expect(table.rows.map(\.contentView.x) == [30, 40, 0, 30, 0, 0, 40, 30])
    let ends = table.rows.map { $0.textLabel?.frame.maxX }
    #expect(ends == [297, 287, 327, 297, 327, 327, 287, 297])
    #expect(table.rows[2].detailTextLabel?.frame.x == 16)
    #expect(table.rows[0].accessoryView?.frame == LayoutRect(x: 16, y: 19, width: 14, height: 14))
    #expect(
      table.rows[0].accessoryView?.parts == [.disclosureIndicator(LayoutRect(x: 2, y: 0, width: 10.5, height: 14))])
    #expect(table.rows[6].accessoryView?.frame == LayoutRect(x: 18.5, y: 17, width: 19, height: 18))
  }

  @Test("Lists grow with their texts: 33-point Body in the iOS 26.1 simulator")
  func accessibilitySizes() throws {
    let table = try tree(Self.editor) { $0.contentSizeCategory = .accessibilityLarge }
    #expect(table.rows.prefix(6).map(\.frame.y) == [0, 69.5, 175, 288, 357.5, 463])
    #expect(table.rows[0].accessoryView?.frame == LayoutRect(x: 298.5, y: 20.5, width: 28.5, height: 28.5))
    // 30 down there, the middle of a row of 94.5: it seems to be left from before the row had its height.
    #expect(table.rows[1].accessoryView?.frame == LayoutRect(x: 289.5, y: 35.5, width: 37.5, height: 34.5))
    #expect(table.rows[2].textLabel?.frame.y == 15 && table.rows[2].detailTextLabel?.frame.y == 58.5)
  }

  @Test("Lists begin 35 points down without a title, and at their top with one")
  func tops() throws {
    func y(_ header: String, _ large: Bool) throws -> Double {
      try tree("style: insetGrouped\nhost: list\nlargeTitle: \(large)\nsections: [{\(header)rows: [a]}]").rows[0].frame
        .y
    }
    #expect(try y("", false) == 35)
    #expect(try y("", true) == 0)
    #expect(try y("header: Title, ", false) == 40.5)
    #expect(try y("header: Title, ", true) == 40.5)
  }

  @Test("Lists are inset by 16 on iPhones in iOS 26, and like tables before", arguments: [(18, 20.0), (26, 16)])
  func margins(ios: Int, margin: Double) throws {
    let row = try tree("style: insetGrouped\nhost: swiftui\nsections: [{rows: [a]}]", ios: ios, width: 402).rows[0]
    #expect(row.frame.x == margin && row.textX == margin)
  }

  @Test("Lists have a header of 38.6667 up to iOS 18 at 3x (rt-ios16-insetlist)")
  func header() throws {
    let table = try tree(
      "style: insetGrouped\nhost: list\nsections: [{header: a, rows: [a]}]", ios: 16, width: 300, scale: 3)
    #expect(table.rows[0].frame == LayoutRect(x: 16, y: 116.0 / 3, width: 268, height: 44))
    #expect(table.sections[0].header?.frame == LayoutRect(x: 16, y: 0, width: 268, height: 116.0 / 3))
  }

  @Test("SwiftUI's lists are table views up to iOS 15, and there are none before iOS 14")
  func eras() throws {
    let spec = "style: insetGrouped\nsections: [{header: a, footer: b, rows: [{text: a, accessory: {switch: on}}]}]"
    for (host, ios) in [("swiftui", 15), ("swiftui", 13), ("list", 13)] {
      #expect(try tree("host: \(host)\n" + spec, ios: ios) == tree("host: table\n" + spec, ios: ios), "\(host) \(ios)")
    }
    #expect(try tree("host: list\n" + spec, ios: 14) != tree("host: table\n" + spec, ios: 14))
    #expect(try row("{text: a, detailText: b, content: cell}", ios: 13).detailTextLabel != nil)
  }

  @Test("The alignment rectangle of a switch ends at the margin")
  func switches() throws {
    let list = try row("{text: a, accessory: {switch: on}}", host: .swiftui, ios: 18)
    #expect(list.accessoryView?.frame.maxX == 361 && list.contentView.width == 310)
    let table = try row("{text: a, content: cell, accessory: {switch: on}}", ios: 18)
    #expect(table.accessoryView?.frame.maxX == 359 && table.contentView.width == 308)
  }

  @Test("Rows in a table view are taller than in a list by the separator", arguments: [(18, 44.0, 0.5), (26, 52, 1)])
  func hosts(ios: Int, height: Double, line: Double) throws {
    #expect(try row("{text: a, content: cell}", ios: ios).frame.height == height + line)
    #expect(try row("{text: a}", host: .list, ios: ios).frame.height == height)
    #expect(try row("{text: a, height: 60}", host: .list, ios: ios).frame.height == 60)
  }

  @Test("Configurations have the layout margins and paddings that UIKit prints")
  func configurations() throws {
    let subtitle = try row("{text: a, detailText: b, content: subtitleCell}", host: .list, ios: 16)
    let (text, detail) = (try #require(subtitle.textLabel?.frame), try #require(subtitle.detailTextLabel?.frame))
    #expect(text.y == 11 && detail.y == text.maxY + 3 && subtitle.frame.height == detail.maxY + 11)
    let image = try row("{text: a, image: {size: [30, 30]}, content: cell}", ios: 16)
    #expect(image.textLabel?.frame.x == 16 + 30 + 16 && image.frame.height == 30 + 22 + 0.5)
    #expect(image.imageView?.frame.x == 16)
  }

  @Test("A value is below its text if both do not fit side by side")
  func values() throws {
    let long = "{text: A text of half a row or so, detailText: with a value as long as it is, content: valueCell}"
    let row = try row(long, host: .list)
    #expect(row.textLabel?.frame.y == 15 && row.detailTextLabel?.frame.x == 16 && row.detailTextLabel?.frame.y == 39.5)
    let text = "{text: A text that is so long that it does not fit into one line of a row, content: cell}"
    #expect(try self.row(text, host: .list).textLabel?.lines.count == 2)
  }

  @Test("Titles in any table use the configuration that they set")
  func titles() throws {
    let header = try tree("sections: [{header: {title: Title, content: groupedHeader}, rows: [a]}]", ios: 16)
      .sections[0].header
    #expect(header?.textLabel?.text == "TITLE" && header?.frame.height == 17 + 16 + 6)
    let footer = try tree("style: grouped\nsections: [{footer: {title: Title, content: groupedFooter}, rows: [a]}]")
      .sections[0].footer
    #expect(footer?.frame.height == 8 + 16 + 6 && footer?.textLabel?.frame.y == 8)
    let declared = try tree("sections: [{header: {title: Title, content: groupedHeader, height: 60}, rows: [a]}]")
      .sections[0].header
    #expect(declared?.textLabel?.frame.maxY == 50)
  }

  @Test(
    "Lists and configurations reject keys that they do not have",
    arguments: [
      ("host: list\ntableHeader: {height: 20}\nsections: [{rows: [a]}]", "tableHeader"),
      ("host: swiftui\ntableFooter: {height: 20}\nsections: [{rows: [a]}]", "tableFooter"),
      ("host: list\nsections: [{rows: [{text: a, style: value2}]}]", "value2"),
      ("sections: [{rows: [{text: a, style: value1, content: cell}]}]", "style"),
      ("sections: [{header: {content: groupedHeader, views: []}, rows: [a]}]", "content"),
    ])
  func refusals(spec: String, word: String) {
    let result = SpecParser(profiles: MetricsProfile.all).parse(Array("tablespec: 1\n\(spec)\n".utf8), path: "-")
    #expect(result.table == nil)
    #expect(result.diagnostics.diagnostics.contains { $0.message.contains("'\(word)'") })
  }

  @Test("Titles grow with the text, and symbols have no slots at accessibility sizes")
  func growth() throws {
    let table = try tree(
      """
      host: swiftui
      style: insetGrouped
      sections: [{header: Title, footer: Footer, rows: [{text: a, image: {symbol: folder}}]}]
      """
    ) { $0.contentSizeCategory = .accessibilityLarge }
    #expect(table.sections[0].header?.textLabel?.font == ResolvedFont(size: 33, weight: .semibold))
    #expect(table.sections[0].footer?.textLabel?.font.size == 27)
    let row = table.rows[0]
    #expect(row.imageView?.frame.x == 16 && row.textLabel?.frame.x == row.imageView.map { $0.frame.maxX + 16 })
  }

  @Test("A text is aligned in all of its space")
  func alignment() throws {
    let label = try row("{text: {text: Sign out, alignment: center}, content: cell}").textLabel
    #expect(label?.frame.x == 16 && label?.frame.maxX == 359)
  }

  @Test("A detail is shown, whatever the style")
  func details() {
    for spec in [
      "host: list\nsections: [{rows: [{text: a, detailText: b}]}]",
      "sections: [{rows: [{text: a, detailText: b, content: cell}]}]",
    ] {
      let result = SpecParser(profiles: MetricsProfile.all).parse(Array("tablespec: 1\n\(spec)\n".utf8), path: "-")
      #expect(result.diagnostics.diagnostics.isEmpty)
    }
  }
}
