import TableIR
import TableLayout
import Testing

@testable import TableEmission

/// What is drawn for what a tree holds.
struct SVGDrawingTests {
  private func inspect(_ tree: LayoutTree, frames: Bool = false) -> SVGInspection {
    SVGInspection(SVGEmitter(options: SVGOptions(showsFrames: frames)).emit(tree))
  }

  @Test func drawsEachSeparatorAsItsFrame() {
    let tree = SVGSampleTables.plain(rows: 4)
    let separators = inspect(tree).named("rect").filter { $0.attributes["height"] == "0.3333" }
    #expect(separators.count == 3)
    #expect(separators.allSatisfy { $0.attributes["x"] == "16" && $0.attributes["y"] == "43.6667" })
    #expect(separators.allSatisfy { $0.attributes["fill"] == "#3c3c43" && $0.attributes["fill-opacity"] == "0.2902" })
  }

  @Test func aSharedGlyphIsWrittenOnce() {
    let inspection = inspect(SVGSampleTables.plain(rows: 50))
    #expect(inspection.named("path").count == 1)
    #expect(inspection.named("use").count == 50)
  }

  @Test func neighboursOfOneColourAreOneCard() {
    let paths = inspect(SVGSampleTables.settings(userInterfaceStyle: .light)).named("path")
    // Five sections' cards and the selected row; the disclosure indicator and a placeholder's hills.
    #expect(paths.filter { $0.attributes["fill"] == "#ffffff" }.count == 5)
    #expect(paths.filter { $0.attributes["fill"] == "#d1d1d6" }.count == 1)
    #expect(paths.count == 8)
  }

  @Test func anImageIsEmbeddedOnce() {
    let tree = SVGSampleTables.plainImages()
    let inspection = inspect(tree)
    #expect(inspection.named("image").count == 1)
    #expect(
      inspection.named("image").first?.attributes["xlink:href"]?.hasPrefix("data:image/png;base64,iVBORw0KGgo") == true)
    #expect(
      inspection.named("use").filter { $0.attributes["transform"]?.contains("scale(1.8333 1.8333)") == true }.count == 2
    )
  }

  /// The icon of the sample has 24 points.
  @Test func anImageWithCapInsetsIsDrawnInNineParts() {
    func slices(_ caps: Insets, _ size: LayoutSize) -> [(place: [String], source: [String])] {
      var canvas = SVGCanvas(SVGSampleTables.plainImages())
      canvas.drawFill(Fill.slicedImage(0, capInsets: caps), in: CornerShape(size: size, radius: 0), x: 5, y: 6)
      let parts = String(decoding: canvas.definitions.writer.bytes + canvas.body.bytes, as: UTF8.self)
      let inspection = SVGInspection(Array("<svg xmlns=\"a\" xmlns:xlink=\"b\">\(parts)</svg>".utf8))
      let paints = zip(inspection.named("pattern"), inspection.named("svg").dropFirst())
      return zip(inspection.named("rect"), paints).map { rect, paint in
        (
          ["x", "y", "width", "height"].map { rect.attributes[$0] ?? "" },
          ["x", "y", "width", "height"].map { paint.0.attributes[$0] ?? "" } + [paint.1.attributes["viewBox"] ?? ""]
        )
      }
    }
    // The paint reaches two points beyond its part.
    let nine = slices(Insets(top: 4, left: 6, bottom: 8, right: 2), LayoutSize(width: 100, height: 50))
    #expect(nine.count == 9)
    #expect(nine.first?.place == ["0", "0", "6", "4"])
    #expect(nine.first?.source == ["-2", "-2", "10", "8", "-2 -2 10 8"])
    #expect(nine[4].place == ["6", "4", "92", "38"])
    #expect(nine[4].source == ["4", "2", "96", "42", "5.6522 3.3684 16.6957 13.2632"])
    #expect(nine.last?.place == ["98", "42", "2", "8"])
    #expect(nine.last?.source == ["96", "40", "6", "12", "20 14 6 12"])
    // Without insets at two sides there are three; where the insets are more than the room, nothing is between them.
    #expect(slices(Insets(left: 6, right: 2), LayoutSize(width: 100, height: 50)).count == 3)
    #expect(slices(Insets(left: 6, right: 2), LayoutSize(width: 4, height: 50)).map { $0.place[2] } == ["3", "1"])
    #expect(slices(Insets(left: 6), LayoutSize(width: 0, height: 50)).isEmpty)
  }

  @Test func anImageThatIsNotShownIsNotEmbedded() {
    #expect(inspect(SVGSampleTables.settings(userInterfaceStyle: .light)).named("image").isEmpty)
  }

  @Test func onlyWhatReachesACornerIsClipped() {
    var tree = SVGSampleTables.settings(userInterfaceStyle: .light)
    #expect(inspect(tree).named("clipPath").isEmpty)
    let view = ViewNode(
      content: .plain, frame: LayoutRect(x: 0, y: 0, width: 20, height: 20),
      look: ViewLook(background: .system(.systemRed)))
    tree.table.sections[0].rows[0].subviews = [view]
    tree.table.sections[0].rows[1].subviews = [view]
    #expect(inspect(tree).named("clipPath").count == 1)
  }

  @Test func darkTablesHaveDarkColours() {
    let fills = Set(
      inspect(SVGSampleTables.settings(userInterfaceStyle: .dark)).elements.compactMap { $0.attributes["fill"] })
    #expect(fills.isSuperset(of: ["#000000", "#1c1c1e", "#3a3a3c", "#30d158", "#39393d", "#ebebf5", "#ffffff"]))
  }

  @Test func aBackgroundGradientHasItsColoursFromTopToBottom() {
    let inspection = inspect(SVGSampleTables.customBackgrounds())
    let gradients = inspection.named("linearGradient")
    #expect(gradients.count == 2)
    #expect(gradients.allSatisfy { $0.attributes["x2"] == "0" && $0.attributes["y2"] == "1" })
    let stops = inspection.named("stop").map { "\($0.attributes["offset"] ?? "") \($0.attributes["stop-color"] ?? "")" }
    #expect(stops == ["0 #3a2a1a", "1 #c09a6f", "0 #fff3dc", "1 #e9cfa0"])
  }

  @Test func theErasDrawTheirOwnSwitches() {
    func tracks(_ ios: Int) -> Set<String> {
      Set(inspect(SVGSampleTables.accessories(ios: ios)).named("rect").compactMap { $0.attributes["fill"] })
    }
    #expect(tracks(11).contains("#4cd964"))
    #expect(tracks(17).isSuperset(of: ["#34c759", "#e9e9ea", "#d69c65"]))
    #expect(inspect(SVGSampleTables.accessories(ios: 26)).named("radialGradient").isEmpty)
  }

  @Test func framesAreNotedWithTheirSizes() {
    let texts = inspect(SVGSampleTables.settings(userInterfaceStyle: .light), frames: true).named("text").map(\.text)
    #expect(texts.contains("contentView 334.67×44"))
    #expect(texts.contains("imageView 29×29"))
    #expect(texts.contains("accessoryView 10.33×14"))
    #expect(texts.suffix(6) == ["contentView", "imageView", "accessoryView", "labels", "subviews", "points"])
  }
}
