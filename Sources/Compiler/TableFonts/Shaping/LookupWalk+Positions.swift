// Lookups that move glyphs along the line (GPOS 1 to 3). Marks, which the others place, have no advance.

extension LookupWalk {
  mutating func adjust(by subtable: FontData, of lookup: LayoutTable.Lookup, at index: Int) -> Int? {
    switch lookup.type {
    case 1: return adjustSingle(by: subtable, at: index)
    case 2:
      guard let adjustment = PairAdjustment(subtable),
        let next = neighbour(of: index, by: 1, lookup, isContext: true),
        let advance = adjustment.advance(glyphs[index].id, glyphs[next].id, variation: variation)
      else { return nil }
      glyphs[index].advance += advance
      return adjustment.adjustsSecond ? next + 1 : next
    case 3: return attach(by: subtable, of: lookup, at: index)
    default: return nil
    }
  }

  private mutating func adjustSingle(by subtable: FontData, at index: Int) -> Int? {
    guard let coverage = subtable.table(subtable.u16(2)), let format = subtable.u16(4),
      let place = Coverage(coverage).index(of: glyphs[index].id)
    else { return nil }
    let record = ValueRecord(format: format)
    let start: Int
    switch subtable.u16(0) {
    case 1: start = 6
    case 2 where place < subtable.u16(6) ?? 0: start = 8 + record.size * place
    default: return nil
    }
    let value = record.value(at: start, in: subtable, variation: variation)
    glyphs[index].offset += value.offset
    glyphs[index].advance += value.advance
    return index + 1
  }

  /// Lets a glyph begin where the one before it ends, by their anchors.
  private mutating func attach(by subtable: FontData, of lookup: LayoutTable.Lookup, at index: Int) -> Int? {
    guard let entry = Self.anchor(of: glyphs[index].id, in: subtable, isExit: false) else { return nil }
    guard let before = neighbour(of: index, by: -1, lookup, isContext: true),
      let exit = Self.anchor(of: glyphs[before].id, in: subtable, isExit: true)
    else { return nil }
    if isBackward {
      let rest = exit + glyphs[before].offset
      glyphs[before].advance -= rest
      glyphs[before].offset -= rest
      glyphs[index].advance = entry + glyphs[index].offset
    } else {
      glyphs[before].advance = exit + glyphs[before].offset
      let rest = entry + glyphs[index].offset
      glyphs[index].advance -= rest
      glyphs[index].offset -= rest
    }
    return index + 1
  }

  /// Where a glyph is attached, in font units from its origin.
  private static func anchor(of glyph: GlyphID, in table: FontData, isExit: Bool) -> Double? {
    guard let coverage = table.table(table.u16(2)), let place = Coverage(coverage).index(of: glyph),
      place < table.u16(4) ?? 0, let anchor = table.table(table.u16(6 + 4 * place + (isExit ? 2 : 0))),
      let x = anchor.i16(2)
    else { return nil }
    return Double(x)
  }
}
