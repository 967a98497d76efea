/// Linear constraints with strict priorities, as Auto Layout has them.
///
/// A system is never refused. Constraints of every priority may be broken, those of a higher one only if unavoidable,
/// so that an unsatisfiable system has a solution that breaks as little as possible, and lists what it breaks.
package struct LinearSystem: Sendable {
  package struct Variable: Hashable, Sendable {
    package let index: Int
  }

  /// A number that is set for each solution.
  package struct Parameter: Hashable, Sendable {
    package let index: Int
  }

  /// Constraints are numbered in the order in which they were added.
  package struct Constraint: Hashable, Sendable {
    package let index: Int
  }

  package enum Relation: Hashable, Sendable, CaseIterable {
    case equal, lessOrEqual, greaterOrEqual
  }

  /// The priority of constraints that are broken only if constraints contradict each other.
  package static let requiredPriority = 1_000.0

  private(set) var isNonnegative: [Bool] = []
  private(set) var nominals: [Double] = []
  private(set) var constraints: [StoredConstraint] = []

  package init() {}

  package var variableCount: Int { isNonnegative.count }
  package var parameterCount: Int { nominals.count }
  package var constraintCount: Int { constraints.count }

  /// - Parameter isNonnegative: whether the variable is at least 0 whatever the constraints require.
  package mutating func addVariable(isNonnegative: Bool = false) -> Variable {
    self.isNonnegative.append(isNonnegative)
    return Variable(index: self.isNonnegative.count - 1)
  }

  /// - Parameter nominal: the likely value of the parameter. Solutions near it are found fastest, and if solutions
  ///   are not unique it decides which one is returned. A value that is not finite counts as 0.
  package mutating func addParameter(nominal: Double = 0) -> Parameter {
    nominals.append(nominal.isFinite ? nominal : 0)
    return Parameter(index: nominals.count - 1)
  }

  /// Adds `expression relation 0`.
  ///
  /// A meaningless constraint gets a handle, has no effect and is listed by `rejected`: one with a number that is not
  /// finite, with coefficients of a variable whose sum is not finite, or with a variable or parameter that the system
  /// does not have.
  ///
  /// - Parameter priority: 1...1000; a higher value counts as 1000, which is required. A lower one is an additional
  ///   priority below these.
  @discardableResult
  package mutating func add(_ expression: Expression, _ relation: Relation, priority: Double = requiredPriority)
    -> Constraint
  {
    constraints.append(
      StoredConstraint(
        expression, relation, priority: priority, variableCount: variableCount,
        parameterCount: parameterCount))
    return Constraint(index: constraints.count - 1)
  }

  /// The constraints that have no effect because they are meaningless.
  package var rejected: [Constraint] {
    constraints.indices.filter { constraints[$0].isRejected }.map(Constraint.init)
  }

  /// The priority of a constraint; nil if the system has no such constraint or has rejected it.
  package func priority(of constraint: Constraint) -> Double? {
    guard constraints.indices.contains(constraint.index), !constraints[constraint.index].isRejected else { return nil }
    return constraints[constraint.index].priority
  }

  /// One number for each parameter: the nominal one if none is given or it is not finite.
  func completed(_ parameters: [Double]) -> [Double] {
    guard parameters.count != nominals.count || !parameters.allSatisfy(\.isFinite) else { return parameters }
    return nominals.indices.map { index in
      guard index < parameters.count, parameters[index].isFinite else { return nominals[index] }
      return parameters[index]
    }
  }

  /// The same with other nominal parameters, all of them finite, and with some constraints rejected.
  func keeping(nominals: [Double], constraints isKept: (StoredConstraint) -> Bool) -> LinearSystem {
    var kept = self
    kept.nominals = nominals
    for index in constraints.indices where !isKept(constraints[index]) { kept.constraints[index].reject() }
    return kept
  }
}
