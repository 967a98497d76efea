/// Indicators that are found by their bytes, and what the tree says of their places.
extension MisreadingCheck {
  func checkIndicators() throws(SyntaxError) {
    for (place, _) in places(of: "#", where: isGlued) where isToken(at: place) { throw .gluedComment(at: place.mark) }
    for (place, _) in places(of: "?", where: { bytes.indices.contains($0 + 1) && !bytes[$0 + 1].isBlankOrBreak })
    where isToken(at: place) {
      throw .gluedQuestionMark(at: place.mark)
    }
    for (place, node) in places(of: "-", where: isBeforeBracketSign) {
      guard let node, tree.kind(node) == .scalar, tree.scalarStyle(node) == .plain, tree.string(node) == "-",
        tree.end(node) == place.mark.next
      else { continue }
      throw .loneDash(at: place.mark)
    }
    for (place, _) in places(of: "%", where: startsLine) where isToken(at: place) { try checkDirective(at: place) }
    for (place, node) in places(of: 0xEF, where: isByteOrderMark) {
      if let node, contains(node, place.mark), tree.isQuoted(node) { continue }
      if isComment(at: place) { continue }
      throw .byteOrderMark(at: place.mark)
    }
  }

  /// libyaml starts a directive at any `%` in the first column. One after a document is not told apart from its content
  /// unless `...` ends that.
  private func checkDirective(at place: PlaceCursor) throws(SyntaxError) {
    if let document = tree.markers.last(where: { tree.start($0.root) <= place.mark }), !document.hasEndMarker {
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

  private func isBeforeBracketSign(_ offset: Int) -> Bool {
    bytes.indices.contains(offset + 1) && ",[]{}".utf8.contains(bytes[offset + 1])
      && (offset == 0 || bytes[offset - 1].isBlankOrBreak || ",[{:?".utf8.contains(bytes[offset - 1]))
  }

  private func startsLine(_ offset: Int) -> Bool { offset == 0 || bytes[offset - 1].isBreak }

  private func isByteOrderMark(_ offset: Int) -> Bool {
    offset > 0 && bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF])
  }

  // MARK: What stands at a place

  private func places(of sign: Unicode.Scalar, where condition: (Int) -> Bool) -> [(PlaceCursor, NodeID?)] {
    places(of: UInt8(ascii: sign), where: condition)
  }

  /// Where a byte stands under the condition, with the last node that starts there or before.
  private func places(of byte: UInt8, where condition: (Int) -> Bool) -> [(PlaceCursor, NodeID?)] {
    var cursor = PlaceCursor(bytes)
    var places: [(PlaceCursor, NodeID?)] = []
    _ = bytes.contains(byte) { offset in
      guard condition(offset) else { return false }
      cursor.advance(toByte: offset)
      places.append((cursor, tree.lastNode(before: cursor.mark.next)))
      return false
    }
    return places
  }

  /// Whether a place is between nodes and in no comment, so that libyaml took what stands there for a sign of its own.
  private func isToken(at place: PlaceCursor) -> Bool {
    if let node = tree.lastNode(before: place.mark.next), contains(node, place.mark) { return false }
    return !isComment(at: place)
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
  fileprivate func isQuoted(_ id: NodeID) -> Bool {
    kind(id) == .scalar && [.singleQuoted, .doubleQuoted].contains(scalarStyle(id))
  }
}

extension Mark {
  fileprivate var next: Mark { Mark(line: line, column: column + 1) }
}
