/// The map from scalars to glyphs (`cmap`): formats 4, 6, 12 and 13. Variation selectors have no glyphs here.
struct CharacterMap: Sendable {
  private let subtable: FontData
  /// Whether it is that of a symbol font, which has its glyphs at U+F000 to U+F0FF.
  private let isSymbolic: Bool
  private let format: Int
  /// The number of segments of format 4, codes of format 6, or groups of formats 12 and 13 that fit in the table.
  private let count: Int

  init(_ table: FontData) throws(FontError) {
    guard let records = table.u16(2) else { throw .damagedTable("cmap") }
    var best: (rank: Int, map: CharacterMap)?
    for index in 0..<records {
      let record = 4 + 8 * index
      guard let platform = table.u16(record), let encoding = table.u16(record + 2), let offset = table.u32(record + 4)
      else { throw .damagedTable("cmap") }
      guard let rank = Self.rank(platform: platform, encoding: encoding), rank > best?.rank ?? 0,
        let subtable = table.table(offset), let map = CharacterMap(subtable: subtable, isSymbolic: rank == 1)
      else { continue }
      best = (rank, map)
    }
    guard let best else { throw .noCharacterMap }
    self = best.map
  }

  /// The rank of an encoding: all of Unicode comes before its first plane, and that before symbols; nil for other encodings.
  private static func rank(platform: Int, encoding: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 10): 5
    case (0, 4), (0, 6): 4
    case (3, 1): 3
    case (0, 0...3): 2
    case (3, 0): 1
    default: nil
    }
  }

  private init?(subtable: FontData, isSymbolic: Bool) {
    guard let format = subtable.u16(0) else { return nil }
    self.subtable = subtable
    self.isSymbolic = isSymbolic
    self.format = format
    switch format {
    case 4:
      guard let doubled = subtable.u16(6) else { return nil }
      count = min(doubled / 2, (subtable.count - 16) / 8)
    case 6:
      guard let entries = subtable.u16(8) else { return nil }
      count = min(entries, (subtable.count - 10) / 2)
    case 12, 13:
      guard let groups = subtable.u32(12) else { return nil }
      count = min(groups, (subtable.count - 16) / 12)
    default: return nil
    }
    guard count >= 0 else { return nil }
  }

  /// Nil if the font has no glyph for a scalar.
  func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    let code = Int(scalar.value)
    return glyph(forCode: code) ?? (isSymbolic && code <= 0xFF ? glyph(forCode: 0xF000 + code) : nil)
  }

  private func glyph(forCode code: Int) -> GlyphID? {
    let glyph =
      switch format {
      case 4: glyphOfSegment(code)
      case 6: glyphOfList(code)
      default: glyphOfGroup(code)
      }
    guard let glyph, glyph > 0, glyph <= 0xFFFF else { return nil }
    return GlyphID(glyph)
  }

  /// The first of the sorted entries that ends at a code or after it.
  private func entry(endingFrom code: Int, end: (Int) -> Int?) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let last = end(middle) else { return nil }
      if last < code { low = middle + 1 } else { high = middle }
    }
    return low < count ? low : nil
  }

  private func glyphOfSegment(_ code: Int) -> Int? {
    guard code <= 0xFFFF, let segment = entry(endingFrom: code, end: { subtable.u16(14 + 2 * $0) }) else { return nil }
    let starts = 16 + 2 * count
    let rangeOffset = starts + 4 * count + 2 * segment
    guard let first = subtable.u16(starts + 2 * segment), first <= code,
      let delta = subtable.u16(starts + 2 * count + 2 * segment), let range = subtable.u16(rangeOffset)
    else { return nil }
    // Some fonts use 0xFFFF as the unused offset of the last segment.
    if range == 0 || range == 0xFFFF { return (code + delta) & 0xFFFF }
    guard let glyph = subtable.u16(rangeOffset + range + 2 * (code - first)), glyph > 0 else { return nil }
    return (glyph + delta) & 0xFFFF
  }

  private func glyphOfList(_ code: Int) -> Int? {
    guard let first = subtable.u16(6), code >= first, code - first < count else { return nil }
    return subtable.u16(10 + 2 * (code - first))
  }

  private func glyphOfGroup(_ code: Int) -> Int? {
    guard let group = entry(endingFrom: code, end: { subtable.u32(20 + 12 * $0) }),
      let first = subtable.u32(16 + 12 * group), first <= code, let glyph = subtable.u32(24 + 12 * group)
    else { return nil }
    return format == 12 ? glyph + code - first : glyph
  }
}

/// The number of a glyph in its font.
public typealias GlyphID = UInt16
