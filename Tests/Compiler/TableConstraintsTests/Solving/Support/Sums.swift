import TableConstraints

/// What sums are written of in tests, so that constraints read as on paper: `x + 0.5 * width - 10`.
protocol Summand {
  var sum: LinearSystem.Expression { get }
}

extension LinearSystem.Variable: Summand {
  var sum: LinearSystem.Expression { LinearSystem.Expression([(self, 1)]) }
}

extension LinearSystem.Parameter: Summand {
  var sum: LinearSystem.Expression { LinearSystem.Expression(parameters: [(self, 1)]) }
}

extension LinearSystem.Expression: Summand {
  var sum: LinearSystem.Expression { self }
}

extension Double: Summand {
  var sum: LinearSystem.Expression { LinearSystem.Expression(constant: self) }
}

func + (left: some Summand, right: some Summand) -> LinearSystem.Expression {
  let (left, right) = (left.sum, right.sum)
  return LinearSystem.Expression(
    left.terms + right.terms, parameters: left.parameters + right.parameters, constant: left.constant + right.constant)
}

func - (left: some Summand, right: some Summand) -> LinearSystem.Expression { left + -1 * right }

func * (factor: Double, summand: some Summand) -> LinearSystem.Expression {
  let sum = summand.sum
  return LinearSystem.Expression(
    sum.terms.map { ($0.variable, factor * $0.coefficient) },
    parameters: sum.parameters.map { ($0.parameter, factor * $0.coefficient) }, constant: factor * sum.constant)
}

extension LinearSystem {
  @discardableResult
  mutating func add(_ left: some Summand, _ relation: Relation, _ right: some Summand, _ priority: Double = 1_000)
    -> Constraint
  {
    add(left - right, relation, priority: priority)
  }

  /// Solves once.
  func solved(_ parameters: Double...) -> Solution {
    var prepared = PreparedSystem(self)
    return prepared.solve(parameters)
  }
}

extension Solution {
  subscript(variables: LinearSystem.Variable...) -> [Double] { variables.map { self[$0] } }
}
