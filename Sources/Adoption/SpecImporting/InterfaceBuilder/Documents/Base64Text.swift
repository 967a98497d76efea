extension XMLElement {
  /// The text of the element. Interface Builder writes texts that XML would change, such as those that begin with a blank, in base64 without
  /// padding, and says so.
  package var content: String {
    guard flag("base64-UTF8") == true || self["type"] == "base64-UTF8" else { return text }
    return Self.decoded(text) ?? text
  }

  /// Nil if it is not base64. Blanks and line breaks are skipped.
  private static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 where character > 0x20 && character != UInt8(ascii: "=") {
      guard let value = digit(character) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
