/// The size of a HEIC or AVIF image: a file of boxes (ISO/IEC 14496-12 and 23008-12), of which `meta` describes the primary image.
struct ISOMediaHeader {
  let mediaType: String
  private(set) var width = 0
  private(set) var height = 0
  private(set) var extent = ImageExtent.whole
  /// Whether the picture is turned by a quarter, which decoders do.
  private var isTurned = false
  /// The part of the picture that is shown: encoders fill it up to whole blocks.
  private var aperture: (width: Int, height: Int)?
  private let bytes: [UInt8]

  private struct Box {
    var type: Substring
    /// Without its header.
    var content: Range<Int>
  }

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    switch String(decoding: bytes[8..<12], as: UTF8.self) {
    case "avif", "avis": mediaType = "image/avif"
    case "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1": mediaType = "image/heic"
    default: return nil
    }
    let outer = boxes(in: 0..<bytes.count)
    guard let meta = outer.first(where: { $0.type == "meta" }),
      meta.content.upperBound <= bytes.count
    else { return nil }
    // A version and flags come before its boxes.
    let parts = boxes(in: meta.content.dropFirst(4))
    guard let properties = parts.first(where: { $0.type == "iprp" }).map({ boxes(in: $0.content) }),
      let container = properties.first(where: { $0.type == "ipco" }).map({ boxes(in: $0.content) })
    else { return nil }
    let primary = parts.first { $0.type == "pitm" }.flatMap { number($0.content.lowerBound + 4, 2) }
    var numbers: [Int] = []
    for box in properties where box.type == "ipma" && numbers.isEmpty {
      numbers = self.properties(of: primary, in: box.content) ?? []
    }
    for number in numbers where container.indices.contains(number - 1) { read(container[number - 1]) }
    // An image that lists none of its properties has the size of the largest there is.
    if width == 0 { for box in container where box.type == "ispe" { read(box) } }
    if let aperture { (width, height) = aperture }
    guard width > 0, height > 0 else { return nil }
    if isTurned { (width, height) = (height, width) }
    if let last = outer.last, last.content.upperBound > bytes.count { extent = .cut }
  }

  private func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The boxes of a range; the last can extend beyond the file. An image has a few dozen.
  private func boxes(in range: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    var index = range.lowerBound
    while index + 8 <= min(range.upperBound, bytes.count), boxes.count < 1_024 {
      guard var length = number(index, 4) else { break }
      var header = 8
      if length == 1 {
        guard let high = number(index + 8, 4), high == 0, let low = number(index + 12, 4) else { break }
        (length, header) = (low, 16)
      } else if length == 0 {
        length = range.upperBound - index
      }
      guard length >= header else { break }
      let type = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
      boxes.append(Box(type: type[...], content: index + header..<index + length))
      index += length
    }
    return boxes
  }

  /// The numbers of an image's properties.
  private func properties(of image: Int?, in content: Range<Int>) -> [Int]? {
    guard let head = number(content.lowerBound, 4), let count = number(content.lowerBound + 4, 4) else { return nil }
    let (isLong, isWide) = (head >> 24 > 0, head & 1 != 0)
    var index = content.lowerBound + 8
    for _ in 0..<min(count, 4_096) {
      guard let id = number(index, isLong ? 4 : 2), let entries = number(index + (isLong ? 4 : 2), 1) else {
        return nil
      }
      index += isLong ? 5 : 3
      let size = isWide ? 2 : 1
      if id == image || image == nil {
        return (0..<entries).compactMap { number(index + size * $0, size).map { $0 & (isWide ? 0x7FFF : 0x7F) } }
      }
      index += size * entries
    }
    return nil
  }

  /// A fraction, in whole pixels.
  private func length(_ offset: Int) -> Int? {
    guard let numerator = number(offset, 4), let denominator = number(offset + 4, 4), denominator > 0 else {
      return nil
    }
    return (numerator + denominator / 2) / denominator
  }

  private mutating func read(_ box: Box) {
    let start = box.content.lowerBound
    switch box.type {
    case "ispe":
      guard let wide = number(start + 4, 4), let high = number(start + 8, 4), wide * high > width * height,
        wide < 1 << 20, high < 1 << 20
      else { return }
      (width, height) = (wide, high)
    case "clap":
      // Of the picture as the properties before it have turned it.
      guard let wide = length(start), let high = length(start + 8) else { return }
      aperture = isTurned ? (high, wide) : (wide, high)
    case "irot": isTurned = (number(start, 1) ?? 0) & 1 != 0
    default: break
    }
  }
}

extension Range<Int> {
  fileprivate func dropFirst(_ count: Int) -> Range<Int> { Swift.min(lowerBound + count, upperBound)..<upperBound }
}
