import TableIR
import TableSupport

/// Finds what a table sets although its system lacks it, or its host: by the dates in the description of the language.
///
/// Only keys that can lead to something with such a date are written, so in a new system nothing is.
package final class UnavailableUses: Sendable {
  /// Something that is set and has no effect.
  package struct Use: Sendable {
    /// The keys from its owner.
    package var path: [SpecPlace.Step]
    /// In words without a full stop.
    package var problem: String
  }

  private let host: TableHost
  private let ios: Int
  /// For each mapping, the places of the keys that lead to something that is lacking; none for a mapping without.
  private let lacking: [String: [Int]]

  /// - Parameter host: the host; before its first version, rows are shown by a table view.
  package init(host: TableHost, ios: Int) {
    let host = ios < host.firstVersion ? .table : host
    (self.host, self.ios) = (host, ios)
    var lacking: [String: [Int]] = [:]
    var isStable = false
    while !isStable {
      isStable = true
      for mapping in DatedMapping.all {
        let keys = mapping.keys {
          !$0.holds(host, ios: ios)
        } leads: {
          lacking[$0] != nil
        }
        guard !keys.isEmpty, keys != lacking[mapping.name] else { continue }
        (lacking[mapping.name], isStable) = (keys, false)
      }
    }
    self.lacking = lacking
  }

  /// Whether rows can set something that is lacking.
  package var areInRows: Bool { lacking[MappingType<Row>.row.name] != nil }

  /// What a table sets for itself, without its sections and rules.
  package func uses(in table: Table, work: WorkMeter) -> [Use] {
    var uses = self.uses(of: table, .table, SpecWriter(assets: table.assets, work: work))
    // Of a host that its system lacks, everything else is judged as a table view.
    if ios < table.host.firstVersion, let problem = table.host.availability?.problem(table.host, ios: ios) {
      uses.insert(Use(path: ["host"], problem: problem), at: 0)
    }
    return uses
  }

  /// What a section sets, without its rows.
  package func uses(in section: Section, of table: Table, work: WorkMeter) -> [Use] {
    uses(of: section, .section, SpecWriter(assets: table.assets, work: work))
  }

  /// What a row sets.
  package func uses(in row: Row, of table: Table, work: WorkMeter) -> [Use] {
    uses(of: row, .row, SpecWriter(assets: table.assets, work: work))
  }

  /// What a rule sets.
  package func uses(in rule: AppearanceRule, of table: Table, work: WorkMeter) -> [Use] {
    uses(of: AppearanceDraft(rule), .appearanceRule, SpecWriter(assets: table.assets, work: work))
  }

  /// What an environment has although its system lacks it, by the keys of environments.
  package func uses(in axes: EnvironmentAxes) -> [Use] {
    var found: [Use] = []
    let type = MappingType<EnvironmentDraft>.environment
    for index in lacking[type.name] ?? [] {
      guard let value = type.keys[index].write(EnvironmentDraft(axes), nil, SpecWriter()) else { continue }
      visit(value, of: type.description.keys[index], at: [], &found)
    }
    return found.map { Use(path: Array($0.path.prefix(1)), problem: $0.problem) }
  }

  /// In steps (``WorkMeter``): asking for the value of a key, which most owners do not set.
  private static let costOfKey = 10

  private func uses<Owner>(of owner: Owner, _ type: MappingType<Owner>, _ writer: SpecWriter) -> [Use] {
    guard let keys = lacking[type.name] else { return [] }
    writer.work?.spend(Self.costOfKey, times: keys.count)
    guard writer.work?.isSpent != true else { return [] }
    var found: [Use] = []
    let fresh = type.fresh()
    for index in keys {
      guard let value = type.keys[index].write(owner, fresh, writer) else { continue }
      visit(value, of: type.description.keys[index], at: [], &found)
    }
    return found
  }

  private func visit(_ value: SpecValue, of key: KeyDescription, at path: [SpecPlace.Step], _ found: inout [Use]) {
    let path = path + [.key(key.name)]
    if let problem = key.availability?.problem(host, ios: ios) {
      found.append(Use(path: path, problem: problem))
    } else {
      visit(value, key.schema, at: path, &found)
    }
  }

  /// Returns whether the value has the form of the schema.
  @discardableResult
  private func visit(
    _ value: SpecValue, _ schema: Schema, at path: [SpecPlace.Step], _ found: inout [Use]
  ) -> Bool {
    switch (schema, value) {
    case (.either(let schemas), _): return schemas.contains { visit(value, $0, at: path, &found) }
    case (.naming(_, let schema), _): return visit(value, schema, at: path, &found)
    case (.choice(let words), .text(let word)):
      guard words.contains(word) else { return false }
      if let problem = words.dates[word]?.problem(host, ios: ios) { found.append(Use(path: path, problem: problem)) }
      return true
    case (.mapping(let name), .mapping(let entries)), (.keys(let name), .mapping(let entries)):
      guard let description = DatedMapping.named[name] else { return false }
      let keys = entries.map { entry in description.keys.firstIndex { $0.name == entry.key } }
      guard !keys.contains(nil) else { return false }
      let dated = lacking[name] ?? []
      for (entry, key) in zip(entries, keys.compactMap(\.self)) where dated.contains(key) {
        visit(entry.value, of: description.keys[key], at: path, &found)
      }
      return true
    case (.list(let element, _), .list(let values)):
      for (index, value) in values.enumerated() { visit(value, element, at: path + [.index(index)], &found) }
      return true
    case (.dictionary(let element), .mapping(let entries)):
      for entry in entries { visit(entry.value, element, at: path + [.key(entry.key)], &found) }
      return true
    default: return false
    }
  }
}

/// A mapping by what its keys lead to: computed once, because schemas are made whenever they are asked for.
private struct DatedMapping: Sendable {
  let name: String
  private let keys: [Reach]

  /// What a key has a date for, and the mappings in its values.
  private struct Reach: Sendable {
    var dates: [Availability]
    var mappings: [String]
  }

  static let named = Dictionary(
    LanguageDescription.mappings.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static let all: [DatedMapping] = LanguageDescription.mappings.map(DatedMapping.init)

  /// The keys of other owners, and those that say where something is shown, and not what.
  private static let skipped: Set = [
    "table.sections", "section.rows", "row.variants", "table.templates", "table.environments", "table.appearance",
  ]

  private init(_ description: MappingDescription) {
    name = description.name
    keys = description.keys.map { key in
      var reach = Reach(dates: key.availability.map { [$0] } ?? [], mappings: [])
      if key.name != "when", !Self.skipped.contains("\(description.name).\(key.name)") {
        Self.add(key.schema, to: &reach)
      }
      return reach
    }
  }

  private static func add(_ schema: Schema, to reach: inout Reach) {
    switch schema {
    case .choice(let words): reach.dates += words.dates.values
    case .mapping(let name), .keys(let name): reach.mappings.append(name)
    case .list(let schema, _), .dictionary(let schema), .naming(_, let schema): add(schema, to: &reach)
    case .either(let schemas), .tuple(let schemas): for schema in schemas { add(schema, to: &reach) }
    case .text, .name, .pattern, .number, .integer, .count, .boolean, .constants: break
    }
  }

  /// The places of the keys that lack something, or lead to a mapping that does.
  func keys(lacks: (Availability) -> Bool, leads: (String) -> Bool) -> [Int] {
    keys.indices.filter { keys[$0].dates.contains(where: lacks) || keys[$0].mappings.contains(where: leads) }
  }
}
