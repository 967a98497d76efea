/// The kerning of a font by the feature `kern` of its `GPOS`.
struct PairPositioning: Sendable {
  private let lookups: [Lookup]
  /// The lookups of each script, in the order in which they are applied.
  private let lookupsOfScripts: [Tag: [Int]]

  private struct Lookup: Sendable {
    var flags: Int
    var subtables: [PairAdjustment]
  }

  /// What tables can say at most that share their parts: more is a trap.
  private static let mostSubtables = 65_536

  /// Nil where the font has no such feature.
  init?(_ gpos: FontData) throws(FontError) {
    guard let scripts = gpos.table(gpos.u16(4)), let features = gpos.table(gpos.u16(6)),
      let lookupList = gpos.table(gpos.u16(8))
    else { throw .damagedTable("GPOS") }
    let listed = try Self.lookups(of: scripts, features: features)
    guard listed.values.contains(where: { !$0.isEmpty }) else { return nil }
    var numbers: [Int: Int] = [:]
    var lookups: [Lookup] = []
    var room = Self.mostSubtables
    for index in Set(listed.values.joined()).sorted() {
      guard let lookup = lookupList.table(lookupList.u16(2 + 2 * index)) else { throw .damagedTable("GPOS") }
      numbers[index] = lookups.count
      lookups.append(Lookup(flags: lookup.u16(2) ?? 0, subtables: try Self.subtables(of: lookup, room: &room)))
    }
    self.lookups = lookups
    lookupsOfScripts = listed.mapValues { $0.compactMap { numbers[$0] } }
  }

  /// The lookups of the feature `kern` by script, each in its default language.
  private static func lookups(of scripts: FontData, features: FontData) throws(FontError) -> [Tag: [Int]] {
    guard let count = scripts.u16(0), let featureCount = features.u16(0) else { throw .damagedTable("GPOS") }
    var listed: [Tag: [Int]] = [:]
    for index in 0..<count {
      guard let tag = scripts.tag(2 + 6 * index), let script = scripts.table(scripts.u16(6 + 6 * index)) else {
        throw .damagedTable("GPOS")
      }
      guard let language = script.table(script.u16(0)), let entries = language.u16(4) else { continue }
      var found: Set<Int> = []
      for entry in 0..<entries {
        guard let feature = language.u16(6 + 2 * entry), feature < featureCount else { throw .damagedTable("GPOS") }
        guard features.tag(2 + 6 * feature) == "kern", let table = features.table(features.u16(6 + 6 * feature)) else {
          continue
        }
        for lookup in 0..<(table.u16(2) ?? 0) {
          guard let number = table.u16(4 + 2 * lookup) else { throw .damagedTable("GPOS") }
          found.insert(number)
        }
      }
      listed[tag] = found.sorted()
    }
    return listed
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
    for index in lookups(for: script) {
      let lookup = lookups[index]
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

  /// A script's own lookups, else those for all others: `DFLT`, or what fonts have taken for it.
  private func lookups(for script: Script) -> [Int] {
    if let own = lookupsOfScripts[script.tag] { return own }
    return lookupsOfScripts["DFLT"] ?? lookupsOfScripts["dflt"] ?? lookupsOfScripts["latn"] ?? []
  }
}
