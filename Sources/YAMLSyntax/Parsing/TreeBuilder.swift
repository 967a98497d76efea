internal import CLibYAML

/// Turns libyaml's events into the tree's arrays, one append an event.
struct TreeBuilder {
  private var nodes: [Node] = []
  private var text: [UInt8] = []
  private var properties: [NodeProperties] = []
  private var documents: [Document] = []
  private var tags: [String: TextSpan] = [:]
  private var anchors = AnchorTable()
  private var open: [OpenCollection] = []
  /// Direct children so far of the innermost open collection.
  private var childCount: UInt32 = 0
  /// The end of the node that ended last: where a block collection that ends now ends too.
  private var lastEnd = Mark.start
  private let limits: SyntaxLimits
  private let maxNodes: Int
  private let sourceBytes: Int

  /// A collection whose end has not come yet.
  private struct OpenCollection {
    var node: UInt32
    /// The children of the collection around it.
    var outerChildCount: UInt32
    var anchor: Int?
    /// The greatest height of a child.
    var height = 0
  }

  init(sourceBytes: Int, limits: SyntaxLimits) {
    self.limits = limits
    self.sourceBytes = sourceBytes
    maxNodes = min(limits.maxNodes, SyntaxLimits.addressableNodes)
    // Scalars are nearly always shorter than their source, and a node takes ten bytes of it or more.
    // What is not used is never touched, so that it costs address space only.
    text.reserveCapacity(sourceBytes)
    nodes.reserveCapacity(sourceBytes / 10 + 16)
  }

  @inline(__always)
  mutating func add(_ event: UnsafePointer<yaml_event_t>) throws(SyntaxError) {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: try addScalar(event)
    case YAML_MAPPING_START_EVENT:
      let isFlow = event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      let start = event.pointee.data.mapping_start
      try beginCollection(.mapping, isFlow: isFlow, tag: start.tag, anchor: start.anchor, event)
    case YAML_SEQUENCE_START_EVENT:
      let isFlow = event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      let start = event.pointee.data.sequence_start
      try beginCollection(.sequence, isFlow: isFlow, tag: start.tag, anchor: start.anchor, event)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: endCollection(event)
    case YAML_ALIAS_EVENT: try addAlias(event)
    case YAML_DOCUMENT_START_EVENT:
      anchors.startDocument()
      let root = NodeID(rawValue: UInt32(nodes.count))
      documents.append(Document(root: root, hasStartMarker: event.pointee.data.document_start.implicit == 0))
    case YAML_DOCUMENT_END_EVENT:
      documents[documents.count - 1].hasEndMarker = event.pointee.data.document_end.implicit == 0
    default: break
    }
  }

  @inline(__always)
  private mutating func addScalar(_ event: UnsafePointer<yaml_event_t>) throws(SyntaxError) {
    let scalar = event.pointee.data.scalar
    let start = Mark(event.pointee.start_mark)
    let end = Mark(event.pointee.end_mark)
    try countNode(at: start)
    let hasProperties = scalar.tag != nil || scalar.anchor != nil
    if hasProperties {
      let anchor = try addProperties(tag: scalar.tag, anchor: scalar.anchor, at: start)
      if let anchor {
        anchors.close(anchor, nodeCount: nodes.count + 1, textCount: text.count + scalar.length, height: 0)
      }
    }
    let shape = Node.Shape(kind: .scalar, style: ScalarStyle(scalar.style).rawValue, hasProperties: hasProperties)
    nodes.append(
      Node(start: start, end: end, first: UInt32(text.count), second: UInt32(scalar.length), shape: shape))
    text.append(contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
    lastEnd = end
  }

  @inline(__always)
  private mutating func beginCollection(
    _ kind: NodeKind, isFlow: Bool, tag: UnsafeMutablePointer<UInt8>?, anchor: UnsafeMutablePointer<UInt8>?,
    _ event: UnsafePointer<yaml_event_t>
  ) throws(SyntaxError) {
    let start = Mark(event.pointee.start_mark)
    guard open.count < limits.maxDepth else { throw .tooDeep(limits.maxDepth, at: start) }
    try countNode(at: start)
    let hasProperties = tag != nil || anchor != nil
    let anchorIndex = hasProperties ? try addProperties(tag: tag, anchor: anchor, at: start) : nil
    let style: CollectionStyle = isFlow ? .flow : .block
    open.append(OpenCollection(node: UInt32(nodes.count), outerChildCount: childCount, anchor: anchorIndex))
    childCount = 0
    let shape = Node.Shape(kind: kind, style: style.rawValue, hasProperties: hasProperties)
    nodes.append(Node(start: start, end: start, first: 0, second: 0, shape: shape))
  }

  private mutating func endCollection(_ event: UnsafePointer<yaml_event_t>) {
    guard let collection = open.popLast() else { preconditionFailure("libyaml ended a collection it had not begun") }
    let index = Int(collection.node)
    if nodes[index].shape.style == CollectionStyle.flow.rawValue { lastEnd = Mark(event.pointee.end_mark) }
    nodes[index].end = lastEnd
    nodes[index].first = childCount
    nodes[index].second = UInt32(nodes.count)
    childCount = collection.outerChildCount
    let height = collection.height + 1
    noteHeight(height)
    if let anchor = collection.anchor {
      anchors.close(anchor, nodeCount: nodes.count, textCount: text.count, height: height)
    }
  }

  @inline(__always)
  private mutating func noteHeight(_ height: Int) {
    guard let innermost = open.indices.last else { return }
    if open[innermost].height < height { open[innermost].height = height }
  }

  @inline(__always)
  private mutating func countNode(at mark: Mark) throws(SyntaxError) {
    guard nodes.count < maxNodes else { throw .tooManyNodes(maxNodes, at: mark) }
    childCount &+= 1
  }
}

