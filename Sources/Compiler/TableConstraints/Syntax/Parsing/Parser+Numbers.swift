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
