import TableParsing
import YAMLSyntax

/// The comments and blank lines between two tokens.
struct Trivia {
  /// The comment on the line of the token before.
  var sameLine: Comment?
  /// The comments on lines of their own.
  var ownLines: [Comment] = []
  /// Whether a blank line is before the next token.
  var endsInBlank = false
  /// Whether the next token is on another line than the token before.
  var crossesLine = false
}

extension DocumentReader {
  /// Reads what is between the current position and the next token, whose position becomes the current one.
  mutating func advance() {
    var breaks = breaksBefore
    breaksBefore = 0
    var lineStart: Int?
    let tokenEnd = position
    scan: while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0A:
        position += 1
        breaks += 1
        lineStart = position
      case UInt8(ascii: "#") where position == 0 || bytes[position - 1].isBlankOrBreak:
        var end = position
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        let next = end
        while end > position, bytes[end - 1].isBlank { end -= 1 }
        note(position..<end, breaks: breaks, lineStart: lineStart, tokenEnd: tokenEnd)
        position = next
        breaks = 0
      default: break scan
      }
    }
    trivia.endsInBlank = breaks > 1
    trivia.crossesLine = trivia.crossesLine || breaks > 0 || lineStart != nil
  }

  private mutating func note(_ text: Range<Int>, breaks: Int, lineStart: Int?, tokenEnd: Int) {
    if breaks == 0, lineStart == nil, tokenEnd > 0 {
      let gap = bytes[tokenEnd..<text.lowerBound].allSatisfy { $0 == 0x20 } ? text.lowerBound - tokenEnd : 1
      let comment = Comment(text: text, column: column(of: text.lowerBound), gap: max(gap, 1))
      if trivia.sameLine == nil {
        trivia.sameLine = comment
      } else {
        trivia.ownLines.append(comment)
      }
    } else {
      trivia.ownLines.append(
        Comment(text: text, hasBlankBefore: breaks > 1, column: column(of: text.lowerBound)))
    }
  }

  /// Whether a comment silences rules of the linter.
  func isDirective(_ comment: Range<Int>) -> Bool {
    var start = comment.lowerBound + 1
    while start < comment.upperBound, bytes[start].isBlank { start += 1 }
    let marker = SuppressionReader.marker
    return comment.upperBound - start >= marker.count
      && bytes[start..<(start + marker.count)].elementsEqual(marker)
  }

  /// The column of an offset, counted from 0 in characters.
  func column(of offset: Int) -> Int {
    var column = 0
    var index = offset
    while index > 0, bytes[index - 1] != 0x0A {
      index -= 1
      if bytes[index].startsCharacter { column += 1 }
    }
    return column
  }

  mutating func takeSameLine() -> Comment? {
    defer { trivia.sameLine = nil }
    return trivia.sameLine
  }

  /// The comments on their own lines before the next token, and whether a blank line follows them.
  mutating func takeOwnLines() -> (comments: [Comment], endsInBlank: Bool) {
    defer { trivia = Trivia(sameLine: trivia.sameLine) }
    return (trivia.ownLines, trivia.endsInBlank)
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isBlankOrBreak: Bool { isBlank || self == 0x0A }
  /// Whether it is not a continuation byte of UTF-8.
  var startsCharacter: Bool { self & 0xC0 != 0x80 }
}
