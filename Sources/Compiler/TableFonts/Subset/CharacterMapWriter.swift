/// Writes the map from scalars to glyphs (`cmap`).
struct CharacterMapWriter {
  /// Consecutive scalars with consecutive glyphs.
  private struct Segment {
    var first: Int
    var last: Int
    var glyph: Int
  }

  private var segments: [Segment] = []

  init(_ glyphs: [(scalar: Unicode.Scalar, glyph: Int)]) {
    for (scalar, glyph) in glyphs.sorted(by: { $0.scalar < $1.scalar }) {
      let code = Int(scalar.value)
      // A segment ends with the first plane, the limit of format 4.
      if let last = segments.last, code == last.last + 1, glyph == last.glyph + code - last.first, code != 0x10000 {
        segments[segments.count - 1].last = code
      } else {
        segments.append(Segment(first: code, last: code, glyph: glyph))
      }
    }
  }

  /// Format 12 for all scalars, and format 4 for the first plane if it fits, for old readers.
  func bytes() -> [UInt8] {
    let short = shortTable
    let hasShort = short.count <= 0xFFFF
    var table = FontBytes()
    table.u16(0, hasShort ? 2 : 1)
    let start = hasShort ? 20 : 12
    if hasShort { record(encoding: 1, offset: start, in: &table) }
    record(encoding: 10, offset: start + (hasShort ? short.count : 0), in: &table)
    if hasShort { table.append(short) }
    table.u16(12, 0)
    table.u32(16 + 12 * segments.count, 0, segments.count)
    for segment in segments {
      table.u32(segment.first, segment.last, segment.glyph)
    }
    return table.bytes
  }

  private func record(encoding: Int, offset: Int, in table: inout FontBytes) {
    table.u16(3, encoding)
    table.u32(offset)
  }

  private var shortTable: [UInt8] {
    // The last segment marks the end.
    let segments = segments.filter { $0.last < 0xFFFF } + [Segment(first: 0xFFFF, last: 0xFFFF, glyph: 0)]
    var table = FontBytes()
    table.u16(4, 16 + 8 * segments.count, 0, 2 * segments.count)
    table.searchFields(count: segments.count, size: 2)
    for segment in segments { table.u16(segment.last) }
    table.u16(0)
    for segment in segments { table.u16(segment.first) }
    for segment in segments { table.u16(segment.glyph - segment.first) }
    for _ in segments { table.u16(0) }
    return table.bytes
  }
}
