import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("How the rows of a group become one card")
struct SVGCardTests {
  /// A card of rows with these heights, whose corners are rounded by 10 points.
  private func picture(_ heights: Double..., count: Int? = nil) -> String {
    var y = 0.0
    let rows = heights.enumerated().map { index, height in
      var cell = JSONTrees.cell()
      cell.id = "row \(index)"
      cell.position = RowPosition(index: index, count: count ?? heights.count)
      cell.frame = LayoutRect(x: 20, y: y, width: 280, height: height)
      cell.backgroundView = LayoutRect(x: 0, y: 0, width: 280, height: height)
      cell.cornerRadius = 10
      y += height
      return cell
    }
    var tree = JSONTrees.tree(rows[0])
    tree.table.style = .insetGrouped
    tree.table.sections[0].rows = rows
    tree.table.sections[0].frame = LayoutRect(x: 0, y: 0, width: 320, height: y)
    return String(decoding: SVGEmitter().emit(tree), as: UTF8.self)
  }

  /// The outlines that are filled white.
  private func cards(_ picture: String) -> [String] {
    picture.split(separator: "\n").filter {
      $0.hasPrefix("<path") && $0.contains("#ffffff") || $0.hasPrefix("<rect x=\"20\"")
    }
    .map(String.init)
  }

  @Test("rows with room for the corners are one outline")
  func whole() {
    #expect(cards(picture(44, 44, 10)).count == 1)
    #expect(cards(picture(44)).count == 1)
  }

  @Test("a last row of height 0 rounds nothing, as no cell cuts another's corners")
  func hiddenLast() {
    #expect(cards(picture(44, 44, 0)) == cards(picture(44, 44, count: 3)))
    #expect(cards(picture(44, 44, 0)) != cards(picture(44, 44)))
  }

  @Test("so does a first row of height 0")
  func hiddenFirst() {
    #expect(cards(picture(0, 44, 0)) == ["<rect x=\"20\" y=\"0\" width=\"280\" height=\"44\" fill=\"#ffffff\"/>"])
  }

  @Test("a last row that is lower than its corners has a shape of its own")
  func low() {
    #expect(cards(picture(44, 44, 6)).count == 2)
  }
}
