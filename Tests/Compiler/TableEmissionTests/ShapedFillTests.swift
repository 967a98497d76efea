import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("Corners and borders of backgrounds and views")
struct ShapedFillTests {
  private let border = Border(color: .system(.red), width: 4)

  private func drawn(_ draw: (inout SVGCanvas) -> Void) -> SVGInspection {
    var canvas = SVGCanvas(JSONTrees.tree())
    draw(&canvas)
    let defs = String(decoding: canvas.definitions.writer.bytes, as: UTF8.self)
    let body = String(decoding: canvas.body.bytes, as: UTF8.self)
    return SVGInspection(Array("<svg xmlns=\"a\" xmlns:xlink=\"b\">\(defs)\(body)</svg>".utf8))
  }

  @Test("A border is drawn inside the edges, with its middle half its width from them")
  func borders() throws {
    let inspection = drawn {
      let shape = CornerShape(size: LayoutSize(width: 100, height: 60), radius: 0)
      $0.drawFill(ShapedFill(.color(.system(.white)), border: border), in: shape, x: 10, y: 20)
    }
    let rects = inspection.named("rect").map(\.attributes)
    #expect(rects.count == 2)
    #expect(rects[0]["fill"] == "#ffffff" && rects[0]["width"] == "100")
    #expect(["x", "y", "width", "height"].map { rects[1][$0] } == ["12", "22", "96", "56"])
    #expect(rects[1]["fill"] == "none" && rects[1]["stroke"] == "#ff0000" && rects[1]["stroke-width"] == "4")
  }

