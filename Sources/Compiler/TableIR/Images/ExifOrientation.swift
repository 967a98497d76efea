extension ImageOrientation {
  private static let tag = 0x0112
  private static let short = 3

  /// The orientation in a segment of a JPEG; nil for a segment of another kind, and for an image that is upright.
  ///
  /// - Parameter segment: without its marker and its length.
  init?(exif segment: ArraySlice<UInt8>) {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    self.init(tiff: segment.dropFirst(6))
  }

  /// The orientation in what EXIF is, a TIFF file: a byte order, and a directory of 12-byte entries, one of which is the orientation.
  init?(tiff: ArraySlice<UInt8>) {
    let isLittleEndian = tiff.starts(with: "II".utf8)
    guard isLittleEndian || tiff.starts(with: "MM".utf8) else { return nil }
    /// An unsigned number with a length in bytes, at an offset in the TIFF file.
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset <= tiff.count - count else { return nil }
      let bytes = tiff.dropFirst(offset).prefix(count)
      return isLittleEndian
        ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      guard tag == Self.tag else { continue }
      guard number(entry + 2, 2) == Self.short, number(entry + 4, 4) == 1, let value = number(entry + 8, 2),
        (2...8).contains(value)
      else { return nil }
      self.init(exif: value, offset: tiff.startIndex + entry + (isLittleEndian ? 8 : 9))
      return
    }
    return nil
  }
}
