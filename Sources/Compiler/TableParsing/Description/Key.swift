import YAMLSyntax

/// A key of a mapping: its name, its valid values, its default, its description, and how it is read into its owner and written from it.
struct Key<Owner>: Sendable {
  typealias Read = @Sendable (SpecDecoder, NodeID, inout Owner) -> Void
  /// Writes the value of an owner that is merged with a base; nil if both are the same. Without a base, the value is always written,
  /// and nil means that the owner does not set it.
  typealias Write = @Sendable (_ owner: Owner, _ base: Owner?, SpecWriter) -> SpecValue?

  private(set) var description: KeyDescription
  var read: Read
  let write: Write

  var name: String { description.name }
  var schema: Schema { description.schema }
  var standard: String? {
    get { description.standard }
    set { description.standard = newValue }
  }
  var doc: String { description.doc }

  /// A key that is merged with its owner's value, or read elsewhere.
  init(
    _ name: String, _ schema: @escaping @autoclosure @Sendable () -> Schema, default standard: String? = nil,
    required: Bool = false, _ doc: String, read: @escaping Read = { _, _, _ in },
    write: @escaping Write = { _, _, _ in nil }
  ) {
    self.init(
      KeyDescription(name: name, schema, standard: standard, doc: doc, isRequired: required), read: read, write: write)
  }

  private init(_ description: KeyDescription, read: @escaping Read, write: @escaping Write) {
    self.description = description
    self.read = read
    self.write = write
  }

  /// A key whose value is read by a shape and then set.
  init<Value>(
    _ name: String, _ shape: Shape<Value>, default standard: String? = nil, required: Bool = false, _ doc: String,
    get: @escaping @Sendable (Owner) -> Value?, set: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    self.init(name, shape.schema, default: standard, required: required, doc) { decoder, node, owner in
      guard let value = shape.read(decoder, node) else { return }
      set(&owner, value)
    } write: { owner, base, writer in
      guard let value = get(owner) else { return nil }
      let written = shape.write(value, writer)
      guard let other = base.flatMap(get) else { return written }
      return shape.write(other, writer) == written ? nil : written
    }
  }

  /// A key for a member.
  init<Value>(
    _ name: String, _ shape: Shape<Value>, default standard: String? = nil, required: Bool = false, _ doc: String,
    _ member: WritableKeyPath<Owner, Value> & Sendable
  ) {
    let place = MemberPlace(member)
    self.init(
      name, shape, default: standard, required: required, doc, get: { $0[keyPath: member] },
      set: { owner, value in place.set(value, in: &owner) })
  }

  /// A key for a member that is nil if it is not set.
  init<Value>(
    _ name: String, _ shape: Shape<Value>, default standard: String? = nil, required: Bool = false, _ doc: String,
    _ member: WritableKeyPath<Owner, Value?> & Sendable
  ) {
    let place = MemberPlace(member)
    self.init(
      name, shape, default: standard, required: required, doc, get: { $0[keyPath: member] },
      set: { owner, value in place.set(value, in: &owner) })
  }

  /// A key whose mapping is merged with the existing member.
  init<Value: Equatable & Sendable>(
    _ name: String, over type: @escaping @autoclosure @Sendable () -> MappingType<Value>,
    default standard: String? = nil, _ doc: String, _ member: WritableKeyPath<Owner, Value> & Sendable
  ) {
    let place = MemberPlace(member)
    self.init(name, .mapping(type().name), default: standard, doc) { decoder, node, owner in
      place.update(&owner) { decoder.decode(type(), node, into: &$0) }
    } write: { owner, base, writer in
      let (value, other) = (owner[keyPath: member], base?[keyPath: member])
      return value == other ? nil : type().write(value, over: other, writer)
    }
  }

  /// The same key for a type that contains the owner.
  func of<Other>(
    _ part: WritableKeyPath<Other, Owner> & Sendable, default standard: String? = nil, doc: String? = nil
  ) -> Key<Other> {
    let place = MemberPlace(part)
    var description = description
    if let standard { description.standard = standard }
    if let doc { description.doc = doc }
    return Key<Other>(description) { decoder, node, other in
      place.update(&other) { read(decoder, node, &$0) }
    } write: {
      write($0[keyPath: part], $1?[keyPath: part], $2)
    }
  }

  /// The same key, which some versions of iOS lack, or some hosts.
  func available(_ availability: Availability) -> Key {
    var key = self
    key.description.availability = availability
    key.description.doc += "; \(availability.words)"
    return key
  }

  /// The same key, of several that set parts of one value.
  func sharingValue() -> Key {
    var key = self
    key.description.sharesValue = true
    return key
  }

  /// The same key, written elsewhere in its mapping than in the order of the description.
  func written(_ rank: KeyRank) -> Key {
    var key = self
    key.description.rank = rank
    return key
  }
}

/// A key of the language without its owner.
package struct KeyDescription: Sendable {
  package let name: String
  /// Created lazily, as in shapes.
  private let makeSchema: @Sendable () -> Schema
  package var schema: Schema { makeSchema() }
  /// The default in words, or nil if there is none.
  package fileprivate(set) var standard: String?
  package fileprivate(set) var doc: String
  package let isRequired: Bool
  package fileprivate(set) var rank = KeyRank.ordinary
  /// Where it has an effect; nil for everywhere.
  fileprivate(set) var availability: Availability?
  /// Whether it sets a part of a value that other keys of the mapping set too: the last of them wins.
  package fileprivate(set) var sharesValue = false

  fileprivate init(
    name: String, _ schema: @escaping @Sendable () -> Schema, standard: String?, doc: String, isRequired: Bool
  ) {
    self.name = name
    makeSchema = schema
    self.standard = standard
    self.doc = doc
    self.isRequired = isRequired
  }
}

/// The location of a member in its owner. A stored member is accessed by its offset: a key path takes about a hundred instructions,
/// and keys are read for every row.
struct MemberPlace<Owner, Member>: Sendable {
  private let member: WritableKeyPath<Owner, Member> & Sendable
  private let offset: Int?

  init(_ member: WritableKeyPath<Owner, Member> & Sendable) {
    self.member = member
    offset = MemoryLayout<Owner>.offset(of: member)
  }

  @inline(__always)
  func set(_ value: Member, in owner: inout Owner) {
    update(&owner) { $0 = value }
  }

  @inline(__always)
  func update(_ owner: inout Owner, _ body: (inout Member) -> Void) {
    guard let offset else {
      body(&owner[keyPath: member])
      return
    }
    withUnsafeMutablePointer(to: &owner) {
      body(&UnsafeMutableRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Member.self).pointee)
    }
  }
}
