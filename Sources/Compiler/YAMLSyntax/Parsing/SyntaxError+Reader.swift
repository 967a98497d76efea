extension SyntaxError {
  /// A problem with the bytes: an invalid encoding, or characters that YAML forbids.
  init(reader failure: ParserFailure, in source: SourceScalars) {
    let offset = source.startOfSequence(
      at: failure.byteOffset, isInside: failure.problem == "invalid trailing UTF-8 octet")
    let mark = source.mark(atByte: offset)
    let message = failure.problem
    if failure.problem == "control characters are not allowed" {
      let (kind, problem) = Self.wording(ofCharacter: failure.value, in: source)
      self.init(kind: kind, mark: mark, problem: problem, parserMessage: message)
    } else if source.encoding == .utf8 && source.hasNULByte {
      // An image or a program, not text in an older encoding.
      self.init(kind: .binary, mark: mark, problem: "this is not a text file", parserMessage: message)
    } else {
      let problem = Self.encodingProblem(at: offset, in: source)
      self.init(kind: .invalidEncoding, mark: mark, problem: problem, parserMessage: message)
    }
  }

  private static func wording(ofCharacter value: Int, in source: SourceScalars) -> (Kind, String) {
    guard value != 0 else {
      if source.bytes.starts(with: [0xFF, 0xFE, 0, 0]) || source.bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
        return (.invalidEncoding, "the file is in UTF-32; save it as UTF-8")
      }
      if source.looksLikeUTF16 {
        return (.invalidEncoding, "the file seems to be in UTF-16 without a byte order mark; save it as UTF-8")
      }
      return (.binary, "this is not a text file: it contains a NUL byte here")
    }
    let name = "U+" + hexadecimal(value, digits: 4)
    guard value < 0x20 || value == 0x7F || value < 0xA0 else {
      return (.binary, "the character \(name) is not allowed in YAML")
    }
    return (
      .binary,
      "the control character \(name) is not allowed in YAML; in double quotes write \\x\(hexadecimal(value, digits: 2))"
    )
  }

  private static func encodingProblem(at offset: Int, in source: SourceScalars) -> String {
    guard source.encoding == .utf8 else {
      return "this is not valid UTF-16, although the byte order mark indicates UTF-16"
    }
    let byte = source.bytes[min(offset, source.bytes.count - 1)]
    return "the byte 0x\(hexadecimal(Int(byte), digits: 2)) is not valid UTF-8 here"
  }

  private static func hexadecimal(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

extension SourceScalars {
  /// libyaml reports the byte that should have continued a character; the invalid byte is just as likely the first.
  fileprivate func startOfSequence(at offset: Int, isInside: Bool) -> Int {
    guard isInside else { return offset }
    return (max(0, offset - 3)..<offset).last { bytes[$0] >= 0xC0 } ?? offset
  }

  /// Whether the beginning contains a byte that does not occur in text.
  fileprivate var hasNULByte: Bool { bytes.prefix(8000).contains(0) }

  /// Whether every other byte of the beginning is zero.
  fileprivate var looksLikeUTF16: Bool {
    let beginning = bytes.prefix(64)
    guard beginning.count >= 4 else { return false }
    let zeros = [0, 1].map { parity in beginning.indices.count { $0 % 2 == parity && beginning[$0] == 0 } }
    return zeros.contains { $0 * 2 >= beginning.count - 1 } && zeros.contains(0)
  }
}
