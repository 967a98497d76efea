import TableParsing
import YAMLSyntax

/// Reads a source into documents of items with their comments: walks along its tokens and the nodes together.
///
/// Where another token is found than the nodes let expect, the item is copied as it is.
struct DocumentReader {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Has the nodes of the source, with the same indices: it knows anchors, and what keys mean.
  let tree: SyntaxTree
  let source: SourceSyntax
  let bytes: Bytes
  /// The index of the next token to read.
  var position = 0
  /// What is between the last token and the position.
  var trivia = Trivia()
  /// The anchors and aliases so far, in order.
  var references: [Reference] = []
  var order: KeyOrder?
  /// Whether the file ends in a literal or folded scalar, without a line break.
  var isUnfinished = false

  /// An anchor or an alias.
  struct Reference {
    var name: String
    var isAnchor: Bool
  }

  /// Thrown for an item that is copied as it is.
  struct Unfamiliar: Error {}

  /// Nil if the two trees differ, or something in the source belongs to none of its nodes.
  init?(_ tree: SyntaxTree, _ source: SourceSyntax, _ bytes: Bytes) {
    guard source.nodes.count == tree.nodeCount,
      source.nodes.indices.allSatisfy({ source.nodes[$0].kind == tree.kind(NodeID(rawValue: UInt32($0))) }),
      !source.tokens.contains(where: { $0.kind == .unexpectedText })
    else { return nil }
    (self.tree, self.source, self.bytes) = (tree, source, bytes)
  }

  // MARK: Documents

  /// - Parameter orders: the order of the keys of each document.
  mutating func documents(orders: [KeyOrder?]) throws(LeftAlone) -> [FormattedDocument] {
    var documents: [FormattedDocument] = []
    readTrivia(breaks: 0)
    for (root, order) in zip(tree.documents, orders) {
      self.order = order
      documents.append(try document(root, isFirst: documents.isEmpty))
    }
    if documents.isEmpty {
      let rest = takeOwnLines()
      documents.append(FormattedDocument(ending: rest.comments))
    }
    guard token == .endOfFile else { throw .documentEnd }
    if isUnfinished { throw .unfinished }
    return documents
  }

  private mutating func document(_ root: NodeID, isFirst: Bool) throws(LeftAlone) -> FormattedDocument {
    var document = FormattedDocument()
    if token == .directive, isFirst { throw .directives }
    if token == .documentStart {
      let before = takeOwnLines()
      (document.before, document.hasBlankBeforeMarker, document.hasMarker) = (before.comments, before.endsInBlank, true)
      advance()
      document.markerComment = takeSameLine()
      if token != .endOfFile, !trivia.crossesLine { throw .document }
    } else if !isFirst {
      throw token == .endOfFile ? .document : .documentEnd
    }
    if isEmpty(root) {
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
    if token != .documentStart { document.ending = takeOwnLines().comments }
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

  /// Whether `---` or `...` is at an offset.
  private func looksLikeMarker(at offset: Int) -> Bool {
    guard offset + 3 <= bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "."),
      bytes[offset..<(offset + 3)].allSatisfy({ $0 == bytes[offset] })
    else { return false }
    return offset + 3 == bytes.count || bytes[offset + 3].isBlankOrBreak
  }

  // MARK: Tokens

  /// The kind of the next token.
  var token: SourceSyntax.Token.Kind { source.tokens[position].kind }

  /// The bytes of the next token.
  var range: Range<Int> { source.range(ofToken: position) }

  func node(_ id: NodeID) -> SourceSyntax.Node { source.nodes[Int(id.rawValue)] }

  /// Reads a token of a kind, and what follows it.
  mutating func expect(_ kind: SourceSyntax.Token.Kind) throws(Unfamiliar) {
    guard token == kind else { throw Unfamiliar() }
    advance()
  }

  func hasProperties(_ node: NodeID) -> Bool {
    tree.kind(node) != .alias && (tree.anchor(node) != nil || tree.tag(node) != nil)
  }
}
