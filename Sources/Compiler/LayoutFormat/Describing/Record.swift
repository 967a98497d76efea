/// Members in order, for the loops over them.
struct Members<Node>: Sendable {
  let fields: @Sendable () -> [Field]
  private let writer: Member<Node>.Write
  // Separate arrays, so that each loop touches only what it calls.
  private let readers: [Reader]
  private let listers: [Member<Node>.List]

  /// A function whose errors have a type is an element of an array in a structure only, before macOS 15.
  private struct Reader: Sendable {
    let read: Member<Node>.Read
  }

  init(_ members: [Member<Node>]) {
    fields = { members.flatMap { $0.fields() } }
    writer = Self.inTurn(members[...])
    readers = members.map { Reader(read: $0.read) }
    listers = members.map(\.list)
  }

  func write(_ node: UnsafePointer<Node>, _ writer: inout LayoutWriter) {
    self.writer(node, &writer)
  }

  /// A function that calls those of all members in turn: a function calls its captured functions directly, while a loop over an array
  /// would retain and release a reference for every call.
  private static func inTurn(_ members: ArraySlice<Member<Node>>) -> Member<Node>.Write {
    switch members.count {
    case 0: return { _, _ in }
    case 1: return members[members.startIndex].write
    case 2, 3:
      let (first, rest) = (members[members.startIndex].write, inTurn(members.dropFirst()))
      return {
        first($0, &$1)
        rest($0, &$1)
      }
    default:
      let half = members.count / 2
      let (a, b) = (members.prefix(half / 2), members.prefix(half).dropFirst(half / 2))
      let rest = members.dropFirst(half)
      let (c, d) = (rest.prefix(rest.count / 2), rest.dropFirst(rest.count / 2))
      let (first, second, third, fourth) = (inTurn(a), inTurn(b), inTurn(c), inTurn(d))
      return {
        first($0, &$1)
        second($0, &$1)
        third($0, &$1)
        fourth($0, &$1)
      }
    }
  }

  func write(_ node: Node, _ writer: inout LayoutWriter) {
    withUnsafePointer(to: node) { write($0, &writer) }
  }

  /// Writes an object with these members.
  @inline(__always)
  func write(object node: UnsafePointer<Node>, inline isInline: Bool = true, _ writer: inout LayoutWriter) {
    writer.json.beginObject(inline: isInline)
    write(node, &writer)
    writer.json.endObject()
  }

  func read(_ source: LayoutNode, _ decoder: inout LayoutDecoder, _ node: inout Node) throws(LayoutProblem) {
    for reader in readers { try reader.read(source, &decoder, &node) }
  }

  func list(_ node: UnsafePointer<Node>, _ lister: inout ViewLister) {
    for list in listers { list(node, &lister) }
  }

  func list(_ node: Node, _ lister: inout ViewLister) {
    withUnsafePointer(to: node) { list($0, &lister) }
  }
}

/// A kind of node of the layout tree: the single description of all its members.
struct Record<Node>: Sendable {
  /// Its name in the JSON Schema and on the page: `label`.
  let name: String
  let summary: String
  let members: Members<Node>
  /// Creates a node before its members are read.
  let blank: @Sendable (LayoutNode, inout LayoutDecoder) throws(LayoutProblem) -> Node
  /// Completes a node after its members are read, with values that follow from them.
  let finish: @Sendable (inout Node, LayoutDecoder) -> Void

  init(
    _ name: String, summary: String,
    blank: @escaping @Sendable (LayoutNode, inout LayoutDecoder) throws(LayoutProblem) -> Node,
    finish: @escaping @Sendable (inout Node, LayoutDecoder) -> Void = { _, _ in }, _ members: [Member<Node>]
  ) {
    self.name = name
    self.summary = summary
    self.members = Members(members)
    self.blank = blank
    self.finish = finish
  }

  var description: RecordDescription { RecordDescription(name: name, summary: summary, fields: members.fields()) }

  /// Reads the node of an object.
  func read(_ source: LayoutNode, _ decoder: inout LayoutDecoder) throws(LayoutProblem) -> Node {
    var node = try blank(source, &decoder)
    try members.read(source, &decoder, &node)
    finish(&node, decoder)
    return node
  }
}

/// A record as data.
struct RecordDescription: Sendable {
  var name: String
  var summary: String
  var fields: [Field]
}

extension Form {
  /// An object with the members of a record.
  ///
  /// - Parameter isDefined: whether the schema has a separate definition for it.
  static func object(
    _ record: Record<Value>, isDefined: Bool = true,
    inline isInline: @escaping @Sendable (UnsafePointer<Value>) -> Bool = { _ in true }
  ) -> Form {
    Form(
      isDefined ? reference(record.name) : ObjectSchema.keywords(record.members.fields()), noun: "an object",
      writer: { node, writer in record.members.write(object: node, inline: isInline(node), &writer) },
      read: { source, key, decoder throws(LayoutProblem) in
        guard let inner = try source.nodeIfPresent(key) else { return nil }
        return try record.read(inner, &decoder)
      })
  }

  /// An array of such objects.
  ///
  /// - Parameters:
  ///   - record: evaluated lazily, because a record may contain others of its kind.
  ///   - begin: prepares the writer for each element.
  ///   - writeAll: writes all elements, each with a function.
  static func array<Element>(
    of record: @escaping @Sendable @autoclosure () -> Record<Element>, inline: (array: Bool, elements: Bool),
    begin: @escaping WriteElement<Element> = { _, _, _ in },
    writeAll: @escaping WriteArray<Element> = { $2.writeElements(of: $0, $1) }
  ) -> Form where Value == [Element] {
    Form(
      "\"type\": \"array\", \"items\": {\(reference(record().name))}", noun: "an array",
      writer: { nodes, writer in
        let members = record().members
        let write = { @Sendable (element: UnsafePointer<Element>, index: Int, writer: inout LayoutWriter) in
          begin(element, index, &writer)
          members.write(object: element, inline: inline.elements, &writer)
        }
        writer.json.beginArray(inline: inline.array)
        writeAll(nodes, write, &writer)
        writer.json.endArray()
      },
      read: { source, key, decoder throws(LayoutProblem) in
        guard source.member(key) != nil else { return nil }
        let (inner, record) = (try source.nodes(key), record())
        var nodes: [Element] = []
        nodes.reserveCapacity(inner.count)
        for node in inner { nodes.append(try record.read(node, &decoder)) }
        return nodes
      })
  }
}

/// Writes an element of an array, which has an index.
typealias WriteElement<Element> = @Sendable (UnsafePointer<Element>, Int, inout LayoutWriter) -> Void
/// Writes the elements of an array that has begun.
typealias WriteArray<Element> =
  @Sendable (UnsafePointer<[Element]>, @escaping WriteElement<Element>, inout LayoutWriter) -> Void

extension LayoutWriter {
  fileprivate mutating func writeElements<Element>(of array: UnsafePointer<[Element]>, _ write: WriteElement<Element>) {
    array.pointee.withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for index in elements.indices where !isFull {
        write(first + index, index, &self)
        drain()
      }
    }
  }
}

extension Reporting {
  /// By its members, as if they were those of the containing view.
  static func members(_ record: Record<Value>) -> Reporting {
    Reporting("through its members") { record.members.list($0, &$1) }
  }

  /// As a separate view with a name.
  static func view(_ name: String, _ record: Record<Value>) -> Reporting {
    Reporting("as the view \(name)") { node, lister in
      lister.view(name) { record.members.list(node, &$0) }
    }
  }
}
