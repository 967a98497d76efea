import Foundation
import Testing

/// Every viewer shows a turned JPEG upright: Chromium, which honours the orientation of a file, and librsvg, which does not.
@Suite("Photos with an EXIF orientation are seen upright")
struct ImageOrientationTests {
  private static let rsvg = Program.named("rsvg-convert")

  /// 60 × 40: red and green above, blue and white below.
  private static let photo = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYn\
    KSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo\
    KCgoKCgoKCj/wAARCAAoADwDASIAAhEBAxEB/8QAGgABAQEBAAMAAAAAAAAAAAAAAAcBBQYICf/EAC8QAQAAAAkKBwEAAAAAAAAA\
    AAADBhESFhhmpOMBAggTFDdkhKPhBQchIzEytEH/xAAcAQABBAMBAAAAAAAAAAAAAAAABAUHCAECAwb/xAAxEQABAgIFCAsBAAAA\
    AAAAAAAAAQIDBAURUqHRBhQVFiExNaISIjJCUVNUcXKy0nP/2gAMAwEAAhEDEQA/AJ0A8cWRDMrWZQMuUnB5v+UT6qYAyVKAAA4N\
    IuF6nYpFwvU7OALI6g0B6fnf+iUNdqb8/lZ+Tv0i4Xqdnk3lvAU1jp4dF+dsW2az35NZMmQedn/X0llmyfP9TpS9G7fRF3mPzQpD\
    SeQ9BwJONFhwKnNa5U6z96Iqp3jnGytpebhul40atj0Vqp0WpWi7FTY2vd4Fqq+2muGIVfbTXDEXgRBmEvZvXEYtFyti9cSD1fbT\
    XDEKvtprhiLwDMJezeuIaLlbF64nzSAWdEwUvRu30Rd5j80KBtpnh0x8HfVTeH209z3iAQAOoAAH/9k=
    """

  /// What stands in the four corners once the photo is turned by 1 to 8.
  private static let upright = ["RGBW", "GRWB", "WBGR", "BWRG", "RBGW", "BRWG", "WGBR", "GWRB"]

  private static func turned(_ value: Int) throws -> Data {
    let photo = try #require(Data(base64Encoded: photo))
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0, 0, 0, 0, 0]
    return photo.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + photo.dropFirst(2)
  }

  @Test(
    "in a browser and in librsvg",
    .enabled(
      if: Browser.chromium != nil && rsvg != nil || ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1",
      "needs chromium and rsvg-convert; set TABLEC_REQUIRE_TOOLS=1 to fail without them"))
  func corners() async throws {
    let rsvg = try #require(Self.rsvg)
    var spec = "tablespec: 1\nseparatorStyle: none\nrowHeight: 60\nsections:\n  - rows:\n"
    for value in 1...8 { spec += "      - {views: [{image: p\(value).jpg, frame: [0, 0, 60, 60]}]}\n" }
    let folder = try TemporaryFolder(["a.yaml": spec])
    for value in 1...8 { try Self.turned(value).write(to: folder.url.appending(path: "p\(value).jpg")) }
    let compiled = try await tablec("compile", "a.yaml", "--emit", "svg", "-o", "a.svg", in: folder)
    #expect(compiled.status == 0, "\(compiled.errors)")
    let drawn = try await rsvg.run(["-o", "a.png", "a.svg"], in: folder.url)
    #expect(drawn.status == 0, "\(drawn.errors)")
    let pictures = try [("svg+xml", "a.svg"), ("png", "a.png")].map { type, name in
      "'data:image/\(type);base64,\(try Data(contentsOf: folder.url.appending(path: name)).base64EncodedString())'"
    }
    let corners: [[String]] = try await Browser.answer(pictures: pictures, script: Self.script, in: folder)
    #expect(corners == [Self.upright, Self.upright])
  }

  private static let script = """
    const name = ([red, green, blue]) =>
      Math.min(red, green, blue) > 200 ? "W" : red > 200 ? "R" : blue > 200 ? "B" : green > 90 ? "G" : "?"
    Promise.all(pictures.map(source => new Promise(done => {
      const image = new Image()
      image.onload = () => {
        const canvas = document.createElement("canvas")
        canvas.width = image.naturalWidth
        canvas.height = image.naturalHeight
        const context = canvas.getContext("2d")
        context.drawImage(image, 0, 0)
        done([0, 1, 2, 3, 4, 5, 6, 7].map(row => [[15, 15], [45, 15], [15, 45], [45, 45]].map(
          ([x, y]) => name(context.getImageData(x, 60 * row + y, 1, 1).data)).join("")))
      }
      image.src = source
    }))).then(corners => { document.getElementById("answer").textContent = JSON.stringify(corners) })
    """
}
