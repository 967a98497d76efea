/// Prose of the reference.
///
/// It is Markdown whose headings below its own are of the third level, and in which a link to `#row` leads to the mapping `row`,
/// wherever that is described.
struct ReferenceChapter: Sendable {
  let title: String
  let text: String

  /// - Parameter markdown: begins with the chapter's heading, of the second level.
  init(_ markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    guard let heading = lines.first, heading.hasPrefix("## ") else {
      preconditionFailure("a chapter begins with a heading")
    }
    title = String(heading.dropFirst(3))
    var text = lines.dropFirst()
    while text.first?.isEmpty == true { text.removeFirst() }
    while text.last?.isEmpty == true { text.removeLast() }
    self.text = text.joined(separator: "\n")
  }

  /// The headings in text.
  static func headings(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
  }

  /// Text below a heading of a level, with links to where mappings are described.
  static func markdown(_ text: String, below level: String, target: (String) -> String?) -> String {
    var result = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result += "\n" }
      result += linked(line.hasPrefix("### ") ? "\(level)# " + line.dropFirst(4) : String(line), target)
    }
    return result
  }

  private static func linked(_ line: String, _ target: (String) -> String?) -> String {
    var result = ""
    var rest = Substring(line)
    while let start = rest.place(of: "](#") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      let anchor = rest.prefix { $0 != ")" }
      result += "](" + (target(String(anchor)) ?? "#" + anchor)
      rest = rest.dropFirst(anchor.count)
    }
    return result + rest
  }
}

extension Substring {
  /// Without Foundation, which sources do not import.
  fileprivate func place(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
