/// The characters of YAML's syntax.
extension UInt8 {
  package static let hash = UInt8(ascii: "#")
  package static let hyphen = UInt8(ascii: "-")
  package static let dot = UInt8(ascii: ".")
  package static let percent = UInt8(ascii: "%")
  package static let colon = UInt8(ascii: ":")
  package static let question = UInt8(ascii: "?")
  package static let comma = UInt8(ascii: ",")
  package static let quote = UInt8(ascii: "\"")
  package static let apostrophe = UInt8(ascii: "'")
  package static let backslash = UInt8(ascii: "\\")
  package static let ampersand = UInt8(ascii: "&")
  package static let exclamation = UInt8(ascii: "!")
  package static let asterisk = UInt8(ascii: "*")
  package static let bar = UInt8(ascii: "|")
  package static let greaterThan = UInt8(ascii: ">")
  package static let openBrace = UInt8(ascii: "{")
  package static let closeBrace = UInt8(ascii: "}")
  package static let openBracket = UInt8(ascii: "[")
  package static let closeBracket = UInt8(ascii: "]")

  package var isFlowIndicator: Bool {
    self == .comma || self == .openBrace || self == .closeBrace || self == .openBracket || self == .closeBracket
  }
  package var isBreak: Bool { self == 0x0A || self == 0x0D }
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  package var isBlankOrBreak: Bool { isBlank || isBreak }
  /// Whether it is not a continuation byte of UTF-8.
  package var startsCharacter: Bool { self & 0xC0 != 0x80 }
}
