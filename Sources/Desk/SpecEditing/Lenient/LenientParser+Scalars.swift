extension LenientParser {
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
  /// like entries themselves.
  func endOfContinuedPlain(_ start: Int, _ firstEnd: Int, indent: Int) -> Int {
    var end = firstEnd
    while isBreak(skipBlanks(end)) {
      var line = afterBreak(skipBlanks(end))
      var next = skipBlanks(line)
      while line < count, isBreak(next) {
        line = afterBreak(next)
        next = skipBlanks(line)
      }
      guard line < count, next - line > indent, at(next) != .hash, !isHyphen(next), key(at: next) == nil,
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
        guard quote == .apostrophe, at(offset + 1) == quote else {
          return (offset + 1, true)
        }
        offset += 2
      } else if byte == UInt8(ascii: "\\"), quote == .quote, !isBreak(offset + 1) {
        offset += 2
      } else if isBreak(offset) {
        let line = afterBreak(offset)
        let next = skipBlanks(line)
        if !isBreak(next), next - line <= indent || next == line && isMarker(next) { break }
        offset = line
      } else {
        offset += 1
      }
    }
    if offset >= count { unclosed[quote] = count }
    let end = endOfLine(start)
    var trimmed = end
    while trimmed > start + 1, isBlank(trimmed - 1) { trimmed -= 1 }
    return (trimmed, false)
  }

  /// The end of the last line of a literal or folded scalar.
  func endOfBlockScalar(_ start: Int, indent: Int) -> Int {
    var end = endOfLine(start)
    var line = afterBreak(end)
    while line < count {
      var next = line
      while at(next) == 0x20 { next += 1 }
      if isBreak(next) {
        line = afterBreak(next)
        continue
      }
      guard next - line > indent, !(next == line && isMarker(next)) else { break }
      end = endOfLine(next)
      line = afterBreak(end)
    }
    return end
  }
}
