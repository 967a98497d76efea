/// Another solution that is as good.
package struct AlternativeSolution: Sendable, Equatable {
  package let solution: Solution
  /// The variables whose values are not those of the solution that `solve` gives, in the order of adding.
  package let differing: [LinearSystem.Variable]
}

extension PreparedSystem {
  /// The distance that an unbounded variable is moved for an alternative.
  package static let endlessStep = 100.0

  /// A solution with the same violations at every priority but with other values; nil if the solution is unique or
  /// was not found.
  ///
  /// In each part of the system, the variable with the largest range, or the first of those, is moved through it.
  package func alternative(at parameters: [Double] = []) -> AlternativeSolution? {
    let parameters = system.completed(parameters)
    var copy = self
    let base = copy.solve(parameters)
    guard !base.isExhausted else { return nil }
    var other = base
    for part in parts { part.moveAway(from: base, into: &other.values, at: parameters) }
    let differing = base.values.indices.filter { index in
      let (old, new) = (base.values[index], other.values[index])
      return (new - old).magnitude > Tolerance.violation * max(1, old.magnitude, new.magnitude)
    }
    guard !differing.isEmpty else { return nil }
    other.violated = violations(other.values, parameters)
    other.isUnique = false
    return AlternativeSolution(solution: other, differing: differing.map(LinearSystem.Variable.init))
  }
}

extension PreparedPart {
  fileprivate func moveAway(from base: Solution, into values: inout [Double], at parameters: [Double]) {
    var longest: (quantity: Int, isRising: Bool, length: Double)?
    for range in ranges(at: parameters) {
      guard let quantity = variables.firstIndex(of: range.variable.index) else { continue }
      let value = base.values[range.variable.index]
      for (isRising, length) in [(true, range.highest - value), (false, value - range.lowest)]
      where length > longest?.length ?? 0 {
        longest = (quantity, isRising, length)
      }
    }
    guard let (quantity, isRising, _) = longest, var moved = tableau(at: parameters) else { return }
    let outcome = moved.optimize(rewarding: quantity, rising: isRising, costs: tree.costs)
    var found = variables.indices.map { moved.constant(of: $0) }
    if case .unbounded(let move) = outcome { moved.follow(move, until: quantity, values: &found) }
    guard found.allSatisfy(\.isFinite) else { return }
    for (quantity, variable) in variables.enumerated() {
      values[variable] = isNonnegative[quantity] ? max(found[quantity], 0) + 0 : found[quantity] + 0
    }
  }
}

extension Tableau {
  /// Limits an unbounded move so that a variable changes by `endlessStep`.
  ///
  /// - Parameter values: the values of the variables, which are the first quantities.
  fileprivate func follow(_ move: Move, until quantity: Int, values: inout [Double]) {
    let rates = values.indices.map { variable in
      guard let row = rowQuantities.firstIndex(of: variable) else {
        return columnQuantities[move.column] == variable ? 1.0 : 0
      }
      return coefficient(row: row, column: move.column)
    }
    guard rates[quantity] != 0 else { return }
    let length = PreparedSystem.endlessStep / rates[quantity].magnitude * (move.isRising ? 1 : -1)
    for variable in values.indices { values[variable] += rates[variable] * length }
  }
}
