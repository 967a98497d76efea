import TableParsing
import YAMLSyntax

/// Collections in brackets.
extension DocumentReader {
  /// Reads a flow collection, whose bracket is at the current position, and what follows it.
  mutating func flow(_ node: NodeID, at place: Int) throws(Unfamiliar) -> Collection {
    let collection = Collection(isMapping: tree.kind(node) == .mapping, isFlow: true)
    collection.items.reserveCapacity(tree.count(node))
    try expect(collection.isMapping ? .mappingStart : .sequenceStart)
    // A comment after the bracket is about what follows.
    moveSameLineDown()
    if collection.isMapping {
      collection.keepsLine = order?.keepsLines ?? false
      let mapping = order?.mapping(at: place, of: node, in: tree)
      for (key, value) in tree.pairs(of: node) {
        try add(to: collection) { (reader, item) throws(Unfamiliar) in
          let place = try reader.key(key, value, of: mapping, at: place, &item)
          guard !reader.isEmpty(value) else { throw Unfamiliar() }
          try reader.flowValue(value, of: &item, at: place)
        }
      }
    } else {
      let place = order?.element(of: place) ?? KeyOrder.unknown
      for element in tree.elements(of: node) {
        try add(to: collection) { (reader, item) throws(Unfamiliar) in
          guard !reader.isEmpty(element) else { throw Unfamiliar() }
          try reader.flowValue(element, of: &item, at: place)
        }
      }
    }
    collection.ending = takeOwnLines().comments
    try check(collection.ending)
    try expect(collection.isMapping ? .mappingEnd : .sequenceEnd)
    measure(collection)
    if collection.isMapping { sort(collection, isRoot: false, holdsFirst: false) }
    return collection
  }

  private mutating func add(
    to collection: Collection, _ read: (inout DocumentReader, inout Item) throws(Unfamiliar) -> Void
  ) throws(Unfamiliar) {
    var item = Item()
    let known = references.count
    // Blank lines in brackets are not kept, where the items may be on one line.
    item.leading = takeOwnLines().comments
    try check(item.leading)
    try read(&self, &item)
    item.trailing = takeSameLine()
    if token == .flowEntry {
      // Comments before the comma are read with those after it.
      let before = takeOwnLines().comments
      advance()
      trivia.ownLines = before + trivia.ownLines
      if item.trailing == nil, before.isEmpty { item.trailing = takeSameLine() } else { moveSameLineDown() }
    }
    try check([item.trailing].compactMap { $0 })
    item.references = known..<references.count
    collection.items.append(item)
  }

  /// Rules are silenced by place, and the places in brackets change.
  private func check(_ comments: [Comment]) throws(Unfamiliar) {
    guard comments.allSatisfy({ !isDirective($0.text) }) else { throw Unfamiliar() }
  }

  private mutating func moveSameLineDown() {
    if let comment = takeSameLine() { trivia.ownLines.insert(comment, at: 0) }
  }

  private mutating func flowValue(_ node: NodeID, of item: inout Item, at place: Int) throws(Unfamiliar) {
    guard trivia.sameLine == nil, trivia.ownLines.isEmpty else { throw Unfamiliar() }
    trivia = Trivia()
    noteReference(node)
    if hasProperties(node) { item.properties = try properties(isBlock: false) }
    trivia = Trivia()
    switch tree.kind(node) {
    case .sequence, .mapping: item.value = .collection(try flow(node, at: place))
    case .scalar where hasLines: item.value = .lines(try lines(node, isBelow: false))
    case .scalar, .alias: item.value = .atom(try piece(node), isBelow: false)
    }
  }

  /// Determines whether a collection can be on one line, and how wide it is there.
  private func measure(_ collection: Collection) {
    // The brackets, and a comma and a space between items.
    var width = 2 + max(collection.items.count - 1, 0) * 2
    collection.mustBreak = !collection.ending.isEmpty
    for item in collection.items {
      if !item.leading.isEmpty || item.trailing != nil { collection.mustBreak = true }
      width += item.key.map { $0.width + 2 } ?? 0
      width += item.properties.map { $0.width + 1 } ?? 0
      switch item.value {
      case .atom(let piece, _): width += piece.width
      case .collection(let inner):
        width += inner.width
        if inner.mustBreak { collection.mustBreak = true }
      case .empty, .lines, .blockText, .verbatim: collection.mustBreak = true
      }
    }
    collection.width = width
  }
}
