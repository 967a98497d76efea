/// A part of a product, or the product of the parts so far.
struct Factor {
  enum Value {
    case number(Double, hasUnit: Bool)
    /// With the number by which it is already multiplied; nil if there is none.
    case anchor(Anchor, sign: Double, multiplier: Double?)
    /// 1 or -1.
    case standard(Double)
  }

  var value: Value
  var range: Range<Int>

  var term: Term {
    switch value {
    case .number(let value, _): Term(operand: .number(value), factor: nil, range: range)
    case .anchor(let anchor, let sign, let multiplier):
      Term(operand: .anchor(anchor), factor: sign * (multiplier ?? 1), range: range)
    case .standard(let sign): Term(operand: .standard, factor: sign, range: range)
    }
  }

  func multiplied(by other: Factor) throws(SyntaxProblem) -> Factor {
    let range = range.lowerBound..<other.range.upperBound
    switch (value, other.value) {
    case (.standard, _), (_, .standard): throw .standardMultiplied(range)
    case (.anchor, .anchor): throw .notLinear(range, "two anchors are multiplied")
    case (.number(let left, _), .number(let right, _)): throw .numbersOnly(range, result: left * right)
    case (.number(let number, let hasUnit), .anchor(let anchor, let sign, _)):
      if hasUnit { throw .unit(self.range, of: "multiplier") }
      guard number != 0 else { throw .zeroMultiplier(self.range) }
      return Factor(value: .anchor(anchor, sign: sign, multiplier: number), range: range)
    case (.anchor(let anchor, let sign, let before), .number(let number, let hasUnit)):
      if hasUnit { throw .unit(other.range, of: "multiplier") }
      guard number != 0 else { throw .zeroMultiplier(other.range) }
      if let before { throw .severalFactors(other.range, product: before * number) }
      return Factor(value: .anchor(anchor, sign: sign, multiplier: number), range: range)
    }
  }

  func divided(by other: Factor) throws(SyntaxProblem) -> Factor {
    let range = range.lowerBound..<other.range.upperBound
    switch (value, other.value) {
    case (.standard, _), (_, .standard): throw .standardMultiplied(range)
    case (_, .anchor): throw .notLinear(range, "the divisor is an anchor")
    case (.number(let left, _), .number(let right, _)): throw .numbersOnly(range, result: left / right)
    case (.anchor(let anchor, let sign, let before), .number(let number, let hasUnit)):
      if hasUnit { throw .unit(other.range, of: "divisor") }
      guard number != 0 else { throw .zeroDivisor(other.range) }
      if let before { throw .severalFactors(other.range, product: before / number) }
      let multiplier = 1 / number
      // The inverse of a subnormal number is infinite.
      guard multiplier.isFinite else { throw .tooSmallDivisor(other.range) }
      return Factor(value: .anchor(anchor, sign: sign, multiplier: multiplier), range: range)
    }
  }
}
