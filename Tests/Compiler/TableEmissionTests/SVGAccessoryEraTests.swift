import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("How UIKit's accessories look in iOS 6, which has no tint colour")
struct SVGAccessoryEraTests {
  private static let tint = "#007aff"
  private static let details = "#385487"

  /// The row of a table, which is blue where it is selected.
  private func picture(_ accessory: Accessory, ios: Int, isSelected: Bool = false) -> String {
    var cell = JSONTrees.cell()
    cell.isSelected = isSelected
    cell.selectedBackground = .color(.system(.systemBlue))
    cell.accessoryView = AccessoryNode(accessory: accessory, frame: LayoutRect(x: 288, y: 11, width: 22, height: 22))
    var tree = JSONTrees.tree(cell)
    tree.environment.ios = ios
    return String(decoding: SVGEmitter().emit(tree), as: UTF8.self)
  }

  @Test("a checkmark is as dark a blue as details, and white while its row is selected")
  func checkmarks() {
    let old = picture(.checkmark, ios: 6)
    #expect(old.contains("stroke=\"\(Self.details)\"") && !old.contains(Self.tint))
    #expect(picture(.checkmark, ios: 6, isSelected: true).contains("stroke=\"#ffffff\""))
    #expect(picture(.checkmark, ios: 7).contains("stroke=\"\(Self.tint)\""))
  }

  @Test("a detail button is a disc with a white rim and chevron, at rest and on the blue of a selected row")
  func discs() {
    for isSelected in [false, true] {
      let old = picture(.detailButton, ios: 6, isSelected: isSelected)
      #expect(old.contains("r=\"10.5\" fill=\"#ffffff\"") && old.contains("stroke=\"#ffffff\""))
      #expect(old.contains(Self.tint) == isSelected)
    }
    #expect(picture(.detailButton, ios: 7).contains("stroke=\"\(Self.tint)\""))
  }
}
