/// Writes kerning as the feature `kern` of a `GPOS` for all scripts. (Browsers ignore the smaller table `kern` in fonts with
/// PostScript outlines.)
struct PairWriter {
  struct Pair {
    /// The left glyph in the high half, the right glyph in the low half.
    var glyphs: Int
    /// Font units.
    var value: Int
  }

  private let pairs: [Pair]
  /// The capacity of a subtable with 16-bit offsets.
  private static let mostPairs = 5_000

  init(_ pairs: [Pair]) {
    self.pairs = pairs.sorted { $0.glyphs < $1.glyphs }
  }

  func bytes() -> [UInt8] {
    let subtables = stride(from: 0, to: pairs.count, by: Self.mostPairs).map { start in
      Self.subtable(pairs[start..<min(start + Self.mostPairs, pairs.count)])
    }
    var table = FontBytes()
    table.u32(0x0001_0000)
    table.u16(10, 30, 44)
    // The default script, with one language and one feature.
    table.u16(1)
    table.tag("DFLT")
    table.u16(8, 4, 0, 0, 0xFFFF, 1, 0)
    // The feature, with one lookup.
    table.u16(1)
    table.tag("kern")
    table.u16(8, 0, 1, 0)
    // The lookup, with extension subtables.
    table.u16(1, 4, 9, 0, subtables.count)
    let first = 6 + 2 * subtables.count
    for index in subtables.indices { table.u16(first + 8 * index) }
    var distance = 8 * subtables.count
    for subtable in subtables {
      table.u16(1, 2)
      table.u32(distance)
      distance += subtable.count - 8
    }
    for subtable in subtables { table.append(subtable) }
    return table.bytes
  }

  private static func subtable(_ pairs: ArraySlice<Pair>) -> [UInt8] {
    let sets = Dictionary(grouping: pairs) { $0.glyphs >> 16 }.sorted { $0.key < $1.key }
    var table = FontBytes()
    table.u16(1)
    var offset = 10 + 2 * sets.count
    table.u16(offset)
    // Only the first glyph's advance changes.
    table.u16(4, 0, sets.count)
    offset += 4 + 2 * sets.count
    for (_, pairs) in sets {
      table.u16(offset)
      offset += 2 + 4 * pairs.count
    }
    table.u16(1, sets.count)
    for (left, _) in sets { table.u16(left) }
    for (_, pairs) in sets {
      table.u16(pairs.count)
      for pair in pairs {
        table.u16(pair.glyphs, pair.value)
      }
    }
    return table.bytes
  }
}
