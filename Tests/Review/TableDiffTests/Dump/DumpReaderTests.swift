import TableDiagnostics
import TableIR
import Testing

@testable import TableDiff

@Suite("The table of a dump")
struct DumpReaderTests {
  private func read(_ text: String) throws -> DumpReader.Reading {
    try DumpReader().read(Array(text.utf8), path: "dump.txt")
  }

  private func views(_ reading: DumpReader.Reading, _ section: Int, _ row: Int) -> [String: LayoutRect] {
    guard case .views(let views) = reading.snapshot.sections[section].rows[row].content else { return [:] }
    return Dictionary(views.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  private func rect(_ numbers: Double...) -> LayoutRect {
    LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test("The rows are read from top to bottom, whatever their drawing order")
  func order() throws {
    let reading = try read(SampleDumps.subtitles26)
    #expect(reading.snapshot.sections.map(\.rows.count) == [7])
    #expect(reading.snapshot.sections[0].rows.map(\.frame.y) == [124, 186, 248, 310, 372, 434, 496])
    #expect(!reading.snapshot.knowledge.hasAllRows && !reading.snapshot.knowledge.hasIDs)
    #expect(reading.notes == [])
  }

  @Test("A swiped cell of iOS 7 is read at rest (rt-ios7-disclosure)")
  func swiped() throws {
    let views = views(try read(SampleDumps.swiped7), 0, 0)
    #expect(views["contentView"] == rect(0, 0, 287, 43.5))
    #expect(views["separator"] == rect(15, 43.5, 305, 0.5))
    #expect(views["accessoryView"] == rect(297, 16, 8, 12.5))
    #expect(views["textLabel"] == rect(15, 0, 270, 43.5))
  }

  @Test("The parts of an edited cell are named (rt-ios26-subedit-124)")
  func editing() throws {
    let views = views(try read(SampleDumps.editing26), 0, 0)
    #expect(views["contentView"] == rect(40, 0, 292, 62))
    #expect(views["editingControl"] == rect(15, 17, 26, 26))
    #expect(views["reorderControl"] == rect(332, 0, 27, 62))
    #expect(views["textLabel"] == rect(16, 9, 53.5, 20.5))
    #expect(views["detailTextLabel"] == rect(16, 32.5, 69.5, 18))
  }

  @Test("The title of a header is in the header's space (rt-ios26-focus-h258)")
  func header() throws {
    let table = PrintedView.table(
      [0, 0, 393, 852], height: 1456.667,
      [
        PrintedView(
          "UITableViewWrapperView", [20, 0, 353, 1456.667],
          children: [
            PrintedView(
              "UITableViewCell", [0, 308, 353, 52], "text = 'Search'",
              children: [
                PrintedView(
                  "UITableViewCellContentView", [0, 0, 309, 52],
                  children: [.label("Search", [20, 16, 148.333, 20.333])]),
                PrintedView("UIImageView", [314.667, 17.667, 12.667, 16.667]),
              ])
          ]),
        PrintedView(
          "UITableViewHeaderFooterView", [0, 258, 393, 50], "text = 'General'",
          children: [
            PrintedView(
              "_UITableViewHeaderFooterContentView", [20, 0, 353, 50],
              children: [.label("General", [16, 23.667, 71.333, 20.333], of: "UILabel")])
          ]),
      ])
    let reading = try read(table.text)
    let section = try #require(reading.snapshot.sections.first)
    #expect(section.rows.first?.frame == rect(20, 308, 353, 52))
    #expect(views(reading, 0, 0)["accessoryView"] == rect(314.667, 17.667, 12.667, 16.667))
    guard case .views(let views)? = section.header?.content else {
      Issue.record("no header")
      return
    }
    #expect(views.map(\.name) == ["", "textLabel"])
    #expect(views.last?.frame == rect(36, 23.667, 71.333, 20.333))
    #expect(views.last?[.text] == "General")
  }

  @Test("The table with the most cells is read, and a note mentions the others")
  func several() throws {
    let reading = try read(SampleDumps.plain8 + "\n\n" + SampleDumps.subtitles26)
    #expect(reading.snapshot.sections[0].rows.count == 7)
    #expect(reading.notes.count == 1 && reading.notes[0].hasPrefix("the dump has 1 other table with cells"))
  }

  @Test("Hidden and transparent views are left out")
  func hidden() throws {
    let text = SampleDumps.subtitles26
      .replacing("(16 32.5; 70.5 18); ", with: "(16 32.5; 70.5 18); hidden = YES; ")
      .replacing("(16 9; 41 20.5); ", with: "(16 9; 41 20.5); alpha = 0; ")
    let reading = try read(text)
    #expect(views(reading, 0, 6)["detailTextLabel"] == nil)
    #expect(views(reading, 0, 5)["textLabel"] == rect(16, 32.5, 77.5, 18))
  }

  @Test(
    "A dump without a table is an error",
    arguments: [
      ("", "no views in 'dump.txt'"),
      ("<UIView: 0x1; frame = (0 0; 1 1)>", "no table among the 1 view of 'dump.txt'"),
      ("<UICollectionView: 0x1; frame = (0 0; 1 1)>", "no table among the 1 view of 'dump.txt'"),
      ("<UITableView: 0x1; frame = (0 0; 1 1)>", "the table in 'dump.txt' shows no cells"),
    ])
  func noTable(_ text: String, _ message: String) {
    let error = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(error?.code == .dumpWithoutTable)
    #expect(error?.message == message)
    #expect(error?.help?.isEmpty == false)
  }
}
