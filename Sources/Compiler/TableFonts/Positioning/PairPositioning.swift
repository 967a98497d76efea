/// The kerning of a font by the feature `kern` of its `GPOS`.
struct PairPositioning: Sendable {
  private let feature: FeatureLookups
  private let lookups: [Int: Lookup]

  private struct Lookup: Sendable {
    var flags: Int
    var subtables: [PairAdjustment]
  }

  /// Nil if the font has no such feature.
  init?(_ gpos: FontData) throws(FontError) {
    var budget = ReadingBudget(of: "GPOS")
    guard let feature = try FeatureLookups("kern", in: gpos, "GPOS", spending: &budget) else { return nil }
    self.feature = feature
    var lookups: [Int: Lookup] = [:]
    for (number, tables) in try feature.subtables(ofType: 2, extensionType: 9, "GPOS") {
      let subtables = tables.compactMap { $0.flatMap(PairAdjustment.init) }
      guard subtables.count == tables.count else { throw .damagedTable("GPOS") }
      lookups[number] = Lookup(flags: feature.tables[number]?.u16(2) ?? 0, subtables: subtables)
    }
    self.lookups = lookups
  }

  /// The combined adjustments of all lookups of a script for a pair.
  func adjustments(
    _ left: GlyphID, _ right: GlyphID, script: Script, definition: GlyphDefinition?
  ) -> [PairAdjustment.Adjustment] {
    var adjustments: [PairAdjustment.Adjustment] = []
    for number in feature.numbers(for: script) {
      guard let lookup = lookups[number] else { continue }
      if let definition,
        definition.isIgnored(left, flags: lookup.flags) || definition.isIgnored(right, flags: lookup.flags)
      {
        continue
      }
      for subtable in lookup.subtables {
        guard let adjustment = subtable.adjustment(left, right) else { continue }
        adjustments.append(adjustment)
        break
      }
    }
    return adjustments
  }
}
