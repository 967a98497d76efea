extension LenientParser {
  /// Reads the entry of a block collection, or the value, that begins at `position`, and leaves its last line.
  mutating func parseEntry(at column: Int) {
    var column = column
    while true {
      if isHyphen(position) {
        if stack.count >= LenientTree.deepest { return nextLine(from: position) }
        if stack.last.map({ $0.isMapping || $0.indent != column }) ?? true {
          open(.sequence, .block, indent: column, at: position)
        }
        stack[stack.count - 1].hasValue = false
        stack[stack.count - 1].anchor = -1
        lastEnd = position + 1
        position = skipBlanks(position + 1)
        if endsLine(position) { return skipRest() }
        column = position - lineStart
        continue
      }
      let start = position
      takeProperties()
      if endsLine(position) {
        // They belong to what the following lines contain.
        if let top = stack.indices.last, anchor >= 0 { (stack[top].anchor, anchor) = (anchor, -1) }
        return skipRest()
      }
      if let key = key(at: position) {
        if stack.count >= LenientTree.deepest { return nextLine(from: position) }
        let own = anchor
        anchor = -1
        openMapping(at: column, start)
        anchor = own
        add(.scalar, key.style, key.range, isKey: true)
        lastEnd = key.colon + 1
        position = skipBlanks(key.colon + 1)
        parseValueAfterKey()
        return
      }
      return parseContent(at: column, isAfterKey: false)
    }
  }

  private func endsLine(_ offset: Int) -> Bool {
    isBreak(offset) || at(offset) == .hash && (offset == lineStart || isBlank(offset - 1))
  }

  private mutating func openMapping(at column: Int, _ start: Int) {
    if let top = stack.last, top.isMapping, top.indent == column { return }
    open(.mapping, .block, indent: column, at: start)
  }

  private mutating func parseValueAfterKey() {
    if endsLine(position) { return skipRest() }
    takeProperties()
    if endsLine(position) {
      if let top = stack.indices.last, anchor >= 0 { (stack[top].anchor, anchor) = (anchor, -1) }
      return skipRest()
    }
    parseContent(at: position - lineStart, isAfterKey: true)
  }

  /// Takes anchors and tags, and the blanks after them.
  mutating func takeProperties() {
    while at(position) == UInt8(ascii: "&") || at(position) == UInt8(ascii: "!") {
      let start = position
      while !isSpace(position), !(position > start && at(position).isFlowIndicator) { position += 1 }
      if at(start) == UInt8(ascii: "&"), position > start + 1 {
        anchor = Int32(anchors.count)
        anchors.append(start + 1..<position)
      }
      lastEnd = max(lastEnd, position)
      if !isBlank(position) { return }
      position = skipBlanks(position)
    }
  }

  /// Reads a scalar, an alias or a collection in brackets.
  /// - Parameter isAfterKey: Whether it follows a key on the key's line; otherwise it may itself be a key without a colon.
  private mutating func parseContent(at column: Int, isAfterKey: Bool) {
    let indent = stack.last?.indent ?? -1
    switch at(position) {
    case .openBracket, .openBrace:
      if parseFlow(indent: indent) { skipRest() }
    case .quote, .apostrophe:
      let (end, isClosed) = endOfQuoted(position, indent: indent)
      let isKey = !isAfterKey && isKeyAlone(at: column, end: end)
      if isKey { openMapping(at: column, position) }
      add(
        .scalar, at(position) == .quote ? .doubleQuoted : .singleQuoted, position..<end, isKey: isKey,
        isComplete: isClosed && !isKey)
      finish(at: end)
    case UInt8(ascii: "*"):
      var end = position + 1
      while !isSpace(end) { end += 1 }
      add(.alias, .plain, position..<end)
      finish(at: end)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let style: LenientNode.Style = at(position) == UInt8(ascii: "|") ? .literal : .folded
      let end = endOfBlockScalar(position, indent: indent)
      add(.scalar, style, position..<end)
      finish(at: end)
    default:
      let firstEnd = endOfPlain(position)
      if !isAfterKey, isKeyAlone(at: column, end: firstEnd) {
        if stack.count >= LenientTree.deepest { return nextLine(from: position) }
        openMapping(at: column, position)
        add(.scalar, .plain, position..<firstEnd, isKey: true, isComplete: false)
        finish(at: firstEnd)
      } else {
        let end = endOfContinuedPlain(position, firstEnd, indent: indent)
        add(.scalar, .plain, position..<end)
        finish(at: end)
      }
    }
  }

  /// Leaves the line on which a token ends.
  private mutating func finish(at end: Int) {
    if end > position {
      var start = end
      while start > lineStart, !isBreak(start - 1) { start -= 1 }
      lineStart = start
    }
    position = end
    skipRest()
  }

  /// Whether a scalar is a key that still lacks its colon: keys of its mapping are above it or on the next line.
  private func isKeyAlone(at column: Int, end: Int) -> Bool {
    if let top = stack.last, top.isMapping, !top.isFlow, top.indent == column { return true }
    var line = afterBreak(endOfLine(end))
    while line < count {
      let start = skipBlanks(line)
      if isBreak(start) || at(start) == .hash {
        line = afterBreak(endOfLine(start))
        continue
      }
      return start - line == column && !isHyphen(start) && key(at: start) != nil
    }
    return false
  }

  struct Key {
    var range: Range<Int>
    var colon: Int
    var style: LenientNode.Style
  }

  /// The key with its colon that begins at an offset of a block collection.
  func key(at start: Int) -> Key? {
    let first = at(start)
    guard first != .openBrace, first != .openBracket, first != .hash else { return nil }
    if first == .quote || first == .apostrophe {
      guard let end = closingQuote(start) else { return nil }
      let colon = skipBlanks(end)
      guard at(colon) == .colon, isSpace(colon + 1) else { return nil }
      return Key(range: start..<end, colon: colon, style: first == .quote ? .doubleQuoted : .singleQuoted)
    }
    var offset = start
    let limit = min(count, start + Self.longestKey)
    while offset < limit, !isBreak(offset) {
      let byte = bytes[offset]
      if byte == .colon, isSpace(offset + 1) {
        var end = offset
        while end > start, isBlank(end - 1) { end -= 1 }
        return end > start ? Key(range: start..<end, colon: offset, style: .plain) : nil
      }
      if byte == .hash, offset > start, isBlank(offset - 1) { return nil }
      offset += 1
    }
    return nil
  }

  /// In bytes: YAML's 1,024 characters.
  private static let longestKey = 4_096

  /// The offset after the quote that closes one on the same line.
  private func closingQuote(_ start: Int) -> Int? {
    let quote = at(start)
    var offset = start + 1
    while !isBreak(offset) {
      if quote == .quote, bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
      } else if bytes[offset] == quote {
        guard quote == .apostrophe, at(offset + 1) == quote else { return offset + 1 }
        offset += 2
      } else {
        offset += 1
      }
    }
    return nil
  }
}
