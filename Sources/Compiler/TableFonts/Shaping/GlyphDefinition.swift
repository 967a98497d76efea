/// The classes of glyphs (`GDEF`), for the flags of lookups, and the variations of kerning.
struct GlyphDefinition: Sendable {
  private let classes: ClassDefinition?
  private let attachment: ClassDefinition?
  private let markSets: FontData?
  let store: VariationStore?

  /// - Parameter table: Nil for a font without the table.
  init(_ table: FontData?) {
    let version = table?.u32(0) ?? 0
    classes = table?.table(table?.u16(4)).map(ClassDefinition.init)
    attachment = table?.table(table?.u16(10)).map(ClassDefinition.init)
    markSets = version >= 0x0001_0002 ? table?.table(table?.u16(12)) : nil
    store = version >= 0x0001_0003 ? table?.table(table?.u32(14)).flatMap(VariationStore.init) : nil
  }

  private func glyphClass(of glyph: GlyphID, isMark: Bool) -> Int {
    classes?.glyphClass(of: glyph) ?? (isMark ? 3 : 1)
  }

  /// Whether a glyph stands on another one, so that it has no advance.
  ///
  /// - Parameter isMark: Whether its character is a mark, for fonts without classes.
  func isMark(_ glyph: GlyphID, isMark: Bool) -> Bool { glyphClass(of: glyph, isMark: isMark) == 3 }

  /// Whether a lookup ignores a glyph.
  ///
  /// - Parameter isMark: Whether its character is a mark, for fonts without classes.
  func isIgnored(_ glyph: GlyphID, isMark: Bool, by lookup: LayoutTable.Lookup) -> Bool {
    let flags = lookup.flags
    guard flags & 0xFF1E != 0 else { return false }
    switch glyphClass(of: glyph, isMark: isMark) {
    case 1: return flags & 2 != 0
    case 2: return flags & 4 != 0
    case 3:
      if flags & 8 != 0 { return true }
      if let set = lookup.filteringSet {
        return markSets?.table(markSets?.u32(4 + 4 * set)).map { Coverage($0).index(of: glyph) == nil } ?? true
      }
      return flags >> 8 != 0 && attachment?.glyphClass(of: glyph) != flags >> 8
    default: return false
    }
  }
}
