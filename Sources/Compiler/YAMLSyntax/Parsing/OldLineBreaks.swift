/// U+0085, U+2028 and U+2029, at which libyaml still ends a line as in YAML 1.1.
///
/// In YAML 1.2 and in every editor they are ordinary characters, which comments and scalars can contain. libyaml
/// gets stand-ins of the same length, which do not occur in text, and the original characters are restored in the tree.
struct OldLineBreaks {
  /// The source with stand-ins.
  private(set) var bytes: [UInt8]

  /// U+03A2 will never be assigned; U+FDD0 and U+FDD1 are noncharacters reserved for such internal uses.
  private static let standIns: [(original: [UInt8], standIn: [UInt8], scalar: UInt32)] = [
    ([0xC2, 0x85], [0xCE, 0xA2], 0x03A2), ([0xE2, 0x80, 0xA8], [0xEF, 0xB7, 0x90], 0xFDD0),
    ([0xE2, 0x80, 0xA9], [0xEF, 0xB7, 0x91], 0xFDD1),
  ]

  /// Returns nil if the UTF-8 source contains none of them.
  ///
  /// - Throws: An error if the source also contains a stand-in, literally or escaped.
  init?(_ source: SourceScalars) throws(SyntaxError) {
    guard Self.standIns.contains(where: { source.bytes.firstOffset(of: $0.original, from: 0) != nil }) else {
      return nil
    }
    for entry in Self.standIns {
      let taken = source.bytes.firstOffset(of: entry.standIn, from: 0) ?? source.bytes.escape(of: entry.scalar)
      if let taken { throw .noCharacter(entry.scalar, at: source.mark(atByte: taken)) }
    }
    bytes = Array(source.bytes)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for entry in Self.standIns { Self.replace(entry.original, with: entry.standIn, in: bytes) }
    }
  }

  /// Restores the characters in libyaml's output.
  static func restore(_ text: inout PlainList<UInt8>) {
    text.withElements { text in
      for entry in standIns { replace(entry.standIn, with: entry.original, in: text) }
    }
  }

  private static func replace(_ character: [UInt8], with other: [UInt8], in text: UnsafeMutableBufferPointer<UInt8>) {
    var start = 0
    while let offset = UnsafeBufferPointer(text).firstOffset(of: character, from: start) {
      for index in other.indices { text[offset + index] = other[index] }
      start = offset + other.count
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first offset of a character's bytes at or after an offset.
  fileprivate func firstOffset(of character: [UInt8], from start: Int) -> Int? {
    var start = start
    while let offset = firstOffset(of: character[0], from: start) {
      if self[offset...].starts(with: character) { return offset }
      start = offset + 1
    }
    return nil
  }

  /// The offset of a `\u` or `\U` escape for the character.
  fileprivate func escape(of scalar: UInt32) -> Int? {
    var place: Int?
    _ = contains(UInt8(ascii: "\\")) { offset in
      let digitCount = offset + 1 < count ? [0x75: 4, 0x55: 8][self[offset + 1]] ?? 0 : 0
      guard digitCount > 0, offset + 2 + digitCount <= count else { return false }
      let digits = String(decoding: self[(offset + 2)..<(offset + 2 + digitCount)], as: UTF8.self)
      if UInt32(digits, radix: 16) == scalar { place = offset }
      return place != nil
    }
    return place
  }
}
