import SpecImporting
import TableIR
import Testing

@Suite("An image of a project")
struct ImageTests {
  @Test("of a catalog has the size of its files in points, and the files by scale and appearance")
  func imageSets() throws {
    let catalog = AssetCatalog(
      SampleFiles([
        "Assets.xcassets/Gear.imageset/Contents.json": Array(
          """
          {"images": [
            {"idiom": "universal", "scale": "3x", "filename": "g3.png"},
            {"idiom": "universal", "scale": "2x", "filename": "g2.png",
             "resizing": {"mode": "9-part", "cap-insets": {"top": 4, "left": 8, "bottom": 2, "right": 6}}},
            {"idiom": "universal", "scale": "1x"},
            {"idiom": "universal", "scale": "2x", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"idiom": "watch", "scale": "2x", "filename": "w.png"}],
           "properties": {"template-rendering-intent": "template"}}
          """.utf8),
        "Assets.xcassets/Gear.imageset/g2.png": png(58, 40),
        "Assets.xcassets/Gear.imageset/g3.png": png(87, 60),
        "Assets.xcassets/Gear.imageset/dark.png": png(58, 40),
      ]))
    let image = try #require(catalog.image("Gear", for: "Main.storyboard"))
    #expect(image.size == LayoutSize(width: 29, height: 20))
    #expect(image.isTemplate)
    #expect(image.files.map(\.scale) == [2, 3, 2])
    #expect(image.files.map(\.appearance) == [nil, nil, .dark])
    #expect(image.capInsets == Insets(top: 2, left: 4, bottom: 1, right: 3))
  }

  @Test("has the names of the folders around it that are namespaces")
  func namespaces() {
    let catalog = AssetCatalog(
      SampleFiles(texts: [
        "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "A.xcassets/Icons/Plain/Contents.json": "{}",
        "A.xcassets/Icons/Plain/Gear.imageset/Contents.json": "{\"images\": []}",
      ]))
    #expect(catalog.image("Icons/Gear", for: "Main.storyboard") != nil)
    #expect(catalog.image("Gear", for: "Main.storyboard") == nil)
  }

  @Test("that is a drawing has the size of its page or of its view box")
  func drawings() {
    let set = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"f\"}]}"
    func size(_ file: String) -> LayoutSize? {
      AssetCatalog(
        SampleFiles(texts: [
          "A.xcassets/D.imageset/Contents.json": set, "A.xcassets/D.imageset/f": file,
        ])
      ).image("D", for: "Main.storyboard")?.size
    }
    #expect(size("%PDF-1.4\n1 0 obj <</Type /Page /MediaBox [ 0 0 24.5 30 ]>>") == LayoutSize(width: 24.5, height: 30))
    #expect(size("%PDF-1.4\n/MediaBox 3 0 R /MediaBox[10 10 34 40]") == LayoutSize(width: 24, height: 30))
    #expect(size("%PDF-1.5\n(compressed)") == nil)
    #expect(size("<svg width=\"24px\" height=\"20\" viewBox=\"0 0 1 1\"/>") == LayoutSize(width: 24, height: 20))
    #expect(
      size(
        "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://127.0.0.1:9/svg.dtd\"><svg width=\"100%\" viewBox=\"0,0 12 8\"/>"
      )
        == LayoutSize(width: 12, height: 8))
    #expect(size("<svg viewBox=\"0,0 12 8\"/>") == LayoutSize(width: 12, height: 8))
    #expect(size("<svg width=\"-1\" height=\"nan\"/>") == nil)
    #expect(size("not an image") == nil)
  }

  @Test("outside of a catalog is found with and without its extension")
  func looseFiles() throws {
    let catalog = AssetCatalog(
      SampleFiles([
        "App/photo.png": png(10, 10), "App/photo@2x.png": png(21, 20), "Other/photo@2x.png": png(99, 99),
      ]))
    for name in ["photo", "photo.png"] {
      let image = try #require(catalog.image(name, for: "App/Main.storyboard"))
      #expect(image.files.map(\.scale) == [1, 2])
      #expect(image.size == LayoutSize(width: 10.5, height: 10))
    }
  }

  @Test("that no file tells of has the size that the document recorded, and a symbol is one")
  func recorded() throws {
    let document = try Sample.document(
      Sample.storyboard(
        "",
        after: """
          <resources><image name="gear" catalog="system" width="128" height="119"/><image name="Boat" width="24" height="20"/></resources>
          """))
    let resources = InterfaceResources(document, assets: AssetCatalog())
    #expect(resources.image("Boat", isSymbol: false).size == LayoutSize(width: 24, height: 20))
    #expect(resources.image("gear", isSymbol: false).isSymbol)
    #expect(resources.image("ship", isSymbol: false).size == nil)
  }

  @Test("has the size that the document recorded, whatever its files have, where the document's own frames are wanted")
  func recordedFirst() throws {
    let document = try Sample.document(
      Sample.storyboard("", after: "<resources><image name=\"photo\" width=\"24\" height=\"20\"/></resources>"))
    let assets = AssetCatalog(SampleFiles(["photo.png": png(10, 12), "other.png": png(7, 8)]))
    let resources = InterfaceResources(document, assets: assets, prefersRecordedSizes: true)
    #expect(resources.image("photo", isSymbol: false).size == LayoutSize(width: 24, height: 20))
    #expect(resources.image("other", isSymbol: false).size == LayoutSize(width: 7, height: 8))
    #expect(
      InterfaceResources(document, assets: assets).image("photo", isSymbol: false).size
        == LayoutSize(width: 10, height: 12))
  }

  /// The beginning of a PNG of a size in pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height]
  }
}
