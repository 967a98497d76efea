extension Parser {
  /// Parses terms with signs between them.
  ///
  /// - Parameter implied: The attribute of an anchor without one.
  mutating func parseRightSide(implied: Attribute) throws(SyntaxProblem) -> RightSide {
    var side = RightSide(at: current.range.lowerBound)
    try side.add(parseTerm(implied: implied), isNegative: false)
    while current.kind == .symbol(.plus) || current.kind == .symbol(.minus) {
      let isNegative = takeSign()
      try side.add(parseTerm(implied: implied), isNegative: isNegative)
    }
    return side
  }

  private mutating func parseTerm(implied: Attribute) throws(SyntaxProblem) -> Term {
    var product = try parseFactor(implied: implied)
    while current.kind == .symbol(.times) || current.kind == .symbol(.divide) {
      let isDivision = advance().kind == .symbol(.divide)
      let factor = try parseFactor(implied: implied)
      product = try isDivision ? product.divided(by: factor) : product.multiplied(by: factor)
    }
    return product.term
  }

  private mutating func parseFactor(implied: Attribute) throws(SyntaxProblem) -> Factor {
    let start = current.range.lowerBound
    let sign = takeSign() ? -1.0 : 1.0
    if let number = takeNumber() {
      return Factor(value: .number(sign * number.value, hasUnit: number.hasUnit), range: start..<consumedEnd)
    }
    if let range = rangeOfNoNumber { throw .notFinite(range, text(range), help: "write a number of points") }
    switch current.kind {
    case .word(Constant.standardWord) where following.kind != .symbol(.dot):
      advance()
      return Factor(value: .standard(sign), range: start..<consumedEnd)
    case .word, .quoted:
      let anchor = try parseAnchor(implied: implied)
      return Factor(value: .anchor(anchor, sign: sign, multiplier: nil), range: start..<consumedEnd)
    case .symbol(.leftParenthesis): throw .parentheses(current.range)
    default: throw needed("a number or an anchor")
    }
  }
}

extension Parser {
  /// The range of `.inf` or `.nan`, as in YAML, or of the bare words. A view with such a name must have an attribute or quotes.
  private var rangeOfNoNumber: Range<Int>? {
    func isNoNumber(_ kind: Token.Kind) -> Bool {
      guard case .word(let word) = kind else { return false }
      return ["inf", "infinity", "nan"].contains(word.lowercased())
    }
    if current.kind == .symbol(.dot), isNoNumber(following.kind) {
      return current.range.lowerBound..<following.range.upperBound
    }
    return isNoNumber(current.kind) && following.kind != .symbol(.dot) ? current.range : nil
  }
}
