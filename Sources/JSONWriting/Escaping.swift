extension ByteBuffer {
  /// Appends the content of a JSON string: quotes, backslashes and control characters escaped, everything else as UTF-8.
  mutating func appendJSONEscaped(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
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
    }
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
