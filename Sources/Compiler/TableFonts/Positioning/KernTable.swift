/// The kerning of a font by its table `kern`, for fonts without the feature in `GPOS`.
struct KernTable: Sendable {
  private let subtables: [Subtable]

  private struct Subtable: Sendable {
    /// Pairs of two glyphs and a value, six bytes each, sorted.
    var pairs: FontData
    var count: Int
    /// Whether it replaces the previous values.
    var isOverride: Bool
  }

  init(_ table: FontData) throws(FontError) {
    guard let version = table.u16(0) else { throw .damagedTable("kern") }
    // The Mac format has a 32-bit version number, 1.0, and longer headers.
    let isMac = version == 1
    guard let count = isMac ? table.u32(4) : table.u16(2) else { throw .damagedTable("kern") }
    var position = isMac ? 8 : 4
    var subtables: [Subtable] = []
    for _ in 0..<min(count, 256) {
      let header = isMac ? 8 : 6
      guard let length = isMac ? table.u32(position) : table.u16(position + 2), let coverage = table.u16(position + 4)
      else { throw .damagedTable("kern") }
      let format = isMac ? coverage & 0xFF : coverage >> 8
      // Vertical, minimum and cross-stream subtables do not apply to labels.
      let isPlain = isMac ? coverage & 0xE000 == 0 : coverage & 7 == 1
      if format == 0 && isPlain {
        guard let pairs = table.u16(position + header), let content = table.table(position + header + 8) else {
          throw .damagedTable("kern")
        }
        // The length of a large subtable does not fit in 16 bits, so it is computed from the number of pairs.
        subtables.append(
          Subtable(pairs: content, count: min(pairs, content.count / 6), isOverride: !isMac && coverage & 8 != 0))
      }
      guard length >= header else { break }
      position += length
    }
    self.subtables = subtables
  }

  /// Font units between two glyphs.
  func value(_ left: GlyphID, _ right: GlyphID) -> Int {
    let wanted = Int(left) << 16 | Int(right)
    var sum = 0
    for subtable in subtables {
      let index = sortedIndex(of: wanted, count: subtable.count) { entry in
        subtable.pairs.u32(6 * entry).map { ($0, $0) }
      }
      guard let index, let value = subtable.pairs.i16(6 * index + 4) else { continue }
      sum = subtable.isOverride ? value : sum + value
    }
    return sum
  }
}
