extension UInt8 {
  static let hash = UInt8(ascii: "#")
  static let hyphen = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let percent = UInt8(ascii: "%")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")

  var isFlowIndicator: Bool {
    self == .comma || self == .openBrace || self == .closeBrace || self == .openBracket || self == .closeBracket
  }
}
