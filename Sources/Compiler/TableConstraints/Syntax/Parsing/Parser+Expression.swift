extension Parser {
  /// `anchor relation term {term} [@priority]`.
  mutating func parseExpression() throws(SyntaxProblem) -> ConstraintExpression {
    let first = try parseFirstAnchor()
    let relation = try parseRelation()
    let right = try parseRightSide(implied: first.attribute)
    let priority = try parsePriority() ?? 1_000
    guard current.kind == .end else { throw trailing() }
    if let second = right.anchor { try first.checkComparison(with: second) }
    let constant = try right.constant(first: first)
    var expression = ConstraintExpression(
      first, relation, right.anchor, multiplier: right.multiplier, constant: constant, priority: priority,
      range: first.range.lowerBound..<consumedEnd)
    (expression.constantRange, expression.multiplierRange) = (right.constantRange, right.multiplierRange)
    if right.anchor == nil { try expression.checkConstantAlone(right.range, holder: holder) }
    try expression.checkEffect()
    return expression
  }

  private mutating func parseFirstAnchor() throws(SyntaxProblem) -> Anchor {
    switch (current.kind, following.kind) {
    case (.word, _), (.quoted, _): break
    case (.number, _): throw .numberFirst(current.range)
    case (.symbol(.minus), .number), (.symbol(.plus), .number):
      throw .numberFirst(current.range.lowerBound..<following.range.upperBound)
    default: throw needed("an anchor", help: "begin with an attribute of a view, such as 'title.leading'")
    }
    let anchor = try parseAnchor(implied: nil)
    switch current.kind {
    case .symbol(.plus), .symbol(.minus), .symbol(.times), .symbol(.divide):
      let range = rangeOfCalculation()
      throw .calculationFirst(range, text(range))
    default: return anchor
    }
  }

  /// The range from here to the relation, or to the end of the left side.
  private mutating func rangeOfCalculation() -> Range<Int> {
    let start = current.range.lowerBound
    while true {
      switch current.kind {
      case .relation, .invalid, .end, .symbol(.at): return start..<consumedEnd
      default: advance()
      }
    }
  }

  private mutating func parseRelation() throws(SyntaxProblem) -> Relation {
    guard case .relation(let relation) = current.kind else {
      throw needed("a relation", help: "write '==', '>=' or '<='")
    }
    advance()
    return relation
  }

  /// Parses the priority after `@`; nil if there is none.
  mutating func parsePriority() throws(SyntaxProblem) -> Double? {
    guard take(.at) != nil else { return nil }
    try checkPriorityOfSwift()
    if case .word(let word) = current.kind {
      guard let priority = PriorityWord(rawValue: word) else { throw .unknownPriority(current.range, word) }
      advance()
      return priority.value
    }
    let start = current.range.lowerBound
    let isNegative = takeSign()
    guard let number = takeNumber() else {
      throw needed("a priority", help: "write a number from 1 to 1000, or a word such as 'defaultHigh'")
    }
    let range = start..<number.range.upperBound
    if number.hasUnit { throw .unit(range, of: "priority") }
    guard !isNegative, (1...1_000).contains(number.value) else { throw .priorityOutOfRange(range) }
    return number.value
  }

  /// Reports a priority as Swift writes it: `UILayoutPriority.defaultHigh`, or `.defaultHigh`.
  private mutating func checkPriorityOfSwift() throws(SyntaxProblem) {
    let start = current.range.lowerBound
    if current.kind == .word("UILayoutPriority"), following.kind == .symbol(.dot) { advance() }
    guard current.kind == .symbol(.dot), case .word(let word) = following.kind else { return }
    advance()
    guard PriorityWord(rawValue: word) != nil else { throw .unknownPriority(current.range, word) }
    throw .priorityOfSwift(start..<current.range.upperBound, text(start..<current.range.upperBound), word)
  }

  /// The problem with the text after a complete constraint.
  private func trailing() -> SyntaxProblem {
    switch current.kind {
    case .relation: .secondRelation(current.range)
    case .word(let unit) where SyntaxProblem.foreignUnits.contains(unit): unexpected(help: SyntaxProblem.unitHelp)
    case .word, .quoted, .number:
      unexpected(help: helpForSpaces ?? "write an operator between two terms, or each constraint as a separate string")
    case .symbol(.at): unexpected(help: "write only one priority")
    case .symbol(.comma): unexpected(help: "write each constraint as a separate string")
    default: unexpected()
    }
  }
}
