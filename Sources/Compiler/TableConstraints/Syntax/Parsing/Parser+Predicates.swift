extension Parser {
  /// Parses the spacing between two hyphens: a number, or predicates in parentheses.
  mutating func parseSpacings() throws(SyntaxProblem) -> [VisualSpacing] {
    switch current.kind {
    case .symbol(.leftParenthesis): return try parsePredicates()
    case .number, .relation, .symbol(.plus), .symbol(.minus), .word, .quoted: break
    default: throw needed("a spacing or a view")
    }
    let isNumber = if case .number = current.kind { true } else { false }
    let spacing: VisualSpacing = try parsePredicate()
    guard isNumber, spacing.priority == nil else { throw .needsParentheses(spacing.range, text(spacing.range)) }
    return [spacing]
  }

  /// `( predicate {, predicate} )`; the current token is the parenthesis.
  mutating func parsePredicates<Object>() throws(SyntaxProblem) -> [Predicate<Object>] {
    var predicates: [Predicate<Object>] = []
    repeat {
      advance()
      predicates.append(try parsePredicate())
    } while current.kind == .symbol(.comma)
    guard take(.rightParenthesis) != nil else {
      let help = "a visual format has no arithmetic: write the constraint out, as in 'a.width == b.width * 2'"
      throw needed("a ',' or ')'", help: isAtOperator ? help : helpForSpaces)
    }
    return predicates
  }

  private mutating func parsePredicate<Object>() throws(SyntaxProblem) -> Predicate<Object> {
    let start = current.range.lowerBound
    var relation = Relation.equal
    if case .relation(let stated) = current.kind {
      relation = stated
      advance()
    }
    let object = try Object.parse(&self)
    let priority = try parsePriority()
    return Predicate(relation: relation, object: object, priority: priority, range: start..<consumedEnd)
  }

  private var isAtOperator: Bool {
    [.symbol(.plus), .symbol(.minus), .symbol(.times), .symbol(.divide)].contains(current.kind)
  }

  mutating func takeName() -> Name? {
    switch current.kind {
    case .word(let text), .quoted(let text):
      let range = advance().range
      bareNameEnd = range.upperBound
      return Name(text, range: range)
    default: return nil
    }
  }
}
