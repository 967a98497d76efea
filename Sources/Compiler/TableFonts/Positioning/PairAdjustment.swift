/// A subtable that adjusts pairs of glyphs (GPOS lookup type 2), of which only the advances are used.
struct PairAdjustment: Sendable {
  private let table: FontData
  private let coverage: Coverage
  private let first: Value
  private let second: Value
  private let form: Form

  private enum Form: Sendable {
    /// By individual pairs.
    case glyphs
    /// By the classes of both.
    case classes(ClassDefinition, ClassDefinition, counts: (Int, Int))
  }

  /// The adjustment of the advances for a pair.
  struct Adjustment {
    /// Font units.
    var units: Int
    /// The variations of that.
    var variations: [VariationStore.Index] = []
  }

  /// A value record: its size and the parts that are read.
  private struct Value: Sendable {
    let format: Int
    var size: Int { 2 * (format & 0xFF).nonzeroBitCount }

    /// - Parameters:
    ///   - offset: The offset of the record in `table`, to which its device offsets are also relative.
    func add(to adjustment: inout Adjustment, at offset: Int, in table: FontData) {
      if format & 4 != 0 { adjustment.units += table.i16(offset + 2 * (format & 3).nonzeroBitCount) ?? 0 }
      guard format & 0x40 != 0,
        let device = table.table(table.u16(offset + 2 * (format & 0x3F).nonzeroBitCount)), device.u16(4) == 0x8000,
        let outer = device.u16(0), let inner = device.u16(2)
      else { return }
      adjustment.variations.append(VariationStore.Index(outer: outer, inner: inner))
    }
  }

  init?(_ table: FontData) {
    guard let format = table.u16(0), let coverage = table.table(table.u16(2)), let first = table.u16(4),
      let second = table.u16(6)
    else { return nil }
    self.table = table
    self.coverage = Coverage(coverage)
    self.first = Value(format: first)
    self.second = Value(format: second)
    switch format {
    case 1: form = .glyphs
    case 2:
      guard let left = table.table(table.u16(8)), let right = table.table(table.u16(10)), let rows = table.u16(12),
        let columns = table.u16(14)
      else { return nil }
      form = .classes(ClassDefinition(left), ClassDefinition(right), counts: (rows, columns))
    default: return nil
    }
  }

  /// Nil if the subtable does not contain a pair, so the next one is searched.
  func adjustment(_ left: GlyphID, _ right: GlyphID) -> Adjustment? {
    guard let index = coverage.index(of: left) else { return nil }
    switch form {
    case .glyphs:
      guard index < table.u16(8) ?? 0, let set = table.table(table.u16(10 + 2 * index)), let count = set.u16(0) else {
        return nil
      }
      let size = 2 + first.size + second.size
      let pair = sortedIndex(of: Int(right), count: count) { entry in set.u16(2 + size * entry).map { ($0, $0) } }
      return pair.map { adjustment(at: 4 + size * $0, in: set) }
    case .classes(let lefts, let rights, let (rows, columns)):
      let row = lefts.glyphClass(of: left)
      let column = rights.glyphClass(of: right)
      guard row < rows, column < columns else { return nil }
      return adjustment(at: 16 + (first.size + second.size) * (row * columns + column), in: table)
    }
  }

  private func adjustment(at offset: Int, in table: FontData) -> Adjustment {
    var adjustment = Adjustment(units: 0)
    first.add(to: &adjustment, at: offset, in: table)
    second.add(to: &adjustment, at: offset + first.size, in: table)
    return adjustment
  }
}
