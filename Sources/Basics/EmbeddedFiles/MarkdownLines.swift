/// The lines of a page of the documentation, of which code is set apart.
package struct MarkdownLines: Sendable {
  package struct Line: Sendable {
    package var text: Substring
    /// Whether it is a line of a code block, or one that begins or ends it.
    package var isCode: Bool

    /// Whether it begins or ends a code block.
    package var isFence: Bool { isCode && text.hasPrefix("```") }

    /// The level and the text of a heading.
    package var heading: (level: Int, text: String)? {
      let level = text.prefix { $0 == "#" }.count
      guard !isCode, level > 0, text.dropFirst(level).first == " " else { return nil }
      return (level, String(text.dropFirst(level + 1)))
    }
  }

  package let lines: [Line]

  package init(_ text: String) {
    var isCode = false
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isFence = line.hasPrefix("```")
      if isFence { isCode.toggle() }
      return Line(text: line, isCode: isCode || isFence)
    }
  }

  package var headings: [(level: Int, text: String)] { lines.compactMap(\.heading) }
}
