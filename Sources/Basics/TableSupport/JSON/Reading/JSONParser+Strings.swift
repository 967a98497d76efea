extension JSONParser {
  /// Parses a string from quote to quote. A string without escapes is copied unchanged.
  mutating func parseString() throws(Failure) -> String {
    index += 1
    let start = index
    try skipPlain()
    if next == UInt8(ascii: "\"") {
      defer { index += 1 }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
    }
    var text = Array(bytes[start..<index])
    while true {
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try parseEscape(into: &text)
      default:
        let start = index
        try skipPlain()
        text.append(contentsOf: bytes[start..<index])
      }
    }
  }

  /// Skips to the next quote or backslash.
  private mutating func skipPlain() throws(Failure) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return
      case 0..<0x20: throw Failure(reason: .controlCharacter, offset: index)
      case 0x20..<0x80: index += 1
      default: try skipSequence()
      }
    }
    throw unexpected("'\"'")
  }

  /// Skips one scalar of several bytes (RFC 3629: shortest forms, no surrogates, nothing beyond U+10FFFF).
  private mutating func skipSequence() throws(Failure) {
    let lead = bytes[index]
    let count: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: count = 2
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: count = 3
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: count = 4
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: throw Failure(reason: .invalidUTF8, offset: index)
    }
    guard index + count <= bytes.count, second.contains(bytes[index + 1]) else {
      throw Failure(reason: .invalidUTF8, offset: index)
    }
    for offset in 2..<max(count, 2) where !(0x80...0xBF).contains(bytes[index + offset]) {
      throw Failure(reason: .invalidUTF8, offset: index)
    }
    index += count
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(Failure) {
    let start = index
    index += 1
    guard let letter = next else { throw unexpected("the rest of an escape") }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(try parseScalar(from: start)).utf8)
    default: throw Failure(reason: .invalidEscape, offset: start)
    }
  }

  /// Parses the digits after `\u`: a scalar, or the first half of a surrogate pair, followed by the second half.
  private mutating func parseScalar(from start: Int) throws(Failure) -> Unicode.Scalar {
    let unit = try parseUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw Failure(reason: .loneSurrogate, offset: start) }
    let second = index
    index += 2
    let other = try parseUnit(from: second)
    guard (0xDC00...0xDFFF).contains(other),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (other - 0xDC00))
    else { throw Failure(reason: .loneSurrogate, offset: start) }
    return scalar
  }

  private mutating func parseUnit(from start: Int) throws(Failure) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      switch next {
      case let digit? where (0x30...0x39).contains(digit): unit = unit << 4 | UInt32(digit - 0x30)
      case let digit? where (0x41...0x46).contains(digit): unit = unit << 4 | UInt32(digit - 0x41 + 10)
      case let digit? where (0x61...0x66).contains(digit): unit = unit << 4 | UInt32(digit - 0x61 + 10)
      default: throw Failure(reason: .invalidEscape, offset: start)
      }
      index += 1
    }
    return unit
  }
}
