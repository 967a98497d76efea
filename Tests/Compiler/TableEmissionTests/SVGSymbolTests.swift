import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("How symbols are drawn")
struct SVGSymbolTests {
  private func picture(_ names: [String], ios: Int = 17, isRightToLeft: Bool = false) -> String {
    var cell = JSONTrees.cell()
    cell.subviews = names.map {
      ViewNode(content: .image(.symbol(Symbol($0))), frame: LayoutRect(x: 10, y: 10, width: 24, height: 24))
    }
    var tree = JSONTrees.tree(cell)
    if isRightToLeft { tree.environment.layoutDirection = .rightToLeft }
    return String(decoding: SVGEmitter().emit(tree), as: UTF8.self)
  }

  /// How many shapes a picture of symbols has.
  private func paths(_ names: String...) -> Int {
    picture(names).components(separatedBy: "<path").count - picture([]).components(separatedBy: "<path").count
  }

  @Test("a symbol is written once, however often it is used")
  func sharing() {
    #expect(paths("gear", "gear", "gear") == 1)
  }

  @Test("A shape in a circle or a square has both, and a slash is over it")
  func enclosures() {
    #expect(paths("info.circle") == 2 && paths("checkmark.square") == 2 && paths("circle") == 1)
    #expect(paths("bell.slash") == 2)
    #expect(paths("square.and.arrow.up") == 1)
  }

  @Test("An unknown name has a neutral shape, filled or not")
  func unknown() {
    #expect(paths("figure.and.child.holdinghands") == 1 && paths("nothing.like.this.fill") == 1)
    #expect(picture(["nothing.fill"]).contains("evenodd") && !picture(["nothing"]).contains("evenodd"))
  }

  @Test("Arrows that point forward point to the trailing side")
  func direction() {
    #expect(picture(["chevron.forward"]).contains("scale(1 1)") || !picture(["chevron.forward"]).contains("scale(-1"))
    #expect(picture(["chevron.forward"], isRightToLeft: true).contains("scale(-1"))
    #expect(!picture(["chevron.right"], isRightToLeft: true).contains("scale(-1"))
  }
}
