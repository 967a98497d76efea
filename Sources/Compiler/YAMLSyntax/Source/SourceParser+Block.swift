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
      completeEntry()
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
      return start - line == column && !isIndicator(.hyphen, start) && !(start == line && isMarker(start))
        && key(at: start) != nil
    }
    return false
  }

  // MARK: Keys

  /// A key with a colon after it.
  struct Key {
    var style: Node.Style
    /// The end of a scalar.
    var end: Int
  }

  /// The key with its colon that begins at an offset of a block collection.
  func key(at start: Int) -> Key? {
    switch at(start) {
    case .hash: return nil
    case .quote, .apostrophe:
      guard let end = endOfQuotedOnLine(start), isIndicator(.colon, skipBlanks(end)) else { return nil }
      return Key(style: at(start) == .quote ? .doubleQuoted : .singleQuoted, end: end)
    case .openBrace, .openBracket:
      guard let end = endOfFlowOnLine(start), isIndicator(.colon, skipBlanks(end)) else { return nil }
      return Key(style: .flow, end: end)
    default: break
    }
    var offset = start
    // A name can contain colons.
    let isAlias = at(start) == .asterisk
    let limit = min(count, start + Self.longestKey)
    while offset < limit, !isBreak(offset) {
      let byte = bytes[offset]
      if byte == .colon, isSpace(offset + 1), !isAlias || isBlank(offset - 1) {
        var end = offset
        while end > start, isBlank(end - 1) { end -= 1 }
        // A colon alone is the one of a missing key, which may have an anchor.
        return Key(style: .plain, end: end)
      }
      if byte == .hash, offset > start, isBlank(offset - 1) { return nil }
      offset += 1
    }
    return nil
  }

  /// In bytes: YAML's 1,024 characters.
  private static let longestKey = 4_096

  /// The offset after the quote that closes one on the same line.
  private func endOfQuotedOnLine(_ start: Int) -> Int? {
    let quote = at(start)
    var offset = start + 1
    while !isBreak(offset) {
      if quote == .quote, bytes[offset] == .backslash {
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

  /// The offset after the bracket that closes one on the same line.
  func endOfFlowOnLine(_ start: Int) -> Int? {
    var (offset, depth) = (start, 0)
    // A quote inside a word is one of its characters.
    var beginsNode = true
    let limit = min(count, start + Self.longestKey)
    while offset < limit, !isBreak(offset) {
      let byte = bytes[offset]
      switch byte {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket: depth -= 1
      case .quote, .apostrophe:
        guard beginsNode else { break }
        guard let end = endOfQuotedOnLine(offset) else { return nil }
        offset = end - 1
      case .ampersand, .exclamation:
        guard beginsNode else { break }
        while !isSpace(offset + 1), !at(offset + 1).isFlowIndicator { offset += 1 }
      case .hash where isBlank(offset - 1): return nil
      default: break
      }
      offset += 1
      if depth == 0 { return offset }
      beginsNode =
        byte.isFlowIndicator || byte == .colon
        || beginsNode && (byte.isBlank || byte == .ampersand || byte == .exclamation)
    }
    return nil
  }
}
