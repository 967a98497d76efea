import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("The customised table of article 002")
struct EasyCustomTableTests {
  private static let sizes = [
    LayoutSize(width: 320, height: 480), LayoutSize(width: 480, height: 320), LayoutSize(width: 375, height: 667),
    LayoutSize(width: 667, height: 375), LayoutSize(width: 414, height: 736), LayoutSize(width: 736, height: 414),
    LayoutSize(width: 768, height: 1024), LayoutSize(width: 1024, height: 768),
  ]

  private func table(_ size: LayoutSize, selected: Set<String> = []) throws -> TableNode {
    let environment = Environment(size: size, scale: 2, ios: 17, selectedRows: selected)
    return try SpecTables.table("Specs/easy-custom-table.yaml").laidOut(in: environment).table
  }

  /// The article's formulas for its two labels, with its names for what they are made of.
  @Test(
    "The labels are where the article's formulas put them, at every width and in both orientations", arguments: sizes)
  func labels(bounds: LayoutSize) throws {
    let rows = try table(bounds).sections.flatMap(\.rows)
    #expect(rows.count == 4)
    for row in rows {
      let image = try #require(row.imageView).frame.size
      let indicator = try #require(row.accessoryView).frame.size
      let (indentationWidth, rowHeight, labelHeight) = (10.0, 100.0, 20.0)
      let x = image.width + 2 * indentationWidth
      let width = bounds.width - image.width - 4 * indentationWidth - indicator.width
      let y = 0.5 * (rowHeight - 2 * labelHeight)
      #expect(row.subviews.map(\.id) == ["topLabel", "bottomLabel"])
      #expect(row.subviews[0].frame == LayoutRect(x: x, y: y, width: width, height: labelHeight), "\(row.id)")
      #expect(
        row.subviews[1].frame == LayoutRect(x: x, y: y + labelHeight, width: width, height: labelHeight), "\(row.id)")
    }
  }

  @Test("The rows are 100 points high, without separators, under a header of 60 with its label", arguments: sizes)
  func rowsAndHeader(bounds: LayoutSize) throws {
    let table = try table(bounds)
    #expect(table.header?.frame == LayoutRect(x: 0, y: 0, width: bounds.width, height: 60))
    let title = try #require(table.header?.subviews.first)
    #expect(title.frame == LayoutRect(x: 10, y: 20, width: 300, height: 40))
    guard case .label(let label) = title.content else {
      Issue.record("the header has no label")
      return
    }
    #expect(label.font == ResolvedFont(size: 22, weight: .bold) && label.color == .system(.white))
    #expect(label.shadow == Shadow(color: .system(.black), offset: LayoutPoint(x: 0, y: 1)))
    for row in table.sections.flatMap(\.rows) {
      #expect(row.frame.height == 100 && row.separator == nil && row.topSeparator == nil)
      #expect(row.backgroundView == LayoutRect(x: 0, y: 0, width: bounds.width, height: 100))
    }
  }

  @Test("Each position has an image, and another while the row is selected")
  func backgrounds() throws {
    let size = LayoutSize(width: 320, height: 480)
    let all: Set = ["ramsons", "parasol", "acorns", "in-the-basket"]
    let spec = try SpecTables.table("Specs/easy-custom-table.yaml")
    let rows = try table(size, selected: all).sections.flatMap(\.rows)
    #expect(rows.map(\.position) == [.top, .middle, .bottom, .single])
    #expect(rows.allSatisfy { $0.isSelected })
    func name(_ fill: ShapedFill) -> String {
      if case .image(let index) = fill.fill { spec.assets[index].name } else { "" }
    }
    let pictures = ["top", "middle", "bottom", "single"].map { "images/\($0)Row" }
    #expect(rows.map { name($0.background) } == pictures.map { "\($0).png" })
    #expect(rows.map { name($0.selectedBackground) } == pictures.map { "\($0)Selected.png" })
  }

  @Test("The labels have custom colours, also while highlighted, and image and accessory are images")
  func parts() throws {
    let rows = try table(LayoutSize(width: 320, height: 480)).sections.flatMap(\.rows)
    for row in rows {
      for view in row.subviews {
        guard case .label(let label) = view.content else {
          Issue.record("\(row.id) has something else than labels")
          continue
        }
        #expect(label.color == .fixed(RGBA(0x40, 0, 0)) && label.highlightedColor == .fixed(RGBA(0xFF, 0xFF, 0xE6)))
        #expect(!label.isTruncated)
      }
    }
    #expect(rows.map { $0.accessoryView?.accessory.kind } == ["image", "image", "image", "chevron"])
  }
}
