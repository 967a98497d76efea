import TableIR
import TableLayout
import Testing

@testable import TableEmission

/// What every picture is, whatever it shows.
struct SVGDocumentTests {
  private static let pictures = SVGSampleTables.all.flatMap { name, tree in
    [
      (name, SVGEmitter().emit(tree)),
      ("\(name) with frames", SVGEmitter(options: SVGOptions(showsFrames: true)).emit(tree)),
    ]
  }

  @Test(arguments: pictures)
  func isWellFormed(name: String, picture: [UInt8]) {
    #expect(SVGInspection(picture).error == nil)
  }

  @Test(arguments: pictures)
  func idsAreUniqueAndReferencesFindThem(name: String, picture: [UInt8]) {
    let inspection = SVGInspection(picture)
    let ids = Set(inspection.ids)
    #expect(ids.count == inspection.ids.count)
    #expect(ids.isSuperset(of: inspection.references))
    #expect(!inspection.references.isEmpty)
  }

  @Test(arguments: pictures)
  func holdsNothingActiveOrExternal(name: String, picture: [UInt8]) {
    let allowed: Set = [
      "svg", "title", "desc", "defs", "g", "rect", "circle", "path", "text", "use", "image", "clipPath",
      "linearGradient", "radialGradient", "stop", "filter", "feFlood", "feComposite",
    ]
    for element in SVGInspection(picture).elements {
      #expect(allowed.contains(element.name))
      for (attribute, value) in element.attributes {
        #expect(!attribute.hasPrefix("on") && attribute != "style" && attribute != "href")
        if attribute == "xlink:href" { #expect(value.hasPrefix("#") || value.hasPrefix("data:image/")) }
      }
    }
  }

  @Test func isTheSameEveryTime() {
    for (_, tree) in SVGSampleTables.all { #expect(SVGEmitter().emit(tree) == SVGEmitter().emit(tree)) }
  }

  @Test func picturesOfOnePageShareNoId() {
    var seen: Set<String> = []
    for (_, picture) in Self.pictures {
      let ids = SVGInspection(picture).ids
      #expect(seen.isDisjoint(with: ids))
      seen.formUnion(ids)
    }
  }

  @Test func canvasIsAsWideAsTheTableAndAsHighAsItsContent() throws {
    let tree = SVGSampleTables.settings(userInterfaceStyle: .light)
    let root = try #require(SVGInspection(SVGEmitter().emit(tree)).elements.first)
    #expect(root.attributes["width"] == "393")
    #expect(root.attributes["height"] == "870")
    #expect(root.attributes["viewBox"] == "0 0 393 870")
    #expect(root.attributes["role"] == "img")
  }

  @Test func emptyTableIsOnePointHigh() throws {
    var tree = SVGSampleTables.plain(rows: 0)
    tree.table.contentSize = LayoutSize(width: 393, height: 0)
    let inspection = SVGInspection(SVGEmitter().emit(tree))
    #expect(inspection.error == nil)
    #expect(inspection.elements.first?.attributes["height"] == "1")
    #expect(inspection.named("defs").isEmpty)
  }

  @Test func titleAndDescriptionSayWhatItShows() {
    let inspection = SVGInspection(SVGEmitter().emit(SVGSampleTables.plainImages()))
    #expect(inspection.named("title").map(\.text) == ["contacts"])
    #expect(
      inspection.named("desc").map(\.text) == [
        "A table in plain style with 4 rows in 1 section on iphone-15, light appearance, ios12 metrics."
      ])
  }
}
