/// A list of byte strings in a CFF table (an INDEX).
struct CFFIndex {
  private let table: FontData
  private let offsetSize: Int
  let count: Int
  /// The end of the whole list, in the table that it was read from.
  let end: Int

  /// Nil for a truncated list.
  init?(_ table: FontData, at start: Int) {
    guard let count = table.u16(start), let list = table.part(start, count: table.count - start) else { return nil }
    self.table = list
    self.count = count
    guard count > 0 else {
      offsetSize = 1
      end = start + 2
      return
    }
    guard let offsetSize = table.u8(start + 2), (1...4).contains(offsetSize) else { return nil }
    self.offsetSize = offsetSize
    // Offsets are relative to the byte before the first string.
    let base = 2 + offsetSize * (count + 1)
    guard let last = Self.offset(count, size: offsetSize, in: list), last > 0, list.part(base, count: last) != nil
    else {
      return nil
    }
    end = start + base + last
  }

  private static func offset(_ index: Int, size: Int, in list: FontData) -> Int? {
    var value = 0
    for byte in 0..<size {
      guard let part = list.u8(3 + size * index + byte) else { return nil }
      value = value << 8 | part
    }
    return value
  }

  /// Nil if there is none with this index.
  subscript(index: Int) -> FontData? {
    guard index >= 0, index < count, let start = Self.offset(index, size: offsetSize, in: table),
      let end = Self.offset(index + 1, size: offsetSize, in: table), start > 0, start <= end
    else { return nil }
    return table.part(2 + offsetSize * (count + 1) + start, count: end - start)
  }

  /// The bias of subroutine numbers in charstrings.
  var bias: Int { count < 1_240 ? 107 : count < 33_900 ? 1_131 : 32_768 }

  /// Writes a list.
  static func bytes(_ items: [[UInt8]]) -> [UInt8] {
    var list = FontBytes()
    list.u16(items.count)
    guard !items.isEmpty else { return list.bytes }
    let size = items.reduce(1) { $0 + $1.count }
    let offsetSize = size < 0x100 ? 1 : size < 0x1_0000 ? 2 : size < 0x100_0000 ? 3 : 4
    list.u8(offsetSize)
    var offset = 1
    for item in [[]] + items {
      offset += item.count
      for shift in (0..<offsetSize).reversed() { list.u8(offset >> (8 * shift)) }
    }
    for item in items { list.append(item) }
    return list.bytes
  }
}
