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
    // An anchor or a tag without anything after it.
    if tree.kind(node) == .scalar, tree.scalarStyle(node) == .plain, tree.withScalarBytes(node, \.isEmpty) {
      throw Unfamiliar()
    }
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
    // At the end of the file, the line break after the indicators may be missing.
    let end = tree.start(node).line == tree.end(node).line ? bytes.count : try end(of: node, from: start)
    var headerEnd = position
    var indicator: Int?
    var (keeps, strips) = (false, false)
    while headerEnd < end, bytes[headerEnd] != 0x0A { headerEnd += 1 }
    var next = position + 1
    while next < headerEnd, !bytes[next].isBlank {
      keeps = keeps || bytes[next] == UInt8(ascii: "+")
      strips = strips || bytes[next] == UInt8(ascii: "-")
      if (0x30...0x39).contains(bytes[next]) { indicator = Int(bytes[next] - 0x30) }
      next += 1
    }
    var trimmed = headerEnd
    while trimmed > next, bytes[trimmed - 1].isBlank { trimmed -= 1 }
    let lines = min(headerEnd + 1, end)..<end
    // Without its last line break, which a file may lack, the text is another one.
    if bytes[end - 1] != 0x0A, !strips, !lines.isEmpty { isUnfinished = true }
    var last = end
    var blanks = 0
    if !keeps {
      // Blank lines at the end are not part of the text.
      let indentation = indicator.map { column + $0 } ?? indentation(of: lines)
      while let start = blankLine(before: last, indentation: indentation), start > headerEnd {
        last = start
        blanks += 1
      }
    }
    let text = BlockText(
      header: position..<trimmed, lines: lines.lowerBound..<max(last, lines.lowerBound),
      indicatorColumn: indicator == nil ? nil : column, keepsBreaks: keeps)
    position = end
    breaksBefore = bytes[end - 1] == 0x0A ? 1 + blanks : 0
    advance()
    return text
  }

  /// The spaces of the first of some lines that has more than spaces, which set the indentation of a text; nil if all are blank.
  private func indentation(of lines: Range<Int>) -> Int? {
    var start = lines.lowerBound
    for index in lines {
      if bytes[index] == 0x0A { start = index + 1 } else if bytes[index] != 0x20 { return index - start }
    }
    return nil
  }

  /// The start of the line that ends at an offset, with or without a line break, if it has only spaces, no more than the indentation:
  /// further ones are text.
  private func blankLine(before end: Int, indentation: Int?) -> Int? {
    let lineEnd = end > 0 && bytes[end - 1] == 0x0A ? end - 1 : end
    var start = lineEnd
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start < end, start > 0, bytes[start - 1] == 0x0A else { return nil }
    return indentation.map { lineEnd - start <= $0 } ?? true ? start : nil
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