// MARK: Aliases, anchors and tags

extension TreeBuilder {
  private mutating func addAlias(_ event: UnsafePointer<yaml_event_t>) throws(SyntaxError) {
    let start = Mark(event.pointee.start_mark)
    let end = Mark(event.pointee.end_mark)
    let name = String(cString: event.pointee.data.alias.anchor)
    try countNode(at: start)
    guard anchors.aliasCount < limits.maxAliases else { throw .tooManyAliases(limits.maxAliases, at: start) }
    guard let anchor = anchors.find(name) else { throw .undefinedAlias(name, at: start) }
    guard !anchor.isOpen else {
      throw .recursiveAlias(name, at: start, anchoredAt: nodes[Int(anchor.node)].start)
    }
    guard open.count + anchor.height <= limits.maxDepth else { throw .tooDeep(limits.maxDepth, at: start) }
    guard anchors.follow(anchor, alias: UInt32(nodes.count)) else {
      throw .tooLargeExpanded(limits.maxExpansion, at: start)
    }
    noteHeight(anchor.height)
    let shape = Node.Shape(kind: .alias, style: 0, hasProperties: false)
    nodes.append(Node(start: start, end: end, first: anchor.node, second: 0, shape: shape))
    lastEnd = end
  }

  /// Keeps the tag and anchor of the node that comes next and gives the anchor's index.
  private mutating func addProperties(
    tag: UnsafeMutablePointer<UInt8>?, anchor: UnsafeMutablePointer<UInt8>?, at mark: Mark
  ) throws(SyntaxError) -> Int? {
    var added = NodeProperties(node: UInt32(nodes.count))
    if let tag { added.tag = try span(ofTag: String(cString: tag), at: mark) }
    var index: Int?
    if let anchor {
      let name = String(cString: anchor)
      added.anchor = span(appending: name)
      index = anchors.define(name, node: UInt32(nodes.count), textCount: text.count)
    }
    properties.append(added)
    return index
  }

  /// Keeps every tag once, however many nodes have it.
  private mutating func span(ofTag tag: String, at mark: Mark) throws(SyntaxError) -> TextSpan {
    if let span = tags[tag] { return span }
    guard tag.utf8.count <= SyntaxLimits.tagBytes else { throw .tooLongTag(at: mark) }
    let span = span(appending: tag)
    tags[tag] = span
    return span
  }

  private mutating func span(appending name: String) -> TextSpan {
    let offset = UInt32(text.count)
    text.append(contentsOf: name.utf8)
    return TextSpan(offset: offset, length: UInt32(text.count) - offset)
  }
}

// MARK: The finished tree

extension TreeBuilder {
  /// The tree, its marks moved to `lines` where libyaml counts lines in another way.
  mutating func finish(lines: LineMap?) throws(SyntaxError) -> SyntaxTree {
    try checkExpansion()
    if let lines {
      for index in nodes.indices {
        nodes[index].start = lines.mark(nodes[index].start)
        nodes[index].end = lines.mark(nodes[index].end)
      }
    }
    return SyntaxTree(nodes: nodes, text: text, properties: properties, documents: documents)
  }

  private func checkExpansion() throws(SyntaxError) {
    let isTooLarge =
      exceeds(nodes.count + anchors.addedNodes, of: nodes.count, free: SyntaxLimits.freeExpandedNodes)
      || exceeds(text.count + anchors.addedBytes, of: sourceBytes, free: SyntaxLimits.freeExpandedBytes)
    guard isTooLarge, anchors.aliasCount > 0 else { return }
    throw .tooLargeExpanded(limits.maxExpansion, at: nodes[Int(anchors.largest.alias)].start)
  }

  private func exceeds(_ expanded: Int, of written: Int, free: Int) -> Bool {
    let (product, overflow) = written.multipliedReportingOverflow(by: limits.maxExpansion)
    return !overflow && expanded > max(product, free)
  }
}

extension Mark {
  /// libyaml counts from 0, in Unicode scalars too.
  @inline(__always)
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: UInt32(truncatingIfNeeded: mark.line &+ 1), column: UInt32(truncatingIfNeeded: mark.column &+ 1))
  }
}

extension ScalarStyle {
  @inline(__always)
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
