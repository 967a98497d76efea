/// The encodings of `.strings` files.
enum TextDecoding {
  /// The bytes as UTF-8 without a byte order mark. UTF-16 is recognized by its mark, or by the zero in its first letter, which no text in UTF-8
  /// has; what is not valid is replaced.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), high: 0) }
    guard bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 else { return bytes }
    return utf16(bytes[...], high: bytes[0] == 0 ? 0 : 1)
  }

  /// - Parameter high: the place of the higher byte in a unit.
  private static func utf16(_ bytes: ArraySlice<UInt8>, high: Int) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
