import TableIR
import Testing

@testable import SpecImporting

@Suite("A static table of Interface Builder")
struct StaticTableTests {
  @Test("becomes a spec with its style, sections and rows")
  func whole() throws {
    let imported = try Imported(
      """
      <tableView key="view" dataMode="static" style="grouped" separatorStyle="none" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="-1" id="t01-aa-001">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <sections>
          <tableViewSection headerTitle="General" footerTitle="" id="g01-aa-001"><cells>
            \(Imported.cell("Wi-Fi", detail: "Home", style: "Value1", id: "r01-aa-001", attributes: "accessoryType=\"disclosureIndicator\""))
            \(Imported.cell("About", id: "r02-aa-001", attributes: "rowHeight=\"60\" indentationLevel=\"2\" indentationWidth=\"15\""))
          </cells></tableViewSection>
        </sections>
      </tableView>
      """, controller: "customClass=\"SettingsViewController\"")
    #expect(imported.table.name == "settings")
    #expect(imported.table.element == "t01-aa-001")
    #expect(
      imported.spec == """
        # Imported from Main.storyboard#t01-aa-001.

        tablespec: 1
        name: settings
        style: grouped
        rowHeight: 50
        sectionHeaderHeight: 18
        separatorStyle: none
        environments:
          - {device: iphone-11, metrics: ios17}

        sections:
          - id: general
            header: General
            footer: ""
            rows:
              - id: wi-fi
                style: value1
                text: {text: Wi-Fi, font: 17}
                detailText: {text: Home, font: 17, color: label}
                accessory: disclosureIndicator
              - {id: about, text: {text: About, font: 17}, height: 60, indentationLevel: 2, indentationWidth: 15}

        """)
    _ = try imported.parsed()
    let part = ImportOrigin.Part.rowView(row: "wi-fi", property: "textLabel")
    #expect(imported.table.origins.contains(ImportOrigin(part, element: "r01-aa-001-t")))
    #expect(imported.table.origins.contains(ImportOrigin(.section("general"), element: "g01-aa-001")))
  }

  @Test("has labels of 12 points where their font has the size 0")
  func sizeZero() throws {
    let cell = Imported.cell("Sounds", id: "r01-aa-001", font: "type=\"system\" pointSize=\"0.0\"")
    let row = try #require(try Imported(Imported.fixedTable(cell)).parsed().sections.first?.rows.first)
    #expect(row.text?.font == Font(size: 12), "\(String(describing: row.text?.font))")
  }

  @Test("says no more of a label than its style does not")
  func labels() throws {
    let cell = Imported.cell("Sounds", id: "r01-aa-001", font: "style=\"UICTFontTextStyleBody\"")
    let row = try #require(try Imported(Imported.fixedTable(cell)).parsed().sections.first?.rows.first)
    #expect(row.text?.font == Font())
  }

  @Test("has headers and footers of its own height for sections without titles, if it is plain")
  func plain() throws {
    let imported = try Imported(Imported.fixedTable(Imported.cell("A"), attributes: "style=\"plain\""))
    let table = try imported.parsed()
    #expect(table.sectionHeaderHeight == 28)
    #expect(table.sectionFooterHeight == 28)
  }

  @Test("has automatic rows, which older systems must be told of")
  func automatic() throws {
    let table = Imported.fixedTable(Imported.cell("A"))
    #expect(try Imported(table, tools: 11762).parsed().rowHeight == .automatic)
    #expect(try Imported(table, tools: 22505).parsed().rowHeight == nil)
  }

  @Test("keeps its lines, their colour and their insets")
  func separators() throws {
    let inset = "<inset key=\"separatorInset\" minX=\"30\" minY=\"0.0\" maxX=\"10\" maxY=\"0.0\"/>"
    let color =
      "<color key=\"separatorColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    let cell = Imported.cell(
      "A", others: "<inset key=\"separatorInset\" minX=\"60\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>")
    let imported = try Imported(Imported.fixedTable(cell, others: inset + color))
    _ = try imported.parsed()
    #expect(imported.spec.contains("separatorStyle: {color: \"#ff0000\", inset: [30, 10]}"))
    #expect(imported.spec.contains("separatorStyle: {inset: 60}"))
    let none = try Imported(
      Imported.fixedTable(cell, attributes: "style=\"plain\" separatorStyle=\"none\"", others: inset))
    #expect(none.spec.contains("separatorStyle: {style: none, inset: [30, 10]}"))
  }

  @Test("keeps a colour behind its rows, unless it is the one of its style")
  func backgrounds() throws {
    let usual = "<color key=\"backgroundColor\" systemColor=\"groupTableViewBackgroundColor\"/>"
    let own = "<color key=\"backgroundColor\" systemColor=\"systemTealColor\"/>"
    let cell = Imported.cell("A", others: "<color key=\"backgroundColor\" systemColor=\"systemYellowColor\"/>")
    let table = try Imported(Imported.fixedTable(cell, others: own))
    #expect(table.spec.contains("\nbackground: systemTeal\n"))
    #expect(table.spec.contains("background: systemYellow"))
    _ = try table.parsed()
    let other = try Imported(Imported.fixedTable(Imported.cell("A"), others: usual))
    #expect(!other.spec.contains("background"))
  }

  @Test("shows no selection if it allows none")
  func selection() throws {
    let table = Imported.fixedTable(Imported.cell("A"), attributes: "style=\"plain\" allowsSelection=\"NO\"")
    #expect(try Imported(table).parsed().sections[0].rows[0].selectionStyle == SelectionStyle.none)
  }

  @Test("has the colours of its index, which is not shown without titles")
  func indexColors() throws {
    let colors = """
      <color key="sectionIndexColor" systemColor="systemRedColor"/>
      <color key="sectionIndexBackgroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="sectionIndexTrackingBackgroundColor" systemColor="systemGrayColor"/>
      """
    for style in ["plain", "grouped"] {
      let imported = try Imported(
        Imported.fixedTable(Imported.cell("A"), attributes: "style=\"\(style)\"", others: colors))
      let index = try #require(try imported.parsed().sectionIndex)
      #expect(index.titles.isEmpty && index.color != nil && index.background != nil && index.trackingBackground != nil)
      #expect(!imported.table.losses.contains { $0.property.hasPrefix("sectionIndex") }, "\(imported.spec)")
    }
  }

  @Test("has the views above and below its sections")
  func headerAndFooter() throws {
    let views = """
      <view key="tableHeaderView" contentMode="scaleToFill" customClass="BannerView" id="h01-aa-001">
        <rect key="frame" x="0.0" y="0.0" width="414" height="90"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews><label text="Harbour" id="h02-aa-001"><rect key="frame" x="20" y="10" width="100" height="21"/>
          <autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        <color key="backgroundColor" systemColor="systemTealColor"/>
      </view>
      <label key="tableFooterView" text="That is all." id="f01-aa-001">
        <rect key="frame" x="0.0" y="200" width="414" height="30"/><autoresizingMask key="autoresizingMask"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    let imported = try Imported(Imported.fixedTable(Imported.cell("A"), others: views))
    let table = try imported.parsed()
    #expect(table.header?.height == 90)
    #expect(table.footer?.height == 30)
    #expect(imported.spec.contains("class: BannerView"))
    #expect(imported.spec.contains("background: systemTeal"))
    #expect(imported.spec.contains("That is all."))
    #expect(imported.table.origins.contains(ImportOrigin(.tableHeader, element: "h01-aa-001")))
  }
}
