/// Values that break the constraints as little as their priorities allow.
package struct Solution: Sendable, Equatable {
  /// A constraint that does not hold.
  package struct Violation: Sendable, Equatable {
    package let constraint: LinearSystem.Constraint
    package let priority: Double
    /// The distance of its expression from 0 on the wrong side; always positive.
    package let amount: Double
  }

  /// By the indices of the variables.
  package internal(set) var values: [Double]
  /// Every constraint that does not hold, in the order of adding. A constraint that is off by no more than a
  /// billionth of the largest number involved, or of 1, holds.
  package internal(set) var violated: [Violation]
  /// False if some variable could have another value while the sums of violations stay the same at every priority, or
  /// if the search was given up.
  package internal(set) var isUnique: Bool
  /// True if the search was given up because it took too many steps or numbers overflowed. The values are finite and
  /// `violated` is right for them, but others may break less.
  package internal(set) var isExhausted: Bool

  /// The required constraints that do not hold.
  package var violatedRequired: [Violation] {
    violated.filter { $0.priority >= LinearSystem.requiredPriority }
  }

  /// 0 for a variable that this system does not have.
  package subscript(variable: LinearSystem.Variable) -> Double {
    values.indices.contains(variable.index) ? values[variable.index] : 0
  }
}
