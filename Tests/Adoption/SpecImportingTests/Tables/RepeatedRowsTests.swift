import TableIR
import Testing

@testable import SpecImporting

@Suite("Rows that are alike")
struct RepeatedRowsTests {
  /// A cell with an icon and two labels.
  private func cell(_ number: Int, _ title: String, tall: Bool = false) -> String {
    """
    <tableViewCell rowHeight="\(tall ? 90 : 60)" id="r\(number)"><tableViewCellContentView key="contentView" id="c\(number)"><subviews>
    <label text="\(title)" userLabel="title" textAlignment="center" id="a\(number)"><rect key="frame" x="60" y="8" width="200" height="21"/></label>
    <label text="always" userLabel="note" id="b\(number)"><rect key="frame" x="60" y="30" width="200" height="21"/></label>
    </subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private func imported(_ cells: [String]) throws -> Imported { try Imported(Imported.fixedTable(cells.joined())) }

  @Test("become one with a list of their texts, and stay the same rows")
  func repeated() throws {
    let titles = ["Oslo", "Bergen & more", "Bodø"]
    let imported = try imported(
      titles.enumerated().map { cell($0, $1.replacing("&", with: "&amp;")) } + [cell(8, "Moss", tall: true)])
    let rows = try imported.parsed().sections[0].rows
    #expect(rows.map(\.id) == ["oslo", "bergen-more", "bodø", "moss"])
    #expect(
      rows.map { row in
        row.subviews.views.map { view -> String in
          if case .label(let text) = view.content { text.string } else { "" }
        }
      } == (titles + ["Moss"]).map { [$0, "always"] })
    #expect(rows.map(\.height) == [60, 60, 60, 90].map { .points($0) })
    #expect(imported.spec.contains("- {id: oslo, title: Oslo}"), "\(imported.spec)")
    #expect(imported.spec.split(separator: "\n").count { $0.contains("always") } == 2)
    #expect(imported.table.ids["r1"] == "bergen-more" && imported.table.ids["a1"] == "title")
  }

  @Test(
    "are written out where that is hardly longer, and where a brace could be a placeholder",
    arguments: [["Oslo", "Bergen"], ["Oslo", "{name}", "Bodø"]])
  func writtenOut(titles: [String]) throws {
    let imported = try imported(titles.enumerated().map { cell($0, $1) })
    #expect(!imported.spec.contains("each"))
    #expect(try imported.parsed().sections[0].rows.count == titles.count)
  }

  @Test("of two keys are written out")
  func small() throws {
    let cells = (1...4).map { Imported.cell("Row \($0)", id: "r0\($0)-aa-001") }
    #expect(try !imported(cells).spec.contains("each"))
  }
}
