/// The variations of advances in a variable font (`HVAR`).
struct AdvanceVariations: Sendable {
  let store: VariationStore
  /// The map from glyphs to indices in the store; without it, the index is the number of the glyph.
  private let map: FontData?

  init(_ table: FontData) throws(FontError) {
    guard let store = table.table(table.u32(4)).flatMap(VariationStore.init), let mapOffset = table.u32(8) else {
      throw .damagedTable("HVAR")
    }
    self.store = store
    map = table.table(mapOffset)
    if mapOffset > 0, map.flatMap(Self.header) == nil { throw .damagedTable("HVAR") }
  }

  /// Font units.
  func delta(of glyph: GlyphID, scalars: [Double]) -> Double {
    store.delta(index(of: Int(glyph)), scalars: scalars)
  }

  private static func header(_ map: FontData) -> (format: Int, count: Int, start: Int)? {
    guard let version = map.u8(0), let format = map.u8(1) else { return nil }
    let count = version == 0 ? map.u16(2) : map.u32(2)
    return count.map { (format, $0, version == 0 ? 4 : 6) }
  }

  private func index(of glyph: Int) -> VariationStore.Index {
    guard let map, let (format, count, start) = Self.header(map), count > 0 else {
      return VariationStore.Index(outer: 0, inner: glyph)
    }
    let size = (format >> 4 & 3) + 1
    let innerBits = (format & 15) + 1
    let offset = start + size * min(glyph, count - 1)
    var entry = 0
    for byte in 0..<size { entry = entry << 8 | (map.u8(offset + byte) ?? 0) }
    return VariationStore.Index(outer: entry >> innerBits, inner: entry & (1 << innerBits - 1))
  }
}
