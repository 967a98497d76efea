import TableSupport

/// A member of a node of the layout tree: its key in JSON, how it is written and read there, and how a change of it is reported.
///
/// This is the only place that knows a value of a layout. The writer, the reader, the JSON Schema, the page that documents the format and
/// the lists of values that `diff` compares are loops over members.
struct Member<Node>: Sendable {
  typealias Write = @Sendable (UnsafePointer<Node>, inout LayoutWriter) -> Void
  typealias Read = @Sendable (LayoutNode, inout LayoutDecoder, inout Node) throws(LayoutProblem) -> Void
  typealias List = @Sendable (UnsafePointer<Node>, inout ViewLister) -> Void

  /// The fields that it adds to its node's JSON object; evaluated when the schema or the page is generated.
  let fields: @Sendable () -> [Field]
  /// Writes it from its node in place: nodes are large, and passing one by value would cost more than writing the member.
  let write: Write
  let read: Read
  /// Lists the values of it that are compared, also from its node in place.
  let list: List

  init(
    _ fields: @escaping @Sendable @autoclosure () -> [Field],
    write: @escaping Write,
    read: @escaping Read,
    list: @escaping List
  ) {
    self.fields = fields
    self.write = write
    self.read = read
    self.list = list
  }
}

/// A member of a JSON object, as the schema and the page describe it.
struct Field: Sendable {
  var key: String
  /// The keywords of its JSON Schema, without braces.
  var schema: String
  var noun: String
  /// When it is present.
  var presence: Presence
  var doc: String
  var reported: String
  var property: Property?

  enum Presence: Sendable, Equatable {
    case always
    /// If there is a value, or if the value is not the default.
    case optional
    /// In objects of some kinds.
    case kinds([String])
  }
}

extension Member {
  /// A value that is always present.
  @inline(__always)
  init<Value>(
    _ key: StaticString, _ path: WritableKeyPath<Node, Value> & Sendable, _ form: Form<Value>, _ doc: String = "",
    _ reported: Reporting<Value>
  ) {
    let (name, key) = (key.description, JSONKey(key))
    let stored = StoredProperty(path)
    self.init(
      [Field(name, form, .always, doc, reported)],
      write: { node, writer in
        writer.json.key(key)
        stored.visit(node) { (value: UnsafePointer<Value>) in form.writer(value, &writer) }
      },
      read: { source, decoder, node throws(LayoutProblem) in
        guard let value = try form.read(source, name, &decoder) else { throw source.missing(name, form.noun) }
        node[keyPath: path] = value
      },
      list: { node, lister in stored.visit(node) { (value: UnsafePointer<Value>) in reported.list(value, &lister) } })
  }

  /// A value that may be missing.
  @inline(__always)
  init<Value>(
    _ key: StaticString, _ path: WritableKeyPath<Node, Value?> & Sendable, _ form: Form<Value>, _ doc: String = "",
    _ reported: Reporting<Value>
  ) {
    let (name, key) = (key.description, JSONKey(key))
    let stored = StoredProperty(path)
    self.init(
      [Field(name, form, .optional, doc, reported)],
      write: { node, writer in
        stored.visit(node) { (value: UnsafePointer<Value>) in
          writer.json.key(key)
          form.writer(value, &writer)
        }
      },
      read: { source, decoder, node throws(LayoutProblem) in
        if let value = try form.read(source, name, &decoder) { node[keyPath: path] = value }
      },
      list: { node, lister in stored.visit(node) { (value: UnsafePointer<Value>) in reported.list(value, &lister) } })
  }

  /// A value that is left out if it is the usual one.
  @inline(__always)
  init<Value: Equatable & Sendable>(
    _ key: StaticString, _ path: WritableKeyPath<Node, Value> & Sendable, _ form: Form<Value>, unless usual: Value,
    _ doc: String = "", _ reported: Reporting<Value>
  ) {
    let (name, key) = (key.description, JSONKey(key))
    let stored = StoredProperty(path)
    self.init(
      [Field(name, form, .optional, doc, reported)],
      write: { node, writer in
        stored.visit(node) { (value: UnsafePointer<Value>) in
          guard value.pointee != usual else { return }
          writer.json.key(key)
          form.writer(value, &writer)
        }
      },
      read: { source, decoder, node throws(LayoutProblem) in
        if let value = try form.read(source, name, &decoder) { node[keyPath: path] = value }
      },
      list: { node, lister in
        stored.visit(node) { (value: UnsafePointer<Value>) in
          if value.pointee != usual { reported.list(value, &lister) }
        }
      })
  }

