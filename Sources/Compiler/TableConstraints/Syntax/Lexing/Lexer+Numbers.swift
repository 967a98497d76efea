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
