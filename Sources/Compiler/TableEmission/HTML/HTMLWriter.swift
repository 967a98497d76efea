import TableDiagnostics

/// Writes HTML: markup as it is, and untrusted text escaped.
package struct HTMLWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Reserves space for a number of bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func raw(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }

  /// Untrusted text, in which every control character and every character that reorders text is visible.
  package mutating func text(_ text: String) { bytes.appendXMLEscaped(safeText(text, limit: .max)) }

  /// An element that contains only text, within a line.
  package mutating func inline(_ name: StaticString, _ content: String) {
    raw("<\(name)>")
    text(content)
    raw("</\(name)>")
  }

  /// An element that contains only text, on its own line.
  package mutating func element(_ name: StaticString, _ content: String) {
    inline(name, content)
    raw("\n")
  }
}
