/// Parses the tokens of a constraint from first to last. No part of the grammar contains itself, so there is no recursion.
struct Parser {
  /// The name of the view that contains the constraints.
  let holder: String
  private let source: [UInt8]
  private let tokens: [Token]
  private var index = 0
  /// The end of the last name without an attribute: a word after it may belong to the name.
  var bareNameEnd: Int?

  init(_ text: String, holder: String) {
    self.holder = holder
    source = Array(text.utf8)
    tokens = Lexer.tokens(of: text)
  }

  mutating func parse() throws(SyntaxProblem) -> [ConstraintExpression] {
    if current.kind == .end { throw .noConstraint(current.range) }
    return try isAtVisualFormat ? parseVisualFormat() : [parseExpression()]
  }

  private var isAtVisualFormat: Bool {
    switch current.kind {
    case .symbol(.bar), .symbol(.leftBracket): true
    case .word(let word):
      if word == "H" || word == "V" {
        [.symbol(.colon), .symbol(.bar), .symbol(.leftBracket)].contains(following.kind)
      } else {
        following.kind == .symbol(.colon)
      }
    default: false
    }
  }
}

extension Parser {
  var current: Token { tokens[index] }
  /// The token after the current one; at the end, the last token.
  var following: Token { tokens[min(index + 1, tokens.count - 1)] }
  /// The end of the token before the current one.
  var consumedEnd: Int { index == 0 ? 0 : tokens[index - 1].range.upperBound }

  /// Consumes and returns the current token. The end of the text is never consumed.
  @discardableResult
  mutating func advance() -> Token {
    let token = current
    index = min(index + 1, tokens.count - 1)
    return token
  }

  /// Consumes a symbol and returns its range, if it is the current token.
  mutating func take(_ symbol: Token.Symbol) -> Range<Int>? {
    current.kind == .symbol(symbol) ? advance().range : nil
  }

  /// The help for a word directly after a name; nil if there is none.
  var helpForSpaces: String? {
    guard bareNameEnd == consumedEnd, case .word = current.kind else { return nil }
    return "put a name with spaces in single quotes"
  }

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  /// The problem that `what` is missing or that something else is in its place.
  func needed(_ what: String, after place: String? = nil, help: String? = nil) -> SyntaxProblem {
    switch current.kind {
    case .invalid(let problem): problem
    case .end: .missing(current.range, what, after: place, label: "the constraint ends here", help: help)
    default: .missing(current.range, what, after: place, help: help)
    }
  }

  /// The problem that the current token does not belong here.
  func unexpected(help: String? = nil) -> SyntaxProblem {
    if case .invalid(let problem) = current.kind { return problem }
    return .unexpected(current.range, text(current.range), help: help)
  }
}

/// A number in a constraint.
struct Number {
  var value: Double
  var range: Range<Int>
  /// Whether the unit `pt` follows it.
  var hasUnit: Bool
}

extension Parser {
  /// Takes a sign and returns whether it was a minus sign.
  mutating func takeSign() -> Bool {
    if take(.minus) != nil { return true }
    _ = take(.plus)
    return false
  }

  /// Takes a number and its unit, which can be separated by spaces. If a dot follows, the unit is the name of a view.
  mutating func takeNumber() -> Number? {
    guard case .number(let value, let hasUnit) = current.kind else { return nil }
    var number = Number(value: value, range: advance().range, hasUnit: hasUnit)
    if !hasUnit, current.kind == .word("pt"), following.kind != .symbol(.dot) {
      number.range = number.range.lowerBound..<advance().range.upperBound
      number.hasUnit = true
    }
    return number
  }

  /// Takes a number with an optional sign; nil if there is neither.
  mutating func takeSignedNumber() throws(SyntaxProblem) -> Double? {
    let isSigned = current.kind == .symbol(.minus) || current.kind == .symbol(.plus)
    let isNegative = takeSign()
    guard let number = takeNumber() else {
      if isSigned { throw needed("a number") }
      return nil
    }
    return isNegative ? -number.value : number.value
  }
}

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
