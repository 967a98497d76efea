import TableParsing
import YAMLSyntax

/// Collections with indentation.
extension DocumentReader {
  /// Reads a block collection, whose first key or dash is at the current position.
  ///
  /// - Parameters:
  ///   - place: where it stands in the language.
  ///   - nextColumn: the column of the item after it, of a collection around it; -1 at the end.
  ///   - holdsFirst: whether its first key stays the first, because a comment silences rules there.
  mutating func block(
    _ node: NodeID, at place: Int, nextColumn: Int, isRoot: Bool = false, holdsFirst: Bool = false
  ) throws(Unfamiliar) -> Collection {
    let column = column(of: range.lowerBound)
    let collection = Collection(isMapping: tree.kind(node) == .mapping, isFlow: false)
    collection.items.reserveCapacity(tree.count(node))
    var rest = tree.count(node)
    if collection.isMapping {
      let mapping = order?.mapping(at: place, of: node, in: tree)
      for (key, value) in tree.pairs(of: node) {
        rest -= 1
        let context = BlockContext(column: column, nextColumn: rest > 0 ? column : nextColumn, first: key, last: value)
        collection.items.append(
          try item(context) { (reader, item) throws(Unfamiliar) in
            let place = try reader.key(key, value, of: mapping, at: place, &item)
            try reader.value(value, of: &item, at: place, context)
          })
      }
    } else {
      let place = order?.element(of: place) ?? KeyOrder.unknown
      for element in tree.elements(of: node) {
        rest -= 1
        let context = BlockContext(
          column: column, nextColumn: rest > 0 ? column : nextColumn, first: element, last: element)
        collection.items.append(
          try item(context) { (reader, item) throws(Unfamiliar) in
            try reader.expect(.sequenceEntry)
            try reader.value(element, of: &item, at: place, context)
          })
      }
    }
    collection.ending = endingComments(column: column, nextColumn: nextColumn, isRoot: isRoot)
    if collection.isMapping { sort(collection, isRoot: isRoot, holdsFirst: holdsFirst) }
    return collection
  }

  /// An item of a block collection.
  struct BlockContext {
    /// Of its collection.
    var column: Int
    /// The column of the item after it, of its collection or of one around it.
    var nextColumn: Int
    /// Its first and its last node.
    var first: NodeID
    var last: NodeID
  }

  /// Reads an item; one that is unfamiliar is copied.
  private mutating func item(
    _ context: BlockContext, _ read: (inout DocumentReader, inout Item) throws(Unfamiliar) -> Void
  ) throws(Unfamiliar) -> Item {
    var item = Item()
    let comments = takeOwnLines()
    (item.leading, item.hasBlankBefore) = (comments.comments, comments.endsInBlank)
    item.isSilenced = comments.comments.contains { isDirective($0.text) }
    let (start, known) = (position, references.count)
    do throws(Unfamiliar) {
      try read(&self, &item)
    } catch {
      (trivia, position) = (Trivia(), start)
      references.removeSubrange(known...)
      try copy(context, to: &item)
    }
    // A comment on the line of another token than the value's last one has no item of its own.
    if item.trailing == nil { item.trailing = takeSameLine() }
    item.references = known..<references.count
    if [item.header, item.trailing].contains(where: { $0.map { isDirective($0.text) } ?? false }) {
      item.silencesLine = true
    }
    return item
  }

  /// Copies an item from the current position to the end of its last node.
  private mutating func copy(_ context: BlockContext, to item: inout Item) throws(Unfamiliar) {
    let nodes = tree.range(of: context.first).lowerBound..<tree.range(of: context.last).upperBound
    let (start, isText) = (range.lowerBound, endsInBlockText(nodes))
    var end = max(node(context.first).range.upperBound, node(context.last).range.upperBound)
    // An item without an indentation of its own cannot be indented differently.
    guard end > start, column(of: start) == context.column else { throw Unfamiliar() }
    moveToken(to: end)
    if isText {
      // Blank lines below a text may be part of it.
      while token == .whitespace || token == .lineBreak {
        position += 1
        if source.tokens[position - 1].kind == .lineBreak { end = range.lowerBound }
      }
      if bytes[end - 1] != 0x0A { isUnfinished = true }
      moveToken(to: end)
    }
    let range = start..<end
    item.value = .verbatim(range, column: context.column, keepsBreaks: isText)
    if item.key == nil { item.position = .max }
    // A mapping with other keys than texts keeps their order.
    let hasOddKey = context.first != context.last && tree.kind(context.first) != .scalar
    (item.key, item.properties, item.header, item.trailing) = (nil, nil, nil, nil)
    for index in nodes { noteReference(NodeID(rawValue: index)) }
    item.silencesLine = hasOddKey || containsDirective(range)
    readTrivia(after: end, breaks: bytes[end - 1] == 0x0A ? 1 : 0)
  }

  /// Whether the last of some nodes that is not empty is a literal or folded scalar.
  private func endsInBlockText(_ nodes: Range<UInt32>) -> Bool {
    let last = nodes.last { !source.nodes[Int($0)].isMissing }.map { source.nodes[Int($0)].style }
    return last == .literal || last == .folded
  }

  private func containsDirective(_ range: Range<Int>) -> Bool {
    var index = position
    while index > 0, source.range(ofToken: index - 1).lowerBound >= range.lowerBound {
      index -= 1
      if source.tokens[index].kind == .comment, isDirective(source.range(ofToken: index)) { return true }
    }
    return false
  }

  /// The comments below the last item of a collection that belong to it, by their indentation.
  private mutating func endingComments(column: Int, nextColumn: Int, isRoot: Bool) -> [Comment] {
    // A comment that silences rules is about what begins below it, however it is indented. If nothing does, it stays the last.
    let count = trivia.ownLines.prefix {
      $0.column >= column && $0.column > nextColumn && (isRoot && token == .endOfFile || !isDirective($0.text))
    }.count
    guard count > 0 else { return [] }
    let ending = Array(trivia.ownLines.prefix(count))
    trivia.ownLines.removeFirst(count)
    return ending
  }
}
