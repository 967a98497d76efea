/// The lookups of a feature in `GPOS` or `GSUB`, by script.
struct FeatureLookups: Sendable {
  /// By their numbers in the font's list.
  let tables: [Int: FontData]
  /// In the order in which they are applied.
  private let ofScripts: [Tag: [Int]]

  /// Nil if the font has no such feature.
  ///
  /// - Parameter tag: The tag of the table, for errors.
  init?(
    _ feature: Tag, in table: FontData, _ tag: Tag, spending budget: inout ReadingBudget
  ) throws(FontError) {
    guard let scripts = table.table(table.u16(4)), let features = table.table(table.u16(6)),
      let list = table.table(table.u16(8))
    else { throw .damagedTable(tag.description) }
    guard
      let ofScripts = try Self.lookups(of: feature, scripts: scripts, features: features, spending: &budget)
    else { throw .damagedTable(tag.description) }
    guard ofScripts.values.contains(where: { !$0.isEmpty }) else { return nil }
    var tables: [Int: FontData] = [:]
    for number in Set(ofScripts.values.joined()) {
      guard let lookup = list.table(list.u16(2 + 2 * number)) else { throw .damagedTable(tag.description) }
      tables[number] = lookup
    }
    self.tables = tables
    self.ofScripts = ofScripts
  }

  /// The lookups by script, each in its default language; nil if the table is damaged.
  private static func lookups(
    of wanted: Tag, scripts: FontData, features: FontData, spending budget: inout ReadingBudget
  ) throws(FontError) -> [Tag: [Int]]? {
    guard let count = scripts.u16(0), let featureCount = features.u16(0) else { return nil }
    var listed: [Tag: [Int]] = [:]
    for index in 0..<count {
      guard let tag = scripts.tag(2 + 6 * index), let script = scripts.table(scripts.u16(6 + 6 * index)) else {
        return nil
      }
      guard let language = script.table(script.u16(0)), let entries = language.u16(4) else { continue }
      var found: Set<Int> = []
      try budget.spend(1 + entries)
      for entry in 0..<entries {
        guard let feature = language.u16(6 + 2 * entry), feature < featureCount else { return nil }
        guard features.tag(2 + 6 * feature) == wanted, let table = features.table(features.u16(6 + 6 * feature)) else {
          continue
        }
        let lookups = table.u16(2) ?? 0
        try budget.spend(lookups)
        for lookup in 0..<lookups {
          guard let number = table.u16(4 + 2 * lookup) else { return nil }
          found.insert(number)
        }
      }
      listed[tag] = found.sorted()
    }
    return listed
  }

  /// For a script. Every lookup and every subtable may be searched for every pair of letters. Existing fonts have a few dozen.
  private static let mostLookups = 64
  /// For all scripts.
  private static let mostSubtables = 1_024

  /// The subtables of each lookup of a type; none for other types.
  ///
  /// - Parameter extensionType: The type of lookups that refer to subtables beyond the range of 16-bit offsets.
  func subtables(ofType wanted: Int, extensionType: Int, _ tag: Tag) throws(FontError) -> [Int: [FontData?]] {
    var room = Self.mostSubtables
    guard ofScripts.values.allSatisfy({ $0.count <= Self.mostLookups }) else {
      throw .overfullTable(tag.description)
    }
    var subtables: [Int: [FontData?]] = [:]
    for (number, lookup) in tables {
      guard let type = lookup.u16(0), let count = lookup.u16(4) else { throw .damagedTable(tag.description) }
      guard type == wanted || type == extensionType else { continue }
      room -= count
      guard room >= 0 else { throw .overfullTable(tag.description) }
      subtables[number] = (0..<count).map { lookup.table(lookup.u16(6 + 2 * $0)) }.filter {
        type == wanted || $0 == nil || $0?.u16(2) == wanted
      }.map { type == wanted ? $0 : $0.flatMap { $0.table($0.u32(4)) } }
    }
    return subtables
  }

  /// The lookups of a script, otherwise the default lookups: `DFLT`, or the scripts that fonts use for it.
  func numbers(for script: Script) -> [Int] {
    ofScripts[script.tag] ?? ofScripts["DFLT"] ?? ofScripts["dflt"] ?? ofScripts["latn"] ?? []
  }
}
