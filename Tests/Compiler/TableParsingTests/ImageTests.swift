import TableIR
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
    Case(name: "photo@2x~iphone.png", stem: "photo", scale: 2, suffix: ".png"),
    Case(name: "photo~ipad.png", stem: "photo", suffix: ".png"),
    Case(name: "photo~mac.png", stem: "photo~mac", suffix: ".png"),
    Case(name: "a.b.c", stem: "a.b", suffix: ".c"), Case(name: "", stem: "", suffix: ""),
  ]

  @Test("have a stem, a scale and a suffix", arguments: cases)
  func parts(_ example: Case) {
    let name = ImageName(example.name)
    #expect((name.stem, name.scale, name.suffix) == (example.stem, example.scale, example.suffix))
  }

  /// Apple's Resource Programming Guide: `<ImageName>@2x<device_modifier>.<extension>`.
  @Test("stand for the files of all scales and devices, or for one")
  func files() {
    #expect(ImageName("a~ipad.png").idiom == .pad && ImageName("a@2x~iphone.png").idiom == .phone)
    #expect(
      ImageName("a.png").files.map(\.name) == [
        "a.png", "a~iphone.png", "a~ipad.png", "a@2x.png", "a@2x~iphone.png", "a@2x~ipad.png", "a@3x.png",
        "a@3x~iphone.png", "a@3x~ipad.png",
      ])
    #expect(ImageName("a@2x~ipad.png").files.map(\.name) == ["a@2x~ipad.png"])
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

  /// 300 × 200, of each kind of chunk: lossy, lossless, and with a canvas.
  private static let webPs = [
    riff("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 44, 1, 200, 0]), riff("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0, 0, 0, 0, 0, 0]),
    riff("VP8X", [0, 0, 0, 0, 43, 1, 0, 199, 0, 0]),
  ]

  private static func riff(_ type: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBP".utf8) + Array(type.utf8) + [10, 0, 0, 0] + content
  }

  /// The second image is the primary one: 300 × 200, turned by a quarter; the first is its thumbnail.
  private static func heic(_ brand: String, turns: UInt8 = 1) -> [UInt8] {
    let properties =
      box("ispe", [0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 20]) + box("ispe", [0, 0, 0, 0, 0, 0, 1, 44, 0, 0, 0, 200])
      + box("irot", [turns])
    let associations: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 0x81, 0, 2, 2, 2, 0x83]
    let meta =
      [0, 0, 0, 0] + box("pitm", [0, 0, 0, 0, 0, 2])
      + box("iprp", box("ipco", properties) + box("ipma", associations))
    return box("ftyp", Array(brand.utf8) + [0, 0, 0, 0]) + box("meta", meta) + box("mdat", [1, 2, 3])
  }

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(content.count + 8)] + Array(type.utf8) + content
  }

  private func size(_ bytes: [UInt8]) -> String? {
    ImageHeader(bytes).map { "\($0.mediaType) \($0.width) × \($0.height)" }
  }

  @Test("say the type and the size in pixels")
  func sizes() {
    #expect(size(png(200, 7)) == "image/png 200 × 7")
    #expect(size(Self.gif) == "image/gif 300 × 10")
    #expect(size(Self.jpeg) == "image/jpeg 300 × 200")
    #expect(Self.webPs.map(size) == Array(repeating: "image/webp 300 × 200", count: 3))
    #expect(
      size(Self.heic("heic")) == "image/heic 200 × 300" && size(Self.heic("avif", turns: 2)) == "image/avif 300 × 200")
  }

  /// pillow_heif issue 318 and libheif issue 762: encoders fill a picture up to whole blocks. `clap` is 285 × 180.5 here.
  @Test("of HEIC tell what of the picture is shown, before or after it is turned")
  func aperture() {
    let clap: [UInt8] = [0, 0, 1, 29, 0, 0, 0, 1, 0, 0, 1, 105, 0, 0, 0, 2] + Array(repeating: 0, count: 16)
    func heic(_ order: [UInt8]) -> [UInt8] {
      let properties =
        Self.box("ispe", [0, 0, 0, 0, 0, 0, 1, 44, 0, 0, 0, 200]) + Self.box("clap", clap) + Self.box("irot", [1])
      let meta =
        [0, 0, 0, 0] + Self.box("pitm", [0, 0, 0, 0, 0, 1])
        + Self.box(
          "iprp",
          Self.box("ipco", properties)
            + Self.box("ipma", [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, UInt8(order.count)] + order))
      return Self.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) + Self.box("meta", meta)
    }
    #expect(size(heic([1, 2])) == "image/heic 285 × 181" && size(heic([1, 2, 3])) == "image/heic 181 × 285")
    #expect(size(heic([1, 3, 2])) == "image/heic 285 × 181")
  }

  /// PNG Specification, third edition, 11.3.4.5.
  @Test("of a PNG tell how it lies, and upright it has the checksum of its chunk")
  func orientation() throws {
    let tiff: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let chunk: [UInt8] = [0, 0, 0, UInt8(tiff.count)] + Array("eXIf".utf8) + tiff + [0, 0, 0, 0]
    let bytes = pngHeader(60, 40) + chunk + Array(png(60, 40).dropFirst(pngHeader(60, 40).count))
    let header = try #require(ImageHeader(bytes))
    #expect(header.width == 40 && header.height == 60 && header.orientation?.exif == 6)
    let variant = ImageAsset.Variant(
      scale: 1, pixelWidth: 40, pixelHeight: 60, mediaType: "image/png", bytes: bytes, orientation: header.orientation)
    let upright = variant.uprightBytes
    #expect(ImageHeader(upright)?.orientation == nil)
    // Of "eXIf" and the data with 1, by zlib's crc32.
    let end = pngHeader(60, 40).count + chunk.count
    #expect(Array(upright[(end - 4)..<end]) == [60, 96, 181, 215])
  }

  @Test(
    "cut anywhere before the size say nothing, and trap nowhere",
    arguments: [png(200, 7), gif, jpeg, heic("heic")] + webPs)
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

