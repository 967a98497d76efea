/// Text from outside in Markdown as GitHub renders it: always a code span or `<code>`, in which nothing is a link, a mention of a
/// person, the number of an issue, an image or markup.
package enum MarkdownText {
  /// Longer texts are truncated: a table is read at a glance, or not at all.
  package static let limit = 120

  /// A code span that is safe in a table cell.
  package static func code(_ text: String) -> String { code(text, limit: limit) }

  /// A code span outside of a table, where a pipe is a character like any other.
  package static func line(_ text: String) -> String { code(text, limit: limit, isInTable: false) }

  /// - Parameter limit: the scalars after which it is truncated.
  static func code(_ text: String, limit: Int, isInTable: Bool = true) -> String {
    var content = ""
    var ticks = 0
    var longest = 0
    var last: Unicode.Scalar?
    for scalar in visible(text, limit).unicodeScalars {
      ticks = scalar == "`" ? ticks + 1 : 0
      longest = max(longest, ticks)
      // A cell ends at a pipe even in a code span, unless a backslash escapes it; an escaped backslash does not.
      if scalar == "|", isInTable {
        if last == "\\" {
          content.unicodeScalars.removeLast()
          content += "⧵"
        }
        content += "\\|"
      } else {
        content.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    guard !content.isEmpty else { return "(empty)" }
    let fence = String(repeating: "`", count: longest + 1)
    let isPadded = content.first == "`" || content.last == "`" || content.first == " " && content.last == " "
    // The row's own markup must not be escaped by what the text ends with.
    if content.last == "\\" { content = String(content.dropLast()) + "⧵" }
    return isPadded && content.contains { $0 != " " } ? "\(fence) \(content) \(fence)" : "\(fence)\(content)\(fence)"
  }

  /// An HTML element, for places where Markdown is not interpreted.
  package static func html(_ text: String) -> String {
    var content = ""
    for scalar in visible(text, limit).unicodeScalars {
      switch scalar {
      case "&": content += "&amp;"
      case "<": content += "&lt;"
      case ">": content += "&gt;"
      case "\"": content += "&quot;"
      default: content.unicodeScalars.append(scalar)
      }
    }
    return "<code>\(content.isEmpty ? "(empty)" : content)</code>"
  }

  /// One line in which every character is visible and in its logical order.
  private static func visible(_ text: String, _ limit: Int) -> String {
    var shown = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars.prefix(limit + 1))
    for (index, scalar) in scalars.prefix(limit).enumerated() {
      // A joiner is legitimate between letters of some scripts, and between the people of a family emoji.
      let neighbours = [index - 1, index + 1].allSatisfy { scalars.indices.contains($0) && scalars[$0].value > 0x7F }
      if scalar.isInvisible, !(neighbours && (0x200C...0x200D).contains(scalar.value)) {
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    if scalars.count > limit { shown.append("…") }
    return safeText(String(shown))
  }
}

extension Unicode.Scalar {
  /// Whether it has no width, and is not a mark that combines with letters.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0xAD, 0x34F, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180E, 0x200B...0x200F, 0x2060...0x206F, 0x3164,
      0xFEFF, 0xFFA0, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
