/// The variations of advances in a variable font (`HVAR`).
struct AdvanceVariations: Sendable {
  let store: VariationStore
  /// Without it, the index of a glyph in the store is its number.
  private let map: DeltaSetIndexMap?

  init(_ table: FontData) throws(FontError) {
    guard let store = table.table(table.u32(4)).flatMap(VariationStore.init), let mapOffset = table.u32(8) else {
      throw .damagedTable("HVAR")
    }
    self.store = store
    map = table.table(mapOffset).flatMap(DeltaSetIndexMap.init)
    if mapOffset > 0, map == nil { throw .damagedTable("HVAR") }
  }

  /// Font units.
  func delta(of glyph: GlyphID, scalars: [Double]) -> Double {
    store.delta(
      map?.index(of: Int(glyph)) ?? VariationStore.Index(outer: 0, inner: Int(glyph)), scalars: scalars)
  }
}
