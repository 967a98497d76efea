/// The source's bytes as Unicode scalars. Used only to locate problems, never for a valid file.
struct SourceScalars {
  enum Encoding {
    case utf8, utf16LittleEndian, utf16BigEndian
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let encoding: Encoding
  /// Bytes of the byte order mark.
  let markLength: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xFF, 0xFE]) {
      (encoding, markLength) = (.utf16LittleEndian, 2)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      (encoding, markLength) = (.utf16BigEndian, 2)
    } else {
      (encoding, markLength) = (.utf8, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }
  }

  /// A scalar, its place, and its length in bytes.
  struct Position {
    var byteOffset: Int
    /// Scalars before it.
    var index = 0
    var mark = Mark.start
    var value: UInt32 = 0
    var length = 0
  }

  /// The first scalar that satisfies the condition, or the end of the text.
  func first(where condition: (Position) -> Bool) -> Position {
    var position = Position(byteOffset: markLength)
    while read(&position), !condition(position) {
      step(&position)
    }
    return position
  }

  /// The place of a byte.
  func mark(atByte offset: Int) -> Mark {
    first { $0.byteOffset + $0.length > offset }.mark
  }

  /// The scalar with the given number of scalars before it; its length is 0 at the end of the text.
  func position(atScalar index: Int) -> Position {
    first { $0.index == index }
  }

  private func step(_ position: inout Position) {
    let value = position.value
    position.byteOffset += position.length
    position.index += 1
    position.mark.column += 1
    guard value == 0x0A || value == 0x0D else { return }
    var following = position
    // The CR of a CR LF is the last scalar of its line; the LF ends it.
    if value == 0x0D, read(&following), following.value == 0x0A { return }
    position.mark.line += 1
    position.mark.column = 1
  }

  /// Reads the scalar at the offset; returns false at the end. Each byte of an invalid sequence counts as one scalar.
  private func read(_ position: inout Position) -> Bool {
    position.length = 0
    guard position.byteOffset < bytes.count else { return false }
    switch encoding {
    case .utf8: readUTF8(&position)
    case .utf16LittleEndian: readUTF16(&position, low: 0)
    case .utf16BigEndian: readUTF16(&position, low: 1)
    }
    return true
  }

  private func readUTF8(_ position: inout Position) {
    let lead = bytes[position.byteOffset]
    let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF8 ? 4 : 1
    position.value = UInt32(lead)
    position.length = 1
    guard length > 1, position.byteOffset + length <= bytes.count else { return }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[position.byteOffset + 1..<position.byteOffset + length] {
      guard byte & 0xC0 == 0x80 else { return }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    position.value = value
    position.length = length
  }

  private func readUTF16(_ position: inout Position, low: Int) {
    func unit(at offset: Int) -> UInt32? {
      guard offset + 1 < bytes.count else { return nil }
      return UInt32(bytes[offset + low]) | UInt32(bytes[offset + 1 - low]) << 8
    }
    guard let first = unit(at: position.byteOffset) else {
      position.length = 1
      return
    }
    position.value = first
    position.length = 2
    if first & 0xFC00 == 0xD800, let second = unit(at: position.byteOffset + 2), second & 0xFC00 == 0xDC00 {
      position.value = 0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)
      position.length = 4
    }
  }
}

extension SourceScalars {
  /// A UTF-16 source in UTF-8, without its byte order mark; nil for UTF-8 and for invalid UTF-16.
  func transcoded() -> [UInt8]? {
    guard encoding != .utf8, bytes.count.isMultiple(of: 2) else { return nil }
    let low = encoding == .utf16LittleEndian ? 0 : 1
    let units = stride(from: markLength, to: bytes.count, by: 2).lazy.map { offset in
      UInt16(bytes[offset + low]) | UInt16(bytes[offset + 1 - low]) << 8
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let isInvalid = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { result.append($0) })
    // UTF-32 has the same byte order mark, and a NUL in each character.
    return isInvalid || result.contains(0) ? nil : result
  }
}
