extension SyntaxError {
  /// A problem reported by libyaml, with a message that suggests a fix, at the place to look at.
  init(_ failure: ParserFailure, in source: SourceScalars) {
    switch failure.stage {
    case .reader: self.init(reader: failure, in: source)
    case .scanner, .parser: self.init(grammar: failure, in: source)
    }
  }

  private init(grammar failure: ParserFailure, in source: SourceScalars) {
    let place = source.position(atScalar: failure.problemIndex)
    let isAtEnd = place.length == 0
    let start = failure.context.map { _ in source.position(atScalar: failure.contextIndex).mark }
    let lastLine = place.mark.column == 1 && place.mark.line > 1 ? place.mark.line - 1 : place.mark.line

    mark = place.mark
    parserMessage = [failure.context, failure.problem].compactMap(\.self).joined(separator: ": ")
    if let start, failure.isUnclosedQuote {
      kind = .unclosedQuote
      mark = start
      problem = "this quote is never closed; the document ends on line \(lastLine)"
      (context, contextMark) = ("the document ends here", place.mark)
    } else if isAtEnd, let bracket = failure.openBracket {
      kind = .unclosedBracket
      mark = bracket
      problem = "this bracket is never closed; the document ends on line \(lastLine)"
      (context, contextMark) = ("the document ends here", place.mark)
    } else if let start, failure.isMissingColon {
      kind = .scanner
      mark = start
      problem = "expected ':' after this key, or a deeper indentation if it continues the previous text"
    } else if place.value == 0x09, !isAtEnd, failure.isAboutIndentation {
      kind = .tabIndentation
      problem = "a tab cannot indent YAML; use spaces"
    } else {
      kind = failure.stage == .scanner ? .scanner : .parser
      problem = failure.sentence(at: place, in: start)
      if let start, let beginning = failure.beginning { (context, contextMark) = (beginning, start) }
    }
  }
}

extension ParserFailure {
  fileprivate var isUnclosedQuote: Bool {
    context == "while scanning a quoted scalar"
      && (problem == "found unexpected end of stream" || problem == "found unexpected document indicator")
  }

  fileprivate var isMissingColon: Bool {
    context == "while scanning a simple key" && problem == "could not find expected ':'"
  }

  /// Whether a tab at the place of the problem is its cause.
  fileprivate var isAboutIndentation: Bool {
    problem == "found character that cannot start any token"
      || problem == "found a tab character that violates indentation"
      || problem == "found a tab character where an indentation space is expected"
      || problem == "found a tab character where an intendation space is expected"
  }

  /// The description of the context's place.
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
}
