extension LenientParser {
  /// Reads the collection in brackets that begins at `position`. Returns false if it is not closed before a line that looks like an
  /// entry outside of it; `position` is then the start of that line.
  mutating func parseFlow(indent: Int) -> Bool {
    let base = stack.count
    openFlow(indent: indent)
    while stack.count > base {
      position = skipBlanks(position)
      guard position < count, nodes.count < LenientTree.mostNodes else {
        while stack.count > base { close() }
        position = count
        return false
      }
      let byte = bytes[position]
      if isBreak(position) {
        position = afterBreak(position)
        lineStart = position
        if endsFlow(at: position, indent: indent) {
          while stack.count > base { close() }
          return false
        }
      } else if byte == .hash, position == lineStart || isSpace(position - 1) {
        note(commentAt: position)
        position = endOfLine(position)
      } else if byte == .comma {
        endEntry(at: position + 1)
        position += 1
      } else if byte == .openBracket || byte == .openBrace {
        if stack.count >= LenientTree.deepest { position += 1 } else { openFlow(indent: indent) }
      } else if byte == .closeBracket || byte == .closeBrace {
        closeFlow(with: byte, above: base)
      } else {
        takeFlowToken(indent: indent)
      }
    }
    return true
  }

  private mutating func openFlow(indent: Int) {
    open(at(position) == .openBrace ? .mapping : .sequence, .flow, indent: indent, at: position)
    position += 1
    lastEnd = max(lastEnd, position)
  }

  /// Whether the line that begins at an offset cannot be in brackets: it has too little indentation, and begins like an entry.
  private func endsFlow(at line: Int, indent: Int) -> Bool {
    let start = skipBlanks(line)
    if start == line, isMarker(start) { return true }
    guard !isBreak(start), start - line <= indent else { return false }
    return isHyphen(start) || key(at: start) != nil
  }

  private mutating func endEntry(at end: Int) {
    if stack.last?.isPairAlone == true { close() }
    lastEnd = max(lastEnd, end)
    anchor = -1
    if let top = stack.indices.last { (stack[top].key, stack[top].hasColon) = (-1, false) }
  }

  private mutating func closeFlow(with byte: UInt8, above base: Int) {
    let isMapping = byte == .closeBrace
    // A bracket that nothing opened is skipped; of what is open inside, nothing is closed by itself.
    guard stack[base...].contains(where: { !$0.isPairAlone && $0.isMapping == isMapping }) else {
      position += 1
      return
    }
    while stack.count > base {
      let top = stack[stack.count - 1]
      guard !top.isPairAlone, top.isMapping == isMapping else {
        close()
        continue
      }
      position += 1
      lastEnd = max(lastEnd, position)
      nodes[Int(top.node)].isComplete = true
      close()
      return
    }
  }

  /// Takes a scalar, an alias or a colon.
  private mutating func takeFlowToken(indent: Int) {
    let start = position
    if at(start) == .colon, isFlowColon(start, isAfterQuote: start > 0 && isQuote(bytes[start - 1])) {
      if let top = stack.indices.last { stack[top].hasColon = true }
      position += 1
      lastEnd = max(lastEnd, position)
      return
    }
    takeProperties()
    guard position == start else { return }
    var end: Int
    var isClosed = true
    var (kind, style) = (LenientNode.Kind.scalar, LenientNode.Style.plain)
    switch at(start) {
    case .quote, .apostrophe:
      style = at(start) == .quote ? .doubleQuoted : .singleQuoted
      (end, isClosed) = endOfQuoted(start, indent: indent)
    case UInt8(ascii: "*"):
      kind = .alias
      end = start + 1
      while !isSpace(end), !at(end).isFlowIndicator { end += 1 }
    default:
      end = endOfFlowPlain(start, indent: indent)
    }
    // An apostrophe or a colon alone is taken, so that every turn takes something.
    end = max(end, start + 1)
    let colon = skipBlanks(end)
    let isFollowedByColon =
      at(colon) == .colon && isFlowColon(colon, isAfterQuote: style != .plain)
    if isFollowedByColon, let top = stack.last, !top.isMapping, stack.count < LenientTree.deepest {
      open(.mapping, .flow, indent: indent, at: start)
      stack[stack.count - 1].isPairAlone = true
    }
    let isKey = stack.last.map { $0.isMapping && !$0.hasColon } ?? false
    add(kind, style, start..<end, isKey: isKey, isComplete: isKey ? isFollowedByColon : isClosed)
    if isKey { stack[stack.count - 1].hasColon = false }
    if let line = lastLineStart(in: start..<end) { lineStart = line }
    position = end
  }

  private func isQuote(_ byte: UInt8) -> Bool { byte == .quote || byte == .apostrophe }

  private func isFlowColon(_ offset: Int, isAfterQuote: Bool) -> Bool {
    isSpace(offset + 1) || at(offset + 1).isFlowIndicator || isAfterQuote
  }

  private func lastLineStart(in range: Range<Int>) -> Int? {
    var offset = range.upperBound
    while offset > range.lowerBound {
      if isBreak(offset - 1) { return offset }
      offset -= 1
    }
    return nil
  }

  /// The end of a plain scalar in brackets, which can continue on the next lines.
  private func endOfFlowPlain(_ start: Int, indent: Int) -> Int {
    var offset = start
    var end = start
    while offset < count {
      let byte = bytes[offset]
      if byte.isFlowIndicator { break }
      if byte == .colon, isSpace(offset + 1) || at(offset + 1).isFlowIndicator { break }
      if byte == .hash, offset > start, isSpace(offset - 1) { break }
      if isBreak(offset) {
        let line = afterBreak(offset)
        if endsFlow(at: line, indent: indent) { break }
        offset = line
        continue
      }
      offset += 1
      if byte != 0x20, byte != 0x09 { end = offset }
    }
    return end
  }
}
