/// The classes of glyphs (`GDEF`), for the flags of lookups, and the variations of kerning.
struct GlyphDefinition: Sendable {
  private let classes: ClassDefinition?
  private let attachment: ClassDefinition?
  let store: VariationStore?

  init(_ table: FontData) {
    classes = table.table(table.u16(4)).map(ClassDefinition.init)
    attachment = table.table(table.u16(10)).map(ClassDefinition.init)
    let hasStore = table.u32(0).map { $0 >= 0x0001_0003 } ?? false
    store = hasStore ? table.table(table.u32(14)).flatMap(VariationStore.init) : nil
  }

  /// Whether a lookup with these flags ignores a glyph.
  func isIgnored(_ glyph: GlyphID, flags: Int) -> Bool {
    guard flags & 0xFF0E != 0, let classes else { return false }
    switch classes.glyphClass(of: glyph) {
    case 1: return flags & 2 != 0
    case 2: return flags & 4 != 0
    case 3: return flags & 8 != 0 || (flags >> 8 != 0 && attachment?.glyphClass(of: glyph) != flags >> 8)
    default: return false
    }
  }
}
