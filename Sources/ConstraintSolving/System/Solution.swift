/// Values that break the constraints as little as their priorities allow.
package struct Solution: Sendable, Equatable {
  /// A constraint that does not hold.
  package struct Violation: Sendable, Equatable {
    package let constraint: LinearSystem.Constraint
    package let priority: Double
    /// By how much its expression is on the wrong side of 0, more than 0.
    package let amount: Double
  }

  /// By the indices of the variables.
  package internal(set) var values: [Double]
  /// Every constraint that does not hold, in the order of adding. What is off by no more than a billionth of the
  /// largest number that takes part, or of 1, holds.
  package internal(set) var violated: [Violation]
  /// False if some variable could have another value while the sums of what is broken stay the same at every priority,
  /// and where the search was given up.
  package internal(set) var isUnique: Bool
  /// True if the search was given up, since it took too many steps or numbers grew beyond what a `Double` holds. The
  /// values are finite, and `violated` is true of them, yet others may break less.
  package internal(set) var isExhausted: Bool

  /// The required constraints that do not hold.
  package var violatedRequired: [Violation] {
    violated.filter { $0.priority >= LinearSystem.requiredPriority }
  }

  /// 0 for a variable of another system that this one does not have.
  package subscript(variable: LinearSystem.Variable) -> Double {
    values.indices.contains(variable.index) ? values[variable.index] : 0
  }
}
