/// Indicators that are found by their bytes, and what the tree says of their places.
extension MisreadingCheck {
  func checkIndicators() throws(SyntaxError) {
    if let place = firstToken("#", where: isGlued) { throw .gluedComment(at: place.mark) }
    if let place = firstToken("?", where: { bytes.indices.contains($0 + 1) && !bytes[$0 + 1].isBlankOrBreak }) {
      throw .gluedQuestionMark(at: place.mark)
    }
    if let place = first(UInt8(ascii: "-"), where: isBeforeBracketSign, isWanted: isLoneDash) {
      throw .loneDash(at: place.mark)
    }
    if let place = firstToken("%", where: startsLine, isWanted: { problem(ofDirectiveAt: $0) != nil }),
      let problem = problem(ofDirectiveAt: place)
    {
      throw problem
    }
    let mark = firstOutsideComments(0xEF, where: isByteOrderMark) { place, node in
      node.map { contains($0, place.mark) && tree.isQuoted($0) } ?? false
    }
    if let mark { throw .byteOrderMark(at: mark.mark) }
  }

  private func isLoneDash(at place: PlaceCursor, _ node: NodeID?) -> Bool {
    guard let node, tree.kind(node) == .scalar, tree.scalarStyle(node) == .plain else { return false }
    return tree.end(node) == place.mark.next && tree.string(node) == "-"
  }

  /// libyaml starts a directive at any `%` in the first column. One after a document is not told apart from its content
  /// unless `...` ends that.
  private func problem(ofDirectiveAt place: PlaceCursor) -> SyntaxError? {
    if let document = tree.document(before: place.mark), !document.hasEndMarker {
      return .openDocument(at: place.mark)
    }
    var cursor = place
    while let byte = cursor.byte, !byte.isBreak {
      let wasBlank = byte.isBlank
      cursor.step()
      guard cursor.byte == UInt8(ascii: "#") else { continue }
      return wasBlank ? nil : .gluedComment(at: cursor.mark)
    }
    return nil
  }

  private func isGlued(_ offset: Int) -> Bool { offset > 0 && "\"'[]{},".utf8.contains(bytes[offset - 1]) }

  private func isBeforeBracketSign(_ offset: Int) -> Bool {
    bytes.indices.contains(offset + 1) && ",[]{}".utf8.contains(bytes[offset + 1])
      && (offset == 0 || bytes[offset - 1].isBlankOrBreak || ",[{:?".utf8.contains(bytes[offset - 1]))
  }

  private func startsLine(_ offset: Int) -> Bool { offset == 0 || bytes[offset - 1].isBreak }

  private func isByteOrderMark(_ offset: Int) -> Bool {
    offset > 0 && bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF])
  }

  // MARK: What stands at a place

  /// The first place where a byte stands under both conditions; the second is asked with the last node that starts there or before.
  private func first(
    _ byte: UInt8, where condition: (Int) -> Bool, isWanted: (PlaceCursor, NodeID?) -> Bool
  ) -> PlaceCursor? {
    var cursor = PlaceCursor(bytes)
    let isFound = bytes.contains(byte) { offset in
      guard condition(offset) else { return false }
      cursor.advance(toByte: offset)
      return isWanted(cursor, tree.lastNode(before: cursor.mark.next))
    }
    return isFound ? cursor : nil
  }

  /// The first such place that is in no comment. A line's comment is looked for once, however many places are in it.
  private func firstOutsideComments(
    _ byte: UInt8, where condition: (Int) -> Bool, isPassedOver: (PlaceCursor, NodeID?) -> Bool
  ) -> PlaceCursor? {
    var commentedLine: UInt32 = 0
    return first(byte, where: condition) { place, node in
      if place.mark.line == commentedLine || isPassedOver(place, node) { return false }
      guard isComment(at: place) else { return true }
      commentedLine = place.mark.line
      return false
    }
  }

  /// The first such place between nodes and in no comment, so that libyaml took what stands there for a sign of its own.
  private func firstToken(
    _ sign: Unicode.Scalar, where condition: (Int) -> Bool, isWanted: (PlaceCursor) -> Bool = { _ in true }
  ) -> PlaceCursor? {
    firstOutsideComments(UInt8(ascii: sign), where: condition) { place, node in
      node.map { contains($0, place.mark) } ?? false || !isWanted(place)
    }
  }

  /// Whether a `#` starts a comment before the place, on its line and after what stands there.
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
  /// The document that starts last before a place: there may be as many as there are lines.
  fileprivate func document(before place: Mark) -> Document? {
    var (low, high) = (0, markers.count)
    while low < high {
      let middle = (low + high) / 2
      if start(markers[middle].root) <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? markers[low - 1] : nil
  }

  fileprivate func isQuoted(_ id: NodeID) -> Bool {
    kind(id) == .scalar && [.singleQuoted, .doubleQuoted].contains(scalarStyle(id))
  }
}

extension Mark {
  fileprivate var next: Mark { Mark(line: line, column: column + 1) }
}
