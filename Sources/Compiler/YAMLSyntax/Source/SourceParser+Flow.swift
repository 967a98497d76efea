extension SourceParser {
  /// Reads the collection in brackets that begins at `position`. Returns false if it is not closed before a line that looks like an
  /// entry outside of it; `position` is then the start of that line.
  mutating func parseFlow(indent: Int) -> Bool {
    let base = stack.count
    openFlow(indent: indent)
    while stack.count > base {
      position = skipBlanks(position)
      guard position < count, nodes.count < SourceSyntax.mostNodes else {
        while stack.count > base { close() }
        position = count
        return false
      }
      let byte = bytes[position]
      let top = stack[stack.count - 1]
      if byte.isBreak {
        position = afterBreak(position)
        lineStart = position
        if endsFlow(at: position, indent: indent) {
          while stack.count > base { close() }
          return false
        }
      } else if beginsComment(position) {
        position = endOfLine(position)
      } else if byte == .comma {
        completeEntry()
        if top.isPairAlone { close() }
        stack[stack.count - 1].expectation = .entry
        stack[stack.count - 1].key = -1
        take(.flowEntry, to: position + 1)
      } else if byte == .openBracket || byte == .openBrace {
        if stack.count >= SourceSyntax.deepest {
          position += 1
        } else {
          if !top.isMapping, let end = endOfFlowOnLine(position), at(skipBlanks(end)) == .colon {
            openPair(indent: indent)
          }
          openFlow(indent: indent)
        }
      } else if byte == .closeBracket || byte == .closeBrace {
        closeFlow(isMapping: byte == .closeBrace, above: base)
      } else if isIndicator(.question, position), stack.count < SourceSyntax.deepest {
        if top.isMapping { completeEntry() } else { openPair(indent: indent) }
        stack[stack.count - 1].expectation = .key
        take(.mappingKey, to: position + 1)
      } else if byte == .colon {
        takeFlowColon(indent: indent)
      } else {
        takeFlowToken(indent: indent)
      }
    }
    return true
  }

  private mutating func openFlow(indent: Int) {
    let isMapping = at(position) == .openBrace
    open(isMapping ? .mapping : .sequence, .flow, indent: indent, at: position)
    countBracket(isMapping: isMapping, 1)
    take(isMapping ? .mappingStart : .sequenceStart, to: position + 1)
  }

  /// Begins a mapping of one pair, whose key has the anchor and the tag before it.
  private mutating func openPair(indent: Int) {
    let own = properties
    properties = Properties()
    open(.mapping, .flow, indent: indent, at: position)
    stack[stack.count - 1].isPairAlone = true
    properties = own
  }

  /// Whether the line that begins at an offset cannot be in brackets: it has too little indentation, and begins like an entry.
  func endsFlow(at line: Int, indent: Int) -> Bool {
    let start = skipBlanks(line)
    if start == line, isMarker(start) { return true }
    guard !isBreak(start), start - line <= indent else { return false }
    guard !at(start).isFlowIndicator else { return false }
    return isIndicator(.hyphen, start) || key(at: start).map { $0.end > start } ?? false
  }

  private mutating func closeFlow(isMapping: Bool, above base: Int) {
    // A bracket that nothing opened is skipped; of what is open inside, nothing is closed by itself.
    guard (isMapping ? openBrackets.mappings : openBrackets.sequences) > 0 else {
      position += 1
      return
    }
    while stack.count > base {
      let top = stack[stack.count - 1]
      if top.isPairAlone || top.isMapping != isMapping {
        close()
        continue
      }
      completeEntry()
      take(isMapping ? .mappingEnd : .sequenceEnd, to: position + 1)
      nodes[Int(top.node)].isComplete = true
      return close()
    }
  }

  /// Takes a colon, which may be that of a missing key.
  private mutating func takeFlowColon(indent: Int) {
    let top = stack[stack.count - 1]
    if !top.isMapping {
      guard stack.count < SourceSyntax.deepest else {
        position += 1
        return
      }
      openPair(indent: indent)
    } else if top.expectation == .value || top.expectation == .end {
      // After the colon of a pair, another one begins a word.
      guard isSpace(position + 1) || at(position + 1).isFlowIndicator else { return takeFlowToken(indent: indent) }
      position += 1
      return
    }
    takeColon()
  }

  /// Takes an anchor, a tag, a scalar or an alias.
  private mutating func takeFlowToken(indent: Int) {
    let start = position
    takeProperties()
    guard position == start else { return }
    var end: Int
    var isClosed = true
    var (kind, style) = (NodeKind.scalar, Node.Style.plain)
    switch at(start) {
    case .quote, .apostrophe:
      style = at(start) == .quote ? .doubleQuoted : .singleQuoted
      (end, isClosed) = endOfQuoted(start, indent: indent)
    case .asterisk:
      kind = .alias
      end = start + 1
      while !isSpace(end), !at(end).isFlowIndicator { end += 1 }
    default: end = endOfFlowPlain(start, indent: indent)
    }
    // An apostrophe or a colon alone is taken, so that every turn takes something.
    end = max(end, start + 1)
    if stack.last?.isMapping == false, at(skipBlanks(end)) == .colon, stack.count < SourceSyntax.deepest {
      openPair(indent: indent)
    }
    takeScalar(kind, style, to: end, isClosed: isClosed)
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
      if byte.isBreak {
        let line = afterBreak(offset)
        if endsFlow(at: line, indent: indent) { break }
        offset = line
        continue
      }
      offset += 1
      if !byte.isBlank { end = offset }
    }
    return end
  }
}
