/// The variations of outlines in a variable font (`gvar`), for a subset of the glyphs.
struct GlyphVariations {
  private let table: FontData

  init(_ table: FontData) {
    self.table = table
  }

  /// The table for these glyphs, numbered in this order.
  func subset(_ glyphs: [GlyphID]) throws(FontError) -> [UInt8] {
    guard let axes = table.u16(4), let tupleCount = table.u16(6), let tupleOffset = table.u32(8),
      let glyphCount = table.u16(12), let flags = table.u16(14), let dataOffset = table.u32(16),
      let tuples = table.part(tupleOffset, count: 2 * axes * tupleCount),
      table.isAscending(glyphCount, offsetsAt: 20, areLong: flags & 1 != 0)
    else { throw .damagedTable("gvar") }
    var data = FontBytes()
    var offsets = [0]
    for glyph in glyphs {
      let index = Int(glyph)
      if index < glyphCount {
        guard let range = table.range(index, offsetsAt: 20, areLong: flags & 1 != 0),
          let content = table.part(dataOffset + range.lowerBound, count: range.count)
        else { throw .damagedTable("gvar") }
        data.append(content.content)
        data.pad(to: 2)
      }
      offsets.append(data.count)
    }
    let headerSize = 20 + 4 * offsets.count
    var subset = FontBytes()
    subset.u32(0x0001_0000)
    subset.u16(axes, tupleCount)
    subset.u32(headerSize)
    subset.u16(glyphs.count, 1)
    subset.u32(headerSize + tuples.count)
    for offset in offsets { subset.u32(offset) }
    subset.append(tuples.content)
    subset.append(data.bytes)
    return subset.bytes
  }
}
