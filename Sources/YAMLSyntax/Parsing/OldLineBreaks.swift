/// U+0085, U+2028 and U+2029, where libyaml still ends a line as YAML 1.1 did.
///
/// For YAML 1.2 and every editor they are characters like any other: a comment goes on after them, a text holds them. libyaml
/// is given stand-ins of the same length, which no text holds, and the tree gets the characters back.
struct OldLineBreaks {
  /// The source with stand-ins.
  private(set) var bytes: [UInt8]

  /// U+03A2 is no character and will never be one; U+FDD0 and U+FDD1 are kept free for uses such as this.
  private static let standIns: [(original: [UInt8], standIn: [UInt8], scalar: UInt32)] = [
    ([0xC2, 0x85], [0xCE, 0xA2], 0x03A2), ([0xE2, 0x80, 0xA8], [0xEF, 0xB7, 0x90], 0xFDD0),
    ([0xE2, 0x80, 0xA9], [0xEF, 0xB7, 0x91], 0xFDD1),
  ]

  /// Nil where the source, in UTF-8, holds none of them.
  ///
  /// - Throws: where it holds a stand-in too, written or escaped.
  init?(_ source: SourceScalars) throws(SyntaxError) {
    guard Self.standIns.contains(where: { source.bytes.firstOffset(of: $0.original, from: 0) != nil }) else {
      return nil
    }
    for entry in Self.standIns {
      let taken = source.bytes.firstOffset(of: entry.standIn, from: 0) ?? source.bytes.escape(of: entry.scalar)
      if let taken { throw .noCharacter(entry.scalar, at: source.mark(atByte: taken)) }
    }
    bytes = Array(source.bytes)
    for entry in Self.standIns { Self.replace(entry.original, with: entry.standIn, in: &bytes) }
  }

  /// Puts the characters back into what libyaml read.
  static func restore(_ text: inout [UInt8]) {
    for entry in standIns { replace(entry.standIn, with: entry.original, in: &text) }
  }

  private static func replace(_ character: [UInt8], with other: [UInt8], in text: inout [UInt8]) {
    text.withUnsafeMutableBufferPointer { buffer in
      var start = 0
      while let offset = UnsafeBufferPointer(buffer).firstOffset(of: character, from: start) {
        for index in other.indices { buffer[offset + index] = other[index] }
        start = offset + other.count
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a character's bytes from an offset on.
  fileprivate func firstOffset(of character: [UInt8], from start: Int) -> Int? {
    var start = start
    while let offset = firstOffset(of: character[0], from: start) {
      if self[offset...].starts(with: character) { return offset }
      start = offset + 1
    }
    return nil
  }

  /// Where a `\u` or `\U` makes the character.
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
