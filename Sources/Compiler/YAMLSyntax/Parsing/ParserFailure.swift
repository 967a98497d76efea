/// libyaml's report on a source that it rejects.
struct ParserFailure {
  enum Stage {
    case reader, scanner, parser
  }

  var stage: Stage
  var problem: String
  var context: String?
  /// Unicode scalars before the problem.
  var problemIndex: Int
  var contextIndex: Int
  /// Bytes before the problem; the reader's problems only.
  var byteOffset: Int
  /// The byte or character that the reader rejects, or -1.
  var value: Int
  /// The innermost bracket that is still open.
  var openBracket: Mark?
  /// The end of the node before the problem.
  var lastEnd = Mark.start
  /// Whether a document has begun before the problem.
  var isInDocument = false
}

/// libyaml's problems as messages that suggest a fix.
extension ParserFailure {
  /// The message; libyaml's own message if there is no better one.
  ///
  /// - Parameter start: The start of the collection that contains the problem.
  func sentence(at place: SourceScalars.Position, in start: Mark?) -> String {
    switch problem {
    case "found character that cannot start any token":
      "'\(Unicode.Scalar(place.value) ?? "?")' cannot start a value; put the text in quotes"
    case "mapping values are not allowed in this context":
      "unexpected ':'; check the indentation, or put the text in quotes if the colon belongs to it"
    case "block sequence entries are not allowed in this context":
      "a '-' entry cannot start here; put the list on its own lines, or put the text in quotes"
    case "mapping keys are not allowed in this context": "a '?' key cannot start here; check the indentation"
    case "did not find expected key": missingKey(at: place, in: start)
    case "did not find expected '-' indicator": "expected '-' here; the entries of a list start in the same column"
    case "did not find expected ',' or ']'": "expected ',' or ']' here"
    case "did not find expected ',' or '}'": "expected ',' or '}' here"
    case "did not find expected node content":
      place.isClosingBracket ? "this bracket does not close an open bracket" : "expected a value here"
    case "did not find expected <document start>" where !isInDocument: "expected '---' between the directives and this"
    case "did not find expected <document start>":
      "the document ends before this; check the indentation, or start another document with '---'"
    case "found undefined tag handle": "the handle of this tag has no %TAG directive in the document"
    case "found unknown escape character":
      "unknown escape in double quotes; write '\\\\' for a backslash, or use single quotes"
    case "found invalid Unicode character escape code":
      "this escape is not a Unicode character; above U+FFFF write \\U and eight digits, not a pair of \\u"
    case "did not find expected hexdecimal number": "expected hexadecimal digits after this escape"
    case "did not find expected alphabetic or numeric character":
      "expected a name of letters, digits, '-' and '_' after '&' or '*'; put the text in quotes if it is not an anchor or alias"
    case "found incompatible YAML document": "this YAML version is not supported; use 1.1 or 1.2"
    default: problem.isEmpty ? "this is not valid YAML" : problem
    }
  }

  private func missingKey(at place: SourceScalars.Position, in start: Mark?) -> String {
    if place.isClosingBracket { return "this bracket does not close an open bracket" }
    if place.mark.line == lastEnd.line { return "the previous value has already ended; put the whole value in quotes" }
    if place.value == 0x2D { return "unexpected '-' entry among the keys of a mapping" }
    guard let start, start.column != place.mark.column else { return "expected a key here" }
    return "this indentation matches no previous line; the keys around it start in column \(start.column)"
  }
}

extension SourceScalars.Position {
  fileprivate var isClosingBracket: Bool { value == 0x5D || value == 0x7D }
}
