/// How the values of a template are escaped, by the kind of its output. What comes from a spec can be anyone's text, and must not become
/// markup, code or a formula.
package enum TemplateEscaping: String, CaseIterable, Sendable {
  case none, html, markdown, csv, swift, json

  package var doc: String {
    switch self {
    case .none: "as it is"
    case .html: "for HTML and XML, between tags and between quotes"
    case .markdown: "for a line of Markdown, as GitHub reads it"
    case .csv: "as a field of CSV, in quotes if it needs them; one that a spreadsheet would compute gets an apostrophe"
    case .swift: "for the inside of a string literal of Swift, and for a comment on one line"
    case .json: "for the inside of a string of JSON"
    }
  }

  package func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    append(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Writes an escaped text at the end of an output in UTF-8, which is at most six times as long as the text.
  func append(_ text: String, to output: inout [UInt8]) {
    switch self {
    case .none: output += text.utf8
    case .html: Self.append(text, to: &output, replacing: Self.entity)
    case .markdown: Self.appendMarkdown(text, to: &output)
    case .csv: Self.appendField(text, to: &output)
    case .swift:
      Self.append(text, to: &output) { scalar in
        Self.literal(scalar) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
      }
    case .json: Self.append(text, to: &output) { Self.literal($0, Self.jsonEscape) }
    }
  }

  /// Writes a text with some of its characters replaced.
  /// - Parameter replacement: of a character; nil for one that stays.
  static func append(
    _ text: String, to output: inout [UInt8], replacing replacement: (Unicode.Scalar) -> String?
  ) {
    var text = text
    text.makeContiguousUTF8()
    let rest = text.utf8
    // Most texts have long runs without anything to escape, which are copied at once.
    var (start, end) = (rest.startIndex, rest.startIndex)
    for scalar in text.unicodeScalars {
      let next = rest.index(end, offsetBy: UTF8.width(scalar))
      if let replacement = replacement(scalar) {
        output += rest[start..<end]
        output += replacement.utf8
        start = next
      }
      end = next
    }
    output += rest[start...]
  }

  private static func entity(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: forbidden(scalar)
    }
  }

  /// What stands for a character that no text may contain; nil for all others.
  static func forbidden(_ scalar: Unicode.Scalar) -> String? { scalar.isForbiddenInText ? "\u{FFFD}" : nil }

  // MARK: CSV

  /// A field after RFC 4180.
  private static func appendField(_ text: String, to output: inout [UInt8]) {
    // Spreadsheets compute what begins with one of these, also in their wide forms and after blanks.
    let first = text.unicodeScalars.first { $0 != " " && $0.value != 0xA0 && $0.value != 0x3000 }
    let isFormula = first.map("=+-@\t\r\n＝＋－＠".unicodeScalars.contains) ?? false
    let blank = UInt8(ascii: " ")
    let isQuoted =
      text.utf8.contains(where: ",;\"\t\r\n".utf8.contains) || text.utf8.last == blank
      || (text.utf8.first == blank && !isFormula)
    let quote: [UInt8] = isQuoted ? [UInt8(ascii: "\"")] : []
    output += quote
    if isFormula { output.append(UInt8(ascii: "'")) }
    append(text, to: &output) { $0 == "\"" ? "\"\"" : forbidden($0) }
    output += quote
  }

  // MARK: Literals

  private static func literal(_ scalar: Unicode.Scalar, _ escape: (Unicode.Scalar) -> String) -> String? {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: scalar.isForbiddenInText || scalar.isDeceptive ? escape(scalar) : nil
    }
  }

  private static func jsonEscape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Control characters other than tabs and line breaks.
  var isForbiddenInText: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// What makes code look different from what it is: marks of direction, invisible characters, and separators of lines.
  fileprivate var isDeceptive: Bool {
    switch value {
    case 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000...0xE0FFF: true
    default: false
    }
  }
}

extension TemplateEscaping {
  /// Prose for one line or a cell of a table: nothing in it is markup, a link, a mention of a person or the number of an issue.
  static func appendMarkdown(_ text: String, to output: inout [UInt8]) {
    var before: Unicode.Scalar?
    var isNumber = true
    append(text, to: &output) { scalar in
      defer {
        before = scalar
        isNumber = isNumber && ("0"..."9").contains(scalar)
      }
      switch scalar {
      case "\n" where before == "\r": return ""
      case "\r", "\n", "\u{2028}", "\u{2029}": return "<br>"
      case "&": return "&amp;"
      case "<": return "&lt;"
      case ">": return "&gt;"
      // GitHub looks for names and numbers after it has read the markup.
      case "@", "#": return "\\\(scalar)\u{2060}"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!", ":", "$", "{", "}": return "\\\(scalar)"
      // The start of a list.
      case "-", "+", "=": return before == nil ? "\\\(scalar)" : nil
      case ".", ")":
        let isOfList = isNumber && before != nil
        let isOfAddress = scalar == "." && (before == "w" || before == "W")
        return isOfList || isOfAddress ? "\\\(scalar)" : nil
      default: return forbidden(scalar)
      }
    }
  }
}
