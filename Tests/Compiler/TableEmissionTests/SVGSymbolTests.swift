import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("How symbols are drawn")
struct SVGSymbolTests {
  private func picture(_ names: [String], color: Color? = nil, isRightToLeft: Bool = false) -> String {
    var cell = JSONTrees.cell()
    cell.subviews = names.map {
      var symbol = Symbol($0)
      symbol.color = color
      return ViewNode(content: .image(.symbol(symbol)), frame: LayoutRect(x: 10, y: 10, width: 24, height: 24))
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

  @Test("Marks show on filled shapes, and what only lines make up is not filled")
  func filled() {
    // The card, and the stripe that is cut out of it.
    #expect(paths("creditcard") == 1 && paths("creditcard.fill") == 2)
    #expect(paths("exclamationmark.triangle.fill") == 2 && paths("lock.fill") == 2)
    #expect(!picture(["wifi.fill"]).contains("evenodd"))
  }

  /// They were white, and nothing was seen of a white symbol on a coloured background.
  @Test(
    "What is behind a filled symbol shows through what is cut out of it",
    arguments: ["creditcard.fill", "plus.circle.fill", "person.crop.circle.fill", "clock.badge.fill"])
  func cuts(name: String) {
    let elements = SVGInspection(Array(picture([name], color: .fixed(RGBA(255, 255, 255))).utf8)).elements
    let masks = elements.filter { $0.name == "mask" }
    #expect(masks.count == 1)
    #expect(elements.contains { $0.attributes["mask"] == masks.first?.attributes["id"].map { "url(#\($0))" } })
    #expect(picture([name, name]).components(separatedBy: "<mask").count == 2)
    #expect(!picture([name.replacing(".fill", with: "")]).contains("<mask"))
  }

  @Test("Dots and dashes are as wide as their flat boxes")
  func flat() {
    func isSmall(_ name: String) -> Bool {
      var cell = JSONTrees.cell()
      let frame = LayoutRect(x: 10, y: 10, width: 24, height: 6)
      cell.subviews = [ViewNode(content: .image(.symbol(Symbol(name))), frame: frame)]
      return String(decoding: SVGEmitter().emit(JSONTrees.tree(cell)), as: UTF8.self).contains("scale(0.55 0.55)")
    }
    #expect(!isSmall("ellipsis") && !isSmall("minus") && isSmall("gear"))
  }

  @Test(
    "A translucent symbol is one sign, in which no line shows through another",
    arguments: ["lock.fill", "gearshape.fill", "trash.fill", "person.badge.plus", "info.circle.fill", "bell.slash"])
  func translucency(name: String) {
    func paints(_ color: RGBA) -> [[String?]] {
      SVGInspection(Array(picture([name], color: .fixed(color)).utf8)).elements.map { element in
        ["d", "fill", "stroke", "fill-opacity", "stroke-opacity"].map { element.attributes[$0] }
      }
    }
    #expect(paints(RGBA(255, 0, 0, alpha: 102)) == paints(RGBA(255, 0, 0)))
    let translucent = picture([name], color: .fixed(RGBA(255, 0, 0, alpha: 102)))
    #expect(translucent.components(separatedBy: #" opacity="0.4""#).count == 2)
  }

  @Test("Names that say different things have different signs")
  func differences() {
    let names = [
      "circle", "circle.fill", "circle.inset.filled", "largecircle.fill.circle", "music.note", "music.mic",
      "music.note.list",
      "person", "person.2", "person.2.fill", "person.fill", "pause", "pause.fill", "bell", "bell.badge",
      "person.badge.plus",
      "person.badge.key", "battery.0percent", "battery.25percent", "battery.100percent", "lock", "lock.open",
      "square.and.arrow.up", "square.and.arrow.down", "hand.thumbsup", "hand.thumbsdown", "a.circle",
    ]
    #expect(Set(names.map { picture([$0]) }).count == names.count)
    #expect(picture(["battery.100"]) == picture(["battery.100percent"]))
  }

  @Test(
    "Common symbols of tables have signs of their own",
    arguments: [
      "message", "message.fill", "bubble.left", "bubble.left.fill", "forward.fill", "backward.fill", "bag", "tray",
      "archivebox",
      "hourglass", "alarm", "timer", "icloud", "antenna.radiowaves.left.and.right", "personalhotspot", "accessibility",
      "square.and.pencil", "square.stack", "car.fill", "sparkles", "gearshape.fill", "circle", "checkmark.square.fill",
      "bell.badge.fill",
    ])
  func common(name: String) { #expect(!SymbolParts(name).isNeutral) }

  @Test("An unknown name has a neutral shape, filled or not")
  func unknown() {
    #expect(SymbolParts("nothing.like.this").isNeutral && SymbolParts("nothing.circle").isNeutral)
    #expect(paths("guitars") == 1 && paths("nothing.like.this.fill") == 1)
    #expect(picture(["nothing.fill"]).contains("evenodd") && !picture(["nothing"]).contains("evenodd"))
  }

  @Test("Arrows that point forward point to the trailing side")
  func direction() {
    #expect(picture(["chevron.forward"]).contains("scale(1 1)") || !picture(["chevron.forward"]).contains("scale(-1"))
    #expect(picture(["chevron.forward"], isRightToLeft: true).contains("scale(-1"))
    #expect(!picture(["chevron.right"], isRightToLeft: true).contains("scale(-1"))
    // A player plays on in the same direction.
    #expect(!picture(["forward.fill"], isRightToLeft: true).contains("scale(-1"))
  }
}
