/// Reads the tokens of one text from the first to the last; no part of the grammar holds itself, so nothing recurses.
struct Parser {
  /// The name of the view that holds the constraints.
  let holder: String
  private let source: [UInt8]
  private let tokens: [Token]
  private var index = 0
  /// Where the last name without an attribute ends: a word after it may belong to the name.
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
  /// The token after the current one; the last one again at the end.
  var following: Token { tokens[min(index + 1, tokens.count - 1)] }
  /// Where the token before the current one ends.
  var consumedEnd: Int { index == 0 ? 0 : tokens[index - 1].range.upperBound }

  /// The current token, which is left behind; the end of the text is current for ever.
  @discardableResult
  mutating func advance() -> Token {
    let token = current
    index = min(index + 1, tokens.count - 1)
    return token
  }

  /// The range of a symbol, if it is the current token.
  mutating func take(_ symbol: Token.Symbol) -> Range<Int>? {
    current.kind == .symbol(symbol) ? advance().range : nil
  }

  /// What to write where a word follows a name at once; nil where none does.
  var helpForSpaces: String? {
    guard bareNameEnd == consumedEnd, case .word = current.kind else { return nil }
    return "put a name with spaces in single quotes"
  }

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  /// The problem that something else stands where `what` must, or nothing does.
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
