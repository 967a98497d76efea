/// How much of an image is in its file, by the structure of its format: no pixel is decoded.
///
/// Bytes after the end are allowed, as in decoders. Each format is read once, from front to back.
package enum ImageExtent: Equatable {
  /// Up to the end marker of the image.
  case whole
  /// Pixels, but not the end: decoders draw the part that exists, or nothing.
  case cut
  /// No pixels at all.
  case empty

  private init(ending: Bool, hasPixels: Bool) {
    self = !hasPixels ? .empty : ending ? .whole : .cut
  }

  /// A chain of chunks, up to `IEND`.
  static func png(_ bytes: [UInt8]) -> ImageExtent {
    var hasPixels = false
    for chunk in PNGChunks(bytes: bytes) {
      if chunk.isOf("IEND", in: bytes) { return ImageExtent(ending: true, hasPixels: hasPixels) }
      if chunk.isOf("IDAT", in: bytes), !chunk.data.isEmpty, chunk.data.lowerBound < bytes.count { hasPixels = true }
    }
    return ImageExtent(ending: false, hasPixels: hasPixels)
  }

  /// A chain of segments, from the frame header on, up to the end-of-image marker.
  /// - Parameter frame: where the marker of the frame header is.
  static func jpeg(_ bytes: [UInt8], from frame: Int) -> ImageExtent {
    var index = frame
    var hasPixels = false
    while index + 1 < bytes.count {
      let marker = bytes[index + 1]
      switch (bytes[index], marker) {
      case (0xFF, 0xD9): return ImageExtent(ending: true, hasPixels: hasPixels)
      // Restart markers and the start of an image have no data.
      case (0xFF, 0xD0...0xD8): index += 2
      case (0xFF, 0xC0...0xFE):
        guard index + 3 < bytes.count else { return ImageExtent(ending: false, hasPixels: hasPixels) }
        index += 2 + max(Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]), 2)
        if marker == 0xDA, index < bytes.count { hasPixels = true }
      // Fill bytes, and the data of a scan, in which a 0 follows each 0xFF.
      default: index += 1
      }
    }
    return ImageExtent(ending: false, hasPixels: hasPixels)
  }

  /// A chain of blocks after the color table, up to the trailer.
  static func gif(_ bytes: [UInt8]) -> ImageExtent {
    guard bytes.count >= 13 else { return .empty }
    var index = 13 + colorTable(bytes[10])
    var hasPixels = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "!"): index += 2
      case UInt8(ascii: ","):
        guard index + 9 < bytes.count else { return ImageExtent(ending: false, hasPixels: hasPixels) }
        index += 11 + colorTable(bytes[index + 9])
        if index < bytes.count, bytes[index] > 0 { hasPixels = true }
      // The trailer, or a byte that does not begin a block: decoders end the image there too.
      default: return ImageExtent(ending: true, hasPixels: hasPixels)
      }
      // The block's data, in pieces of at most 255 bytes.
      while index < bytes.count, bytes[index] > 0 { index += 1 + Int(bytes[index]) }
      index += 1
    }
    return ImageExtent(ending: false, hasPixels: hasPixels)
  }

  /// The length in bytes of the color table that a byte of flags declares.
  private static func colorTable(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }
}
