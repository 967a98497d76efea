/// Checks of indicators, which are found by their bytes and compared with the tree.
extension MisreadingCheck {
  func checkIndicators() throws(SyntaxError) {
    try forEachToken("#", where: isGlued) { (place) throws(SyntaxError) in throw .gluedComment(at: place.mark) }
    try forEachToken("?", where: isBeforeContent) { (place) throws(SyntaxError) in
      throw .gluedQuestionMark(at: place.mark)
    }
    try forEachToken("%", where: startsLine) { (place) throws(SyntaxError) in try checkDirective(at: place) }
    try forEachPlace(of: UInt8(ascii: "-"), where: isBeforeBracketSign) { (place, node) throws(SyntaxError) in
      if let node, tree.isLoneDash(node), tree.end(node) == place.mark.next { throw .loneDash(at: place.mark) }
    }
    try forEachPlace(of: 0xEF, where: isByteOrderMark) { (place, node) throws(SyntaxError) in
      if let node, contains(node, place.mark), tree.isQuoted(node) { return }
      if !isComment(at: place) { throw .byteOrderMark(at: place.mark) }
    }
  }

  /// libyaml starts a directive at any `%` in the first column. After a document, a directive cannot be distinguished from content
  /// unless `...` ends the document.
  private func checkDirective(at place: PlaceCursor) throws(SyntaxError) {
    if let document = tree.lastDocument(before: place.mark.next), !document.hasEndMarker {
      throw .openDocument(at: place.mark)
    }
    var cursor = place
    while let byte = cursor.byte, !byte.isBreak {
      let wasBlank = byte.isBlank
      cursor.step()
      guard cursor.byte == UInt8(ascii: "#") else { continue }
      if wasBlank { return }
      throw .gluedComment(at: cursor.mark)
    }
  }

  private func isGlued(_ offset: Int) -> Bool { offset > 0 && "\"'[]{},".utf8.contains(bytes[offset - 1]) }

  private func isBeforeContent(_ offset: Int) -> Bool {
    bytes.indices.contains(offset + 1) && !bytes[offset + 1].isBlankOrBreak
  }

  private func isBeforeBracketSign(_ offset: Int) -> Bool {
    bytes.indices.contains(offset + 1) && ",[]{}".utf8.contains(bytes[offset + 1])
      && (offset == 0 || bytes[offset - 1].isBlankOrBreak || ",[{:?".utf8.contains(bytes[offset - 1]))
  }

  private func startsLine(_ offset: Int) -> Bool { offset == 0 || bytes[offset - 1].isBreak }

  private func isByteOrderMark(_ offset: Int) -> Bool {
    offset > 0 && bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF])
  }

  // MARK: Content at a place

  /// Calls a closure for each occurrence of an indicator outside nodes and comments, which libyaml therefore treated as a token.
  private func forEachToken(
    _ sign: Unicode.Scalar, where condition: (Int) -> Bool, _ body: (PlaceCursor) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    var commentLine: UInt32 = 0
    try forEachPlace(of: UInt8(ascii: sign), where: condition) { (place, node) throws(SyntaxError) in
      // A comment extends to the end of its line.
      guard place.mark.line != commentLine else { return }
      if let node, contains(node, place.mark) { return }
      if isComment(at: place) { commentLine = place.mark.line } else { try body(place) }
    }
  }

  /// Calls a closure for each occurrence of a byte that satisfies the condition, with the last node that starts there or before.
  private func forEachPlace(
    of byte: UInt8, where condition: (Int) -> Bool, _ body: (PlaceCursor, NodeID?) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    var cursor = PlaceCursor(bytes)
    var start = 0
    while let offset = bytes.firstOffset(of: byte, from: start) {
      start = offset + 1
      guard condition(offset) else { continue }
      cursor.advance(toByte: offset)
      try body(cursor, tree.lastNode(before: cursor.mark.next))
    }
  }

  /// Whether a `#` starts a comment before the place, on the same line.
  private func isComment(at place: PlaceCursor) -> Bool {
    var start = Mark(line: place.mark.line, column: 1)
    if let node = tree.lastNode(before: place.mark) {
      let isScalar = tree.kind(node) == .scalar || tree.kind(node) == .alias
      start = max(start, isScalar ? tree.end(node) : tree.start(node))
    }
    let length = Int(place.mark.column) - Int(start.column)
    var offset = place.offset
    for _ in 0..<max(0, length) {
      offset -= 1
      while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      if bytes[offset] == UInt8(ascii: "#") { return true }
    }
    return false
  }

  /// Whether the place is in a scalar, a block scalar's header included, or in an alias.
  private func contains(_ node: NodeID, _ place: Mark) -> Bool {
    (tree.kind(node) == .scalar || tree.kind(node) == .alias) && tree.start(node) <= place && place < tree.end(node)
  }
}

extension SyntaxTree {
  fileprivate func isQuoted(_ id: NodeID) -> Bool {
    kind(id) == .scalar && [.singleQuoted, .doubleQuoted].contains(scalarStyle(id))
  }

  fileprivate func isLoneDash(_ id: NodeID) -> Bool {
    kind(id) == .scalar && scalarStyle(id) == .plain
      && withScalarBytes(id) { $0.count == 1 && $0[0] == UInt8(ascii: "-") }
  }

  /// The last document whose root starts before a place.
  fileprivate func lastDocument(before place: Mark) -> Document? {
    var (low, high) = (0, markers.count)
    while low < high {
      let middle = (low + high) / 2
      if start(markers[middle].root) < place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? markers[low - 1] : nil
  }
}

extension Mark {
  fileprivate var next: Mark { Mark(line: line, column: column + 1) }
}
