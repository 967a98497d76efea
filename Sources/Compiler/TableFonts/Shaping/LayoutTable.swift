/// The features and lookups of a font's `GSUB` or `GPOS`.
///
/// Lookups are kept in the order of the font, in which they are applied. What a lookup can begin with is known before a text is set, so that
/// most glyphs need no search, however many subtables a font has.
struct LayoutTable: Sendable {
  /// By their numbers in the font's list.
  let lookups: [Lookup]
  private let scripts: [Tag: [Int]]
  private let features: FontData
  private let variations: FeatureVariations?

  struct Lookup: Sendable {
    /// The type of its subtables, those of an extension included.
    var type = 0
    var flags = 0
    /// The number of its mark filtering set; nil if it has none.
    var filteringSet: Int?
    var subtables: [FontData] = []
    /// For each glyph with which a subtable can begin, the subtables' indices. Empty for a lookup that only others refer to.
    var starts: [GlyphID: [UInt16]] = [:]
  }

  /// Nil if a text can be set without the table, because it has none of some features.
  ///
  /// - Parameters:
  ///   - wanted: The features that are applied.
  ///   - extensionType: The type of lookups that refer to subtables beyond the range of 16-bit offsets.
  init?(_ table: FontData, _ tag: Tag, features wanted: Set<Tag>, extensionType: Int) throws(FontError) {
    var budget = ReadingBudget(of: tag)
    guard let scriptsOffset = table.u16(4), let featuresOffset = table.u16(6), let lookupsOffset = table.u16(8) else {
      throw .damagedTable(tag.description)
    }
    // A list that is left out is empty.
    guard scriptsOffset != 0, featuresOffset != 0, lookupsOffset != 0 else { return nil }
    guard let scriptList = table.table(scriptsOffset), let features = table.table(featuresOffset),
      let list = table.table(lookupsOffset), let scripts = try Self.scripts(scriptList, spending: &budget)
    else { throw .damagedTable(tag.description) }
    (self.features, self.scripts) = (features, scripts)
    if (table.u16(2) ?? 0) > 0, let variations = table.table(table.u32(10)) {
      self.variations = try FeatureVariations(variations, spending: &budget)
    } else {
      variations = nil
    }
    var used: Set<Int> = []
    for feature in Set(scripts.values.joined()) {
      guard let name = features.tag(2 + 6 * feature) else { throw .damagedTable(tag.description) }
      guard wanted.contains(name) else { continue }
      for feature in [features.table(features.u16(6 + 6 * feature))] + (variations?.all(of: feature) ?? [])
        as [FontData?]
      {
        guard let feature, let numbers = Self.lookups(of: feature) else { throw .damagedTable(tag.description) }
        try budget.spend(numbers.count)
        used.formUnion(numbers)
      }
    }
    guard !used.isEmpty else { return nil }
    guard let count = list.u16(0) else { throw .damagedTable(tag.description) }
    var lookups: [Lookup] = []
    for number in 0..<count {
      guard var lookup = Self.lookup(list.table(list.u16(2 + 2 * number)), extensionType) else {
        throw .damagedTable(tag.description)
      }
      try budget.spend(1 + lookup.subtables.count)
      if used.contains(number) { try lookup.readStarts(isSubstitution: tag == "GSUB", spending: &budget) }
      lookups.append(lookup)
    }
    self.lookups = lookups
  }

  private static func lookup(_ table: FontData?, _ extensionType: Int) -> Lookup? {
    guard let table, let type = table.u16(0), let flags = table.u16(2), let count = table.u16(4) else { return nil }
    var lookup = Lookup(type: type, flags: flags)
    if flags & 0x10 != 0 { lookup.filteringSet = table.u16(6 + 2 * count) }
    for index in 0..<count {
      guard let subtable = table.table(table.u16(6 + 2 * index)) else { return nil }
      guard type == extensionType else {
        lookup.subtables.append(subtable)
        continue
      }
      guard let ownType = subtable.u16(2), let own = subtable.table(subtable.u32(4)) else { return nil }
      // All subtables of a lookup have one type.
      if index == 0 { lookup.type = ownType }
      if ownType == lookup.type { lookup.subtables.append(own) }
    }
    return lookup
  }

  /// The features of each script in its default language; nil if the table is damaged.
  private static func scripts(_ list: FontData, spending budget: inout ReadingBudget) throws(FontError)
    -> [Tag: [Int]]?
  {
    guard let count = list.u16(0) else { return nil }
    var scripts: [Tag: [Int]] = [:]
    for index in 0..<count {
      guard let tag = list.tag(2 + 6 * index), let script = list.table(list.u16(6 + 6 * index)) else { return nil }
      guard let language = script.table(script.u16(0)), let entries = language.u16(4) else { continue }
      try budget.spend(1 + entries)
      var features: [Int] = []
      if let required = language.u16(2), required != 0xFFFF { features.append(required) }
      for entry in 0..<entries {
        guard let feature = language.u16(6 + 2 * entry) else { return nil }
        features.append(feature)
      }
      scripts[tag] = features
    }
    return scripts
  }

