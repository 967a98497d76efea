extension ByteBuffer {
  /// Appends a JSON string: quotes, backslashes, control characters and characters that reorder text escaped, everything else as UTF-8.
  mutating func appendQuoted(_ value: String) {
    let isDone: Void? = value.utf8.withContiguousStorageIfAvailable { appendQuoted($0) }
    guard isDone == nil else { return }
    // Only strings of other frameworks are not contiguous.
    var value = value
    value.withUTF8 { appendQuoted($0) }
  }

  /// Appends a string that needs no escaping.
  mutating func appendQuoted(unescaped value: String) {
    var value = value
    value.withUTF8 { utf8 in
      let target = room(for: utf8.count + 2).storing(UInt8(ascii: "\""))
      end(at: target.storing(utf8).storing(UInt8(ascii: "\"")))
    }
  }

  private mutating func appendQuoted(_ utf8: UnsafeBufferPointer<UInt8>) {
    let target = room(for: utf8.count + 2).storing(UInt8(ascii: "\""))
    if let end = target.storingUnescaped(utf8) { return self.end(at: end.storing(UInt8(ascii: "\""))) }
    append(UInt8(ascii: "\""))
    var start = 0
    for index in utf8.indices where utf8[index].mayNeedJSONEscape {
      guard let (scalar, length) = Self.escapedScalar(of: utf8, at: index) else { continue }
      append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
      appendEscape(of: scalar)
      start = index + length
    }
    append(UnsafeBufferPointer(rebasing: utf8[start...]))
    append(UInt8(ascii: "\""))
  }

  /// The character that begins at a byte, and its length in bytes; nil if it needs no escape.
  ///
  /// Besides what JSON requires, these are the characters that control a terminal or that let a line of a log read as another one. A test
  /// compares them with those of `safeText`.
  private static func escapedScalar(
    of utf8: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt16, length: Int)? {
    switch utf8[index] {
    case 0xC2: utf8[index + 1] < 0xA0 ? (UInt16(utf8[index + 1]), 2) : nil
    case 0xD8: utf8[index + 1] == 0x9C ? (0x061C, 2) : nil
    case 0xE2, 0xEF:
      switch UInt16(utf8[index] & 0x0F) << 12 | UInt16(utf8[index + 1] & 0x3F) << 6 | UInt16(utf8[index + 2] & 0x3F) {
      case let scalar where Self.isUnsafe(scalar): (scalar, 3)
      default: nil
      }
    default: (UInt16(utf8[index]), 1)
    }
  }

  private static func isUnsafe(_ scalar: UInt16) -> Bool {
    switch scalar {
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  private mutating func appendEscape(of scalar: UInt16) {
    append(UInt8(ascii: "\\"))
    switch scalar {
    case 0x22, 0x5C: append(UInt8(scalar))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x09: append(UInt8(ascii: "t"))
    default:
      append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] { append(hexDigit(UInt8(scalar >> UInt16(shift) & 15))) }
    }
  }

  private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension UInt8 {
  /// Whether a character that begins with this byte may need an escape.
  fileprivate var mayNeedJSONEscape: Bool {
    switch self {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Stores bytes of which none may need an escape, and returns where they end; nil if one may.
  @inline(__always)
  fileprivate func storingUnescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> Self? {
    guard let baseAddress = bytes.baseAddress else { return self }
    let (from, to, count) = (UnsafeRawPointer(baseAddress), UnsafeMutableRawPointer(self), bytes.count)
    switch count {
    case 8...:
      // Most texts have none, so eight bytes are looked at together. The last ones overlap those before.
      var offset = 0
      while offset < count {
        offset = min(offset, count - 8)
        let word = from.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if word.mayNeedJSONEscapes { return nil }
        to.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
        offset += 8
      }
    case 4...:
      let start = from.loadUnaligned(as: UInt32.self)
      let end = from.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      if (UInt64(start) | UInt64(end) << 32).mayNeedJSONEscapes { return nil }
      to.storeBytes(of: start, as: UInt32.self)
      to.storeBytes(of: end, toByteOffset: count - 4, as: UInt32.self)
    default:
      for index in 0..<count {
        if bytes[index].mayNeedJSONEscape { return nil }
        self[index] = bytes[index]
      }
    }
    return self + count
  }
}

extension UInt64 {
  /// Whether any of its eight bytes may need an escape (`UInt8.mayNeedJSONEscape`).
  @inline(__always)
  fileprivate var mayNeedJSONEscapes: Bool {
    let isControl = (self &- Self.ones &* 0x20) & ~self
    var found = isControl | zeros(0x22) | zeros(0x5C) | zeros(0x7F)
    if self & Self.highBits != 0 { found |= zeros(0xC2) | zeros(0xD8) | zeros(0xE2) | zeros(0xEF) }
    return found & Self.highBits != 0
  }

  /// A word whose lowest byte with a high bit is where this one's lowest byte with a value is; without high bits if there is none.
  @inline(__always)
  private func zeros(_ value: UInt64) -> UInt64 {
    let difference = self ^ (Self.ones &* value)
    return (difference &- Self.ones) & ~difference
  }

  /// A one in each byte.
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// The highest bit of each byte, which ASCII does not set.
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}
