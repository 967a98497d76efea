extension ByteBuffer {
  /// Appends a JSON string: quotes, backslashes and control characters escaped, everything else as UTF-8.
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
    for index in utf8.indices where utf8[index].needsJSONEscape {
      // U+0080 to U+009F are control characters, some of which control terminals; other characters that begin with this byte are not.
      let isLead = utf8[index] == 0xC2
      if isLead && utf8[index + 1] >= 0xA0 { continue }
      append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
      appendEscape(of: utf8[isLead ? index + 1 : index])
      start = index + (isLead ? 2 : 1)
    }
    append(UnsafeBufferPointer(rebasing: utf8[start...]))
    append(UInt8(ascii: "\""))
  }

  private mutating func appendEscape(of byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case UInt8(ascii: "\n"): append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): append(UInt8(ascii: "t"))
    default:
      append("u00")
      append(hexDigit(byte >> 4))
      append(hexDigit(byte & 15))
    }
  }

  private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension UInt8 {
  fileprivate var needsJSONEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0x7F || self == 0xC2
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
        if word.needsJSONEscapes { return nil }
        to.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
        offset += 8
      }
    case 4...:
      let start = from.loadUnaligned(as: UInt32.self)
      let end = from.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      if (UInt64(start) | UInt64(end) << 32).needsJSONEscapes { return nil }
      to.storeBytes(of: start, as: UInt32.self)
      to.storeBytes(of: end, toByteOffset: count - 4, as: UInt32.self)
    default:
      for index in 0..<count {
        if bytes[index].needsJSONEscape { return nil }
        self[index] = bytes[index]
      }
    }
    return self + count
  }
}

extension UInt64 {
  /// Whether any of its eight bytes needs an escape (`UInt8.needsJSONEscape`).
  @inline(__always)
  fileprivate var needsJSONEscapes: Bool {
    let isControl = (self &- Self.ones &* 0x20) & ~self
    return (isControl | zeros(0x22) | zeros(0x5C) | zeros(0x7F) | zeros(0xC2)) & (Self.ones &* 0x80) != 0
  }

  /// A word whose lowest byte with a high bit is where this one's lowest byte with a value is; without high bits if there is none.
  @inline(__always)
  private func zeros(_ value: UInt64) -> UInt64 {
    let difference = self ^ (Self.ones &* value)
    return (difference &- Self.ones) & ~difference
  }

  /// A one in each byte.
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
}