  private static func lookups(of feature: FontData) -> [Int]? {
    guard let count = feature.u16(2) else { return nil }
    let numbers = (0..<count).compactMap { feature.u16(4 + 2 * $0) }
    return numbers.count == count ? numbers : nil
  }

  /// The numbers of the lookups of some features for a script at a place in the design space, in the order in which they are applied, with the
  /// features that have each.
  ///
  /// A script that the font does not name has the default lookups: `DFLT`, or those that fonts use for it.
  func lookups(of wanted: [Tag], for script: Script, at place: [Double]) -> [(number: Int, features: Set<Tag>)] {
    let listed = scripts[script.tag] ?? scripts["DFLT"] ?? scripts["dflt"] ?? scripts["latn"] ?? []
    let replaced = variations?.features(at: place) ?? [:]
    var found: [Int: Set<Tag>] = [:]
    for feature in listed {
      guard let name = features.tag(2 + 6 * feature), wanted.contains(name),
        let table = replaced[feature] ?? features.table(features.u16(6 + 6 * feature))
      else { continue }
      for number in Self.lookups(of: table) ?? [] where number < lookups.count {
        found[number, default: []].insert(name)
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension LayoutTable.Lookup {
  /// Reads which glyphs each subtable covers.
  fileprivate mutating func readStarts(isSubstitution: Bool, spending budget: inout ReadingBudget) throws(FontError) {
    guard subtables.count <= Int(UInt16.max) else { return }
    let isContext = type == (isSubstitution ? 5 : 7)
    let isChain = type == (isSubstitution ? 6 : 8)
    for (index, subtable) in subtables.enumerated() {
      guard let coverage = Self.coverage(of: subtable, isContext: isContext, isChain: isChain) else { continue }
      for glyph in try Coverage(coverage).glyphs(spending: &budget) {
        starts[glyph, default: []].append(UInt16(index))
      }
    }
  }

  /// The coverage of the first glyph: in contexts of the third format, every glyph has one.
  private static func coverage(of subtable: FontData, isContext: Bool, isChain: Bool) -> FontData? {
    guard subtable.u16(0) == 3, isContext || isChain else { return subtable.table(subtable.u16(2)) }
    if isContext { return subtable.table(subtable.u16(6)) }
    guard let before = subtable.u16(2) else { return nil }
    return subtable.table(subtable.u16(6 + 2 * before))
  }
}

/// Features of a variable font that have other lookups in a part of its design space.
struct FeatureVariations: Sendable {
  private var records: [Record] = []

  private struct Record {
    var conditions: [Condition]
    var features: [Int: FontData]
  }

  /// A range of an axis, from -1 to 1.
  private struct Condition {
    var axis: Int
    var least: Double
    var most: Double
  }

  init(_ table: FontData, spending budget: inout ReadingBudget) throws(FontError) {
    for index in 0..<(table.u32(4) ?? 0) {
      guard let conditions = table.u32(8 + 8 * index), let features = table.table(table.u32(12 + 8 * index)) else {
        break
      }
      try budget.spend(1 + (features.u16(4) ?? 0))
      // A condition of an unknown form is not met.
      guard let conditions = try Self.conditions(table.table(conditions), spending: &budget) else { continue }
      records.append(Record(conditions: conditions, features: Self.features(features)))
    }
  }

  private static func conditions(_ set: FontData?, spending budget: inout ReadingBudget) throws(FontError)
    -> [Condition]?
  {
    guard let set else { return [] }
    let count = set.u16(0) ?? 0
    try budget.spend(count)
    let conditions = (0..<count).compactMap { index -> Condition? in
      guard let condition = set.table(set.u32(2 + 4 * index)), condition.u16(0) == 1, let axis = condition.u16(2),
        let least = condition.f2dot14(4), let most = condition.f2dot14(6)
      else { return nil }
      return Condition(axis: axis, least: least, most: most)
    }
    return conditions.count == count ? conditions : nil
  }

  private static func features(_ table: FontData) -> [Int: FontData] {
    var features: [Int: FontData] = [:]
    for index in 0..<(table.u16(4) ?? 0) {
      guard let feature = table.u16(6 + 6 * index) else { break }
      features[feature] = table.table(table.u32(8 + 6 * index))
    }
    return features
  }

  /// All that can replace a feature.
  func all(of feature: Int) -> [FontData] { records.compactMap { $0.features[feature] } }

  /// What replaces features at a place: the first record whose conditions it meets.
  func features(at place: [Double]) -> [Int: FontData] {
    records.first { record in
      record.conditions.allSatisfy { condition in
        let value = condition.axis < place.count ? place[condition.axis] : 0
        return condition.least <= value && value <= condition.most
      }
    }?.features ?? [:]
  }
}
