import TableIR

/// The size of an image file from its first bytes: no image is decoded.
enum ImageFile {
  static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]

  /// In pixels, or in the points of a drawing; nil if it does not tell.
  static func size(_ bytes: [UInt8]) -> LayoutSize? {
    if let header = ImageHeader(bytes) { return LayoutSize(width: Double(header.width), height: Double(header.height)) }
    if bytes.starts(with: "%PDF".utf8) { return pageOfPDF(bytes) }
    return drawingOfSVG(bytes)
  }

  /// The first `/MediaBox [x y X Y]` of a PDF whose pages are not compressed.
  private static func pageOfPDF(_ bytes: [UInt8]) -> LayoutSize? {
    let key = Array("/MediaBox".utf8)
    var index = 0
    while let slash = bytes[index...].firstIndex(of: key[0]) {
      index = slash + 1
      guard bytes[slash...].starts(with: key) else { continue }
      let rest = bytes[(slash + key.count)...].prefix(200)
      guard let open = rest.firstIndex(of: UInt8(ascii: "[")), let close = rest.firstIndex(of: UInt8(ascii: "]")),
        open < close, rest[..<open].allSatisfy(isBlank)
      else { continue }
      let numbers = rest[(open + 1)..<close].split(whereSeparator: isBlank)
        .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
      if numbers.count == 4 { return size(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1])) }
    }
    return nil
  }

  /// The width and height of an SVG, or those of its view box.
  private static func drawingOfSVG(_ bytes: [UInt8]) -> LayoutSize? {
    var limits = XMLLimits()
    limits.allowsDocumentType = true
    guard let root = try? XMLReader.read(bytes, limits: limits).root, root.name == "svg" || root.name.hasSuffix(":svg")
    else { return nil }
    let box = root["viewBox"]?.split { $0 == " " || $0 == "," || $0 == "\n" }.compactMap { Double($0) } ?? []
    let width = root["width"].flatMap(points) ?? (box.count == 4 ? box[2] : nil)
    let height = root["height"].flatMap(points) ?? (box.count == 4 ? box[3] : nil)
    guard let width, let height else { return nil }
    return size(width, height)
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
