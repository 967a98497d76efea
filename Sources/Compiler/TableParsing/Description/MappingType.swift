/// A kind of mapping in the language: `row`, `section`, `font`. The only description of its keys.
///
/// This is a class because it is passed along for every mapping of a spec.
final class MappingType<Owner>: Sendable {
  let name: String
  /// With its article, as in messages: `a row`.
  let noun: String
  let summary: String
  /// Creates the owner of an empty mapping.
  let fresh: @Sendable () -> Owner
  let keys: [Key<Owner>]
  let names: KeyNames
  /// The read function of each key; used for every key of a spec.
  let reads: [Key<Owner>.Read]
  private let writes: [Key<Owner>.Write]
  /// The required keys, one bit each.
  let required: UInt64
  let rules: [KeyRule]
  let ruleMasks: [KeyRuleMask]
  /// The key whose value can be written instead of the mapping, for messages: `text`.
  let shorthand: String?

  init(
    _ name: String, noun: String, shorthand: String? = nil, summary: String,
    _ fresh: @escaping @autoclosure @Sendable () -> Owner, keys: [Key<Owner>], rules: [KeyRule] = []
  ) {
    precondition(keys.count <= 64, "the keys already read are stored in 64 bits")
    self.name = name
    self.noun = noun
    self.shorthand = shorthand
    self.summary = summary
    self.fresh = fresh
    self.keys = keys
    self.rules = rules
    let names = KeyNames(keys.map(\.name), of: noun)
    self.names = names
    reads = keys.map(\.read)
    writes = keys.map(\.write)
    required = keys.indices.reduce(0) { keys[$1].isRequired ? $0 | 1 << UInt64($1) : $0 }
    ruleMasks = rules.compactMap { KeyRuleMask($0, names: names) }
  }

  /// Writes the keys that an owner sets, in the order of the description; none once the writer's work is spent.
  /// - Parameter base: The owner that the mapping is merged with; nil for an empty owner.
  func write(_ owner: Owner, over base: Owner? = nil, _ writer: SpecWriter) -> SpecValue {
    guard writer.spend(keys: keys.count) else { return .mapping([]) }
    let base = base ?? fresh()
    var values = writes.indices.map { writes[$0](owner, required & 1 << UInt64($0) != 0 ? nil : base, writer) }
    for mask in ruleMasks where mask.count.lowerBound > 0 {
      let counted = keys.indices.filter { mask.keys & 1 << UInt64($0) != 0 }
      guard counted.allSatisfy({ values[$0] == nil }) else { continue }
      // One of the keys is required, even if it sets a default.
      for index in counted {
        values[index] = writes[index](owner, nil, writer)
        if values[index] != nil { break }
      }
    }
    return .mapping(
      values.indices.compactMap { index in values[index].map { SpecValue.Entry(key: keys[index].name, value: $0) } })
  }

  /// The description without the decoding.
  var description: MappingDescription {
    MappingDescription(
      name: name, noun: noun, summary: summary, keys: keys.map(\.description), rules: rules,
      shorthand: shorthand)
  }
}

/// A mapping type as data.
package struct MappingDescription: Sendable {
  package var name: String
  package var noun: String
  package var summary: String
  package var keys: [KeyDescription]
  package var rules: [KeyRule]
  /// The key whose value can be written instead of the mapping.
  package var shorthand: String?
}

/// A key as data.
package struct KeyDescription: Sendable {
  package var name: String
  package var schema: Schema
  package var standard: String?
  package var doc: String
  package var isRequired: Bool
  package var rank = KeyRank.ordinary
  package var sharesValue = false
}
