import TableParsing
import YAMLSyntax

/// Keys and values of items.
extension DocumentReader {
  /// Reads a key and its colon, and returns the place of its value.
  mutating func key(
    _ key: NodeID, _ value: NodeID, of mapping: KeyOrder.Mapping?, at place: Int, _ item: inout Item
  ) throws(Unfamiliar) -> Int {
    guard tree.kind(key) == .scalar, tree.start(key).line == tree.end(key).line, tree.start(key) < tree.end(key),
      ![.literal, .folded].contains(tree.scalarStyle(key)), !isIndicator(UInt8(ascii: "?"))
    else { throw Unfamiliar() }
    noteReference(key)
    item.key = try piece(key, from: position)
    while let byte, byte.isBlank { position += 1 }
    try expect(UInt8(ascii: ":"))
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
    let (isBelow, start) = (trivia.crossesLine, position)
    noteReference(node)
    let isBlock = tree.kind(node) != .alias && isBlockCollection(node)
    if hasProperties(node) { item.properties = try properties(isBlock: isBlock) }
    if isBlock {
      item.header = takeSameLine()
      item.isBelow = trivia.crossesLine
      guard item.key == nil || trivia.crossesLine else { throw Unfamiliar() }
      item.value = .collection(try block(node, at: place, nextColumn: context.nextColumn))
      return
    }
    // A comment between a key and a value on one line would have to move.
    guard trivia.sameLine == nil, trivia.ownLines.isEmpty else { throw Unfamiliar() }
    trivia = Trivia()
    item.value = try inlineValue(node, from: start, isBelow: isBelow, at: place, column: context.column)
    item.trailing = takeSameLine()
    // What a comment silences on the last line of several must not be on another line.
    if let comment = item.trailing, isDirective(comment.text), bytes[start..<comment.text.lowerBound].contains(0x0A) {
      throw Unfamiliar()
    }
  }

  /// - Parameter start: the offset of the node, with its anchor and tag.
  private mutating func inlineValue(
    _ node: NodeID, from start: Int, isBelow: Bool, at place: Int, column: Int
  ) throws(Unfamiliar) -> Value {
    if tree.kind(node) == .sequence || tree.kind(node) == .mapping { return .collection(try flow(node, at: place)) }
    if tree.kind(node) == .scalar, [.literal, .folded].contains(tree.scalarStyle(node)) {
      return .blockText(try blockText(node, from: start, column: column))
    }
    if tree.start(node).line != tree.end(node).line {
      return .lines(try lines(node, from: start, isBelow: isBelow))
    }
    let value = Value.atom(try piece(node, from: start), isBelow: isBelow)
    advance()
    return value
  }

  func isEmpty(_ node: NodeID) -> Bool {
    tree.kind(node) == .scalar && tree.start(node) == tree.end(node) && !hasProperties(node)
  }

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
    let start = position
    var end = position
    while let byte, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      guard trivia.sameLine == nil, trivia.ownLines.isEmpty, end == start || !trivia.crossesLine else {
        throw Unfamiliar()
      }
      trivia = Trivia()
      while let byte = self.byte, !byte.isBlankOrBreak, byte != UInt8(ascii: ","), byte != UInt8(ascii: "]"),
        byte != UInt8(ascii: "}")
      { position += 1 }
      end = position
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