  @Test("The radius of a border's corners is smaller by half its width, and they are arcs, as a layer's are")
  func corners() {
    let shape = CornerShape(size: LayoutSize(width: 100, height: 60), radius: 10)
    let inspection = drawn {
      $0.drawFill(
        ShapedFill(.color(.system(.white)), cornerRadius: 10, border: border),
        in: CornerShape(size: shape.size, radius: 0), x: 0, y: 0)
    }
    let line = CornerShape(size: LayoutSize(width: 96, height: 56), radius: 8)
    #expect(
      inspection.named("path").map { $0.attributes["d"] ?? "" }
        == [shape.path(x: 0, y: 0), line.path(x: 2, y: 2)].map { String(decoding: $0.bytes, as: UTF8.self) })
  }

  @Test("A border that meets itself fills the shape, and one without width is not drawn")
  func extremes() {
    let shape = CornerShape(size: LayoutSize(width: 100, height: 6), radius: 0)
    let filled = drawn {
      $0.drawBorder(border, in: CornerShape(size: LayoutSize(width: 100, height: 4), radius: 0), x: 0, y: 0)
    }
    #expect(filled.named("rect").map { $0.attributes["fill"] } == ["#ff0000"])
    let nothing = drawn {
      $0.drawBorder(Border(width: 0), in: shape, x: 0, y: 0)
      $0.drawBorder(Border(color: .system(.clear)), in: shape, x: 0, y: 0)
      $0.drawBorder(nil, in: shape, x: 0, y: 0)
    }
    #expect(nothing.elements.count == 1)
  }

  @Test("A card clips its contents, whatever their shape")
  func cards() {
    let card = CornerShape(
      size: LayoutSize(width: 100, height: 60), radius: 10, roundsBottom: false, isContinuous: true)
    let inspection = drawn {
      $0.drawFill(ShapedFill(.color(.system(.white)), border: border), in: card, x: 5, y: 6)
    }
    #expect(inspection.named("clipPath").count == 1)
    let group = inspection.named("g").first?.attributes
    #expect(group?["transform"] == "translate(5 6)" && group?["clip-path"]?.hasPrefix("url(#") == true)
  }

  @Test("Rows with their own shape are not part of their neighbours' card")
  func rows() {
    var tree = SVGSampleTables.plain(rows: 3)
    for index in 0..<3 { tree.table.sections[0].rows[index].background.fill = .color(.system(.yellow)) }
    func yellow() -> Int {
      SVGInspection(SVGEmitter().emit(tree)).elements.filter { $0.attributes["fill"] == "#ffff00" }.count
    }
    #expect(yellow() == 1)
    tree.table.sections[0].rows[1].background.cornerRadius = 6
    #expect(yellow() == 3)
  }

  @Test("The border of a view is above its contents")
  func views() {
    let view = ViewNode(
      content: .image(.placeholder(Image.Placeholder(size: LayoutSize(width: 20, height: 20), color: .system(.blue)))),
      frame: LayoutRect(x: 0, y: 0, width: 20, height: 20), look: ViewLook(cornerRadius: 10, border: border))
    let elements = drawn { $0.drawView(view) }.elements
    #expect(elements.last?.attributes["stroke"] == "#ff0000")
  }

  @Test("Views fade as one picture, with their border, and invisible ones are not drawn")
  func fading() {
    var inner = ViewNode(content: .plain, frame: LayoutRect(x: 5, y: 5, width: 10, height: 10))
    inner.look.background = .system(.blue)
    var view = ViewNode(content: .stack([inner]), frame: LayoutRect(x: 0, y: 0, width: 20, height: 20))
    (view.look.border, view.look.alpha) = (border, 0.25)
    #expect(drawn { $0.drawView(view) }.named("g").map { $0.attributes["opacity"] } == ["0.25"])
    view.look.alpha = 0
    #expect(drawn { $0.drawView(view) }.named("rect").isEmpty)
    view.look.alpha = 1
    #expect(drawn { $0.drawView(view) }.named("g").isEmpty)
  }

  @Test("Layout trees describe borders and corners like a layer")
  func json() {
    var cell = JSONTrees.cell()
    cell.background = ShapedFill(.color(.system(.white)), cornerRadius: 8, border: border)
    #expect(
      LayoutText(JSONTrees.tree(cell)).value(of: "backgroundView")
        == #"{"frame": [[0, 0], [320, 44]], "fill": "white", "layer": {"cornerRadius": 8, "borderWidth": 4, "borderColor": "red"}}"#
    )
    cell.cornerRadius = 10
    cell.background = ShapedFill(.clear, border: Border(color: .system(.red), width: 0.5))
    #expect(
      LayoutText(JSONTrees.tree(cell)).value(of: "backgroundView")
        == #"{"frame": [[0, 0], [320, 44]], "fill": "clear", "cornerRadius": 10, "layer": {"borderWidth": 0.5, "borderColor": "red"}}"#
    )
  }

  // MARK: Scrolled tables

  @Test("a picture of a scrolled table shows what the screen does")
  func scrolled() throws {
    var tree = SVGSampleTables.plain(rows: 50)
    let whole = SVGInspection(SVGEmitter().emit(tree))
    tree.table.visibleRect = LayoutRect(x: 0, y: 440, width: 393, height: 300)
    let inspection = SVGInspection(SVGEmitter().emit(tree))
    let root = try #require(inspection.elements.first?.attributes)
    #expect(root["viewBox"] == "0 440 393 300" && root["height"] == "300")
    let rows = { (inspection: SVGInspection) in inspection.elements.filter { $0.attributes["data-row"] != nil }.count }
    #expect(rows(whole) == 50 && rows(inspection) < 12)
    #expect(LayoutText(tree).value(of: "contentOffset") == "[0, 440]")
  }

  @Test("an index is drawn over the rows, with a magnifying glass for its sign")
  func sectionIndex() throws {
    var tree = JSONTrees.tree(JSONTrees.cell())
    tree.table.sectionIndex = SectionIndexNode(
      frame: LayoutRect(x: 305, y: 0, width: 15, height: 480),
      titles: [JSONTrees.label("{search}"), JSONTrees.label("A")], background: .system(.blue))
    let inspection = SVGInspection(SVGEmitter().emit(tree))
    #expect(inspection.elements.first?.attributes["height"] == "480")
    #expect(inspection.named("text").map(\.text) == ["A"])
    #expect(inspection.named("circle").count == 1)
    #expect(inspection.named("rect").contains { $0.attributes["fill"] == "#0000ff" && $0.attributes["width"] == "15" })
  }

  @Test("Pinned headers and footers are drawn over the rows, and cover them")
  func pinned() throws {
    var tree = JSONTrees.tree(JSONTrees.cell())
    var header = SupplementaryNode(
      frame: LayoutRect(x: 0, y: 30, width: 320, height: 28), textLabel: JSONTrees.label("Stays"))
    header.isPinned = true
    tree.table.sections[0].header = header
    tree.table.visibleRect = LayoutRect(x: 0, y: 30, width: 320, height: 40)
    let elements = SVGInspection(SVGEmitter().emit(tree)).elements
    let row = try #require(elements.firstIndex { $0.attributes["data-row"] == "ann" })
    let title = try #require(elements.firstIndex { $0.name == "text" && $0.text == "Stays" })
    #expect(row < title && elements[title - 1].name == "rect")
    #expect(LayoutText(tree).value(of: "header")?.contains("\"pinned\": true") == true)
  }
}