@Suite("The extent of images")
struct ImageExtentTests {
  /// A color table of two colors, a comment, a picture with data, the trailer.
  private static let gif =
    Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255] + [0x21, 0xFE, 2, 7, 7, 0]
    + [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x84, 0x1D, 0x05, 0, 0x3B]
  /// A segment with a thumbnail's end in it, a frame header, a scan with a stuffed byte and a restart, another scan.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 0xFF, 0xD8, 0xFF, 0xD9, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 44, 1, 1, 17, 0]
    + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xFF, 0, 0x34, 0xFF, 0xD0, 0x56]
    + [0xFF, 0xC4, 0, 4, 0xFF, 0xD9, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x78, 0xFF, 0xD9]
  private static let whole = [png(200, 7), gif, jpeg]

  private func extent(_ bytes: [UInt8]) -> ImageExtent? { ImageHeader(bytes)?.extent }

  @Test("is whole up to the end, and with bytes behind it", arguments: whole)
  func wholes(_ bytes: [UInt8]) {
    #expect(extent(bytes) == .whole)
    #expect(extent(bytes + Array("tail".utf8)) == .whole)
  }

  @Test("grows from none to a part, and to the whole only at the end", arguments: whole)
  func cuts(_ bytes: [UInt8]) {
    var seen: [ImageExtent] = []
    for count in 0...bytes.count {
      guard let extent = extent(Array(bytes.prefix(count))), extent != seen.last else { continue }
      seen.append(extent)
    }
    #expect(seen == [.empty, .cut, .whole])
    let ending = bytes.starts(with: [0x89]) ? 4 : 0
    #expect(extent(bytes.dropLast(ending + 1)) == .cut)
  }

  @Test("of a header alone is empty")
  func headers() {
    #expect(extent(pngHeader(200, 7)) == .empty)
    #expect(extent(Self.gif.prefix(19) + [0x3B]) == .empty)
    #expect(extent(Self.jpeg.prefix(23) + [0xFF, 0xD9]) == .empty)
  }

  @Test("of a GIF with stray bytes behind its picture is whole, as decoders have it")
  func stray() {
    #expect(extent(Self.gif.dropLast() + [0]) == .whole)
  }

  @Test("is found with any byte changed", arguments: whole)
  func hostile(_ bytes: [UInt8]) {
    for index in bytes.indices {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        _ = extent(changed)
      }
    }
  }
}

@Suite("The orientation of images")
struct ImageOrientationTests {
  /// A JPEG of 300 × 200 with an EXIF segment between another one and its frame header.
  private func jpeg(_ exif: [UInt8]) -> [UInt8] {
    let segment = Array("Exif".utf8) + [0, 0] + exif
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
      + [0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 44, 1, 1, 17, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xFF, 0xD9]
  }

  /// A directory of two entries, the second of which is the orientation.
  private func bigEndian(_ value: UInt8, type: UInt8 = 3) -> [UInt8] {
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 2] + [1, 0, 0, 4, 0, 0, 0, 1, 0, 0, 1, 44]
      + [1, 0x12, 0, type, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
  }

  private func littleEndian(_ value: UInt8) -> [UInt8] {
    Array("II".utf8) + [42, 0, 10, 0, 0, 0, 9, 9, 1, 0] + [0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test("exchanges width and height from 5 on, in either byte order", arguments: 1...8)
  func sides(value: Int) throws {
    for exif in [bigEndian(UInt8(value)), littleEndian(UInt8(value))] {
      let bytes = jpeg(exif)
      let header = try #require(ImageHeader(bytes))
      #expect(header.orientation?.exif == (value == 1 ? nil : value))
      #expect((header.width, header.height) == (value < 5 ? (300, 200) : (200, 300)))
      if let orientation = header.orientation { #expect(Int(bytes[orientation.offset]) == value) }
    }
  }

  @Test("of no kind that EXIF has is none")
  func others() {
    for exif in [bigEndian(0), bigEndian(9), bigEndian(6, type: 4), Array("XX".utf8) + bigEndian(6).dropFirst(2), []] {
      let header = ImageHeader(jpeg(exif))
      #expect(header?.width == 300 && header?.orientation == nil)
    }
  }

  @Test("cut anywhere, or with any byte changed, is read without a trap")
  func hostile() {
    for exif in [bigEndian(6), littleEndian(6)] {
      for count in exif.indices { #expect(ImageHeader(jpeg(Array(exif.prefix(count))))?.orientation?.exif != 1) }
      for index in exif.indices {
        for value in [0, 0x7F, 0xFF] as [UInt8] {
          var changed = exif
          changed[index] = value
          #expect(ImageHeader(jpeg(changed)) != nil)
        }
      }
    }
  }

  @Test("turns the image of a row, of which the size is known")
  func rows() throws {
    let files = MemoryFiles(images: ["a@2x.jpg": jpeg(bigEndian(6))])
    let table = try table("sections: [{rows: [{text: a, image: a.jpg}]}]\n", files: files)
    let variant = table.assets[0].variant(scale: 2)
    #expect(
      variant.size == LayoutSize(width: 100, height: 150) && variant.storedSize == LayoutSize(width: 150, height: 100))
    #expect(variant.uprightBytes == jpeg(bigEndian(1)))
  }
}
