import Foundation
import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("How rows that are swiped open are drawn")
struct SVGSwipeTests {
  private func picture(ios: Int, _ change: (inout CellNode) -> Void = { _ in }) -> String {
    var cell = JSONTrees.cell()
    cell.contentView.x = -74
    cell.backgroundView.x = -74
    var action = SwipeActionNode(
      title: "Delete", style: .destructive, backgroundColor: .fixed(RGBA(hex: 0x123456)),
      image: .symbol(Symbol("trash")))
    action.frame = LayoutRect(x: 246, y: 0, width: 74, height: 44)
    action.imageFrame = LayoutRect(x: 26, y: 12, width: 22, height: 20)
    cell.swipeActions = SwipeActionsNode(openEdge: .trailing, trailing: [action])
    change(&cell)
    var tree = JSONTrees.tree(cell)
    tree.environment.ios = ios
    return String(decoding: SVGEmitter().emit(tree), as: UTF8.self)
  }

  @Test("Buttons are rectangles, and capsules in iOS 26")
  func buttons() {
    #expect(picture(ios: 17).contains(##"<rect x="246" y="0" width="74" height="44" fill="#123456"/>"##))
    #expect(picture(ios: 26).contains(##"<rect x="246" y="0" width="74" height="44" rx="22" fill="#123456"/>"##))
  }

  @Test("Moved contents stay inside the row, with the background, and symbols are white")
  func contents() {
    let picture = picture(ios: 17)
    #expect(
      picture.contains("clip-path=")
        && picture.contains(##"<rect x="-74" y="0" width="320" height="44" fill="#ffffff"/>"##))
    #expect(picture.contains(##"stroke="#ffffff""##) && !picture.contains("#007aff"))
  }

  @Test("rows beside one that is swiped open keep their background")
  func others() {
    var swiped = JSONTrees.cell()
    swiped.swipeActions = SwipeActionsNode(openEdge: .trailing, trailing: [])
    let rows = [JSONTrees.cell(), swiped, JSONTrees.cell(), JSONTrees.cell()].enumerated().map { index, cell in
      var cell = cell
      cell.id = "row \(index)"
      cell.position = RowPosition(index: index, count: 4)
      cell.frame.y = Double(index) * 44
      return cell
    }
    var tree = JSONTrees.tree(rows[0])
    tree.table.sections[0].rows = rows
    tree.table.sections[0].frame = LayoutRect(x: 0, y: 0, width: 320, height: 176)
    let picture = String(decoding: SVGEmitter().emit(tree), as: UTF8.self)
    #expect(picture.contains(##"<rect x="0" y="0" width="320" height="44" fill="#ffffff"/>"##))
    #expect(picture.contains(##"<rect x="0" y="88" width="320" height="88" fill="#ffffff"/>"##))
  }

  @Test("Nothing of a swipe is drawn at rest")
  func rest() {
    let picture = picture(ios: 17) { $0.swipeActions?.openEdge = nil }
    #expect(!picture.contains("#123456") && !picture.contains("clip-path="))
  }
}
