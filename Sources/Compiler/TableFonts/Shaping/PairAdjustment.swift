/// A subtable that adjusts pairs of glyphs (GPOS lookup type 2).
struct PairAdjustment {
  private let table: FontData
  private let first: ValueRecord
  private let second: ValueRecord

  /// A glyph whose own position is adjusted begins no further pair.
  var adjustsSecond: Bool { second.format != 0 }

  init?(_ table: FontData) {
    guard let first = table.u16(4), let second = table.u16(6) else { return nil }
    self.table = table
    self.first = ValueRecord(format: first)
    self.second = ValueRecord(format: second)
  }

  /// What is added to the advances of both, in font units; nil if the subtable does not contain the pair, so the next one is searched.
  func advance(_ left: GlyphID, _ right: GlyphID, variation: (VariationStore.Index) -> Double) -> Double? {
    guard let coverage = table.table(table.u16(2)), let index = Coverage(coverage).index(of: left) else { return nil }
    func sum(at offset: Int, in table: FontData) -> Double {
      first.value(at: offset, in: table, variation: variation).advance
        + second.value(at: offset + first.size, in: table, variation: variation).advance
    }
    switch table.u16(0) {
    case 1:
      guard index < table.u16(8) ?? 0, let set = table.table(table.u16(10 + 2 * index)), let count = set.u16(0) else {
        return nil
      }
      let size = 2 + first.size + second.size
      let pair = sortedIndex(of: Int(right), count: count) { entry in set.u16(2 + size * entry).map { ($0, $0) } }
      return pair.map { sum(at: 4 + size * $0, in: set) }
    case 2:
      guard let lefts = table.table(table.u16(8)), let rights = table.table(table.u16(10)), let rows = table.u16(12),
        let columns = table.u16(14)
      else { return nil }
      let row = ClassDefinition(lefts).glyphClass(of: left)
      let column = ClassDefinition(rights).glyphClass(of: right)
      guard row < rows, column < columns else { return nil }
      return sum(at: 16 + (first.size + second.size) * (row * columns + column), in: table)
    default: return nil
    }
  }
}
