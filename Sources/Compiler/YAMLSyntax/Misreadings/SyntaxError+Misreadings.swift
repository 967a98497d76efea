extension SyntaxError {
  static func anchorName(runsInto byte: UInt8, at mark: Mark, from start: Mark) -> SyntaxError {
    SyntaxError(
      kind: .anchorName, mark: mark,
      problem:
        "'\(Unicode.Scalar(byte))' follows the name of an anchor or alias without a space: it may be part of the name",
      context: "the name starts here", contextMark: start)
  }

  static func gluedComment(at mark: Mark) -> SyntaxError {
    SyntaxError(
      kind: .gluedComment, mark: mark, problem: "'#' does not start a comment here, because there is no space before it"
    )
  }

  static func shallowBlockText(at mark: Mark, indent: Int) -> SyntaxError {
    SyntaxError(
      kind: .continuation, mark: mark, problem: "this text must be indented beyond column \(indent + 1)")
  }

  static func shallowLine(at mark: Mark, indent: Int, of start: Mark) -> SyntaxError {
    SyntaxError(
      kind: .continuation, mark: mark,
      problem: "this line continues a value and must be indented beyond column \(indent + 1)",
      context: "the value starts here", contextMark: start)
  }

  static func tab(at mark: Mark) -> SyntaxError {
    SyntaxError(kind: .tabIndentation, mark: mark, problem: "a tab cannot indent YAML; use spaces")
  }

  static func lostLine(at mark: Mark) -> SyntaxError {
    SyntaxError(
      kind: .blockText, mark: mark,
      problem: "this line looks like a comment: blank lines with more spaces come before it in the text")
  }

  static func openLastLine(at mark: Mark) -> SyntaxError {
    SyntaxError(
      kind: .blockText, mark: mark,
      problem: "the text ends in a line of spaces without a line break, which may or may not count")
  }

  static func gluedQuestionMark(at mark: Mark) -> SyntaxError {
    SyntaxError(kind: .flowIndicator, mark: mark, problem: "'?' does not start a key here, because no space follows it")
  }

  static func loneDash(at mark: Mark) -> SyntaxError {
    SyntaxError(kind: .flowIndicator, mark: mark, problem: "a single '-' is not a value in brackets")
  }

  static func openDocument(at mark: Mark) -> SyntaxError {
    SyntaxError(
      kind: .parser, mark: mark,
      problem:
        "expected '...' before a directive that follows a document; put the text in quotes if it is not a directive")
  }

  static func byteOrderMark(at mark: Mark) -> SyntaxError {
    SyntaxError(
      kind: .binary, mark: mark,
      problem: "a byte order mark is allowed only at the start of a file; remove this invisible character")
  }
}
