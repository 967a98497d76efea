import TableIR

extension StringCatalog {
  /// Reads a `.strings` file: the texts of one language, by key. It is a property list in the old style, in UTF-8 or UTF-16, or in XML.
  ///
  /// Of several texts for a key, the last is taken, as Foundation does.
  public static func strings(parsing bytes: [UInt8]) throws(CatalogError) -> [String: String] {
    guard bytes.count <= greatestSize else {
      throw CatalogError("larger than \(greatestSize) bytes", line: 1, column: 1)
    }
    if bytes.starts(with: "bplist".utf8) {
      throw CatalogError("a binary property list, as in a built app, instead of its source", line: 1, column: 1)
    }
    let text = TextDecoding.utf8(bytes)
    if text.first(where: { !StringsScanner.isBlank($0) }) == UInt8(ascii: "<") { return try dictionary(xml: text) }
    var scanner = StringsScanner(text)
    return try scanner.read()
  }

  /// `<plist><dict><key>…</key><string>…</string></dict></plist>`.
  private static func dictionary(xml: [UInt8]) throws(CatalogError) -> [String: String] {
    var limits = XMLLimits()
    limits.allowsDocumentType = true
    limits.maxBytes = greatestSize
    let root: XMLElement
    do { root = try XMLReader.read(xml, limits: limits).root } catch {
      throw CatalogError(error.message, line: error.line, column: error.column)
    }
    guard root.name == "plist", let dictionary = root.child("dict") else {
      throw CatalogError(
        "expected a property list with a dictionary, found '\(root.name.prefix(80))'", line: root.line,
        column: root.column)
    }
    var strings: [String: String] = [:]
    var key: String?
    for element in dictionary.children {
      if element.name == "key" {
        key = element.text
      } else if let name = key {
        // Plurals are dictionaries, which belong to .stringsdict files.
        if element.name == "string" { strings[name] = element.text }
        key = nil
      }
    }
    return strings
  }
}
