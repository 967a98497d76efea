extension SyntaxError {
  /// What libyaml refuses, in words that say what to do, at the place to look at.
  init(_ failure: ParserFailure, in source: SourceText) {
    switch failure.stage {
    case .memory: self = .outOfMemory
    case .reader: self.init(reader: failure, in: source)
    case .scanner, .parser: self.init(grammar: failure, in: source)
    }
  }

  private init(grammar failure: ParserFailure, in source: SourceText) {
    let place = source.position(atScalar: failure.problemIndex)
    let isAtEnd = place.length == 0
    let contextPlace = failure.context.map { _ in source.position(atScalar: failure.contextIndex) }
    let message = [failure.context, failure.problem].compactMap(\.self).joined(separator: ": ")
    let opening = contextPlace.map { String(Unicode.Scalar($0.value) ?? "?") } ?? ""
    let end = "the document ends on line \(place.mark.line)"

    switch (failure.problem, failure.context) {
    case (_, "while scanning a quoted scalar") where failure.isUnclosed:
      self.init(
        kind: .unclosedQuote, mark: contextPlace?.mark ?? place.mark,
        problem: "this quote is never closed; \(end)", context: "the document ends here", contextMark: place.mark,
        parserMessage: message)
    case (_, "while parsing a flow sequence") where isAtEnd, (_, "while parsing a flow mapping") where isAtEnd,
      (_, "while parsing a flow node") where isAtEnd:
      self.init(
        kind: .unclosedBracket, mark: contextPlace?.mark ?? place.mark,
        problem: "this '\(opening)' is never closed; \(end)", context: "the document ends here",
        contextMark: place.mark, parserMessage: message)
    case ("could not find expected ':'", "while scanning a simple key"):
      self.init(
        kind: .scanner, mark: contextPlace?.mark ?? place.mark,
        problem: "expected ':' after this key, or a deeper indentation if it continues the text before",
        parserMessage: message)
    default:
      let kind: Kind =
        place.value == 0x09 && !isAtEnd && failure.isAboutIndentation
        ? .tabIndentation : failure.stage == .scanner ? .scanner : .parser
      let problem = kind == .tabIndentation ? "a tab cannot indent YAML; use spaces" : failure.sentence(at: place)
      let begin = failure.beginning
      self.init(
        kind: kind, mark: place.mark, problem: problem, context: contextPlace == nil ? nil : begin,
        contextMark: begin == nil ? nil : contextPlace?.mark, parserMessage: message)
    }
  }
}

extension ParserFailure {
  fileprivate var isUnclosed: Bool {
    problem == "found unexpected end of stream" || problem == "found unexpected document indicator"
  }

  /// A tab at the place of one of these is the problem.
  fileprivate var isAboutIndentation: Bool {
    problem == "found character that cannot start any token"
      || problem == "found a tab character that violates indentation"
      || problem == "found a tab character where an indentation space is expected"
      || problem == "found a tab character where an intendation space is expected"
  }

  /// What stands at the context's place.
  fileprivate var beginning: String? {
    switch context {
    case "while parsing a block mapping": "the mapping starts here"
    case "while parsing a block collection": "the list starts here"
    case "while parsing a flow sequence": "the list starts here"
    case "while parsing a flow mapping": "the mapping starts here"
    case "while parsing a quoted scalar", "while scanning a quoted scalar": "the text starts here"
    default: nil
    }
  }

  /// libyaml's problem as a sentence that says what to do; its own words where nothing better is known.
  fileprivate func sentence(at place: SourceText.Position) -> String {
    switch problem {
    case "found character that cannot start any token":
      "'\(Unicode.Scalar(place.value) ?? "?")' cannot start a value; put the text in quotes"
    case "mapping values are not allowed in this context":
      "a ':' cannot stand here; check the indentation, or put the text in quotes if the colon belongs to it"
    case "block sequence entries are not allowed in this context":
      "a '-' entry cannot start here; give the list its own lines, or put the text in quotes"
    case "mapping keys are not allowed in this context": "a '?' key cannot start here; check the indentation"
    case "did not find expected key":
      "expected a key here; check the indentation, and the quotes of the value before"
    case "did not find expected '-' indicator": "expected '-' here; the entries of a list start in the same column"
    case "did not find expected ',' or ']'": "expected ',' or ']' here"
    case "did not find expected ',' or '}'": "expected ',' or '}' here"
    case "did not find expected node content": "expected a value here"
    case "did not find expected <document start>":
      "the document has ended before this; check the indentation, or start another document with '---'"
    case "found undefined tag handle": "this tag's handle has no %TAG line in the document"
    case "found unknown escape character":
      "this escape is not known in double quotes; write '\\\\' for a backslash, or use single quotes"
    case "found invalid Unicode character escape code":
      "this escape is no Unicode character; beyond U+FFFF write \\U and eight digits, not a pair of \\u"
    case "did not find expected hexdecimal number": "expected hexadecimal digits after this escape"
    case "did not find expected alphabetic or numeric character":
      "expected a name of letters, digits, '-' and '_' after '&' or '*'; put the text in quotes if it is no anchor"
    case "found incompatible YAML document": "this YAML version is not supported; use 1.1 or 1.2"
    default: problem.isEmpty ? "this is not valid YAML" : problem
    }
  }
}
