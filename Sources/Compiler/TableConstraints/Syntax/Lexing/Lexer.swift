/// Splits a string into tokens.
///
/// Invalid text also becomes a token, so problems before it are reported first.
struct Lexer {
  let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int]
  var index = 0
  private var tokens: [Token] = []

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    self.offsets = offsets
  }

  /// The tokens of a string, followed by `end`.
  static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(text)
    while let token = lexer.nextToken() {
      lexer.tokens.append(token)
      if case .invalid = token.kind { break }
    }
    let end = text.utf8.count
    return lexer.tokens + [Token(kind: .end, range: end..<end)]
  }

  private mutating func nextToken() -> Token? {
    while let scalar = scalar(), scalar.properties.isWhitespace { index += 1 }
    guard let scalar = scalar() else { return nil }
    let start = index
    let kind = kind(startingWith: scalar)
    return Token(kind: kind, range: range(from: start))
  }

  private mutating func kind(startingWith scalar: Unicode.Scalar) -> Token.Kind {
    let isAfterDot = tokens.last?.kind == .symbol(.dot) && tokens.last?.range.upperBound == offsets[index]
    // Attributes have no hyphens, so `a.width-8` is a subtraction.
    if isAfterDot && scalar.continuesName { return .word(takeName(hasHyphens: false)) }
    if scalar.startsName { return .word(takeName(hasHyphens: true)) }
    if scalar.isDigit || scalar == "." && self.scalar(1)?.isDigit == true && !isAfterName { return takeNumber() }
    if scalar.isRelational { return takeRelation() }
    if scalar == "'" { return takeQuotedName() }
    index += 1
    if let symbol = Token.Symbol(rawValue: Character(scalar)) { return .symbol(symbol) }
    return .invalid(.unexpectedCharacter(range(from: index - 1), scalar))
  }

  private var isAfterName: Bool {
    guard let last = tokens.last, last.range.upperBound == offsets[index] else { return false }
    switch last.kind {
    case .word, .quoted: return true
    case .number, .relation, .symbol, .invalid, .end: return false
    }
  }

  /// The scalar at a distance from the next one; nil past the end.
  func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  func range(from start: Int) -> Range<Int> { offsets[start]..<offsets[index] }

  func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<index])
    return String(text)
  }

  /// All characters that may be intended as a relation are taken together, so `=>` is a single problem.
  private mutating func takeRelation() -> Token.Kind {
    let start = index
    while scalar()?.isRelational == true { index += 1 }
    let text = text(from: start)
    return Relation(rawValue: text).map(Token.Kind.relation) ?? .invalid(.unknownRelation(range(from: start), text))
  }
}
