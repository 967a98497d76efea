internal import CLibYAML

/// Turns libyaml's events into the tree's arrays, with one append per event.
struct TreeBuilder: ~Copyable {
  var nodes: PlainList<Node>
  var text: PlainList<UInt8>
  var properties: [NodeProperties] = []
  var documents: [Document] = []
  var tags: [String: TextSpan] = [:]
  var anchors = AnchorTable()
  var open: [OpenCollection] = []
  /// The number of direct children of the innermost open collection so far.
  var childCount: UInt32 = 0
  /// The end of the last completed node, which is also the end of a block collection that ends now.
  var lastEnd = Mark.start
  /// libyaml's indentation at the event being added: see `EventReader.indent`.
  var indent: Int32 = -1
  /// Nodes of the kinds that libyaml may misread.
  var suspects: [Suspect] = []
  let limits: SyntaxLimits
  let maxNodes: Int
  let sourceBytes: Int

  /// A collection whose end has not been read yet.
  struct OpenCollection {
    var node: UInt32
    /// The number of children of the enclosing collection.
    var outerChildCount: UInt32
    var anchor: Int?
    var isFlow: Bool
    /// The greatest height of a child.
    var height = 0
  }

  init(sourceBytes: Int, limits: SyntaxLimits) {
    self.limits = limits
    self.sourceBytes = sourceBytes
    maxNodes = min(limits.maxNodes, SyntaxLimits.addressableNodes)
    // Scalars are nearly always shorter than their source, and a node takes at least ten bytes of it.
    // Unused capacity is never touched, so it costs only address space.
    text = PlainList(capacity: sourceBytes)
    nodes = PlainList(capacity: sourceBytes / 10 + 16)
  }

  /// Adds all events of a source. Returns false if libyaml rejects it: see the reader's failure.
  mutating func add(_ events: EventReader) throws(SyntaxError) -> Bool {
    let event = events.current
    while events.advance() {
      if event.pointee.type == YAML_STREAM_END_EVENT { return true }
      indent = events.indent
      try add(event)
    }
    return false
  }

  @inline(__always)
  private mutating func add(_ event: UnsafePointer<yaml_event_t>) throws(SyntaxError) {
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
  mutating func addScalar(_ event: UnsafePointer<yaml_event_t>) throws(SyntaxError) {
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
    let isBlock = scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE
    let isContinued = scalar.style != YAML_PLAIN_SCALAR_STYLE && start.line != end.line && open.last?.isFlow != true
    if scalar.anchor != nil || isBlock || isContinued { suspect(UInt32(nodes.count - 1)) }
  }

  @inline(__always)
  mutating func beginCollection(
    _ kind: NodeKind, isFlow: Bool, tag: UnsafeMutablePointer<UInt8>?, anchor: UnsafeMutablePointer<UInt8>?,
    _ event: UnsafePointer<yaml_event_t>
  ) throws(SyntaxError) {
    let start = Mark(event.pointee.start_mark)
    guard open.count < limits.maxDepth else { throw .tooDeep(limits.maxDepth, at: start) }
    try countNode(at: start)
    let hasProperties = tag != nil || anchor != nil
    let anchorIndex = hasProperties ? try addProperties(tag: tag, anchor: anchor, at: start) : nil
    let style: CollectionStyle = isFlow ? .flow : .block
    open.append(
      OpenCollection(node: UInt32(nodes.count), outerChildCount: childCount, anchor: anchorIndex, isFlow: isFlow))
    childCount = 0
    if anchor != nil { suspect(UInt32(nodes.count)) }
    let shape = Node.Shape(kind: kind, style: style.rawValue, hasProperties: hasProperties)
    nodes.append(Node(start: start, end: start, first: 0, second: 0, shape: shape))
  }

  mutating func endCollection(_ event: UnsafePointer<yaml_event_t>) {
    guard let collection = open.popLast() else { preconditionFailure("libyaml ended a collection it had not begun") }
    if collection.isFlow {
      lastEnd = Mark(event.pointee.end_mark)
      let start = nodes[Int(collection.node)].start
      if open.last?.isFlow != true, start.line != lastEnd.line { suspect(collection.node) }
    }
    end(collection)
  }

  /// Ends a collection, which is not open any more, after its last child.
  @inline(__always)
  mutating func end(_ collection: OpenCollection) {
    let index = Int(collection.node)
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

  mutating func suspect(_ node: UInt32) {
    suspects.append(Suspect(node: node, indent: indent))
  }

  @inline(__always)
  mutating func noteHeight(_ height: Int) {
    guard let innermost = open.indices.last else { return }
    if open[innermost].height < height { open[innermost].height = height }
  }

  @inline(__always)
  mutating func countNode(at mark: Mark) throws(SyntaxError) {
    guard nodes.count < maxNodes else { throw .tooManyNodes(maxNodes, at: mark) }
    childCount &+= 1
  }
}

extension TreeBuilder {
  /// The tree of all events.
  consuming func finish() throws(SyntaxError) -> SyntaxTree {
    try checkExpansion()
    return SyntaxTree(nodes: nodes, text: text, properties: properties, documents: documents)
  }

  /// Adds the surroundings of the place where libyaml stopped.
  func surroundings(of failure: ParserFailure) -> ParserFailure {
    var failure = failure
    failure.lastEnd = lastEnd
    failure.isInDocument = !documents.isEmpty
    if let innermost = open.last {
      let node = nodes[Int(innermost.node)]
      failure.openBracket = node.shape.style == CollectionStyle.flow.rawValue ? node.start : nil
    }
    return failure
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
