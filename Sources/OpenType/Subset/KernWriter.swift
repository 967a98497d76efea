/// Writes kerning as the table `kern`, format 0: the shortest for a few pairs, and every reader knows it.
struct KernWriter {
  struct Pair {
    /// Left in the high half, right in the low one.
    var glyphs: Int
    /// Font units.
    var value: Int
  }

  private let pairs: [Pair]
  /// The length of a subtable has 16 bits.
  private static let mostPairs = 10_000

  init(_ pairs: [Pair]) {
    self.pairs = pairs.sorted { $0.glyphs < $1.glyphs }
  }

  func bytes() -> [UInt8] {
    let starts = Array(stride(from: 0, to: pairs.count, by: Self.mostPairs))
    var table = FontBytes()
    table.u16(0)
    table.u16(starts.count)
    for start in starts {
      let part = pairs[start..<min(start + Self.mostPairs, pairs.count)]
      table.u16(0)
      table.u16(14 + 6 * part.count)
      table.u16(1)
      table.u16(part.count)
      table.searchFields(count: part.count, size: 6)
      for pair in part {
        table.u32(pair.glyphs)
        table.u16(pair.value)
      }
    }
    return table.bytes
  }
}
