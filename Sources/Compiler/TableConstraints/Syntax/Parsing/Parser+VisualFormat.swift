extension Parser {
  /// `[orientation:] [| connection] view {connection view} [connection |]`.
  mutating func parseVisualFormat() throws(SyntaxProblem) -> [ConstraintExpression] {
    let axis = try parseOrientation()
    var expressions: [ConstraintExpression] = []
    var before: VisualElement?
    var spacings: [VisualSpacing] = []
    if let superview = takeSuperview() {
      before = superview
      spacings = try parseConnection()
    }
    while true {
      let (view, sizes) = try parseView()
      if let before { expressions += axis.constraints(between: before, and: view, spacings: spacings) }
      expressions += axis.constraints(of: view, sizes: sizes)
      if current.kind == .end { break }
      before = view
      spacings = try parseConnection()
      if let superview = takeSuperview() {
        expressions += axis.constraints(between: view, and: superview, spacings: spacings)
        break
      }
    }
    guard current.kind == .end else { throw unexpected(help: "the superview's edge ends a visual format") }
    for expression in expressions { try expression.checkEffect() }
    return expressions
  }

  private mutating func parseOrientation() throws(SyntaxProblem) -> VisualAxis {
    guard case .word(let word) = current.kind else { return .horizontal }
    let range = advance().range
    guard word == "H" || word == "V" else { throw .unknownOrientation(range, word) }
    guard take(.colon) != nil else { throw needed("a ':'", after: "'\(word)'", help: "write '\(word):'") }
    return word == "V" ? .vertical : .horizontal
  }

  private mutating func takeSuperview() -> VisualElement? {
    take(.bar).map { VisualElement(name: Name(holder, range: $0), isSuperview: true) }
  }

  /// `[name(predicates)]`.
  private mutating func parseView() throws(SyntaxProblem) -> (VisualElement, [VisualSize]) {
    guard take(.leftBracket) != nil else {
      throw needed("a view", help: "write its name in brackets, such as '[title]'")
    }
    guard let name = takeName() else { throw needed("a view's name") }
    let sizes: [VisualSize] = current.kind == .symbol(.leftParenthesis) ? try parsePredicates() : []
    guard take(.rightBracket) != nil else { throw needed("a ']'", after: "the view", help: helpForSpaces) }
    return (VisualElement(name: name, isSuperview: false), sizes)
  }

  /// Parses the connection between two views: nothing, `-`, `-8-` or `-(>=8)-`.
  private mutating func parseConnection() throws(SyntaxProblem) -> [VisualSpacing] {
    let flushStart = consumedEnd - 1
    let hyphen = take(.minus)
    switch (hyphen, current.kind) {
    case (nil, .symbol(.leftBracket)), (nil, .symbol(.bar)):
      return [VisualSpacing(relation: .equal, object: .number(0), range: flushStart..<current.range.upperBound)]
    case (nil, .end): throw needed("a view", help: "write its name in brackets, such as '[title]'")
    case (nil, _): throw unexpected(help: "write '-', a view or '|'")
    case (let hyphen?, .symbol(.leftBracket)), (let hyphen?, .symbol(.bar)):
      return [VisualSpacing(relation: .equal, object: .standard, range: hyphen)]
    default:
      let spacings = try parseSpacings()
      guard take(.minus) != nil else { throw needed("a '-'", after: "the spacing") }
      return spacings
    }
  }
}

/// A view of a visual format, or the edge of the superview.
struct VisualElement {
  var name: Name
  var isSuperview: Bool
}
