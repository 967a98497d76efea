import TableParsing
import YAMLSyntax

/// Keys and values of items.
extension DocumentReader {
  /// Reads a key and its colon, and returns the place of its value.
  mutating func key(
    _ key: NodeID, _ value: NodeID, of mapping: KeyOrder.Mapping?, at place: Int, _ item: inout Item
  ) throws(Unfamiliar) -> Int {
    guard tree.kind(key) == .scalar, ![.literal, .folded].contains(tree.scalarStyle(key)) else { throw Unfamiliar() }
    noteReference(key)
    let start = range.lowerBound
    if hasProperties(key) { _ = try properties(isBlock: false) }
    item.key = try piece(key, from: start)
    guard !trivia.crossesLine else { throw Unfamiliar() }
    try expect(.mappingValue)
    if tree.isMergeKey(key) {
      // What is merged has the keys of the mapping itself, and nothing depends on where it stands in it.
      item.position = -1
      return tree.kind(tree.resolved(value)) == .mapping ? place : KeyOrder.unknown
    }
    guard let known = mapping?.key(key, in: tree) else {
      item.position = .max
      return mapping == nil ? order?.named(in: place) ?? KeyOrder.unknown : KeyOrder.unknown
    }
    item.position = known.position
    item.sharesValue = known.sharesValue
    return known.value
  }

  /// Reads the value of a block item, from the token after its dash or colon.
  mutating func value(_ node: NodeID, of item: inout Item, at place: Int, _ context: BlockContext) throws(Unfamiliar) {
    if isEmpty(node) {
      item.trailing = takeSameLine()
      return
    }
    let (isBelow, start) = (trivia.crossesLine, range.lowerBound)
    noteReference(node)
    let isBlock = tree.kind(node) != .alias && isBlockCollection(node)
    if hasProperties(node) { item.properties = try properties(isBlock: isBlock) }
    if isBlock {
      item.header = takeSameLine()
      item.isBelow = trivia.crossesLine
      guard item.key == nil || trivia.crossesLine else { throw Unfamiliar() }
      // Below a lone dash, a comment above it is about the first key.
      item.value = .collection(
        try block(
          node, at: place, nextColumn: context.nextColumn,
          holdsFirst: item.key == nil && item.isSilenced && item.isBelow))
      return
    }
    // A comment between a key and a value on one line would have to move.
    guard trivia.sameLine == nil, trivia.ownLines.isEmpty else { throw Unfamiliar() }
    trivia = Trivia()
    item.value = try inlineValue(node, isBelow: isBelow, at: place, column: context.column)
    item.trailing = takeSameLine()
    // What a comment silences on the last line of several must not be on another line.
    if let comment = item.trailing, isDirective(comment.text), bytes[start..<comment.text.lowerBound].contains(0x0A) {
      throw Unfamiliar()
    }
  }

  private mutating func inlineValue(
    _ node: NodeID, isBelow: Bool, at place: Int, column: Int
  ) throws(Unfamiliar) -> Value {
    if tree.kind(node) == .sequence || tree.kind(node) == .mapping { return .collection(try flow(node, at: place)) }
    if token == .blockHeader { return .blockText(blockText(node, column: column)) }
    return hasLines ? .lines(try lines(node, isBelow: isBelow)) : .atom(try piece(node), isBelow: isBelow)
  }

  func isEmpty(_ node: NodeID) -> Bool { self.node(node).isMissing && !hasProperties(node) }

  private func isBlockCollection(_ node: NodeID) -> Bool {
    tree.kind(node) != .scalar && tree.collectionStyle(node) == .block
  }

  /// Records the anchor of a node, or an alias.
  mutating func noteReference(_ node: NodeID) {
    if tree.kind(node) == .alias {
      if let name = tree.anchor(tree.resolved(node)) { references.append(Reference(name: name, isAnchor: false)) }
    } else if let name = tree.anchor(node) {
      references.append(Reference(name: name, isAnchor: true))
    }
  }

  /// Reads an anchor and a tag, and what follows them.
  mutating func properties(isBlock: Bool) throws(Unfamiliar) -> Piece {
    let start = range.lowerBound
    var end = start
    while token == .anchor || token == .tag {
      guard trivia.sameLine == nil, trivia.ownLines.isEmpty, end == start || !trivia.crossesLine else {
        throw Unfamiliar()
      }
      trivia = Trivia()
      end = range.upperBound
      advance()
    }
    guard end > start, isBlock || (!trivia.crossesLine && trivia.sameLine == nil) else { throw Unfamiliar() }
    return Piece(start..<end, width: width(of: start..<end))
  }

  func width(of range: Range<Int>) -> Int {
    var width = 0
    for index in range where bytes[index].startsCharacter { width += 1 }
    return width
  }
}
