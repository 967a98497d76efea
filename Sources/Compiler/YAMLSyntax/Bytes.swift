/// The characters of YAML's syntax.
extension UInt8 {
  @inlinable package static var hash: UInt8 { UInt8(ascii: "#") }
  @inlinable package static var hyphen: UInt8 { UInt8(ascii: "-") }
  @inlinable package static var dot: UInt8 { UInt8(ascii: ".") }
  @inlinable package static var percent: UInt8 { UInt8(ascii: "%") }
  @inlinable package static var colon: UInt8 { UInt8(ascii: ":") }
  @inlinable package static var question: UInt8 { UInt8(ascii: "?") }
  @inlinable package static var comma: UInt8 { UInt8(ascii: ",") }
  @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
  @inlinable package static var apostrophe: UInt8 { UInt8(ascii: "'") }
  @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
  @inlinable package static var ampersand: UInt8 { UInt8(ascii: "&") }
  @inlinable package static var exclamation: UInt8 { UInt8(ascii: "!") }
  @inlinable package static var asterisk: UInt8 { UInt8(ascii: "*") }
  @inlinable package static var bar: UInt8 { UInt8(ascii: "|") }
  @inlinable package static var greaterThan: UInt8 { UInt8(ascii: ">") }
  @inlinable package static var openBrace: UInt8 { UInt8(ascii: "{") }
  @inlinable package static var closeBrace: UInt8 { UInt8(ascii: "}") }
  @inlinable package static var openBracket: UInt8 { UInt8(ascii: "[") }
  @inlinable package static var closeBracket: UInt8 { UInt8(ascii: "]") }

  @inlinable package var isFlowIndicator: Bool {
    self == .comma || self == .openBrace || self == .closeBrace || self == .openBracket || self == .closeBracket
  }

  @inlinable package var isBreak: Bool { self == 0x0A || self == 0x0D }
  @inlinable package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  @inlinable package var isBlankOrBreak: Bool { isBlank || isBreak }
  /// Whether it is not a continuation byte of UTF-8.
  @inlinable package var startsCharacter: Bool { self & 0xC0 != 0x80 }
}
