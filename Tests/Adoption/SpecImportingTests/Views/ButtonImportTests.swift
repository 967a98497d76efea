import TableIR
import Testing

@testable import SpecImporting

@Suite("Buttons of Interface Builder")
struct ButtonImportTests {
  private func button(_ attributes: String = "", _ content: String, image: String = "") throws -> Button {
    let imported = try Imported(
      Imported.fixedTable(
        """
        <tableViewCell id="r01-aa-001"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <tableViewCellContentView key="contentView" tableViewCell="r01-aa-001" id="cv0-aa-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <subviews><button \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="bt1-aa-001">
              <rect key="frame" x="20" y="8" width="60" height="20"/>\(content)
            </button></subviews>
            <constraints>
              \(ImportedCell.constraint("bt1-aa-001.leading", "cv0-aa-001.leading"))
              \(ImportedCell.constraint("bt1-aa-001.centerY", "cv0-aa-001.centerY", id: "cn2-aa-001"))
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
        """), resources: image)
    let view = try #require(try imported.parsed().sections.first?.rows.first?.views.first)
    guard case .control(let control) = view.content, case .button(let button) = control.kind else {
      throw Failure()
    }
    return button
  }

  private struct Failure: Error {}

  private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"13\"/>"

  @Test("of the type custom have titles of 18 points, others of 15")
  func standardFonts() throws {
    let title = "<state key=\"normal\" title=\"Flag\"/>"
    #expect(try button("", title).title.font.size == 18)
    #expect(try button("buttonType=\"system\"", title).title.font.size == nil)
    #expect(try button("", Self.font + title).title.font.size == 13)
  }

  @Test("without a title keep its font where a line is higher than the image")
  func emptyTitles() throws {
    func image(_ side: Int) -> String {
      "<resources><image name=\"Gear\" width=\"\(side)\" height=\"\(side)\"/></resources>"
    }
    let gear = "<state key=\"normal\" image=\"Gear\"/>"
    #expect(try button("", gear, image: image(15)).title.font.size == 18)
    #expect(try button("", Self.font + gear, image: image(15)).title.font.size == 13)
    #expect(try button("", gear, image: image(30)).title.font.size == nil)
    #expect(try button("", "").title.font.size == 18)
    // Documents record 128 × 72 of a symbol.
    let symbol = "<state key=\"normal\" image=\"Gear\" catalog=\"system\"/>"
    #expect(try button("", symbol, image: image(72)).title.font.size == 18)
  }

  @Test("show the chosen command of their menu, if that is what a tap changes")
  func popUp() throws {
    func title(_ attributes: String, _ on: String = "", of title: String = #"<state key="normal" title="Button"/>"#)
      throws -> String
    {
      try button(
        "buttonType=\"system\" showsMenuAsPrimaryAction=\"YES\" \(attributes)",
        """
        <menu key="menu" id="mn1-aa-001"><children>
          <command title="Item 1" id="co1-aa-001"/>
          <menu title="More" id="mn2-aa-001"><children><command title="Item 2" \(on) id="co2-aa-001"/></children></menu>
        </children></menu>\(title)
        """
      ).title.string
    }
    let selects = "changesSelectionAsPrimaryAction=\"YES\""
    #expect(try title(selects) == "Item 1" && title(selects, #"state="on""#) == "Item 2")
    // A pull-down button keeps its own.
    #expect(try title("") == "Button")
    let configuration = #"<buttonConfiguration key="configuration" style="plain" title="Button"/>"#
    #expect(try title(selects, of: configuration) == "Item 1")
  }
}
