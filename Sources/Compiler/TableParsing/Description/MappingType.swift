/// A kind of mapping in the language: `row`, `section`, `font`. The only description of its keys.
///
/// This is a class because it is passed along for every mapping of a spec.
final class MappingType<Owner>: Sendable {
  let description: MappingDescription
  /// Creates the owner of an empty mapping.
  let fresh: @Sendable () -> Owner
  let keys: [Key<Owner>]
  /// The read function of each key; used for every key of a spec.
  let reads: [Key<Owner>.Read]

  var name: String { description.name }
  var noun: String { description.noun }

  init(
    _ name: String, noun: String, shorthand: String? = nil, summary: String,
    _ fresh: @escaping @autoclosure @Sendable () -> Owner, keys: [Key<Owner>], rules: [KeyRule] = []
  ) {
    description = MappingDescription(
      name: name, noun: noun, summary: summary, keys: keys.map(\.description), rules: rules, shorthand: shorthand)
    self.fresh = fresh
    self.keys = keys
    reads = keys.map(\.read)
  }

  /// Writes the keys that an owner sets, in the order of the description; none once the writer's work is spent.
  /// - Parameter base: The owner that the mapping is merged with; nil for an empty owner.
  func write(_ owner: Owner, over base: Owner? = nil, _ writer: SpecWriter) -> SpecValue {
    guard writer.spend(keys: keys.count) else { return .mapping([]) }
    let base = base ?? fresh()
    return description.write { index, isDefaultWritten in
      keys[index].write(owner, isDefaultWritten ? nil : base, writer)
    }
  }
}

/// A kind of mapping without its owner: all that messages, the schema, the reference and editors need, which are compiled once and not
/// for each owner.
package final class MappingDescription: Sendable {
  package let name: String
  /// With its article, as in messages: `a row`.
  package let noun: String
  package let summary: String
  package let keys: [KeyDescription]
  package let rules: [KeyRule]
  /// The key whose value can be written instead of the mapping, for messages: `text`.
  package let shorthand: String?
  let names: KeyNames
  /// The required keys, one bit each.
  let required: UInt64
  let ruleMasks: [KeyRuleMask]

  init(name: String, noun: String, summary: String, keys: [KeyDescription], rules: [KeyRule], shorthand: String?) {
    precondition(keys.count <= 64, "the keys already read are stored in 64 bits")
    self.name = name
    self.noun = noun
    self.summary = summary
    self.keys = keys
    self.rules = rules
    self.shorthand = shorthand
    let names = KeyNames(keys.map(\.name), of: noun)
    self.names = names
    required = keys.indices.reduce(0) { keys[$1].isRequired ? $0 | 1 << UInt64($1) : $0 }
    ruleMasks = rules.compactMap { KeyRuleMask($0, names: names) }
  }

  /// One bit for each of some names that is a key.
  func mask(of names: [String]) -> UInt64 {
    names.reduce(0) { mask, name in self.names.names.firstIndex(of: name).map { mask | 1 << UInt64($0) } ?? mask }
  }

  /// The noun with a verb, in the form for one thing, that agrees with it: `a row has`, `the bars have`.
  func noun(with verb: String) -> String {
    // Nouns of one thing have an article or end otherwise; of `the file of known changes`, the file is what has something.
    let head = noun.prefix(upTo: noun.firstRange(of: " of ")?.lowerBound ?? noun.endIndex)
    let isPlural = head.hasSuffix("s") && !head.hasPrefix("a ") && !head.hasPrefix("an ")
    return "\(noun) \(!isPlural ? verb : verb == "has" ? "have" : String(verb.dropLast()))"
  }

  /// - Parameter writeKey: writes the value of a key; nil if it is not set, or the default and not to be written.
  fileprivate func write(_ writeKey: (_ index: Int, _ isDefaultWritten: Bool) -> SpecValue?) -> SpecValue {
    var values = keys.indices.map { writeKey($0, required & 1 << UInt64($0) != 0) }
    for mask in ruleMasks where mask.count.lowerBound > 0 {
      let counted = keys.indices.filter { mask.keys & 1 << UInt64($0) != 0 }
      guard counted.allSatisfy({ values[$0] == nil }) else { continue }
      // One of the keys is required, even if it sets a default.
      for index in counted {
        values[index] = writeKey(index, true)
        if values[index] != nil { break }
      }
    }
    return .mapping(
      values.indices.compactMap { index in values[index].map { SpecValue.Entry(key: keys[index].name, value: $0) } })
  }
}
