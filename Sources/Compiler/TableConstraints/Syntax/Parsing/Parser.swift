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
