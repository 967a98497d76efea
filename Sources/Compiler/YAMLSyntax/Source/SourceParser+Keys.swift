extension SourceParser {
  /// Whether a scalar is a key that still lacks its colon: keys of its mapping are above it or on the next line.
  func isKeyAlone(at column: Int, end: Int) -> Bool {
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
  private func endOfQuotedOnLine(_ start: Int, before limit: Int = .max) -> Int? {
    let quote = at(start)
    var offset = start + 1
    while offset < limit, !isBreak(offset) {
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
        guard let end = endOfQuotedOnLine(offset, before: limit) else { return nil }
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
