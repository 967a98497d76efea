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
