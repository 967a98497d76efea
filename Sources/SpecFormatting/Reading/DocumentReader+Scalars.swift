import YAMLSyntax

/// Scalars and aliases, by the marks of the tree.
extension DocumentReader {
  /// Reads a scalar or an alias on one line, without what follows it.
  ///
  /// - Parameter start: the offset of the node, with its anchor and tag.
  mutating func piece(_ node: NodeID, from start: Int) throws(Unfamiliar) -> Piece {
    let count = Int(tree.end(node).column) - Int(tree.start(node).column)
    guard tree.start(node).line == tree.end(node).line, count > 0 else { throw Unfamiliar() }
    let end = offset(after: count, from: start)
    guard end > position else { throw Unfamiliar() }
    let range = position..<end
    position = end
    guard tree.kind(node) == .scalar, tree.scalarStyle(node) != .plain, start == range.lowerBound, !hasProperties(node),
      let text = QuotedText(bytes[range])?.unquoted
    else { return Piece(range, width: width(of: range)) }
    var width = 0
    for byte in text where byte.startsCharacter { width += 1 }
    return Piece(range, width: width, replacement: text)
  }

  /// Reads a plain or quoted scalar on several lines, and what follows it.
  mutating func lines(_ node: NodeID, from start: Int, isBelow: Bool) throws(Unfamiliar) -> ScalarLines {
    let end = try end(of: node, from: start)
    let lines = ScalarLines(
      range: position..<end, isBelow: isBelow, isDoubleQuoted: tree.scalarStyle(node) == .doubleQuoted)
    position = end
    advance()
    return lines
  }

  /// Reads a literal or folded scalar, and what follows it.
  ///
  /// - Parameter column: the column of its item.
  mutating func blockText(_ node: NodeID, from start: Int, column: Int) throws(Unfamiliar) -> BlockText {
    let end = try end(of: node, from: start)
    var headerEnd = position
    var hasIndicator = false
    var keeps = false
    while headerEnd < end, bytes[headerEnd] != 0x0A { headerEnd += 1 }
    var next = position + 1
    while next < headerEnd, !bytes[next].isBlank {
      keeps = keeps || bytes[next] == UInt8(ascii: "+")
      hasIndicator = hasIndicator || (0x30...0x39).contains(bytes[next])
      next += 1
    }
    var trimmed = headerEnd
    while trimmed > next, bytes[trimmed - 1].isBlank { trimmed -= 1 }
    // The text ends with a line break, which a file may lack.
    guard headerEnd < end, bytes[end - 1] == 0x0A else { throw Unfamiliar() }
    var last = end
    var blanks = 0
    if !keeps {
      // Blank lines at the end are not part of the text.
      while let start = blankLine(before: last), start > headerEnd {
        last = start
        blanks += 1
      }
    }
    let text = BlockText(
      header: position..<trimmed, lines: (headerEnd + 1)..<max(last, headerEnd + 1),
      indicatorColumn: hasIndicator ? column : nil)
    position = end
    breaksBefore = 1 + blanks
    advance()
    return text
  }

  /// The start of the line that ends at an offset, if it has only spaces.
  private func blankLine(before end: Int) -> Int? {
    guard end > 0, bytes[end - 1] == 0x0A else { return nil }
    var start = end - 1
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    return start > 0 && bytes[start - 1] == 0x0A ? start : nil
  }

  /// The end of a node on several lines.
  private func end(of node: NodeID, from start: Int) throws(Unfamiliar) -> Int {
    var rest = Int(tree.end(node).line) - Int(tree.start(node).line)
    guard rest > 0 else { throw Unfamiliar() }
    var offset = start
    while offset < bytes.count, rest > 0 {
      if bytes[offset] == 0x0A { rest -= 1 }
      offset += 1
    }
    offset = self.offset(after: Int(tree.end(node).column) - 1, from: offset)
    guard offset > position else { throw Unfamiliar() }
    return offset
  }

  private func offset(after count: Int, from start: Int) -> Int {
    var offset = start
    for _ in 0..<count where offset < bytes.count {
      offset += 1
      while offset < bytes.count, !bytes[offset].startsCharacter { offset += 1 }
    }
    return offset
  }
}
