// What UIKit raises an exception for, or takes without any effect.

extension Anchor {
  func checkComparison(with other: Anchor) throws(SyntaxProblem) {
    guard attribute.canBeCompared(with: other.attribute) else { throw .notComparable(self, other) }
  }
}

extension ConstraintExpression {
  /// Only a size is a length of its own; a position means something beside another.
  func checkConstantAlone(_ range: Range<Int>, holder: String) throws(SyntaxProblem) {
    guard !first.attribute.isSize else { return }
    var meant = self
    // A view that holds others has baselines of its texts, if any: its top is what is meant.
    let attribute = first.attribute.isBaseline ? .top : first.attribute
    let second = Anchor(Name(holder), attribute)
    meant.second = second
    throw .constantAlone(range, first, meant: first == second ? nil : meant)
  }

  /// An anchor beside itself is the constant beside 0, which is the same for every layout.
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
