import Testing

@testable import SpecImporting

@Suite("A static table of Interface Builder")
struct StaticTableTests {
  @Test("becomes a spec with its style, sections and rows")
  func whole() throws {
    let imported = try Imported(
      """
      <tableView key="view" dataMode="static" style="grouped" separatorStyle="none" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="18" id="t01-aa-001">
        <sections>
          <tableViewSection headerTitle="General" footerTitle="" id="g01-aa-001"><cells>
            \(Imported.cell("Wi-Fi", detail: "Home", style: "Value1", id: "r01-aa-001", attributes: "accessoryType=\"disclosureIndicator\""))
            \(Imported.cell("About", id: "r02-aa-001", attributes: "rowHeight=\"60\" indentationLevel=\"1\" indentationWidth=\"10\""))
          </cells></tableViewSection>
        </sections>
      </tableView>
      """, controller: "customClass=\"SettingsViewController\"")
    #expect(imported.table.name == "settings")
    #expect(imported.table.element == "t01-aa-001")
    let table = try imported.parsed()
    #expect(table.style == .grouped)
    #expect(table.sections.map(\.id) == ["general"])
    #expect(table.sections[0].rows.map(\.id) == ["wi-fi", "about"])
    #expect(table.sections[0].rows[0].detailText?.string == "Home")
    #expect(table.sections[0].rows[1].height == .points(60))
    #expect(
      imported.table.origins.contains(
        ImportOrigin(.rowView(row: "wi-fi", property: "textLabel"), element: "r01-aa-001-t")))
  }
}
