import TableSupport

/// Whether bytes are one well-formed XML element: strict in what this project writes, without document types.
struct XMLCheck {
  private let bytes: [UInt8]
  private var offset = 0
  private var open: [ArraySlice<UInt8>] = []

  private struct Problem: Error {
    var words: String
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// What is wrong and where; nil where nothing is.
  mutating func problem() -> String? {
    guard String(utf8: bytes) != nil else { return "not UTF-8" }
    do {
      try document()
      return nil
    } catch {
      let words = (error as? Problem)?.words ?? "\(error)"
      let before = String(decoding: bytes[max(0, offset - 60)..<min(bytes.count, offset)], as: UTF8.self)
      return "\(words) at byte \(offset), after \(before.debugDescription)"
    }
  }

  private mutating func document() throws {
    if starts(with: "<?xml ") { try skip(past: "?>") }
    try text()
    guard starts(with: "<") else { throw Problem(words: "no element") }
    repeat {
      if starts(with: "<!--") {
        try comment()
      } else if starts(with: "</") {
        try closing()
      } else {
        try opening()
      }
      try text()
    } while offset < bytes.count && !(open.isEmpty && !starts(with: "<!--"))
    guard open.isEmpty else { throw Problem(words: "an element is open") }
    guard offset == bytes.count else { throw Problem(words: "something after the root") }
  }

  private mutating func opening() throws {
    offset += 1
    let element = try name()
    var attributes: Set<ArraySlice<UInt8>> = []
    while true {
      let isApart = skipBlanks()
      if starts(with: "/>") {
        offset += 2
        return
      }
      if starts(with: ">") {
        offset += 1
        open.append(element)
        return
      }
      guard isApart else { throw Problem(words: "no space before an attribute") }
      guard attributes.insert(try name()).inserted else { throw Problem(words: "an attribute twice") }
      guard starts(with: "=\"") else { throw Problem(words: "no quoted value") }
      offset += 2
      try characters(until: UInt8(ascii: "\""))
      offset += 1
    }
  }

  private mutating func closing() throws {
    offset += 2
    guard let element = open.popLast(), try name() == element else { throw Problem(words: "another element is open") }
    guard starts(with: ">") else { throw Problem(words: "no end of a tag") }
    offset += 1
  }

  private mutating func comment() throws {
    offset += 4
    try skip(past: "--")
    guard starts(with: ">") else { throw Problem(words: "'--' in a comment") }
    offset += 1
  }

  private mutating func text() throws {
    let start = offset
    try characters(until: UInt8(ascii: "<"))
    guard open.isEmpty, !bytes[start..<offset].allSatisfy({ $0 == 0x20 || $0 == 0x0A }) else { return }
    throw Problem(words: "text outside of the root")
  }

  /// Goes on to a byte, or to the end where that is `<`.
  private mutating func characters(until end: UInt8) throws {
    while offset < bytes.count, bytes[offset] != end {
      switch bytes[offset] {
      case UInt8(ascii: "<"): throw Problem(words: "'<' in a value")
      case UInt8(ascii: "&"): try reference()
      case 0x09, 0x0A, 0x0D: offset += 1
      case 0..<0x20: throw Problem(words: "a control character")
      case 0xEF
      where bytes[offset...].starts(with: [0xEF, 0xBF, 0xBE]) || bytes[offset...].starts(with: [0xEF, 0xBF, 0xBF]):
        throw Problem(words: "no character")
      default: offset += 1
      }
    }
    if offset == bytes.count, end != UInt8(ascii: "<") { throw Problem(words: "an open value") }
  }

  private mutating func reference() throws {
    let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
    if let name = known.first(where: starts) {
      offset += name.utf8.count
      return
    }
    guard starts(with: "&#"), let end = bytes[offset...].firstIndex(of: UInt8(ascii: ";")) else {
      throw Problem(words: "a bare '&'")
    }
    let digits = String(decoding: bytes[(offset + 2)..<end], as: UTF8.self)
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, let scalar = Unicode.Scalar(value),
      scalar.value >= 0x20 || [0x09, 0x0A, 0x0D].contains(scalar.value), ![0xFFFE, 0xFFFF].contains(scalar.value)
    else { throw Problem(words: "no character is \(digits.prefix(12))") }
    offset = end + 1
  }

  private mutating func name() throws -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: ":"):
        offset += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        guard offset > start else { throw Problem(words: "no name") }
        offset += 1
      default:
        guard offset > start else { throw Problem(words: "no name") }
        return bytes[start..<offset]
      }
    }
    throw Problem(words: "an open tag")
  }

  private mutating func skipBlanks() -> Bool {
    let start = offset
    while offset < bytes.count, [0x20, 0x0A, 0x09, 0x0D].contains(bytes[offset]) { offset += 1 }
    return offset > start
  }

  private mutating func skip(past mark: String) throws {
    while offset < bytes.count {
      if starts(with: mark) {
        offset += mark.utf8.count
        return
      }
      offset += 1
    }
    throw Problem(words: "no '\(mark)'")
  }

  private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }
}
