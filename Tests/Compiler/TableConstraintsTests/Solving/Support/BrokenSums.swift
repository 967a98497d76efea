/// The sums of what some values break, from the highest priority down.
struct BrokenSums {
  var sums: [Double]

  init(_ system: RandomSystem, values: [Double], parameters: [Double]) {
    let priorities = Set(system.constraints.map(\.priority)).sorted(by: >)
    sums = priorities.map { priority in
      system.constraints.filter { $0.priority == priority }.map { $0.broken(values, parameters) }.reduce(0, +)
    }
  }

  init(sums: [Double]) {
    self.sums = sums
  }

  /// -1 if less is broken than by others, level after level, 1 if more.
  func compared(to other: BrokenSums, tolerance: Double = 1e-8) -> Int {
    for (own, other) in zip(sums, other.sums) where (own - other).magnitude > tolerance * max(1, own, other) {
      return own < other ? -1 : 1
    }
    return 0
  }
}

extension RandomSystem.Constraint {
  /// By how much the constraint is broken.
  func broken(_ values: [Double], _ parameters: [Double]) -> Double {
    let sum = value(values, parameters)
    return relation == 0 ? sum.magnitude : max(0, -Double(relation) * sum)
  }

  func value(_ values: [Double], _ parameters: [Double]) -> Double {
    var sum = constant
    for (variable, coefficient) in zip(variables, coefficients) { sum += coefficient * values[variable] }
    for (parameter, coefficient) in zip(self.parameters, parameterCoefficients) {
      sum += coefficient * parameters[parameter]
    }
    return sum
  }
}
