/// The entries of a CFF DICT, in its order.
struct CFFDictionary {
  struct Entry {
    /// 0xC00 plus the second byte for two-byte operators.
    var key: Int
    /// As in the file.
    var operands: ArraySlice<UInt8>
    /// The operands as whole numbers; others are 0.
    var numbers: [Int]
  }

  private(set) var entries: [Entry] = []

  enum Key {
    static let charset = 15
    static let charStrings = 17
    static let privateDictionary = 18
    static let subroutines = 19
    static let ros = 0xC1E
    static let fontDictionaries = 0xC24
    static let fontSelection = 0xC25
    /// Keys with only numbers, which have the same meaning in any file: bounding box, pitch, italic angle, underline, charstring type, matrix
    /// and stroke width.
    static let numeric: Set<Int> = [5, 0xC01, 0xC02, 0xC03, 0xC04, 0xC05, 0xC06, 0xC07, 0xC08]
  }

  /// Nil for a damaged dictionary.
  init?(_ data: FontData) {
    let bytes = Array(data.content)
    var index = 0
    var start = 0
    var numbers: [Int] = []
    while index < bytes.count {
      let byte = Int(bytes[index])
      switch byte {
      case 0...21:
        var key = byte
        let end = index
        if byte == 12 {
          index += 1
          guard index < bytes.count else { return nil }
          key = 0xC00 | Int(bytes[index])
        }
        entries.append(Entry(key: key, operands: bytes[start..<end], numbers: numbers))
        start = index + 1
        numbers = []
      case 28, 29:
        let size = byte == 28 ? 2 : 4
        guard index + size < bytes.count else { return nil }
        let value = bytes[(index + 1)...(index + size)].reduce(0) { $0 << 8 | Int($1) }
        numbers.append(size == 2 ? Int(Int16(truncatingIfNeeded: value)) : Int(Int32(truncatingIfNeeded: value)))
        index += size
      case 30:
        repeat { index += 1 } while index < bytes.count && bytes[index] & 15 != 15 && bytes[index] >> 4 != 15
        numbers.append(0)
      case 32...254:
        guard let (number, size) = data.charStringNumber(index) else { return nil }
        numbers.append(number)
        index += size - 1
      default: return nil
      }
      index += 1
    }
  }

  subscript(key: Int) -> [Int]? { entries.first { $0.key == key }?.numbers }
}

extension FontData {
  /// A small number in the encoding of dictionaries and charstrings, and its size in bytes: one, or two from 247 on.
  func charStringNumber(_ offset: Int) -> (number: Int, size: Int)? {
    guard let byte = u8(offset), (32...254).contains(byte) else { return nil }
    if byte < 247 { return (byte - 139, 1) }
    guard let rest = u8(offset + 1) else { return nil }
    return (byte < 251 ? (byte - 247) * 256 + rest + 108 : -(byte - 251) * 256 - rest - 108, 2)
  }
}

extension FontBytes {
  /// Appends an unchanged entry.
  mutating func append(_ entry: CFFDictionary.Entry) {
    append(entry.operands)
    dictionaryKey(entry.key)
  }

  /// Appends an entry with numbers of five bytes each, so that the size is known before the offsets are.
  mutating func entry(_ key: Int, _ numbers: Int...) {
    for number in numbers {
      u8(29)
      u32(number)
    }
    dictionaryKey(key)
  }

  private mutating func dictionaryKey(_ key: Int) {
    if key >= 0xC00 { u8(12) }
    u8(key & 0xFF)
  }
}
