/// The size of a WebP image, from its first chunk: a RIFF file, with lengths in little-endian order.
struct WebPHeader {
  var width: Int
  var height: Int
  var extent: ImageExtent
  var orientation: ImageOrientation?

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      // After the tag of the frame and the start code, 14 bits each.
      guard bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { return nil }
      (width, height) = (number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
    case "VP8L":
      guard bytes[20] == 0x2F else { return nil }
      let bits = number(21, 4)
      (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      (width, height) = (number(24, 3) + 1, number(27, 3) + 1)
      // Chunks after the picture can have the orientation.
      if bytes[20] & 8 != 0 { orientation = Self.orientation(bytes, number) }
    default: return nil
    }
    extent = number(4, 4) + 8 <= bytes.count ? .whole : .cut
  }

  private static func orientation(_ bytes: [UInt8], _ number: (Int, Int) -> Int) -> ImageOrientation? {
    var index = 12
    while index + 8 <= bytes.count {
      let (start, length) = (index + 8, number(index + 4, 4))
      if bytes[index..<index + 4].elementsEqual("EXIF".utf8) {
        let chunk = bytes[start...].prefix(length)
        return ImageOrientation(exif: chunk) ?? ImageOrientation(tiff: chunk)
      }
      index = start + length + length % 2
    }
    return nil
  }
}
