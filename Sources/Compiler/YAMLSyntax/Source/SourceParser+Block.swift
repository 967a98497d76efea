extension SourceParser {
  /// Reads the entry of a block collection, or the value, that begins at `position`, and leaves its last line.
  mutating func parseEntry(at column: Int) {
    var column = column
    while isIndicator(.hyphen, position) || isIndicator(.question, position) || isIndicator(.colon, position) {
      let isMapping = at(position) != .hyphen
      if let top = stack.last, top.isMapping == isMapping, top.indent == column {
        if at(position) != .colon { completeEntry() }
      } else {
        if stack.count >= SourceSyntax.deepest { return nextLine(from: position) }
        open(isMapping ? .mapping : .sequence, .block, indent: column, at: position)
      }
      if at(position) == .colon {
        takeColon()
      } else {
        stack[stack.count - 1].expectation = isMapping ? .key : .value
        take(isMapping ? .mappingKey : .sequenceEntry, to: position + 1)
      }
      position = skipBlanks(position)
      if isEndOfContent(position) { return nextLine(from: position) }
      column = position - lineStart
    }
    let start = position
    endBeforeEntry = lastEnd
    takeProperties()
    if isEndOfContent(position) {
      postponeProperties()
      return nextLine(from: position)
    }
    guard let key = key(at: position) else { return parseContent(at: column, isAfterKey: false) }
    if stack.last.map({ !$0.isMapping || $0.indent != column }) ?? true, stack.count >= SourceSyntax.deepest {
      properties = Properties()
      return nextLine(from: position)
    }
    openMapping(at: column, start)
    takeKey(key)
  }

  /// Whether nothing but a comment follows on the line.
  private func isEndOfContent(_ offset: Int) -> Bool { isBreak(offset) || beginsComment(offset) }

  /// Begins an entry of a mapping, which may be open; the anchor and the tag before the entry are those of the key.
  private mutating func openMapping(at column: Int, _ start: Int) {
    let own = properties
    properties = Properties()
    if let top = stack.last, top.isMapping, top.indent == column {
      // What the entry before lacks is missing before the anchor and the tag of this one.
      let end = lastEnd
      lastEnd = endBeforeEntry
      completeEntry()
      lastEnd = end
    } else {
      open(.mapping, .block, indent: column, at: start)
    }
    stack[stack.count - 1].expectation = .key
    properties = own
  }

  private mutating func takeKey(_ key: Key) {
    if key.style == .flow {
      _ = parseFlow(indent: stack[stack.count - 1].indent)
    } else if key.end > position {
      takeScalar(at(position) == .asterisk ? .alias : .scalar, key.style, to: key.end)
    }
    position = skipBlanks(position)
    guard isIndicator(.colon, position) else { return nextLine(from: position) }
    takeColon()
    position = skipBlanks(position)
    takeProperties()
    if isEndOfContent(position) {
      postponeProperties()
      return nextLine(from: position)
    }
    parseContent(at: position - lineStart, isAfterKey: true)
  }

  /// Takes anchors and tags, and the blanks after them.
  mutating func takeProperties() {
    while at(position) == .ampersand || at(position) == .exclamation {
      let isAnchor = at(position) == .ampersand
      var end = position + 1
      let isVerbatim = !isAnchor && at(end) == UInt8(ascii: "<")
      while !isSpace(end), isVerbatim || !at(end).isFlowIndicator { end += 1 }
      if isAnchor, end > position + 1 {
        properties.anchor = Int32(anchors.count)
        anchors.append(position + 1..<end)
      }
      take(isAnchor ? .anchor : .tag, to: end)
      if !isAnchor { properties.tag = Int32(tokens.count - 1) }
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
      guard parseFlow(indent: indent) else { return }
    case .quote, .apostrophe:
      let (end, isClosed) = endOfQuoted(position, indent: indent)
      if !isAfterKey, isKeyAlone(at: column, end: end) { openMapping(at: column, position) }
      takeScalar(.scalar, at(position) == .quote ? .doubleQuoted : .singleQuoted, to: end, isClosed: isClosed)
    case .asterisk:
      var end = position + 1
      while !isSpace(end) { end += 1 }
      takeScalar(.alias, .plain, to: end)
    case .bar, .greaterThan: takeBlockScalar(indent: indent)
    default:
      var end = endOfPlain(position)
      if !isAfterKey, isKeyAlone(at: column, end: end) {
        if stack.count >= SourceSyntax.deepest { return nextLine(from: position) }
        openMapping(at: column, position)
      } else {
        end = endOfContinuedPlain(end, indent: indent)
      }
      takeScalar(.scalar, .plain, to: end)
    }
    nextLine(from: position)
  }
}
