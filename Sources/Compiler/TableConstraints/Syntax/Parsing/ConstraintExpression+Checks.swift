// Checks for constraints that make UIKit raise an exception, or that have no effect.

extension Anchor {
  func checkComparison(with other: Anchor) throws(SyntaxProblem) {
    guard attribute.canBeCompared(with: other.attribute) else { throw .notComparable(self, other) }
  }
}

extension ConstraintExpression {
  /// Only a size can be compared with a constant alone; a position is relative to another anchor.
  func checkConstantAlone(_ range: Range<Int>, holder: String) throws(SyntaxProblem) {
    guard !first.attribute.isSize else { return }
    var meant = self
    // The baseline of a container depends on its labels, if any: its top is probably intended.
    let attribute = first.attribute.isBaseline ? .top : first.attribute
    let second = Anchor(Name(holder), attribute)
    meant.second = second
    throw .constantAlone(range, first, meant: first == second ? nil : meant)
  }

  /// Rejects an anchor compared with itself: that compares the constant with 0, with the same result for every layout.
  func checkEffect() throws(SyntaxProblem) {
    guard let second, first == second, multiplier == 1 else { return }
    let constant: Double =
      switch constant {
      case .number(let value): value
      case .standard(_, let isNegative): isNegative ? -1 : 1
      }
    let holds =
      switch relation {
      case .equal: constant == 0
      case .greaterOrEqual: constant <= 0
      case .lessOrEqual: constant >= 0
      }
    throw .withoutEffect(second.range, first, holds: holds)
  }
}
