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
  /// Passes the current token, and reads what is between it and the next one.
  mutating func advance() {
    let end = range.upperBound
    position += 1
    readTrivia(after: end, breaks: 0)
  }

  /// Reads what is between the current position and the next token, whose position becomes the current one.
  ///
  /// - Parameters:
  ///   - tokenEnd: the end of the token before; nil where comments on its line are not about it.
  ///   - breaks: the line breaks that were read since.
  mutating func readTrivia(after tokenEnd: Int? = nil, breaks: Int) {
    var breaks = breaks
    var crossesLine = breaks > 0
    while token.isTrivia {
      switch token {
      case .lineBreak: (breaks, crossesLine) = (breaks + 1, true)
      case .comment:
        note(trimmed(range), breaks: breaks, tokenEnd: crossesLine ? nil : tokenEnd)
        breaks = 0
      default: break
      }
      position += 1
    }
    trivia.endsInBlank = breaks > 1
    trivia.crossesLine = trivia.crossesLine || crossesLine
  }

  private mutating func note(_ text: Range<Int>, breaks: Int, tokenEnd: Int?) {
    let column = column(of: text.lowerBound)
    guard let tokenEnd else {
      trivia.ownLines.append(Comment(text: text, hasBlankBefore: breaks > 1, column: column))
      return
    }
    let gap = bytes[tokenEnd..<text.lowerBound].allSatisfy { $0 == 0x20 } ? text.lowerBound - tokenEnd : 1
    let comment = Comment(text: text, column: column, gap: max(gap, 1))
    if trivia.sameLine == nil { trivia.sameLine = comment } else { trivia.ownLines.append(comment) }
  }

  /// Continues with the token, or the trivia, at an offset.
  mutating func moveToken(to offset: Int) {
    while range.lowerBound < offset { position += 1 }
    while position > 0, source.range(ofToken: position - 1).lowerBound >= offset { position -= 1 }
  }

  /// A comment without the blanks at its end.
  func trimmed(_ comment: Range<Int>) -> Range<Int> {
    var end = comment.upperBound
    while bytes[end - 1].isBlank { end -= 1 }
    return comment.lowerBound..<end
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
