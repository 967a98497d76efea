import Foundation
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

  /// Apple's Asset Catalog Format Reference, Image Set Type: an entry counts if all its conditions hold.
  @Test("is that for the document's device, in no language")
  func conditions() throws {
    let catalog = AssetCatalog(
      SampleFiles([
        "A.xcassets/Flag.imageset/Contents.json": Array(
          """
          {"images": [
            {"idiom": "universal", "filename": "any.png"}, {"idiom": "ipad", "filename": "pad.png"},
            {"idiom": "universal", "filename": "de.png", "locale": "de"},
            {"idiom": "iphone", "subtype": "retina4", "filename": "tall.png"},
            {"idiom": "universal", "filename": "wide.png", "width-class": "regular"}]}
          """.utf8),
        "A.xcassets/Flag.imageset/any.png": png(30, 20), "A.xcassets/Flag.imageset/pad.png": png(50, 40),
        "A.xcassets/Flag.imageset/de.png": png(45, 45), "A.xcassets/Flag.imageset/tall.png": png(9, 9),
        "A.xcassets/Flag.imageset/wide.png": png(8, 8), "Loose/star.png": png(10, 10),
        "Loose/star~ipad.png": png(20, 20),
      ]))
    #expect(catalog.image("Flag", for: "Main.storyboard")?.size == LayoutSize(width: 30, height: 20))
    #expect(catalog.image("Flag", for: "Main.storyboard", on: .pad)?.size == LayoutSize(width: 50, height: 40))
    #expect(catalog.image("star", for: "Main.storyboard")?.size == LayoutSize(width: 10, height: 10))
    #expect(catalog.image("star", for: "Main.storyboard", on: .pad)?.size == LayoutSize(width: 20, height: 20))
  }

  /// Streams of objects that are stored, and compressed with codes that are fixed and with some of their own; made with zlib.
  @Test(
    "has the size of the page in a PDF's compressed objects",
    arguments: [
      "eAEBFQDq/y9NZWRpYUJveCBbMCAwIDI0IDMwXURbBZo=",
      "eAHT901NyUx0yq9QiDZQMFAwMlEwNohV0CdBFABYDxEs",
      "eNpVlbmSIzcMhl8F4ShaHd06UqcuJ05dDoiDwEZO/fj7QS5r2FWTjASR+E+e5Sx/yo/ff/pZvkxDqypda2SOCtd5kstn5CFfYwwZ6TnEq8Sne8VJrp+RCyMpaqFTUjyihIP8JLfPyFO+Mm3K1GJQctaoEXmS7TNyZRcTHy7iKXNWcKnYSfbPyEu++stRU1yyZs4hMusk98/IjV3cxFRiqPYlHmogenyvC2o+sxBj1VmlbDKTfZ+fma1Hou/ykTasGphw0+v7GGA7K84cYT5CNcIyWJgL/h/aWUeGlzWBUz29NEOY+Wb4AvIaM2OYT2ORUPD3ZZdvju9Adx2sDUcxJeacGux8ua1qcpHOkZpmU1P5SbSa2ypniFaAeQwmhnua9l37qqe5aaaEQJD6xAHvc+6roAV01VmsITWj9+p9HquiYMZeOh10YAv+b/DPVVJ1RE/YRi+uqbL3zGvVlJ+BnAPQld1k4AAseD6IaoFfBvRVb16CoVn6ellVteDTwS7oH1hSvQYz14Os1vS7s4onVPtQ6YNuq6wNN0KmlapAd6T3QdtRVigSthVYwHLKeXj+uq+yEouycjSHg8D6JICZ+0HWASy3+O9SRJ7V5zxWWdtcyKoDhtg32kPMPFdZ5yDrMzp/yIt7403j6yCrYOKOOZbNJLAeALudV1mzja6jL2GWhUp65rLKip6p/Hx0GhNk4l0J14OspAYsIoM0Bi6BSWZuB1mLL9CgI0o5WSEhwG7bQVYzcFFiUAARwLNeaD/IComj2qoo0UmstN7ovsrqXV70GycQt0HVJF13exxkJTI26AUYgoaK7keGnoe0GpWQyo0Wjg8goC97rbIO0i7t5S6XbI+YUonnVVYMjV8VO0+SzZVlXZuXVdZCc4KugbVjYkWOYuZ6qN/u1clVUAPhXNtVtd2OacU0mhNpcXbSMZ36bTsWMG62bh90hx0dzfS2r7IKrwgTSXkIPEDAG9f9mNYEVbRgBJ9I5+gm3x6HDuap8ey6p2UIGET1zPMgayeH35KQzhmuly7Y7bXKCs1sQ37IjjVNs4O4nw+yvl+MHpvgKq1p7cb9ssoKmCYYtyaPRqFsAm2/rrIqDUVnkAx6mJLl3WSh/bbKytOl78Abi+MTXjuQ7dsqK5+qJdR0zDqRvFTM7KusE9C0uUtXBy3U/cHMfZUVDchf8ec8d7wx1gHaH6usNiDOuvJmP42uRJKZ5yorRc0qPAbROesaGY39dZB14p6wMZX3kNzi7h768Uf4z/HbP//KX805NXk7//0Lri97Nw==",
    ])
  func compressedPages(stream: String) throws {
    let packed = Array(try #require(Data(base64Encoded: stream)))
    let file = Array("%PDF-1.5\n7 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\n".utf8) + packed
    func size(_ bytes: [UInt8]) -> LayoutSize? {
      AssetCatalog(SampleFiles(["a/page.pdf": bytes])).image("page", for: "Main.storyboard")?.size
    }
    #expect(size(file) == LayoutSize(width: 24, height: 30))
    // Damaged anywhere, it says nothing, or what is before the damage.
    for count in stride(from: 0, to: file.count, by: 7) { _ = size(Array(file.prefix(count))) }
    for index in stride(from: file.count - packed.count, to: file.count, by: 5) {
      var other = file
      other[index] ^= 0x55
      _ = size(other)
    }
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
    // pdf-lib issue 818: an asset catalog draws the part that is not cropped.
    #expect(
      size("%PDF-1.4\n/MediaBox[0 0 100 100]/CropBox[10 10 90 170]") == LayoutSize(width: 80, height: 90))
    #expect(size("%PDF-1.5\n(compressed)") == nil)
    // As Illustrator writes them: nothing needs to be expanded to read the size.
    #expect(
      size(
        "<?xml version=\"1.0\"?><!-- > --><!DOCTYPE svg [<!ENTITY ns \"http://a/>\"> ]><svg xmlns:x=\"&ns;\" width=\"24\" height='18'><g/></svg>"
      ) == LayoutSize(width: 24, height: 18))
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

  /// knittel.cc, "iPad Retina Priorities": the scale comes before the device.
  @Test("is a file for the device only where there is none of a larger scale")
  func priorities() throws {
    let files = ["pic.png": png(10, 10), "pic@2x.png": png(24, 24), "pic~ipad.png": png(30, 30)]
    let document = try Sample.document(
      Sample.storyboard("", before: #"<device id="ipad10_9rounded" orientation="portrait" appearance="light"/>"#))
    let resources = InterfaceResources(document, assets: AssetCatalog(SampleFiles(files)))
    #expect(resources.image("pic", isSymbol: false).size == LayoutSize(width: 12, height: 12))
  }

  /// The beginning of a PNG of a size in pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height]
  }
}
