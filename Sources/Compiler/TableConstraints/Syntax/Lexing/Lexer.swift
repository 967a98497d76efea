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
    return Relation(written: text).map(Token.Kind.relation) ?? .invalid(.unknownRelation(range(from: start), text))
  }
}

extension Lexer {
  /// `[0-9]*(\.[0-9]*)?([eE][-+]?[0-9]+)?` with a digit before the exponent, and `pt` if it follows at once.
  mutating func takeNumber() -> Token.Kind {
    let start = index
    takeDigits()
    if scalar() == "." {
      index += 1
      takeDigits()
    }
    takeExponent()
    let digits = text(from: start)
    let suffix = takeSuffix()
    let range = range(from: start)
    guard suffix.isEmpty || suffix == "pt", let value = Double(digits) else {
      return .invalid(.notANumber(range, digits: digits, suffix: suffix))
    }
    guard value.isFinite else { return .invalid(.notFinite(range, text(from: start))) }
    return .number(value, hasUnit: !suffix.isEmpty)
  }

  private mutating func takeDigits() {
    while scalar()?.isDigit == true { index += 1 }
  }

  /// Takes nothing if no digit follows: the `e` then belongs to a unit or a name.
  private mutating func takeExponent() {
    guard scalar() == "e" || scalar() == "E" else { return }
    let signs = scalar(1) == "+" || scalar(1) == "-" ? 1 : 0
    guard scalar(1 + signs)?.isDigit == true else { return }
    index += 1 + signs
    takeDigits()
  }

  /// Takes the characters attached to a number, so a unit, a percentage or a name that begins with a digit is a single problem.
  private mutating func takeSuffix() -> String {
    let start = index
    while let scalar = scalar(), scalar.continuesName || scalar == "." || scalar == "%" { index += 1 }
    return text(from: start)
  }
}

extension String {
  /// Whether a name ends like a subtraction without spaces: `avatar-8`.
  var readsAsSubtraction: Bool {
    guard let hyphen = lastIndex(of: "-") else { return false }
    let tokens = Lexer.tokens(of: String(self[index(after: hyphen)...]))
    guard tokens.count == 2, case .number = tokens[0].kind else { return false }
    return true
  }
}

extension Lexer {
  /// Takes a word. A hyphen between two of its scalars belongs to it: a name with a hyphen is more common than a subtraction
  /// without spaces.
  mutating func takeName(hasHyphens: Bool) -> String {
    let start = index
    while let scalar = scalar() {
      let isHyphen = hasHyphens && scalar == "-" && index > start && self.scalar(1)?.continuesName == true
      guard scalar.continuesName || isHyphen else { break }
      index += 1
    }
    return text(from: start)
  }

  mutating func takeQuotedName() -> Token.Kind {
    let start = index
    var name = String.UnicodeScalarView()
    index += 1
    while let scalar = scalar() {
      index += 1
      if scalar == "'" {
        guard self.scalar() == "'" else {
          return name.isEmpty ? .invalid(.emptyName(range(from: start))) : .quoted(String(name))
        }
        index += 1
      }
      name.append(scalar)
    }
    index = start + 1
    return .invalid(.unclosedQuote(range(from: start)))
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  var startsName: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: self == "_"
    }
  }

  /// Letters of many languages contain combining marks.
  var continuesName: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: true
    default: startsName
    }
  }

  var isRelational: Bool {
    switch self {
    case "=", "<", ">", "≤", "≥", "≠", "!": true
    default: false
    }
  }
}
