internal import CLibYAML

/// Aliases, anchors and tags, which few nodes have.
extension TreeBuilder {
  mutating func addAlias(_ event: UnsafePointer<yaml_event_t>) throws(SyntaxError) {
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
    suspect(UInt32(nodes.count - 1))
  }

  /// Stores the tag and anchor of the next node and returns the anchor's index.
  mutating func addProperties(
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

  /// Stores every tag once, regardless of how many nodes have it.
  private mutating func span(ofTag tag: String, at mark: Mark) throws(SyntaxError) -> TextSpan {
    if let span = tags[tag] { return span }
    guard tag.utf8.count <= SyntaxLimits.tagBytes else { throw .tooLongTag(at: mark) }
    let span = span(appending: tag)
    tags[tag] = span
    return span
  }

  private mutating func span(appending name: String) -> TextSpan {
    let offset = UInt32(text.count)
    for byte in name.utf8 { text.append(byte) }
    return TextSpan(offset: offset, length: UInt32(text.count) - offset)
  }
}
