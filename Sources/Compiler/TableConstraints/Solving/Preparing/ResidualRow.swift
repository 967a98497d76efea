/// The common part of the expressions of some constraints: a sum of variables and parameters that each of them
/// requires to be 0, or on one side of 0.
///
/// Constraints of the same expression share a row: hugging and compression of one width are its two sides. Besides
/// being smaller, this avoids the ties that equal rows would cause at every step.
struct ResidualRow: Sendable {
  /// By the place of the variable in the part, and of the parameter among those that the part uses.
  var terms: [IndexedCoefficient]
  var parameters: [IndexedCoefficient]
  var constant: Double
  var members: [Member]

  struct Member: Sendable {
    let constraint: Int
    /// Whether it is broken if the row's sum is more than 0, less than 0, or both.
    let isBrokenAbove: Bool
    let isBrokenBelow: Bool
    let priority: Double
    /// The constraint's own expression is 2 to the power of this times the row's, or the negative of that.
    let exponent: Int
  }

  /// The rows of a part, in the order of their first constraints.
  ///
  /// - Parameters:
  ///   - constraints: which of the part's, ascending.
  ///   - parameters: the parameters that they use, ascending.
  static func rows(
    of constraints: [Int], variables: [Int], parameters: [Int], in system: LinearSystem
  ) -> [ResidualRow] {
    let variablePlaces = places(variables)
    let parameterPlaces = places(parameters)
    var rows: [ResidualRow] = []
    var known: [Key: Int] = [:]
    for index in constraints {
      let constraint = system.constraints[index]
      let exponent = constraint.terms.map(\.coefficient.exponent).max() ?? 0
      let isNegated = (constraint.terms.first?.coefficient ?? 0) < 0
      func scaled(_ value: Double) -> Double {
        // Scaling by a power of two rounds nothing.
        Double(sign: isNegated ? .minus : .plus, exponent: -exponent, significand: value)
      }
      func scaled(_ terms: [IndexedCoefficient], at places: [Int: Int]) -> [IndexedCoefficient] {
        terms.compactMap { term in
          places[term.index].map { IndexedCoefficient(index: $0, coefficient: scaled(term.coefficient)) }
        }
      }
      let key = Key(
        terms: scaled(constraint.terms, at: variablePlaces),
        parameters: scaled(constraint.parameters, at: parameterPlaces), constant: scaled(constraint.constant))
      let member = Member(
        constraint: index, isBrokenAbove: isNegated ? constraint.isBrokenBelow : constraint.isBrokenAbove,
        isBrokenBelow: isNegated ? constraint.isBrokenAbove : constraint.isBrokenBelow,
        priority: constraint.priority, exponent: exponent)
      if let row = known[key] {
        rows[row].members.append(member)
      } else {
        known[key] = rows.count
        rows.append(
          ResidualRow(terms: key.terms, parameters: key.parameters, constant: key.constant, members: [member]))
      }
    }
    return rows
  }

  private static func places(_ indices: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
  }

  private struct Key: Hashable {
    let terms: [IndexedCoefficient]
    let parameters: [IndexedCoefficient]
    let constant: Double
  }

  /// The priority with which the sum is kept at 0 from both sides; nil if one side is open.
  var equalityPriority: Double? {
    guard let above = members.filter(\.isBrokenAbove).map(\.priority).max(),
      let below = members.filter(\.isBrokenBelow).map(\.priority).max()
    else { return nil }
    return min(above, below)
  }
}
