/// A number as it stands in a text.
struct Number {
  var value: Double
  var range: Range<Int>
  /// Whether it is said to be in points.
  var hasUnit: Bool
}

extension Parser {
  /// Whether there was a minus; a plus is taken as well.
  mutating func takeSign() -> Bool {
    if take(.minus) != nil { return true }
    _ = take(.plus)
    return false
  }

  /// A number with its unit, which may stand apart. A view may have the unit's name: then a dot follows.
  mutating func takeNumber() -> Number? {
    guard case .number(let value, let hasUnit) = current.kind else { return nil }
    var number = Number(value: value, range: advance().range, hasUnit: hasUnit)
    if !hasUnit, current.kind == .word("pt"), following.kind != .symbol(.dot) {
      number.range = number.range.lowerBound..<advance().range.upperBound
      number.hasUnit = true
    }
    return number
  }

  /// A number that may have a sign; nil where neither stands.
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
