extension Parser {
  /// Parses a path that names an anchor; the current token is its first word.
  ///
  /// - Parameter implied: The attribute of a path without one; nil if it must have one.
  mutating func parseAnchor(implied: Attribute?) throws(SyntaxProblem) -> Anchor {
    let head = advance()
    let words = try parseWordsAfterDots()
    if words.isEmpty { bareNameEnd = consumedEnd }
    if case .word(let name) = head.kind, name.readsAsSubtraction {
      // `avatar-8`, or `avatar-8.5`; an attribute would show that it is a name.
      let isNumber = words.first.map { $0.text.unicodeScalars.first?.isDigit == true } ?? (implied != nil)
      if isNumber { throw .hyphenOrMinus(head.range, name) }
    }
    let (view, guide, rest) = try resolveGuide(head, words)
    let range = head.range.lowerBound..<consumedEnd
    guard let word = rest.first else {
      guard let implied else { throw noAttribute(range) }
      if guide != nil && implied.isBaseline { throw .baselineOfGuide(range, implied) }
      return Anchor(view, guide: guide, implied, range: range)
    }
    guard let attribute = Attribute(rawValue: word.text) else {
      guard let margin = Attribute(withinMargins: word.text) else {
        throw .unknownAttribute(word.range, word.text, isOfGuide: guide != nil)
      }
      if guide != nil { throw .marginOfGuide(word.range, word.text, margin) }
      return Anchor(view, guide: .margins, margin, range: range)
    }
    if guide != nil && attribute.isBaseline { throw .baselineOfGuide(word.range, attribute) }
    return Anchor(view, guide: guide, attribute, range: range)
  }

  private typealias Word = (text: String, range: Range<Int>)

  private mutating func parseWordsAfterDots() throws(SyntaxProblem) -> [Word] {
    var words: [Word] = []
    while take(.dot) != nil {
      guard case .word(let word) = current.kind else { throw needed("an attribute", help: "write it after the dot") }
      words.append((word, advance().range))
    }
    return words
  }

  /// The view and the guide of a path, and the rest of the path: an attribute, or an invalid word.
  ///
  /// A guide's name at the beginning refers to the guide of the holder, unless it is in quotes.
  private func resolveGuide(
    _ head: Token, _ words: [Word]
  ) throws(SyntaxProblem) -> (view: Name, guide: Guide?, rest: ArraySlice<Word>) {
    var (view, guide, rest) = (Name(holder, range: head.range), nil as Guide?, words[...])
    switch head.kind {
    case .word(let word) where Guide(rawValue: word) != nil: guide = Guide(rawValue: word)
    case .word(let name), .quoted(let name): view.text = name
    default: break
    }
    if guide == nil, let named = rest.first.flatMap({ Guide(rawValue: $0.text) }) {
      guide = named
      rest.removeFirst()
    }
    guard rest.count > 1, let word = rest.first else { return (view, guide, rest) }
    if Attribute(rawValue: word.text) ?? Attribute(withinMargins: word.text) != nil {
      throw .afterAttribute(rest[rest.startIndex + 1].range, word.text)
    }
    throw guide == nil
      ? .unknownGuide(word.range, word.text) : .unknownAttribute(word.range, word.text, isOfGuide: true)
  }

  /// The problem of a missing attribute; an invalid character after the name is reported instead.
  private func noAttribute(_ range: Range<Int>) -> SyntaxProblem {
    if case .invalid(let problem) = current.kind { return problem }
    let path = text(range)
    if Attribute(rawValue: path) != nil { return .noOwner(range, path, holder: holder) }
    return .noAttribute(range, text(range), help: helpForSpaces)
  }
}
