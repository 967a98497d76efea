import TableParsing
import YAMLSyntax

/// Reads a source into documents of items with their comments: walks along the bytes and the tree together.
///
/// libyaml drops comments and blank lines, but its marks state where each value begins and ends. Everything else is one of a few
/// indicators, which are expected where the tree says so. Where something else is found, the item is copied as it is.
struct DocumentReader {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  let tree: SyntaxTree
  let bytes: Bytes
  /// The offset of the next byte to read.
  var position = 0
  /// What is between the last token and the position.
  var trivia = Trivia()
  /// Line breaks that belong to the last token: those at the end of a literal or folded scalar.
  var breaksBefore = 0
  /// The anchors and aliases so far, in order.
  var references: [Reference] = []
  var order: KeyOrder?
  /// Whether the file ends in a literal or folded scalar, without a line break.
  var isUnfinished = false
  private var lines: LineStarts?

  /// An anchor or an alias.
  struct Reference {
    var name: String
    var isAnchor: Bool
  }

  /// Thrown for an item that is copied as it is.
  struct Unfamiliar: Error {}

  init(_ tree: SyntaxTree, _ bytes: Bytes) {
    (self.tree, self.bytes) = (tree, bytes)
  }

  // MARK: Documents

  /// - Parameter orders: the order of the keys of each document.
  mutating func documents(orders: [KeyOrder?]) throws(LeftAlone) -> [FormattedDocument] {
    var documents: [FormattedDocument] = []
    advance()
    for (root, order) in zip(tree.documents, orders) {
      self.order = order
      documents.append(try document(root, isFirst: documents.isEmpty))
    }
    if documents.isEmpty {
      let rest = takeOwnLines()
      documents.append(FormattedDocument(ending: rest.comments))
    }
    guard position == bytes.count else { throw .documentEnd }
    if isUnfinished { throw .unfinished }
    return documents
  }

  private mutating func document(_ root: NodeID, isFirst: Bool) throws(LeftAlone) -> FormattedDocument {
    var document = FormattedDocument()
    if byte == UInt8(ascii: "%"), isFirst { throw .directives }
    if isMarker(UInt8(ascii: "-")) {
      let before = takeOwnLines()
      (document.before, document.hasBlankBeforeMarker, document.hasMarker) = (before.comments, before.endsInBlank, true)
      position += 3
      advance()
      document.markerComment = takeSameLine()
      if position < bytes.count, !trivia.crossesLine { throw .document }
    } else if !isFirst {
      throw position < bytes.count ? .documentEnd : .document
    }
    let isEmpty = tree.kind(root) == .scalar && tree.start(root) == tree.end(root) && !hasProperties(root)
    if isEmpty {
      document.ending = takeOwnLines().comments
      return document
    }
    var item = Item()
    let comments = takeOwnLines()
    (item.leading, item.hasBlankBefore) = (comments.comments, comments.endsInBlank)
    item.value = try rootValue(root, &item)
    item.trailing = takeSameLine()
    document.root = item
    // Those before the marker of the next document are above it.
    if !isMarker(UInt8(ascii: "-")) { document.ending = takeOwnLines().comments }
    return document
  }

  private mutating func rootValue(_ root: NodeID, _ item: inout Item) throws(LeftAlone) -> Value {
    guard tree.kind(root) == .mapping || tree.kind(root) == .sequence, !hasProperties(root) else { throw .document }
    do throws(Unfamiliar) {
      let place = order?.root ?? KeyOrder.unknown
      let isFlow = tree.collectionStyle(root) == .flow
      let collection = isFlow ? try flow(root, at: place) : try block(root, at: place, nextColumn: -1, isRoot: true)
      // In the first column, these would begin or end a document.
      guard !collection.items.contains(where: { $0.start.map(looksLikeMarker) ?? false }) else { throw Unfamiliar() }
      return .collection(collection)
    } catch {
      throw .construct
    }
  }

  /// Whether `---` or `...` is at the current position, in the first column.
  func isMarker(_ sign: UInt8) -> Bool {
    byte == sign && (position == 0 || bytes[position - 1] == 0x0A) && looksLikeMarker(at: position)
  }

  private func looksLikeMarker(at offset: Int) -> Bool {
    guard offset + 3 <= bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "."),
      bytes[offset..<(offset + 3)].allSatisfy({ $0 == bytes[offset] })
    else { return false }
    return offset + 3 == bytes.count || bytes[offset + 3].isBlankOrBreak
  }

  // MARK: Tokens

  /// The byte at the current position; nil at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Reads an indicator, and what follows it.
  mutating func expect(_ sign: UInt8) throws(Unfamiliar) {
    guard byte == sign else { throw Unfamiliar() }
    position += 1
    advance()
  }

  func hasProperties(_ node: NodeID) -> Bool {
    tree.kind(node) != .alias && (tree.anchor(node) != nil || tree.tag(node) != nil)
  }

  /// The offset of a place. Only for items that are copied: it needs the starts of all lines.
  mutating func offset(of mark: Mark) -> Int {
    let lines = lines ?? LineStarts(bytes)
    self.lines = lines
    return lines.offset(of: mark, in: bytes)
  }
}

/// The offsets at which lines begin.
struct LineStarts {
  private var starts = [0]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
  }

  func offset(of mark: Mark, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let line = Int(mark.line) - 1
    guard line < starts.count else { return bytes.count }
    var offset = starts[line]
    var column = 1
    while column < Int(mark.column), offset < bytes.count, bytes[offset] != 0x0A {
      offset += 1
      while offset < bytes.count, !bytes[offset].startsCharacter { offset += 1 }
      column += 1
    }
    return offset
  }
}