  /// A value that may be missing and is not stored in a single property of its node.
  @inline(__always)
  init<Value>(
    _ key: StaticString, _ form: Form<Value>, _ doc: String = "", _ reported: Reporting<Value>,
    get: @escaping @Sendable (UnsafePointer<Node>) -> Value?, set: @escaping @Sendable (inout Node, Value) -> Void
  ) {
    self.init(
      key, form, doc, reported, written: { node, _ in get(node) },
      set: { node, value in if let value { set(&node, value) } }, listed: get)
  }

  /// A value that is written differently than it is compared, because the row's state or the whole table affects what is written.
  ///
  /// - Parameters:
  ///   - written: nil to leave it out.
  ///   - set: takes the value that was read; nil if it was left out.
  ///   - listed: returns the value to compare; by default, nothing is compared.
  @inline(__always)
  init<Value>(
    _ key: StaticString, _ form: Form<Value>, _ doc: String = "", _ reported: Reporting<Value>,
    written: @escaping @Sendable (UnsafePointer<Node>, LayoutWriter.Context) -> Value?,
    set: @escaping @Sendable (inout Node, Value?) -> Void,
    listed: @escaping @Sendable (UnsafePointer<Node>) -> Value? = { _ in nil }
  ) {
    let (name, key) = (key.description, JSONKey(key))
    self.init(
      [Field(name, form, .optional, doc, reported)],
      write: { node, writer in
        guard let value = written(node, writer.context) else { return }
        writer.json.key(key)
        form.write(value, &writer)
      },
      read: { source, decoder, node throws(LayoutProblem) in set(&node, try form.read(source, name, &decoder)) },
      list: { node, lister in if let value = listed(node) { reported.list(value, &lister) } })
  }

  /// A value that is written but never read, because it follows from others or is read before them.
  static func derived<Value>(
    _ key: StaticString, _ form: Form<Value>, _ presence: Field.Presence, _ doc: String, _ reported: Reporting<Value>,
    get: @escaping @Sendable (UnsafePointer<Node>) -> Value?
  ) -> Member {
    let (name, key) = (key.description, JSONKey(key))
    return Member(
      [Field(name, form, presence, doc, reported)],
      write: { node, writer in
        guard let value = get(node) else { return }
        writer.json.key(key)
        form.write(value, &writer)
      }, read: { _, _, _ in },
      list: { node, lister in if let value = get(node) { reported.list(value, &lister) } })
  }

  // MARK: Groups of members

  /// The members of a part of the node, written as members of the node itself.
  @inline(__always)
  static func inline<Part>(_ path: WritableKeyPath<Node, Part> & Sendable, _ members: [Member<Part>]) -> Member {
    let record = Members(members)
    let stored = StoredProperty(path)
    return Member(
      record.fields(),
      write: { node, writer in
        stored.visit(node) { (part: UnsafePointer<Part>) in record.write(part, &writer) }
      },
      read: { source, decoder, node throws(LayoutProblem) in
        try record.read(source, &decoder, &node[keyPath: path])
      },
      list: { node, lister in
        stored.visit(node) { (part: UnsafePointer<Part>) in record.list(part, &lister) }
      })
  }

  @inline(__always)
  static func inline<Part>(
    _ members: [Member<Part>], get: @escaping @Sendable (Node) -> Part,
    set: @escaping @Sendable (inout Node, Part) -> Void
  ) -> Member {
    let record = Members(members)
    return Member(
      record.fields(), write: { record.write(get($0.pointee), &$1) },
      read: { source, decoder, node throws(LayoutProblem) in
        var part = get(node)
        try record.read(source, &decoder, &part)
        set(&node, part)
      }, list: { record.list(get($0.pointee), &$1) })
  }

