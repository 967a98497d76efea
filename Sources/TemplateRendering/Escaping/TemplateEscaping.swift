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
    switch self {
    case .none: text
    case .html: Self.html(text)
    case .markdown: Self.markdown(text)
    case .csv: Self.csv(text)
    case .swift: Self.literal(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    case .json: Self.literal(text, Self.jsonEscape)
    }
  }

  private static func html(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      default: result.append(scalar.isForbiddenInText ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  // MARK: CSV

  /// A field after RFC 4180.
  private static func csv(_ text: String) -> String {
    var text = text
    // Spreadsheets compute what begins with one of these, also in their wide forms and after blanks.
    let first = text.unicodeScalars.first { $0 != " " && $0.value != 0xA0 && $0.value != 0x3000 }
    if let first, "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) { text = "'" + text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result.append("\"") }
      result.append(scalar.isForbiddenInText ? "\u{FFFD}" : scalar)
    }
    let needsQuotes =
      text.first == " " || text.last == " " || text.unicodeScalars.contains { ",;\"\t\r\n".unicodeScalars.contains($0) }
    return needsQuotes ? "\"\(String(result))\"" : String(result)
  }

  // MARK: Literals

  private static func literal(_ text: String, _ escape: (Unicode.Scalar) -> String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      default:
        if scalar.isForbiddenInText || scalar.isDeceptive {
          result.append(contentsOf: escape(scalar).unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    return String(result)
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
