import TableIR
import Testing

@testable import SpecImporting

@Suite("A cell of Interface Builder")
struct RowTests {
  private func row(_ cell: String, tools: Int = 22505) throws -> Row {
    try #require(try Imported(Imported.fixedTable(cell), tools: tools).parsed().sections.first?.rows.first)
  }

  @Test(
    "keeps its accessory", arguments: ["disclosureIndicator", "detailDisclosureButton", "detailButton", "checkmark"])
  func accessories(word: String) throws {
    let imported = try Imported(Imported.fixedTable(Imported.cell("A", attributes: "accessoryType=\"\(word)\"")))
    _ = try imported.parsed()
    #expect(imported.spec.contains("accessory: \(word)"))
  }

  @Test("shows the view that an outlet makes its accessory")
  func accessoryView() throws {
    let cell = Imported.cell(
      "Roaming",
      others:
        "<connections><outlet property=\"accessoryView\" destination=\"w01-aa-001\" id=\"o01-aa-001\"/></connections>")
    let view =
      "<switch opaque=\"NO\" on=\"YES\" id=\"w01-aa-001\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"51\" height=\"31\"/></switch>"
    let imported = try Imported(Imported.fixedTable(cell), objects: view)
    _ = try imported.parsed()
    #expect(imported.spec.contains("accessory: {switch: on}"))
    let part = ImportOrigin.Part.rowView(row: "roaming", property: "accessoryView")
    #expect(imported.table.origins.contains(ImportOrigin(part, element: "w01-aa-001")))
  }

  @Test("keeps what it does when it is edited, touched and selected")
  func behavior() throws {
    let row = try row(
      Imported.cell(
        "A",
        attributes: """
          selectionStyle="none" userInteractionEnabled="NO" showsReorderControl="YES" shouldIndentWhileEditing="NO" editingAccessoryType="checkmark"
          """))
    #expect(row.selectionStyle == SelectionStyle.none)
    #expect(!row.isUserInteractionEnabled)
    #expect(row.editingAccessory == .checkmark)
    #expect(row.editing == RowEditing(style: .none, isReorderable: true, indents: false))
  }

  @Test("has its picture behind it, and the one for when it is selected")
  func backgroundViews() throws {
    let cell = Imported.cell(
      "A",
      others: """
        <connections><outlet property="selectedBackgroundView" destination="b01-aa-001" id="o01-aa-001"/></connections>
        <color key="backgroundColor" systemColor="systemYellowColor"/>
        """)
    let view = "<view id=\"b01-aa-001\"><color key=\"backgroundColor\" systemColor=\"systemOrangeColor\"/></view>"
    let imported = try Imported(Imported.fixedTable(cell), objects: view)
    _ = try imported.parsed()
    #expect(imported.spec.contains("background: {color: systemYellow, selected: systemOrange}"))
  }

  @Test("shows a content configuration")
  func configuration() throws {
    let cell = """
      <tableViewCell id="r01-aa-001"><rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
        <tableViewCellContentView key="contentView" id="v01-aa-001"><rect key="frame" x="0.0" y="0.0" width="414" height="44"/></tableViewCellContentView>
        <listContentConfiguration key="contentConfiguration" text="Storage" secondaryText="64 GB" imageToTextPadding="8"/>
      </tableViewCell>
      """
    let imported = try Imported(Imported.fixedTable(cell))
    _ = try imported.parsed()
    #expect(imported.spec.contains("content: subtitleCell"))
    #expect(imported.spec.contains("text: Storage"))
    #expect(imported.table.losses.map(\.property) == ["contentConfiguration.imageToTextPadding = 8"])
    #expect(imported.table.losses.allSatisfy { $0.changesFrames })
  }

  @Test("keeps the views that somebody added to its style")
  func otherViews() throws {
    let button = """
      <button opaque="NO" id="x01-aa-001"><rect key="frame" x="300" y="7" width="80" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/><state key="normal" title="Send"/></button>
      """
    let row = try row(Imported.cell("A", subviews: button))
    #expect(row.text?.string == "A")
    #expect(row.views.count == 1)
  }

  @Test("leaves a comment for what a spec cannot say")
  func losses() throws {
    let imported = try Imported(Imported.fixedTable(Imported.cell("A", attributes: "hidden=\"YES\"")))
    #expect(imported.spec.contains("      # Left out: hidden = YES (a spec shows it)\n      - {id: a, "))
    #expect(imported.table.losses.map(\.element) == ["r01-aa-001"])
    #expect(imported.table.losses.map(\.changesFrames) == [false])
    _ = try imported.parsed()
  }
}
