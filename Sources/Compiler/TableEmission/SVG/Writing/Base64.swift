extension [UInt8] {
  /// Appends bytes as Base64 with padding (RFC 4648).
  mutating func appendBase64(_ content: [UInt8]) {
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
}
