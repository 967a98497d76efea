import Testing

@testable import TableParsing

@Suite("Names of images")
struct ImageNameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var stem: String
    var scale: Int?
    var suffix: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "photo.png", stem: "photo", suffix: ".png"),
    Case(name: "photo@2x.png", stem: "photo", scale: 2, suffix: ".png"),
    Case(name: "a.b/photo@3x.jpeg", stem: "a.b/photo", scale: 3, suffix: ".jpeg"),
    Case(name: "a@2x/photo", stem: "a@2x/photo", suffix: ""),
    Case(name: "photo@4x.png", stem: "photo@4x", suffix: ".png"),
    Case(name: ".png", stem: "", suffix: ".png"), Case(name: "@2x.png", stem: "", scale: 2, suffix: ".png"),
    Case(name: "a.b.c", stem: "a.b", suffix: ".c"), Case(name: "", stem: "", suffix: ""),
  ]

  @Test("have a stem, a scale and a suffix", arguments: cases)
  func parts(_ example: Case) {
    let name = ImageName(example.name)
    #expect((name.stem, name.scale, name.suffix) == (example.stem, example.scale, example.suffix))
  }

  @Test("get the suffix of a scale")
  func scales() {
    #expect(
      [1, 2, 3].map { ImageName("a/photo.png").name(scale: $0) } == ["a/photo.png", "a/photo@2x.png", "a/photo@3x.png"])
  }
}

@Suite("Headers of images")
struct ImageHeaderTests {
  private static let gif = Array("GIF89a".utf8) + [0x2C, 0x01, 0x0A, 0x00, 0, 0]
  /// A comment segment, fill bytes, then the frame header of 300 × 200.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xFE, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 44, 1, 1, 0, 0]

  private func size(_ bytes: [UInt8]) -> String? {
    ImageHeader(bytes).map { "\($0.mediaType) \($0.width) × \($0.height)" }
  }

  @Test("say the type and the size in pixels")
  func sizes() {
    #expect(size(png(200, 7)) == "image/png 200 × 7")
    #expect(size(Self.gif) == "image/gif 300 × 10")
    #expect(size(Self.jpeg) == "image/jpeg 300 × 200")
  }

  @Test("cut anywhere before the size say nothing, and trap nowhere", arguments: [png(200, 7), gif, jpeg])
  func cut(_ bytes: [UInt8]) {
    for count in 0..<bytes.count {
      let header = size(Array(bytes.prefix(count)))
      #expect(header == nil || header == size(bytes))
    }
  }

  @Test("of no size or an absurd one are none")
  func absurd() {
    #expect(size(png(0, 7)) == nil)
    #expect(size(png(7, 0)) == nil)
    var huge = png(1, 1)
    huge[16] = 0x7F
    #expect(size(huge) == nil)
  }

  @Test(
    "of other files are none",
    arguments: [
      [], Array("<svg/>".utf8), Array("notes".utf8), [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0xFF, count: 500),
    ] as [[UInt8]])
  func others(_ bytes: [UInt8]) {
    #expect(size(bytes) == nil)
  }
}
