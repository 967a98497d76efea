import YAMLSyntax

/// A kind of mapping in the language: `row`, `section`, `font`. The one description of its keys.
struct MappingType<Owner>: Sendable {
  let name: String
  /// With its article, as messages say it: `a row`.
  let noun: String
  let summary: String
  let keys: [Key<Owner>]
  let names: KeyNames
  /// The keys that must be there, a bit each.
  let required: UInt64
  let rules: [KeyRule]
  let ruleMasks: [KeyRuleMask]
  /// What may be written instead of the mapping, for messages: `text`.
  let shorthand: String?

  init(
    _ name: String, noun: String, shorthand: String? = nil, summary: String, keys: [Key<Owner>], rules: [KeyRule] = []
  ) {
    precondition(keys.count <= 64, "the keys that were seen are kept in 64 bits")
    self.name = name
    self.noun = noun
    self.shorthand = shorthand
    self.summary = summary
    self.keys = keys
    self.rules = rules
    let names = KeyNames(keys.map(\.name))
    self.names = names
    required = keys.indices.reduce(0) { keys[$1].isRequired ? $0 | 1 << UInt64($1) : $0 }
    ruleMasks = rules.compactMap { KeyRuleMask($0, names: names) }
  }

  /// The description without the decoding.
  var description: MappingDescription {
    MappingDescription(name: name, noun: noun, summary: summary, keys: keys.map(\.description), rules: rules)
  }
}

/// A key of a mapping: its name, its values, its default, its meaning, and how it is read into its owner.
struct Key<Owner>: Sendable {
  let name: String
  let schema: Schema
  /// The default in words, or nil where there is none to tell.
  let standard: String?
  let doc: String
  let isRequired: Bool
  let read: @Sendable (SpecDecoder, NodeID, inout Owner) -> Void

  /// A key whose value is read by a shape and then set.
  init<Value>(
    _ name: String, _ shape: Shape<Value>, default standard: String? = nil, required: Bool = false, _ doc: String,
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    self.init(name, shape.schema, default: standard, required: required, doc) { decoder, node, owner in
      guard let value = shape.read(decoder, node) else { return }
      set(&owner, value)
    }
  }

  /// A key that is read into what its owner has already.
  init(
    _ name: String, _ schema: Schema, default standard: String? = nil, required: Bool = false, _ doc: String,
    read: @escaping @Sendable (SpecDecoder, NodeID, inout Owner) -> Void
  ) {
    self.name = name
    self.schema = schema
    self.standard = standard
    self.doc = doc
    isRequired = required
    self.read = read
  }

  var description: KeyDescription {
    KeyDescription(name: name, schema: schema, standard: standard, doc: doc, isRequired: isRequired)
  }
}

/// A mapping type as data.
struct MappingDescription: Sendable {
  var name: String
  var noun: String
  var summary: String
  var keys: [KeyDescription]
  var rules: [KeyRule]
}

/// A key as data.
struct KeyDescription: Sendable {
  var name: String
  var schema: Schema
  var standard: String?
  var doc: String
  var isRequired: Bool
}
