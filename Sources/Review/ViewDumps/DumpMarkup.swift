/// Text of web pages, in which a `<` is `&lt;`.
enum DumpMarkup {
  private static let entities: [(name: StaticString, text: [UInt8])] = [
    ("&lt;", [UInt8(ascii: "<")]), ("&gt;", [UInt8(ascii: ">")]), ("&amp;", [UInt8(ascii: "&")]),
    ("&quot;", [UInt8(ascii: "\"")]), ("&apos;", [UInt8(ascii: "'")]), ("&#39;", [UInt8(ascii: "'")]),
    ("&#x27;", [UInt8(ascii: "'")]), ("&nbsp;", [UInt8(ascii: " ")]), ("&#60;", [UInt8(ascii: "<")]),
    ("&#62;", [UInt8(ascii: ">")]), ("&#34;", [UInt8(ascii: "\"")]), ("&#124;", [UInt8(ascii: "|")]),
  ]

  /// The bytes as they are parsed: with entities of web pages decoded, and with one kind of line ending.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    let text = DumpBytes(bytes)
    let isPage = isPage(text)
    guard isPage || bytes.contains(UInt8(ascii: "\r")) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isPage, byte == UInt8(ascii: "&"),
        let entity = entities.first(where: { text.matches($0.name, at: index) })
      {
        result += entity.text
        index += entity.name.utf8CodeUnitCount
        continue
      }
      if byte == UInt8(ascii: "\r") {
        // Line endings of Windows and of classic Mac OS.
        if text[index + 1] != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
      } else {
        result.append(byte)
      }
      index += 1
    }
    return result
  }

  /// Whether views are encoded with entities.
  private static func isPage(_ text: DumpBytes) -> Bool {
    for index in 0..<text.count where text[index] == UInt8(ascii: "&") {
      guard text.matches("&lt;", at: index) || text.matches("&#60;", at: index) else { continue }
      var end = index + 4
      while DumpBytes.isName(text[end]) || text[end] == UInt8(ascii: ";"), end < index + 128 { end += 1 }
      if text.matches(": 0x", at: end) { return true }
    }
    return false
  }
}
