import TableIR
import Testing

@testable import SpecImporting

@Suite("Prototypes of Interface Builder")
struct PrototypeTests {
  @Test("become a section that shows one of each")
  func rows() throws {
    let imported = try Imported(
      """
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="t01-aa-001">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <prototypes>
          \(Imported.cell("Title", detail: "Note", style: "Subtitle", id: "r01-aa-001", attributes: "reuseIdentifier=\"NoteCell\" rowHeight=\"70\""))
          \(Imported.cell("Title", id: "r02-aa-001", attributes: "reuseIdentifier=\"Plain Cell\""))
        </prototypes>
      </tableView>
      """)
    let table = try imported.parsed()
    #expect(table.sections.map(\.id) == ["prototypes"])
    #expect(table.sections[0].rows.map(\.id) == ["NoteCell", "Plain-Cell"])
    #expect(table.sections[0].rows[0].height == .points(70))
    #expect(table.sections[0].rows[0].style == .subtitle)
    // A plain table has no headers but those of its data source.
    #expect(table.sectionHeaderHeight == nil)
    #expect(!imported.spec.contains("template"))
  }

  @Test("may be none, for cells that the app makes: only a comparison takes such a table")
  func none() throws {
    let table =
      "<tableView key=\"view\" style=\"plain\" rowHeight=\"44\" sectionHeaderHeight=\"1\" sectionFooterHeight=\"-1\" id=\"t01-aa-001\"/>"
    let document = try InterfaceDocument(
      Array(Imported.storyboard(table, tools: 22505, controller: "", objects: "").utf8), path: "Main.storyboard")
    let importer = TableImporter(document)
    #expect(importer.tables().isEmpty && importer.omissions.map(\.element) == ["t01-aa-001"])
    let compared = try #require(
      TableImporter(document, options: ImportOptions(isForComparison: true)).tables().first)
    #expect(compared.losses.map(\.property) == ["sectionHeaderHeight = 1"])
  }

  @Test("of a xib are rows of its table, and of one spec where it has none")
  func grouped() throws {
    let cells =
      Imported.cell("One", id: "r01-aa-001") + Imported.cell("Two", id: "r02-aa-001", attributes: "rowHeight=\"60\"")
    let alone = try Imported(cells, isXib: true)
    #expect(try alone.parsed().sections.map { $0.rows.map(\.id) } == [["one", "two"]])
    #expect(alone.table.name == "main")
    let table =
      "<tableView style=\"insetGrouped\" id=\"t01-aa-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></tableView>"
    let beside = try Imported(table + cells, isXib: true)
    #expect(beside.table.element == "t01-aa-001")
    let parsed = try beside.parsed()
    #expect(parsed.style == .insetGrouped && parsed.sections.map(\.id) == ["cells"])
    #expect(parsed.sections[0].rows.map(\.id) == ["one", "two"])
  }

  @Test("of a xib are rows")
  func xib() throws {
    let cell = Imported.cell("Title", attributes: "reuseIdentifier=\"Alone\" rowHeight=\"80\"")
    let imported = try Imported(cell, isXib: true)
    let table = try imported.parsed()
    #expect(imported.table.name == "alone")
    #expect(imported.table.element == "r01-aa-001")
    #expect(table.sections[0].rows.map(\.id) == ["Alone"])
  }
}
