@testable import SpecImporting
import TableSupport
import Testing

/// What an import does for a document, counted: a document of twice the size may take twice as much.
@Suite("The work of an import")
struct ImportWorkTests {
  @Test("a name that many views want is tried twice for each of them, with a number and without")
  func names() {
    var names = UniqueNames(besides: ["label"])
    for number in 0..<5_000 {
      #expect(names.name("label") == "label-\(number + 2)")
      _ = names.name("title-\(number % 2)")
    }
    #expect(names.attempts <= 2 * 10_000)
  }

  @Test("a numbered name that is taken already is passed over once")
  func taken() {
    var names = UniqueNames()
    for number in 2..<1_000 { names.take("row-\(number)") }
    #expect((0..<1_000).map { _ in names.name("row") }.last == "row-1998")
    #expect(names.attempts < 3_000)
  }

  @Test("the ids of cells that have none themselves do not grow with their number")
  func idsOfCells() throws {
    let cell = #"<tableViewCell reuseIdentifier="cell"><tableViewCellContentView key="contentView"/></tableViewCell>"#
    let table = """
      <tableView key="view" dataMode="static" style="plain" id="t01-aa-001"><sections><tableViewSection id="s02-aa-001">
      <cells>\(String(repeating: cell, count: 500))</cells></tableViewSection></sections></tableView>
      """
    let imported = try Imported(table)
    let ids = try imported.parsed().sections[0].rows.map(\.id)
    #expect(Set(ids).count == 500)
    #expect(ids.allSatisfy { $0.utf8.count < 24 }, "\(ids.suffix(1))")
  }

  @Test("what a cell has lost is compared with what that cell has lost, and stands in the spec once")
  func losses() throws {
    let cells = (0..<40).map { number in
      """
      <tableViewCell rowHeight="\(number + 44)" id="c\(number)"><tableViewCellContentView key="contentView" id="v\(number)">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews><label text="A" textAlignment="x" id="l\(number)">
      <rect key="frame" x="0" y="0" width="20" height="20"/><variation key="widthClass=regular" alpha="0.5"/>
      </label></subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let imported = try Imported(
      """
      <tableView key="view" dataMode="static" style="plain" id="t01-aa-001"><sections><tableViewSection id="s02-aa-001">
      <cells>\(cells.joined())</cells></tableViewSection></sections></tableView>
      """)
    let lost = imported.table.losses.filter { $0.property == "textAlignment = x" }
    #expect(Set(lost).count == 40 && lost.count == 40)
    #expect(imported.spec.split(separator: "\n").count { $0.contains("textAlignment = x") } == 40)
  }

  @Test("views that are nested deeper than a spec can say are left out, and told")
  func depth() throws {
    var views = #"<label text="Deep" id="deep"><rect key="frame" x="0" y="0" width="9" height="9"/></label>"#
    for number in (0..<100).reversed() {
      views = """
        <view contentMode="scaleToFill" id="n\(number)"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <subviews>\(views)</subviews></view>
        """
    }
    let imported = try Imported(
      """
      <tableView key="view" dataMode="static" style="plain" id="t01-aa-001"><sections><tableViewSection id="s02-aa-001">
      <cells><tableViewCell id="c01"><tableViewCellContentView key="contentView" id="v01">
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(views)</subviews>
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
      """)
    _ = try imported.parsed()
    #expect(imported.table.losses.count { $0.property == "subviews" && $0.changesFrames } == 1)
  }

  @Test("an import stops where its work is spent", arguments: [1_000, 1_000_000_000])
  func work(_ limit: Int) throws {
    let cell = #"<tableViewCell id="c01"><tableViewCellContentView key="contentView" id="v01"/></tableViewCell>"#
    let text = Imported.storyboard(
      #"<tableView key="view" dataMode="prototypes" style="plain" id="t01"><prototypes>\#(cell)</prototypes></tableView>"#,
      tools: 22505, controller: "", objects: "")
    let work = WorkMeter(limit: limit)
    let document = try InterfaceDocument(Array(text.utf8), path: "Main.storyboard")
    let tables = TableImporter(document, options: ImportOptions(work: work)).tables()
    #expect(work.isSpent == (limit == 1_000))
    #expect(tables.map { $0.spec.entries.isEmpty } == [work.isSpent])
  }

  @Test("a mapping keeps the order of its keys, however many there are")
  func mappings() {
    var mapping = DraftMapping()
    for number in 0..<200 { mapping["key-\(number)"] = .number(Double(number)) }
    mapping["key-7"] = nil
    mapping["key-9"] = .flag(true)
    mapping["new"] = .flag(false)
    #expect(mapping.entries.map(\.key) == (0..<200).filter { $0 != 7 }.map { "key-\($0)" } + ["new"])
    #expect(mapping["key-9"] == .flag(true) && mapping["key-7"] == nil && mapping["key-199"] == .number(199))
  }
}
