internal import CLibYAML

extension UnsafeBufferPointer<UInt8> {
  /// Whether the byte occurs at an offset that satisfies the condition. At the speed of `memchr`.
  func contains(_ byte: UInt8, where condition: (Int) -> Bool) -> Bool {
    var offset = 0
    while let found = firstOffset(of: byte, from: offset) {
      if condition(found) { return true }
      offset = found + 1
    }
    return false
  }

  /// The first offset of the byte at or after an offset.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }
}
