extension TemplateEscaping {
  /// Prose for one line or a cell of a table: nothing in it is markup, a link, a mention of a person or the number of an issue.
  static func markdown(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    var isNumber = true
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      defer { before = scalar }
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}": result.append(contentsOf: "<br>".unicodeScalars)
      case "\r" where rest.first == "\n": break
      case "\r": result.append(contentsOf: "<br>".unicodeScalars)
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "@", "#":
        // GitHub looks for names and numbers after it has read the markup.
        result.append(contentsOf: ["\\", scalar, "\u{2060}"])
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!", ":", "$", "{", "}": result.append(contentsOf: ["\\", scalar])
      // The start of a list.
      case "-", "+", "=": result.append(contentsOf: before == nil ? ["\\", scalar] : [scalar])
      case ".", ")":
        let isOfList = isNumber && before != nil
        let isOfAddress = scalar == "." && (before == "w" || before == "W")
        result.append(contentsOf: isOfList || isOfAddress ? ["\\", scalar] : [scalar])
      default: result.append(scalar.isForbiddenInText ? "\u{FFFD}" : scalar)
      }
      isNumber = isNumber && ("0"..."9").contains(scalar)
    }
    return String(result)
  }
}
