/// Determines which constraints of a system hold, from the constraints themselves, independently of a tableau.
struct Residuals: Sendable {
  private let constraints: [Entry]
  private let terms: [IndexedCoefficient]

  /// A constraint, with the places of its terms and then of its parameters in `terms`.
  private struct Entry: Sendable {
    let index: Int
    let terms: Range<Int>
    let parameters: Range<Int>
    let constant: Double
    let isBrokenAbove: Bool
    let isBrokenBelow: Bool
    let priority: Double
  }

  init(_ system: LinearSystem) {
    var all: [IndexedCoefficient] = []
    constraints = system.constraints.enumerated().compactMap { index, constraint in
      guard !constraint.isRejected else { return nil }
      let first = all.count
      all += constraint.terms
      let middle = all.count
      all += constraint.parameters
      return Entry(
        index: index, terms: first..<middle, parameters: middle..<all.count, constant: constraint.constant,
        isBrokenAbove: constraint.isBrokenAbove, isBrokenBelow: constraint.isBrokenBelow,
        priority: constraint.priority)
    }
    terms = all
  }

  func violations(_ values: [Double], _ parameters: [Double]) -> [Solution.Violation] {
    var violations: [Solution.Violation] = []
    for entry in constraints {
      var sum = entry.constant
      var largest = max(1, sum.magnitude)
      for place in entry.terms {
        let product = terms[place].coefficient * values[terms[place].index]
        sum += product
        largest = max(largest, product.magnitude)
      }
      for place in entry.parameters {
        let product = terms[place].coefficient * parameters[terms[place].index]
        sum += product
        largest = max(largest, product.magnitude)
      }
      // A sum that overflows in both directions counts as infinitely broken.
      if sum.isNaN { sum = entry.isBrokenAbove ? .infinity : -.infinity }
      guard sum > 0 ? entry.isBrokenAbove : entry.isBrokenBelow,
        sum.magnitude > Tolerance.violation * largest || sum.isInfinite
      else { continue }
      violations.append(
        Solution.Violation(
          constraint: LinearSystem.Constraint(index: entry.index), priority: entry.priority, amount: sum.magnitude))
    }
    return violations
  }
}
