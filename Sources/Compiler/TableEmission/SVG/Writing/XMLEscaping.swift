import TableDiagnostics

extension [UInt8] {
  /// Appends a string as XML 1.0 character data that is also valid in a quoted attribute.
  ///
  /// Characters that XML 1.0 cannot express (most control characters, U+FFFE, U+FFFF) become U+FFFD, and so do the control
  /// characters from U+0080 on, which it allows but terminals interpret. Tabs and line breaks are written as references: a parser
  /// would turn them into spaces in an attribute. So are characters that reorder text, which would reorder the markup for whoever reads it.
  mutating func appendXMLEscaped(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        let byte = utf8[index]
        if byte >= 0x40 && byte != 0xEF && byte != 0xC2 && byte != 0xE2 && byte != 0xD8 && byte != 0x7F {
          index += 1
          continue
        }
        if let (replacement, length) = Self.xmlReplacement(in: utf8, at: index) {
          append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
          append(literal: replacement)
          index += length
          start = index
        } else if let (scalar, length) = Self.unsafeScalar(in: utf8, at: index) {
          append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
          append(contentsOf: "&#\(scalar);".utf8)
          index += length
          start = index
        } else {
          index += 1
        }
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  /// The replacement for the bytes at an index, and their number; nil if they need none.
  private static func xmlReplacement(in utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (StaticString, Int)? {
    switch utf8[index] {
    case UInt8(ascii: "&"): ("&amp;", 1)
    case UInt8(ascii: "<"): ("&lt;", 1)
    case UInt8(ascii: ">"): ("&gt;", 1)
    case UInt8(ascii: "\""): ("&quot;", 1)
    case UInt8(ascii: "\t"): ("&#9;", 1)
    case UInt8(ascii: "\n"): ("&#10;", 1)
    case UInt8(ascii: "\r"): ("&#13;", 1)
    case 0x7F: ("&#127;", 1)
    case 0..<0x20: ("\u{FFFD}", 1)
    case 0xC2 where isControl(utf8[index + 1]): ("\u{FFFD}", 2)
    case 0xEF where isNoncharacter(utf8, at: index): ("\u{FFFD}", 3)
    default: nil
    }
  }

  /// The character of several bytes at an index, and their number; nil if it is safe to print, and for others.
  private static func unsafeScalar(
    in utf8: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int)? {
    guard utf8[index] >= 0x80 else { return nil }
    let length = utf8[index] >= 0xE0 ? 3 : 2
    let rest = utf8[(index + 1)..<(index + length)]
    let value = rest.reduce(UInt32(utf8[index] & (length == 3 ? 0x0F : 0x1F))) { $0 << 6 | UInt32($1 & 0x3F) }
    guard let scalar = Unicode.Scalar(value), !scalar.isSafeToPrint, value != 0x85 else { return nil }
    return (value, length)
  }

  /// U+0080 is C2 80. U+0085 ends lines and does nothing else.
  private static func isControl(_ second: UInt8) -> Bool { second < 0xA0 && second != 0x85 }

  /// U+FFFE is EF BF BE, U+FFFF is EF BF BF.
  private static func isNoncharacter(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 2 < utf8.count && utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE
  }
}
