extension [UInt8] {
  /// Appends bytes as Base64 with padding (RFC 4648).
  package mutating func appendBase64(_ content: [UInt8]) {
    reserveCapacity(count + (content.count + 2) / 3 * 4)
    var index = 0
    while index < content.count {
      let rest = content.count - index
      let second = rest > 1 ? content[index + 1] : 0
      let third = rest > 2 ? content[index + 2] : 0
      append(Self.base64Digit(content[index] >> 2))
      append(Self.base64Digit((content[index] & 3) << 4 | second >> 4))
      append(rest > 1 ? Self.base64Digit((second & 15) << 2 | third >> 6) : UInt8(ascii: "="))
      append(rest > 2 ? Self.base64Digit(third & 63) : UInt8(ascii: "="))
      index += 3
    }
  }

  private static func base64Digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }

  /// The bytes of a text in Base64, with or without padding; nil if it is none. Blanks and line breaks are skipped.
  package init?(base64 text: some Sequence<UInt8>) {
    self = []
    var bits: UInt32 = 0
    var count = 0
    for character in text where character > 0x20 && character != UInt8(ascii: "=") {
      guard let value = Self.value(of: character) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
