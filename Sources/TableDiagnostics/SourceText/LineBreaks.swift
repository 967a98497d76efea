extension SourceText {
  /// The offsets at which lines start, by libyaml's line breaks: LF, CRLF, CR, and in UTF-8 NEL, LS and PS.
  static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let length = lineBreakLength(in: bytes, at: index)
        index += max(length, 1)
        if length > 0 { starts.append(index) }
      }
    }
    return starts
  }

  private static func lineBreakLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    // The first bytes of the breaks, so that nearly every byte costs one look: LF, CR, NEL, and LS or PS.
    guard byte == 0x0A || byte == 0x0D || byte == 0xC2 || byte == 0xE2 else { return 0 }
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (byte, second, third) {
    case (0x0D, 0x0A, _): return 2
    case (0x0D, _, _), (0x0A, _, _): return 1
    case (0xC2, 0x85, _): return 2
    case (0xE2, 0x80, 0xA8...0xA9): return 3
    default: return 0
    }
  }

  /// The length of the line break that ends before an offset where a line starts.
  func lineBreakLength(endingAt end: Int) -> Int {
    switch bytes[end - 1] {
    case 0x0A: end >= 2 && bytes[end - 2] == 0x0D ? 2 : 1
    case 0x0D: 1
    case 0x85: 2
    default: 3
    }
  }
}
