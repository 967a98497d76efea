/// Writes HTML: what is ours as it is, and what came from outside escaped.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func raw(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }

  /// Text that came from outside.
  mutating func text(_ text: String) { bytes.appendXMLEscaped(text) }

  /// An element of nothing but text, within a line.
  mutating func inline(_ name: StaticString, _ content: String) {
    raw("<\(name)>")
    text(content)
    raw("</\(name)>")
  }

  /// An element of nothing but text, on a line of its own.
  mutating func element(_ name: StaticString, _ content: String) {
    inline(name, content)
    raw("\n")
  }
}
