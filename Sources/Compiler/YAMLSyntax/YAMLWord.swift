/// Texts as scalars.
package enum YAMLWord {
  /// A text as a scalar: plain if it is the same text there, otherwise in double quotes.
  /// - Parameter isInBrackets: Whether it is in a collection in brackets, where fewer texts can be plain.
  package static func written(_ text: String, isInBrackets: Bool) -> String {
    isPlain(text, isInBrackets: isInBrackets) ? text : quoted(text)
  }

  package static func isPlain(_ text: String, isInBrackets: Bool) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20, last != colon else {
      return false
    }
    // Some of these are only indicators before a space; as the first character of a name they are rare.
    guard !"-?:,[]{}#&*!|>'\"%@`=<+.~".utf8.contains(first), !(48...57).contains(first) else { return false }
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte < 0x20 || byte == 0x7F || byte >= 0x80 && !isOrdinary(text) { return false }
      if byte == colon, next == 0x20 || isInBrackets && isFlowIndicator(next) { return false }
      if byte == 0x20, next == UInt8(ascii: "#") { return false }
      if isInBrackets, isFlowIndicator(byte) { return false }
    }
    return !["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
  }

  private static let colon = UInt8(ascii: ":")

  private static func isFlowIndicator(_ byte: UInt8) -> Bool { ",[]{}".utf8.contains(byte) }

  /// Whether no character of a text is one of YAML's other line breaks or a control character.
  private static func isOrdinary(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
  }

  package static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// A text inside double quotes.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F || !isOrdinary(String(scalar)) {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
