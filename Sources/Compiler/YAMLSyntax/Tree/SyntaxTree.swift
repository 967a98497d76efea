/// The documents of one YAML source as flat arrays of nodes in preorder.
///
/// The tree preserves the source: order, duplicates, styles, tags, anchors and the place of every node. An alias is a separate
/// node that points to its target; nothing is ever copied. Queries for the content of an alias (`count`, `elements`, `string`,
/// `tag` …) return that of its target; queries for its place (`kind`, `start`, `end`, `anchor`) return that of the alias.
///
/// This is a class because readers use it at every node: passing a reference costs less than passing four lists.
public final class SyntaxTree: Sendable {
  @usableFromInline let nodes: PlainList<Node>
  /// The bytes of all scalars, tags and anchors.
  @usableFromInline let text: PlainList<UInt8>
  let properties: [NodeProperties]
  let markers: [Document]

  init(
    nodes: consuming PlainList<Node>, text: consuming PlainList<UInt8>, properties: [NodeProperties],
    documents: [Document]
  ) {
    self.nodes = nodes
    self.text = text
    self.properties = properties
    markers = documents
  }

  /// The root of each document; none for a source without content, not even `---`.
  public var documents: [NodeID] { markers.map(\.root) }

  /// The number of nodes as written, in all documents.
  public var nodeCount: Int { nodes.count }

  /// Returns the kind of the node as written: `alias` for an alias, whatever its target is.
  @inlinable
  public func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.rawValue)].shape.kind }

  /// The target of an alias, or the node itself. Never an alias.
  @inlinable
  public func resolved(_ id: NodeID) -> NodeID {
    let node = nodes[Int(id.rawValue)]
    return node.shape.kind == .alias ? NodeID(rawValue: node.first) : id
  }

  /// The start of the node, including its tag and anchor.
  @inlinable
  public func start(_ id: NodeID) -> Mark { nodes[Int(id.rawValue)].start }

  /// The place after the node. A block collection ends where its last child ends, a literal or folded scalar where the
  /// line after it starts.
  @inlinable
  public func end(_ id: NodeID) -> Mark { nodes[Int(id.rawValue)].end }

  /// How the scalar was written. Traps for a collection.
  @inlinable
  public func scalarStyle(_ id: NodeID) -> ScalarStyle {
    let node = nodes[Int(resolved(id).rawValue)]
    guard node.shape.kind == .scalar, let style = ScalarStyle(rawValue: node.shape.style) else {
      preconditionFailure("only a scalar has a scalar style")
    }
    return style
  }

  /// How the sequence or mapping was written. Traps for a scalar.
  @inlinable
  public func collectionStyle(_ id: NodeID) -> CollectionStyle {
    let node = nodes[Int(resolved(id).rawValue)]
    guard node.shape.isCollection, let style = CollectionStyle(rawValue: node.shape.style) else {
      preconditionFailure("only a sequence or mapping has a collection style")
    }
    return style
  }

  /// The full tag (`tag:yaml.org,2002:str` for `!!str`, `!name` for a local tag), or nil if none was written.
  public func tag(_ id: NodeID) -> String? {
    properties(of: resolved(id))?.tag.map { string(in: $0.range) }
  }

  /// The name of the anchor written at this node; nil for an alias.
  public func anchor(_ id: NodeID) -> String? {
    properties(of: id)?.anchor.map { string(in: $0.range) }
  }

  /// The bytes of the tag, for comparison without creating a string.
  func tagBytes(_ id: NodeID) -> UnsafeBufferPointer<UInt8>? {
    properties(of: id)?.tag.map { text[$0.range] }
  }

  private func properties(of id: NodeID) -> NodeProperties? {
    guard nodes[Int(id.rawValue)].shape.hasProperties else { return nil }
    var low = properties.startIndex
    var high = properties.endIndex
    while low < high {
      let middle = (low + high) / 2
      if properties[middle].node < id.rawValue { low = middle + 1 } else { high = middle }
    }
    return properties[low]
  }

  func string(in range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}

extension SyntaxTree {
  /// The outermost node that starts at a place: a block mapping rather than its first key; nil if there is none.
  public func node(at place: Mark) -> NodeID? {
    firstNode(from: place).flatMap { start($0) == place ? $0 : nil }
  }

  /// The first node that starts at a place or after it; the outermost of several.
  public func firstNode(from place: Mark) -> NodeID? {
    let index = count(startingBefore: place)
    return index < nodes.count ? NodeID(rawValue: UInt32(index)) : nil
  }

  /// The last node that starts before a place; the innermost of several.
  public func lastNode(before place: Mark) -> NodeID? {
    let index = count(startingBefore: place)
    return index > 0 ? NodeID(rawValue: UInt32(index - 1)) : nil
  }

  /// The node after another in the order of the source.
  public func node(after id: NodeID) -> NodeID? {
    Int(id.rawValue) + 1 < nodes.count ? NodeID(rawValue: id.rawValue + 1) : nil
  }

  /// The raw values of a node and of everything below it.
  public func range(of id: NodeID) -> Range<UInt32> {
    id.rawValue..<nodes[Int(id.rawValue)].next(after: id.rawValue)
  }

  /// Nodes in preorder are sorted by their start.
  private func count(startingBefore place: Mark) -> Int {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].start < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
