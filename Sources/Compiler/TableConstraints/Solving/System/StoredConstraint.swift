/// A constraint in normal form: each variable and each parameter once, in the order of their indices, and none with a
/// coefficient of 0.
struct StoredConstraint: Sendable {
  var terms: [IndexedCoefficient] = []
  var parameters: [IndexedCoefficient] = []
  var constant = 0.0
  let relation: LinearSystem.Relation
  var priority: Double
  private(set) var isRejected = false

  var isRequired: Bool { priority >= LinearSystem.requiredPriority }

  init(
    _ expression: LinearSystem.Expression, _ relation: LinearSystem.Relation, priority: Double, variableCount: Int,
    parameterCount: Int
  ) {
    self.relation = relation
    self.priority = min(priority, LinearSystem.requiredPriority)
    guard priority.isFinite, expression.constant.isFinite,
      let terms = IndexedCoefficient.sums(
        expression.terms.map { ($0.variable.index, $0.coefficient) }, below: variableCount),
      let parameters = IndexedCoefficient.sums(
        expression.parameters.map { ($0.parameter.index, $0.coefficient) }, below: parameterCount)
    else {
      reject()
      return
    }
    self.terms = terms
    self.parameters = parameters
    constant = expression.constant
  }

  /// Makes it meaningless. Its priority becomes unique and lower than all others.
  mutating func reject() {
    (terms, parameters, constant) = ([], [], 0)
    isRejected = true
    priority = -.infinity
  }

  /// Whether the constraint is broken if its expression is more than 0.
  var isBrokenAbove: Bool { relation != .greaterOrEqual }
  /// Whether the constraint is broken if its expression is less than 0.
  var isBrokenBelow: Bool { relation != .lessOrEqual }
}

/// A coefficient of a variable or a parameter, by its index.
struct IndexedCoefficient: Hashable, Sendable {
  var index: Int
  var coefficient: Double

  /// Sorted by index, with one coefficient for each.
  ///
  /// - Returns: nil if an index is not in `0..<count` or a sum is not finite.
  static func sums(_ terms: [(Int, Double)], below count: Int) -> [IndexedCoefficient]? {
    var sums: [IndexedCoefficient] = []
    for (index, coefficient) in terms.sorted(by: { $0.0 < $1.0 }) {
      guard (0..<count).contains(index), coefficient.isFinite else { return nil }
      if let last = sums.last, last.index == index {
        sums[sums.count - 1].coefficient += coefficient
      } else {
        sums.append(IndexedCoefficient(index: index, coefficient: coefficient))
      }
    }
    guard sums.allSatisfy(\.coefficient.isFinite) else { return nil }
    return sums.filter { $0.coefficient != 0 }
  }
}
