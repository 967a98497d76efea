/// The size and type of an image, read from the first bytes of its file, and whether the file is complete.
package struct ImageHeader: Equatable {
  package var mediaType: String
  /// The size of the upright image, in pixels.
  package var width: Int
  package var height: Int
  package var extent: ImageExtent
  /// Nil if the pixels are upright.
  package var orientation: ImageOrientation?

  /// The longest side that is accepted, in pixels: at 3x, the longest length in a spec.
  private static let longestSide = 300_000

  /// Returns nil for anything other than a PNG, JPEG, GIF, WebP, HEIC or AVIF, or if it has no plausible size.
  package init?(_ bytes: [UInt8]) {
    guard
      let header = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes) ?? Self.isoMedia(bytes),
      (1...Self.longestSide).contains(header.width), (1...Self.longestSide).contains(header.height)
    else {
      return nil
    }
    self = header
  }

  /// A drawing, which has no pixels before it is drawn.
  package init(_ mediaType: String) { self.init(mediaType, 1, 1, .whole) }

  private init(_ mediaType: String, _ width: Int, _ height: Int, _ extent: ImageExtent) {
    self.mediaType = mediaType
    self.width = width
    self.height = height
    self.extent = extent
  }

  private static func png(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 24, bytes.starts(with: signatureOfPNG) else { return nil }
    guard bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    var header = ImageHeader("image/png", bigEndian(bytes[16..<20]), bigEndian(bytes[20..<24]), .png(bytes))
    header.turn(PNGChunks.data(of: "eXIf", in: bytes).flatMap(ImageOrientation.init(tiff:)))
    return header
  }

  private static func webP(_ bytes: [UInt8]) -> ImageHeader? {
    guard let image = WebPHeader(bytes) else { return nil }
    var header = ImageHeader("image/webp", image.width, image.height, image.extent)
    header.turn(image.orientation)
    return header
  }

  private static func isoMedia(_ bytes: [UInt8]) -> ImageHeader? {
    ISOMediaHeader(bytes).map { ImageHeader($0.mediaType, $0.width, $0.height, $0.extent) }
  }

  private static let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let signatureOfJPEG: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Whether a file begins like an image: if it has no header, it is damaged.
  package static func isOfImage(_ bytes: [UInt8]) -> Bool {
    [signatureOfPNG, signatureOfJPEG, Array("GIF8".utf8)].contains { bytes.starts(with: $0) }
      || bytes.count >= 12
        && (bytes.starts(with: "RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8)
          || bytes[4..<8].elementsEqual("ftyp".utf8))
  }

  /// Whether a file is a PNG that Xcode has rewritten for devices, as in an app's package: only Apple's systems read it.
  package static func isOptimizedForDevices(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 16 && bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes[12..<16].elementsEqual("CgBI".utf8)
  }

  private static func gif(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 10, bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) else { return nil }
    return ImageHeader("image/gif", Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8, .gif(bytes))
  }

  /// A JPEG is a sequence of segments up to its first scan; the frame header among them contains the size.
  private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: signatureOfJPEG) else { return nil }
    var header: ImageHeader?
    var orientation: ImageOrientation?
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame, header == nil {
        header = ImageHeader(
          "image/jpeg", bigEndian(bytes[(index + 7)..<(index + 9)]), bigEndian(bytes[(index + 5)..<(index + 7)]),
          .jpeg(bytes, from: index))
      }
      let length = bigEndian(bytes[(index + 2)..<(index + 4)])
      guard length >= 2, marker != 0xDA else { break }
      if marker == 0xE1, orientation == nil {
        orientation = ImageOrientation(exif: bytes[(index + 4)...].prefix(length - 2))
      }
      index += 2 + length
    }
    header?.turn(orientation)
    return header
  }

  private mutating func turn(_ orientation: ImageOrientation?) {
    self.orientation = orientation
    if orientation?.exchangesSides == true { (width, height) = (height, width) }
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
