extension SourceParser {
  /// Adds the token from the position to an offset, after the trivia before it, and continues after it.
  mutating func take(_ kind: Token.Kind, to end: Int) {
    addTrivia(to: position)
    tokens.append(Token(kind, at: position))
    (position, covered, lastEnd) = (end, end, end)
  }

  /// Adds the trivia up to an offset: what is neither blank nor a comment has no place in any node.
  mutating func addTrivia(to end: Int) {
    while covered < end {
      let start = covered
      let byte = bytes[start]
      if byte.isBlank {
        covered = min(skipBlanks(start), end)
        tokens.append(Token(.whitespace, at: start))
      } else if byte.isBreak {
        covered = afterBreak(start)
        tokens.append(Token(.lineBreak, at: start))
      } else if byte == .hash, beginsComment(start) {
        covered = min(endOfLine(start), end)
        tokens.append(Token(.comment, at: start))
      } else if start < textStart {
        covered = textStart
        tokens.append(Token(.byteOrderMark, at: start))
      } else {
        while covered < end, !bytes[covered].isBlankOrBreak { covered += 1 }
        tokens.append(Token(.unexpectedText, at: start))
      }
    }
  }

  /// Whether a number sign begins a comment: at the start of a line or after a blank.
  func beginsComment(_ offset: Int) -> Bool {
    at(offset) == .hash && (offset == textStart || bytes[offset - 1].isBlankOrBreak)
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

// MARK: Characters

extension SourceParser {
  /// The byte at an offset; 0 past the end.
  @inline(__always)
  func at(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

  /// Whether a line ends at an offset.
  @inline(__always)
  func isBreak(_ offset: Int) -> Bool { offset >= count || bytes[offset].isBreak }

  @inline(__always)
  func isBlank(_ offset: Int) -> Bool { offset < count && bytes[offset].isBlank }

  /// Whether a token can end before an offset.
  @inline(__always)
  func isSpace(_ offset: Int) -> Bool { offset >= count || bytes[offset].isBlankOrBreak }

  @inline(__always)
  func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    while isBlank(offset) { offset += 1 }
    return offset
  }

  @inline(__always)
  func endOfLine(_ offset: Int) -> Int {
    var offset = offset
    while !isBreak(offset) { offset += 1 }
    return offset
  }

  /// The start of the line after a break.
  func afterBreak(_ offset: Int) -> Int {
    guard offset < count else { return count }
    return at(offset) == 0x0D && at(offset + 1) == 0x0A ? offset + 2 : offset + 1
  }

  /// Whether an indicator with a blank after it is at an offset.
  func isIndicator(_ sign: UInt8, _ offset: Int) -> Bool { at(offset) == sign && isSpace(offset + 1) }

  /// Whether `---` or `...` is at an offset.
  func isMarker(_ offset: Int) -> Bool {
    let byte = at(offset)
    return (byte == .hyphen || byte == .dot) && at(offset + 1) == byte && at(offset + 2) == byte && isSpace(offset + 3)
  }
}
