import Foundation
import Testing

/// The parts of a picture with cap insets meet without a gap, however large the picture is shown. Chromium draws it at several sizes, and
/// looks at what `rsvg-convert` drew of it too.
@Suite("No seam shows between the parts of a stretched picture")
struct SliceSeamTests {
  private static let rsvg = Program.named("rsvg-convert")
  private static let zooms = [0.9, 1, 1.1, 1.33, 1.5, 2.17, 3]

  /// A plain green picture, 24 × 24, in parts over a row of 402 × 60.
  private static let spec = """
    tablespec: 1
    separatorStyle: none
    rowHeight: 60
    sections:
      - rows:
          - {background: {image: green.png, capInsets: 8}}
          - {background: {image: green.png, capInsets: [3.3, 4.4, 5.5, 6.6]}}

    """
  private static let green =
    "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAAHklEQVR42mNgqLChDho1aNSgUYNGDRo1aNSggTcIAKz/lRDBaoEtAAAAAElFTkSuQmCC"

  @Test(
    "in a browser and in librsvg",
    .enabled(
      if: Browser.chromium != nil && rsvg != nil || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1",
      "needs chromium and rsvg-convert; set TABLEC_REQUIRE_TOOLS=1 to fail without them"))
  func seams() async throws {
    let rsvg = try #require(Self.rsvg)
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    try #require(Data(base64Encoded: Self.green)).write(to: folder.url.appending(path: "green.png"))
    let compiled = try await tablec("compile", "a.yaml", "--emit", "svg", "-o", "a.svg", in: folder)
    #expect(compiled.status == 0, "\(compiled.errors)")
    var pictures = [("image/svg+xml", "a.svg", Self.zooms)]
    for zoom in Self.zooms {
      let drawn = try await rsvg.run(["-z", "\(zoom)", "-o", "\(zoom).png", "a.svg"], in: folder.url)
      #expect(drawn.status == 0, "\(drawn.errors)")
      pictures.append(("image/png", "\(zoom).png", [zoom]))
    }
    let sources = try pictures.map { type, name, zooms in
      let data = try Data(contentsOf: folder.url.appending(path: name)).base64EncodedString()
      return "{name: '\(name)', source: 'data:\(type);base64,\(data)', zooms: \(zooms)}"
    }
    let looks: [Look] = try await Browser.answer(pictures: sources, script: Self.script, in: folder)
    #expect(looks.count == 2 * Self.zooms.count)
    for look in looks { #expect(look.others == 0, "\(look.name) at \(look.zoom)") }
  }

  private struct Look: Decodable {
    var name: String
    var zoom: Double
    /// How many pixels of the first row, but for its edges, are not green.
    var others: Int
  }

  private static let script = """
    Promise.all(pictures.map(picture => new Promise(done => {
      const image = new Image()
      image.onload = () => done(picture.zooms.map(zoom => {
        const canvas = document.createElement("canvas")
        const [width, height] = [Math.floor(402 * zoom), Math.floor(60 * zoom)]
        canvas.width = width
        canvas.height = height
        const context = canvas.getContext("2d")
        if (picture.name == "a.svg") {
          context.drawImage(image, 0, 0, image.naturalWidth * zoom, image.naturalHeight * zoom)
        } else {
          context.drawImage(image, 0, 0)
        }
        let others = 0
        const pixels = context.getImageData(3, 3, width - 6, height - 6).data
        for (let i = 0; i < pixels.length; i += 4) {
          const off = [[0, 0], [1, 120], [2, 60], [3, 255]].map(([part, want]) => Math.abs(pixels[i + part] - want))
          if (Math.max(...off) > 2) others += 1
        }
        return {name: picture.name, zoom, others}
      }))
      image.src = picture.source
    }))).then(looks => { document.getElementById("answer").textContent = JSON.stringify(looks.flat()) })
    """
}
