extension SourceParser {
  /// Adds a node to the innermost open collection.
  @discardableResult
  mutating func add(
    _ kind: NodeKind, _ style: Node.Style, _ range: Range<Int>, isComplete: Bool = true, isMissing: Bool = false
  ) -> Int32 {
    var node = Node(
      kind: kind, style: style, isComplete: isComplete, isMissing: isMissing, start: Int32(range.lowerBound),
      end: Int32(range.upperBound), parent: stack.last?.node ?? -1)
    let index = Int32(nodes.count)
    node.next = index + 1
    var own = stack.last?.properties ?? rootProperties
    own.add(properties)
    (node.anchor, node.tag) = (own.anchor, own.tag)
    properties = Properties()
    lastEnd = max(lastEnd, range.upperBound)
    if let top = stack.indices.last {
      stack[top].properties = Properties()
      if stack[top].isKeyNext(of: kind) {
        (node.isKey, node.isComplete) = (true, false)
        (stack[top].key, stack[top].expectation) = (index, .colon)
      } else {
        if stack[top].isMapping { node.key = stack[top].key }
        stack[top].expectation = .end
      }
    } else {
      rootProperties = Properties()
      roots.append(Int(index))
    }
    nodes.append(node)
    return index
  }

  /// Adds the node that must be after the last token and is not.
  mutating func addMissing() {
    let place = max(lastEnd, stack.last.map { Int(nodes[Int($0.node)].start) } ?? 0)
    add(.scalar, .plain, place..<place, isMissing: true)
  }

  /// Keeps the anchor and the tag of a line without a node for the next node.
  mutating func postponeProperties() {
    if let top = stack.indices.last {
      stack[top].properties.add(properties)
    } else {
      rootProperties.add(properties)
    }
    properties = Properties()
  }

  mutating func open(_ kind: NodeKind, _ style: Node.Style, indent: Int, at start: Int) {
    let isFlow = style == .flow
    let node = add(kind, style, start..<start, isComplete: !isFlow)
    stack.append(Open(node: node, indent: indent, isMapping: kind == .mapping, isFlow: isFlow))
  }

  mutating func countBracket(isMapping: Bool, _ change: Int) {
    if isMapping { openBrackets.mappings += change } else { openBrackets.sequences += change }
  }

  /// Adds what the last entry of the innermost collection lacks.
  mutating func completeEntry() {
    guard let top = stack.indices.last else { return }
    let hasProperties = !properties.isEmpty || !stack[top].properties.isEmpty
    switch stack[top].expectation {
    case .entry where hasProperties && stack[top].isFlow, .key:
      if stack[top].isMapping { stack[top].expectation = .key }
      addMissing()
      if stack[top].isMapping { completeEntry() }
    case .colon, .value:
      stack[top].expectation = .value
      addMissing()
    case .entry, .end: break
    }
    (properties, stack[top].properties) = (Properties(), Properties())
  }

  /// Closes the innermost collection at the end of the last token.
  mutating func close() {
    completeEntry()
    guard let open = stack.popLast() else { return }
    if open.isFlow, !open.isPairAlone { countBracket(isMapping: open.isMapping, -1) }
    let index = Int(open.node)
    nodes[index].next = Int32(nodes.count)
    nodes[index].end = max(nodes[index].end, Int32(lastEnd))
  }

  /// Adds the colon of the last key; of one that is missing, if there is none.
  mutating func takeColon() {
    let top = stack.count - 1
    if stack[top].expectation != .colon {
      if stack[top].expectation == .value { completeEntry() }
      stack[top].expectation = .key
      addMissing()
    }
    nodes[Int(stack[top].key)].isComplete = true
    stack[top].expectation = .value
    take(.mappingValue, to: position + 1)
  }
}

extension SourceParser.Open {
  /// Whether a node of a kind would be a key.
  fileprivate func isKeyNext(of kind: NodeKind) -> Bool {
    switch expectation {
    case .key: isMapping
    case .entry: isMapping && isFlow
    // Without commas, words are keys, and what is in brackets is the value of the key before it.
    case .colon: isMapping && isFlow && (kind == .scalar || kind == .alias)
    case .value, .end: false
    }
  }
}
