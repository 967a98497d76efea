/// Which letters a font joins into one glyph (the feature `liga` of its `GSUB`, lookup type 4), such as f and i.
public struct Ligatures: Sendable {
  private let feature: FeatureLookups
  private let lookups: [Int: [FontData]]

  /// Nil where the font has none.
  init?(_ gsub: FontData) throws(FontError) {
    guard let feature = try FeatureLookups("liga", in: gsub, "GSUB") else { return nil }
    self.feature = feature
    // What looks at neighbours is not read.
    let lookups = try feature.subtables(ofType: 4, extensionType: 7, "GSUB").mapValues {
      $0.compactMap(\.self).filter { $0.u16(0) == 1 }
    }
    guard lookups.values.contains(where: { !$0.isEmpty }) else { return nil }
    self.lookups = lookups
  }

  /// Whether a ligature of some script begins with a glyph.
  public func begins(with glyph: GlyphID) -> Bool {
    lookups.values.joined().contains { subtable in
      subtable.table(subtable.u16(2)).flatMap { Coverage($0).index(of: glyph) } != nil
    }
  }

  /// A glyph, and how many of a text's it takes the place of.
  public struct Joined: Sendable {
    public var glyph: GlyphID
    public var count = 1
  }

  /// The glyph that those at the beginning become, and how many of them.
  private func ligature(_ glyphs: ArraySlice<Joined>, in subtables: [FontData]) -> (glyph: GlyphID, count: Int)? {
    guard let first = glyphs.first?.glyph else { return nil }
    for subtable in subtables {
      guard let index = subtable.table(subtable.u16(2)).flatMap({ Coverage($0).index(of: first) }),
        index < subtable.u16(4) ?? 0, let set = subtable.table(subtable.u16(6 + 2 * index))
      else { continue }
      for number in 0..<(set.u16(0) ?? 0) {
        guard let table = set.table(set.u16(2 + 2 * number)), let glyph = table.u16(0), let count = table.u16(2),
          count > 0, count <= glyphs.count
        else { continue }
        let isMatch = zip(glyphs.dropFirst(), 0..<(count - 1)).allSatisfy { table.u16(4 + 2 * $1) == Int($0.glyph) }
        if isMatch { return (GlyphID(glyph), count) }
      }
    }
    return nil
  }

  /// The glyphs of a script as the font joins them.
  public func join(_ glyphs: some Sequence<GlyphID>, script: Script) -> [Joined] {
    var joined = glyphs.map { Joined(glyph: $0) }
    for number in feature.numbers(for: script) {
      guard let subtables = lookups[number], !subtables.isEmpty else { continue }
      var result: [Joined] = []
      result.reserveCapacity(joined.count)
      var index = 0
      while index < joined.count {
        let found = ligature(joined[index...], in: subtables)
        let count = found?.count ?? 1
        let whole = joined[index..<index + count].reduce(0) { $0 + $1.count }
        result.append(Joined(glyph: found?.glyph ?? joined[index].glyph, count: whole))
        index += count
      }
      joined = result
    }
    return joined
  }
}
