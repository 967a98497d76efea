/// Text of web pages, in which a `<` is `&lt;`.
enum DumpMarkup {
  private static let entities: [(name: StaticString, text: [UInt8])] = [
    ("&lt;", [UInt8(ascii: "<")]), ("&gt;", [UInt8(ascii: ">")]), ("&amp;", [UInt8(ascii: "&")]),
    ("&quot;", [UInt8(ascii: "\"")]), ("&apos;", [UInt8(ascii: "'")]), ("&nbsp;", [UInt8(ascii: " ")]),
  ]

  /// The text of an entity, and how long its name is: `&lt;`, `&#10;` and `&#x1F600;`. Nil where none begins.
  private static func entity(_ text: DumpBytes, at index: Int) -> (text: [UInt8], length: Int)? {
    guard text[index] == UInt8(ascii: "&") else { return nil }
    guard text[index + 1] == UInt8(ascii: "#") else {
      return entities.first { text.matches($0.name, at: index) }.map { ($0.text, $0.name.utf8CodeUnitCount) }
    }
    let isHexadecimal = text[index + 2] == UInt8(ascii: "x")
    let start = index + (isHexadecimal ? 3 : 2)
    var end = start
    while end < start + 8, DumpBytes.isHexadecimal(text[end]) { end += 1 }
    guard text[end] == UInt8(ascii: ";"), let number = UInt32(text.text(start..<end), radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(number), number > 0
    else { return nil }
    return (Array(String(scalar).utf8), end + 1 - index)
  }

  /// The bytes as they are parsed: with entities of web pages decoded, and with one kind of line ending.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    let bytes = unescaped(bytes)
    let text = DumpBytes(bytes)
    let isPage = isPage(text)
    guard isPage || bytes.contains(UInt8(ascii: "\r")) || hasCurlyQuotes(text) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isPage, let entity = entity(text, at: index) {
        result += entity.text
        index += entity.length
        continue
      }
      if byte == 0xE2, let quote = curlyQuote(text, at: index) {
        result.append(quote)
        index += 3
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

  /// A text that stands in a string, as in JSON or as a debugger prints one: on one line, with `\n` for each line break.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    let text = DumpBytes(bytes)
    guard bytes.lazy.filter({ $0 == UInt8(ascii: "\n") }).prefix(3).count < 3,
      bytes.indices.contains(where: { text.matches("\\n", at: $0) })
    else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let next = text[index + 1]
      if bytes[index] == UInt8(ascii: "\\"),
        [UInt8(ascii: "n"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\")].contains(next)
      {
        result.append(next == UInt8(ascii: "n") ? UInt8(ascii: "\n") : next)
        index += 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// A text without entities.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let bytes = DumpBytes(Array(text.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let entity = entity(bytes, at: index) {
        result += entity.text
        index += entity.length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether an editor has made quotes of texts curly.
  private static func hasCurlyQuotes(_ text: DumpBytes) -> Bool {
    (0..<text.count).contains {
      text[$0] == 0xE2 && curlyQuote(text, at: $0) != nil && text[$0 - 1] == UInt8(ascii: " ")
    }
  }

  /// The plain quote in place of a curly one that begins or ends the value of an attribute; nil for one in a text.
  private static func curlyQuote(_ text: DumpBytes, at index: Int) -> UInt8? {
    guard text[index + 1] == 0x80, [0x98, 0x99, 0x9C, 0x9D].contains(text[index + 2]) else { return nil }
    let next = text[index + 3]
    let begins = text.matches("= ", at: index - 2)
    return begins || next == UInt8(ascii: ";") || next == UInt8(ascii: ">") ? UInt8(ascii: "'") : nil
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