  /// Members that few nodes have, together: they are written only if the node may have one.
  static func inline(_ members: [Member], if mayHaveOne: @escaping @Sendable (UnsafePointer<Node>) -> Bool) -> Member {
    let record = Members(members)
    return Member(
      record.fields(), write: { if mayHaveOne($0) { record.write($0, &$1) } },
      read: { source, decoder, node throws(LayoutProblem) in try record.read(source, &decoder, &node) },
      list: { record.list($0, &$1) })
  }

  /// A value that few nodes have: the only element of an array, or none.
  @inline(__always)
  init<Value: Sendable>(
    _ key: StaticString, firstOf path: WritableKeyPath<Node, [Value]> & Sendable, _ form: Form<Value>, _ doc: String,
    _ reported: Reporting<Value>
  ) {
    let (name, key) = (key.description, JSONKey(key))
    let stored = StoredProperty(path)
    self.init(
      [Field(name, form, .optional, doc, reported)],
      write: { node, writer in
        stored.visitFirst(node) { (value: UnsafePointer<Value>) in
          writer.json.key(key)
          form.writer(value, &writer)
        }
      },
      read: { source, decoder, node throws(LayoutProblem) in
        if let value = try form.read(source, name, &decoder) { node[keyPath: path] = [value] }
      },
      list: { node, lister in stored.visitFirst(node) { (value: UnsafePointer<Value>) in reported.list(value, &lister) }
      })
  }

  /// The members of a part that few nodes have, written as members of the node itself: the only element of an array, or none.
  ///
  /// - Parameter blank: the part without members.
  @inline(__always)
  static func inline<Part: Equatable & Sendable>(
    firstOf path: WritableKeyPath<Node, [Part]> & Sendable, blank: Part, _ members: [Member<Part>]
  ) -> Member {
    let record = Members(members)
    let stored = StoredProperty(path)
    return Member(
      record.fields(), write: { node, writer in stored.visitFirst(node) { record.write($0, &writer) } },
      read: { source, decoder, node throws(LayoutProblem) in
        var part = blank
        try record.read(source, &decoder, &part)
        node[keyPath: path] = part == blank ? [] : [part]
      }, list: { node, lister in stored.visitFirst(node) { record.list($0, &lister) } })
  }

  /// Members of the same node that are in a separate object in JSON.
  ///
  /// - Parameter isView: whether it is a separate view, which is compared by its key.
  static func group(
    _ key: StaticString, inline isInline: Bool = true, isView: Bool = false, _ doc: String = "",
    presence: Field.Presence,
    definition: String? = nil, _ members: [Member]
  ) -> Member {
    let (name, key) = (key.description, JSONKey(key))
    let record = Members(members)
    return Member(
      [
        Field(
          key: name, schema: definition.map { Form<Node>.reference($0) } ?? ObjectSchema.keywords(record.fields()),
          noun: "an object", presence: presence, doc: doc,
          reported: isView ? "as the view \(name)" : "through its members")
      ],
      write: { node, writer in
        writer.json.key(key)
        record.write(object: node, inline: isInline, &writer)
      },
      read: { source, decoder, node throws(LayoutProblem) in
        guard let inner = try source.nodeIfPresent(name) else {
          if presence == .always { throw source.missing(name, "an object") }
          return
        }
        try record.read(inner, &decoder, &node)
      },
      list: { node, lister in
        if isView {
          lister.view(name) { record.list(node, &$0) }
        } else {
          record.list(node, &lister)
        }
      })
  }
}

extension Field {
  /// The same field, of a part that may be missing as a whole.
  var asOptional: Field {
    var field = self
    field.presence = .optional
    return field
  }

  init<Value>(
    _ key: String, _ form: Form<Value>, _ presence: Presence, _ doc: String, _ reported: Reporting<Value>
  ) {
    self.init(
      key: key, schema: form.schema(), noun: form.noun, presence: presence, doc: doc, reported: reported.words,
      property: reported.property)
  }
}
