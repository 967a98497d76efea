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

/// The parts common to all pages: a head that forbids them to fetch anything, and the text styles.
extension HTMLWriter {
  /// Writes a page up to the start of its body.
  ///
  /// - Parameters:
  ///   - style: style rules, added after those of all pages.
  ///   - scriptHash: the SHA-256 of the only script that may run, as Base64; nil if none may.
  package mutating func beginPage(title: String, style: String, scriptHash: StaticString? = nil) {
    let scripts = scriptHash.map { " script-src 'sha256-\($0)';" } ?? ""
    raw(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none';\(scripts) style-src 'unsafe-inline'; img-src data:; font-src data:">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="tablec">

      """)
    element("title", title)
    raw("<style>\n\(Self.commonStyle)\(style)</style>\n</head>\n<body>\n")
  }

  package mutating func endPage() { raw("</body>\n</html>\n") }

  private static let commonStyle = """
    :root { color-scheme: light dark; font: 15px/1.4 -apple-system, BlinkMacSystemFont, Inter, "Segoe UI", sans-serif; }
    body { margin: 0; padding: 24px; background: light-dark(#f5f5f7, #161618); color: light-dark(#1d1d1f, #f5f5f7); }
    header { margin: 0 0 24px; }
    h1 { font-size: 24px; margin: 0; }
    h2 { font-size: 15px; margin: 0; }
    p { margin: 0; color: light-dark(#56565c, #a4a4ab); }

    """
}
