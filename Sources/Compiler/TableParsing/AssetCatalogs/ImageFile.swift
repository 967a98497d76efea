import TableIR
import XMLReading

/// The size of an image file from its first bytes: no image is decoded.
package enum ImageFile {
  package static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "pdf", "svg",
  ]

  /// In pixels, or in the points of a drawing; nil if it does not tell.
  package static func size(_ bytes: [UInt8]) -> LayoutSize? {
    if let header = ImageHeader(bytes) { return LayoutSize(width: Double(header.width), height: Double(header.height)) }
    return Drawing(bytes)?.size
  }
}

/// A drawing of lines and curves, as asset catalogs have them.
struct Drawing {
  /// In points.
  let size: LayoutSize
  let mediaType: String

  /// Nil for anything but a PDF or an SVG that tells its size.
  init?(_ bytes: [UInt8]) {
    let isPDF = bytes.starts(with: "%PDF".utf8)
    guard let size = isPDF ? Self.pageOfPDF(bytes) : Self.drawingOfSVG(bytes) else { return nil }
    self.size = size
    mediaType = isPDF ? "application/pdf" : "image/svg+xml"
  }

  /// The first page of a PDF, by its own objects or by those that it has in compressed streams.
  private static func pageOfPDF(_ bytes: [UInt8]) -> LayoutSize? {
    shownBox(bytes[...]) ?? compressedObjects(of: bytes).lazy.compactMap(shownBox).first
  }

  /// What asset catalogs draw of a page: its `/CropBox`, as far as it is in its `/MediaBox`.
  private static func shownBox(_ bytes: ArraySlice<UInt8>) -> LayoutSize? {
    guard let media = box("/MediaBox", bytes) else { return nil }
    let crop = box("/CropBox", bytes) ?? media
    let (x, y) = (crop.x.clamped(to: media.x), crop.y.clamped(to: media.y))
    return size(x.upperBound - x.lowerBound, y.upperBound - y.lowerBound)
  }

  /// The first `/MediaBox [x y X Y]`, in points.
  private static func box(
    _ name: String, _ bytes: ArraySlice<UInt8>
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    for place in places(of: name, in: bytes) {
      let rest = bytes[place...].prefix(200)
      guard let open = rest.firstIndex(of: UInt8(ascii: "[")), let close = rest.firstIndex(of: UInt8(ascii: "]")),
        open < close, rest[..<open].allSatisfy(isBlank)
      else { continue }
      let numbers = rest[(open + 1)..<close].split(whereSeparator: isBlank)
        .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == 4 else { continue }
      func range(_ one: Double, _ other: Double) -> ClosedRange<Double> { min(one, other)...max(one, other) }
      return (range(numbers[0], numbers[2]), range(numbers[1], numbers[3]))
    }
    return nil
  }

  /// The streams of a PDF that have objects in them, unpacked.
  private static func compressedObjects(of bytes: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
    places(of: "/ObjStm", in: bytes[...]).prefix(mostStreams).lazy.compactMap { place in
      let word = end(of: "stream", in: bytes, from: place)
      let start = bytes[word...].prefix(2).firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? word
      return Inflation.zlib(bytes[start...], most: mostUnpacked)[...]
    }
  }

  /// Pages are among the first objects.
  private static let mostStreams = 16
  private static let mostUnpacked = 1 << 20

  /// The places after each of a word's occurrences.
  private static func places(of word: String, in bytes: ArraySlice<UInt8>) -> some Sequence<Int> {
    let word = Array(word.utf8)
    return bytes.indices.lazy.filter { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }.map { $0 + word.count }
  }

  /// The place after a word's first occurrence from a place on; the end if there is none.
  private static func end(of word: String, in bytes: [UInt8], from start: Int) -> Int {
    places(of: word, in: bytes[start...]).first { _ in true } ?? bytes.count
  }

  /// The width and height of an SVG, or those of its view box.
  private static func drawingOfSVG(_ bytes: [UInt8]) -> LayoutSize? {
    guard let tag = rootTag(of: bytes), let root = try? XMLReader.read(tag).root,
      root.name == "svg" || root.name.hasSuffix(":svg")
    else { return nil }
    let box = root["viewBox"]?.split { $0 == " " || $0 == "," || $0 == "\n" }.compactMap { Double($0) } ?? []
    let width = root["width"].flatMap(points) ?? (box.count == 4 ? box[2] : nil)
    let height = root["height"].flatMap(points) ?? (box.count == 4 ? box[3] : nil)
    guard let width, let height else { return nil }
    return size(width, height)
  }

  /// The root of an SVG as an element without content. What stands before it, such as the entities of Illustrator, and entities in its
  /// attributes, say nothing of its size.
  private static func rootTag(of bytes: [UInt8]) -> [UInt8]? {
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")), open + 1 < bytes.count {
      switch bytes[open + 1] {
      case UInt8(ascii: "?"): index = end(of: "?>", in: bytes, from: open)
      case UInt8(ascii: "!"):
        let isComment = bytes[open...].starts(with: "<!--".utf8)
        index = isComment ? end(of: "-->", in: bytes, from: open) : end(of: bytes, from: open + 1)
      default:
        let end = end(of: bytes, from: open + 1)
        guard end <= bytes.count, end > open + 2, bytes[end - 1] == UInt8(ascii: ">") else { return nil }
        var tag = Array(bytes[open..<(end - 1)])
        if tag.last == UInt8(ascii: "/") { tag.removeLast() }
        for place in tag.indices where tag[place] == UInt8(ascii: "&") { tag[place] = UInt8(ascii: " ") }
        // Namespaces of prefixes can be entities, too, and must not be empty.
        return tag + Array("/>".utf8)
      }
    }
    return nil
  }

  /// The place after the `>` that ends a tag or a declaration, outside of quotes and of brackets.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var quote: UInt8?
    var depth = 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = bytes[index]
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index + 1
      default: break
      }
    }
    return bytes.count
  }

  /// `24`, `24px`, `24pt`; nil for a share of what is around it.
  private static func points(_ length: String) -> Double? {
    for unit in ["px", "pt"] where length.hasSuffix(unit) { return Double(length.dropLast(2)) }
    return Double(length)
  }

  private static func size(_ width: Double, _ height: Double) -> LayoutSize? {
    // No image of a table is larger, and no number that is not one gets through.
    (width > 0 && width <= 100_000 && height > 0 && height <= 100_000) ? LayoutSize(width: width, height: height) : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0].contains(byte) }
}
