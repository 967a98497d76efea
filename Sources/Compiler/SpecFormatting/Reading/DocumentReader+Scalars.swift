import YAMLSyntax

/// Scalars and aliases.
extension DocumentReader {
  /// Whether the next token is a scalar on several lines.
  var hasLines: Bool { bytes[range].contains(0x0A) }

  private var isScalar: Bool { [.plain, .singleQuoted, .doubleQuoted, .alias].contains(token) }

  /// Reads a scalar or an alias on one line, and what follows it.
  ///
  /// - Parameter start: the offset of the first of its tokens, if those before it belong to the piece.
  mutating func piece(_ node: NodeID, from start: Int? = nil) throws(Unfamiliar) -> Piece {
    // An anchor or a tag may be without anything after it.
    guard isScalar, !hasLines, !self.node(node).isMissing else { throw Unfamiliar() }
    let range = (start ?? range.lowerBound)..<range.upperBound
    let isSingle = token == .singleQuoted
    let isQuoted = isSingle || token == .doubleQuoted && !bytes[range].contains(.backslash)
    advance()
    guard isQuoted, !hasProperties(node), !isBeforeGluedComment(range.upperBound),
      let text = QuotedText.canonical(tree.withScalarBytes(node) { Array($0) }, isSingle: isSingle)
    else { return Piece(range, width: width(of: range)) }
    return Piece(range, width: text.count(where: \.startsCharacter), replacement: text)
  }

  /// Whether a comment without a space after its number sign follows. Without quotes, `Issue #12` looks like one text.
  private func isBeforeGluedComment(_ end: Int) -> Bool {
    guard let sign = bytes[end...].firstIndex(where: { $0 != 0x20 }), sign > end, bytes[sign] == UInt8(ascii: "#")
    else {
      return false
    }
    return sign + 1 < bytes.endIndex && bytes[sign + 1] > 0x20 && bytes[sign + 1] != UInt8(ascii: "#")
  }

  /// Reads a plain or quoted scalar on several lines, and what follows it.
  mutating func lines(_ node: NodeID, isBelow: Bool) throws(Unfamiliar) -> ScalarLines {
    guard isScalar, !self.node(node).isMissing else { throw Unfamiliar() }
    let lines = ScalarLines(range: range, isBelow: isBelow, isDoubleQuoted: token == .doubleQuoted)
    advance()
    return lines
  }

  /// Reads a literal or folded scalar, and what follows it.
  ///
  /// - Parameter column: the column of its item.
  mutating func blockText(_ node: NodeID, column: Int) -> BlockText {
    let (start, end) = (range.lowerBound, self.node(node).range.upperBound)
    let indicators = bytes[range]
    var header = range
    position += 1
    while token == .whitespace || token == .comment {
      if token == .comment { header = start..<trimmed(range).upperBound }
      position += 1
    }
    // The lines begin after the line break of the header, and end with that of the last line.
    let isEmpty = token == .endOfFile || end < range.upperBound
    let lines = isEmpty ? end..<end : range.upperBound..<min(end + 1, bytes.count)
    // Without its last line break, which a file may lack, the text is another one.
    if end == bytes.count, !isEmpty, !indicators.contains(UInt8(ascii: "-")) { isUnfinished = true }
    moveToken(to: end)
    readTrivia(breaks: 0)
    return BlockText(
      header: header, lines: lines, indicatorColumn: indicators.contains { (0x30...0x39).contains($0) } ? column : nil,
      keepsBreaks: indicators.contains(UInt8(ascii: "+")))
  }
}
