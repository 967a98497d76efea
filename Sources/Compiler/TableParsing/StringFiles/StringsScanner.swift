import TableIR

/// Reads `"key" = "text";` with comments, from UTF-8.
struct StringsScanner {
  private let bytes: [UInt8]
  private var index = 0
  /// Where the keys begin.
  private var starts: [String: Int] = [:]
  private var repeatedKeys: [(key: String, first: Int, second: Int)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(CatalogError) -> [String: String] {
    var strings: [String: String] = [:]
    if let place = bytes.firstThatIsNotUTF8 {
      index = place
      throw problem("a letter is not in UTF-8: save the file as UTF-8, because Xcode cannot read it either")
    }
    // A property list may have braces around its entries.
    try skipBlanks()
    let hasBraces = take("{")
    while true {
      try skipBlanks()
      if index == bytes.count {
        if hasBraces { throw problem("expected '}'") }
        return strings
      }
      if hasBraces, take("}") { return strings }
      let start = index
      let key = try text()
      if let first = starts.updateValue(start, forKey: key), repeatedKeys.count < ReadStrings.mostRepeated {
        repeatedKeys.append((key, first, start))
      }
      try skipBlanks()
      // A key alone is its own text.
      var value = key
      if take("=") {
        try skipBlanks()
        value = try text()
        try skipBlanks()
      }
      guard take(";") else { throw problem("expected ';'") }
      strings[key] = value
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Blanks and comments.
  private mutating func skipBlanks() throws(CatalogError) {
    while index < bytes.count {
      if Self.isBlank(bytes[index]) {
        index += 1
      } else if starts(with: "//") {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if starts(with: "/*") {
        let start = index
        index += 2
        while !starts(with: "*/") {
          guard index < bytes.count else {
            index = start
            throw problem("the comment has no end")
          }
          index += 1
        }
        index += 2
      } else {
        return
      }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(index, bytes.count)...].starts(with: $0) }
  }

  /// A text in quotes, or a word without.
  private mutating func text() throws(CatalogError) -> String {
    let start = index
    if take("\"") { return try quoted(until: UInt8(ascii: "\""), from: start) }
    if take("'") { return try quoted(until: UInt8(ascii: "'"), from: start) }
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    guard index > start else { throw problem("expected a text") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_.-$:/".utf8.contains(byte)
    }
  }

  private mutating func quoted(until end: UInt8, from start: Int) throws(CatalogError) -> String {
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == end { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    index = start
    throw problem("the text has no end")
  }

  /// What follows a backslash. Any other character stands for itself.
  private mutating func escape(into text: inout [UInt8]) {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = Int(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard index < bytes.count, ("0"..."7").contains(Unicode.Scalar(bytes[index])) else { break }
        code = code * 8 + Int(bytes[index] - UInt8(ascii: "0"))
        index += 1
      }
      // Codes beyond ASCII are letters of NeXTSTEP's encoding, which no file of today has.
      if code < 0x80 { text.append(UInt8(code)) }
    // `\u`, which other formats have, is a 'u'.
    case UInt8(ascii: "U"):
      var units: [UInt16] = []
      if let unit = unit() { units.append(unit) }
      // Characters beyond the first 65,536 are pairs.
      while let last = units.last, UTF16.isLeadSurrogate(last), starts(with: "\\U") {
        index += 2
        guard let unit = unit() else { break }
        units.append(unit)
      }
      text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    default: text.append(byte)
    }
  }

  /// Up to four hexadecimal digits.
  private mutating func unit() -> UInt16? {
    var value: UInt16?
    for _ in 0..<4 {
      guard index < bytes.count, let digit = Self.digit(bytes[index]) else { break }
      value = (value ?? 0) << 4 | digit
      index += 1
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The first keys that are there twice.
  var repeated: [ReadStrings.RepeatedKey] {
    let places = places(of: repeatedKeys.flatMap { [$0.first, $0.second] })
    return repeatedKeys.compactMap { key in
      guard let first = places[key.first], let second = places[key.second] else { return nil }
      return ReadStrings.RepeatedKey(key: key.key, first: first, second: second)
    }
  }

  private func problem(_ message: String) -> CatalogError {
    let place = places(of: [index])[index] ?? (1, 1)
    return CatalogError(message, line: place.line, column: place.column)
  }

  /// Lines and columns, found in one pass.
  private func places(of offsets: [Int]) -> [Int: (line: Int, column: Int)] {
    var places: [Int: (line: Int, column: Int)] = [:]
    var (next, line, start) = (0, 1, 0)
    for offset in Set(offsets).sorted() {
      while next < min(offset, bytes.count) {
        if bytes[next] == 0x0A { (line, start) = (line + 1, next + 1) }
        next += 1
      }
      places[offset] = (line, String(decoding: bytes[start..<next], as: UTF8.self).unicodeScalars.count + 1)
    }
    return places
  }
}

extension [UInt8] {
  /// The place of the first byte that no letter of UTF-8 has; nil if all are valid.
  fileprivate var firstThatIsNotUTF8: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var place = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let letter): place += letter.count
      case .emptyInput: return nil
      case .error: return place
      }
    }
  }
}
