import TableIR
import Testing

@testable import SpecImporting

@Suite("Prototypes of Interface Builder")
struct PrototypeTests {
  @Test("become templates, and a section that shows one of each")
  func templates() throws {
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
    #expect(imported.spec.contains("- {id: NoteCell, use: NoteCell}"))
  }

  @Test("may be none, for cells that the app makes")
  func none() throws {
    let imported = try Imported(
      "<tableView key=\"view\" style=\"plain\" rowHeight=\"44\" sectionHeaderHeight=\"1\" sectionFooterHeight=\"-1\" id=\"t01-aa-001\"/>"
    )
    #expect(try imported.parsed().sections.isEmpty)
    #expect(imported.table.losses.map(\.property) == ["sectionHeaderHeight = 1"])
  }

  @Test("of a xib are a template and a row")
  func xib() throws {
    let cell = Imported.cell("Title", attributes: "reuseIdentifier=\"Alone\" rowHeight=\"80\"")
    let imported = try Imported(cell, isXib: true)
    let table = try imported.parsed()
    #expect(imported.table.name == "alone")
    #expect(imported.table.element == "r01-aa-001")
    #expect(table.sections[0].rows.map(\.id) == ["Alone"])
  }
}
