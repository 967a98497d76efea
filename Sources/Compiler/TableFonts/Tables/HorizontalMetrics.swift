/// The advances of glyphs (`hmtx`), in font units, without variation.
struct HorizontalMetrics: Sendable {
  private let table: FontData
  /// The number of glyphs with their own advance; later glyphs have the last advance.
  private let count: Int

  init(_ table: FontData, count: Int) throws(FontError) {
    guard count > 0, table.count >= 4 * count else { throw .damagedTable("hmtx") }
    self.table = table
    self.count = count
  }

  func advance(of glyph: GlyphID) -> Int {
    table.u16(4 * min(Int(glyph), count - 1)) ?? 0
  }

  /// The left side bearing; 0 if the table is too short.
  func leftSideBearing(of glyph: GlyphID) -> Int {
    let index = Int(glyph)
    return table.i16(index < count ? 4 * index + 2 : 4 * count + 2 * (index - count)) ?? 0
  }
}
