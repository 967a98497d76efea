/// The kerning of a font by the feature `kern` of its `GPOS`.
struct PairPositioning: Sendable {
  private let feature: FeatureLookups
  private let lookups: [Int: Lookup]

  private struct Lookup: Sendable {
    var flags: Int
    var subtables: [PairAdjustment]
  }

  /// What tables can say at most that share their parts: more is a trap.
  private static let mostSubtables = 65_536

  /// Nil where the font has no such feature.
  init?(_ gpos: FontData) throws(FontError) {
    guard let feature = try FeatureLookups("kern", in: gpos, "GPOS") else { return nil }
    self.feature = feature
    var room = Self.mostSubtables
    var lookups: [Int: Lookup] = [:]
    for (number, lookup) in feature.tables {
      lookups[number] = Lookup(flags: lookup.u16(2) ?? 0, subtables: try Self.subtables(of: lookup, room: &room))
    }
    self.lookups = lookups
  }

  private static func subtables(of lookup: FontData, room: inout Int) throws(FontError) -> [PairAdjustment] {
    guard let type = lookup.u16(0), let count = lookup.u16(4) else { throw .damagedTable("GPOS") }
    // 9 only says where a subtable is that lies too far away.
    guard type == 2 || type == 9 else { return [] }
    room -= count
    guard room >= 0 else { throw .damagedTable("GPOS") }
    var subtables: [PairAdjustment] = []
    for index in 0..<count {
      guard var table = lookup.table(lookup.u16(6 + 2 * index)) else { throw .damagedTable("GPOS") }
      if type == 9 {
        guard table.u16(2) == 2 else { continue }
        guard let far = table.table(table.u32(4)) else { throw .damagedTable("GPOS") }
        table = far
      }
      guard let subtable = PairAdjustment(table) else { throw .damagedTable("GPOS") }
      subtables.append(subtable)
    }
    return subtables
  }

  /// What all lookups of a script together do to the advances of a pair.
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
