extension SourceParser {
  /// Takes a scalar or an alias, which may have several lines.
  mutating func takeScalar(_ kind: NodeKind, _ style: Node.Style, to end: Int, isClosed: Bool = true) {
    let start = position
    add(kind, style, start..<end, isComplete: isClosed)
    let token: Token.Kind =
      kind == .alias ? .alias : style == .plain ? .plain : style == .singleQuoted ? .singleQuoted : .doubleQuoted
    take(token, to: end)
    var line = end
    while line > start, !bytes[line - 1].isBreak { line -= 1 }
    if line > start { lineStart = line }
  }

  /// The end of a plain scalar on its first line, in a block collection.
  func endOfPlain(_ start: Int) -> Int {
    var offset = start
    var end = start
    while !isBreak(offset) {
      if at(offset) == .hash, offset > start, isBlank(offset - 1) { break }
      offset += 1
      if !isBlank(offset - 1) { end = offset }
    }
    return end
  }

  /// The end of a plain scalar with the lines that continue it: those with more indentation than its collection, unless they look
  /// like keys themselves.
  func endOfContinuedPlain(_ firstEnd: Int, indent: Int) -> Int {
    var end = firstEnd
    while isBreak(skipBlanks(end)) {
      var line = afterBreak(skipBlanks(end))
      var next = skipBlanks(line)
      while line < count, isBreak(next) {
        line = afterBreak(next)
        next = skipBlanks(line)
      }
      guard line < count, next - line > indent, at(next) != .hash, key(at: next) == nil,
        !(next == line && isMarker(next))
      else { return end }
      end = endOfPlain(next)
    }
    return end
  }

  /// The end of a scalar in quotes, and whether it is closed: one that is not ends with its line.
  mutating func endOfQuoted(_ start: Int, indent: Int) -> (end: Int, isClosed: Bool) {
    let quote = at(start)
    var offset = start + 1
    if unclosed[quote, default: 0] > start { offset = count }
    while offset < count {
      let byte = bytes[offset]
      if byte == quote {
        guard quote == .apostrophe, at(offset + 1) == quote else { return (offset + 1, true) }
        offset += 2
      } else if byte == .backslash, quote == .quote, !isBreak(offset + 1) {
        offset += 2
      } else if byte.isBreak {
        let line = afterBreak(offset)
        let next = skipBlanks(line)
        // The closing quote alone needs no indentation.
        let isClosing = at(next) == quote && (isSpace(next + 1) || at(next + 1).isFlowIndicator)
        let isOutside = stack.last?.isFlow == true ? endsFlow(at: line, indent: indent) : next - line <= indent
        if !isBreak(next), !isClosing, isOutside || next == line && isMarker(next) { break }
        offset = line
      } else {
        offset += 1
      }
    }
    if offset >= count { unclosed[quote] = count }
    var end = endOfLine(start)
    while end > start + 1, isBlank(end - 1) { end -= 1 }
    return (end, false)
  }

  // MARK: Literal and folded scalars

  /// Takes the header of a literal or folded scalar, and its lines.
  mutating func takeBlockScalar(indent: Int) {
    let start = position
    var end = start
    while !isSpace(end) { end += 1 }
    let text = blockText(bytes[start..<end], after: endOfLine(end), indent: indent)
    let node = add(.scalar, at(start) == .bar ? .literal : .folded, start..<max(endOfLine(end), text.range.upperBound))
    nodes[Int(node)].indentation = Int32(clamping: text.indentation)
    take(.blockHeader, to: end)
    if !text.range.isEmpty {
      (position, lineStart) = (text.range.lowerBound, text.range.lowerBound)
      take(.blockText, to: text.range.upperBound)
    }
    lastEnd = Int(nodes[Int(node)].end)
  }

  /// The lines of a literal or folded scalar, without the last line break, and the indentation that is not part of it.
  private func blockText(
    _ header: Slice<UnsafeBufferPointer<UInt8>>, after headerEnd: Int, indent: Int
  ) -> (range: Range<Int>, indentation: Int) {
    let keepsBreaks = header.contains(UInt8(ascii: "+"))
    let digit = header.first { (0x31...0x39).contains($0) }
    var indentation = digit.map { max(indent, 0) + Int($0 - 0x30) }
    var line = afterBreak(headerEnd)
    let start = line
    var end = headerEnd
    while line < count {
      var next = line
      while at(next) == 0x20 { next += 1 }
      let spaces = next - line
      if isBreak(next) {
        // Spaces beyond the indentation are text.
        if keepsBreaks || indentation.map({ spaces > $0 }) ?? false { end = next }
      } else {
        if spaces <= indent || spaces == 0 && isMarker(next) { break }
        if spaces < indentation ?? 0, at(next) == .hash { break }
        indentation = indentation ?? spaces
        end = endOfLine(next)
      }
      line = afterBreak(endOfLine(next))
    }
    return (min(start, end)..<end, indentation ?? .max)
  }
}
