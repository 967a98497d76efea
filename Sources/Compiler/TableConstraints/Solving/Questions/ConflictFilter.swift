/// Finds a minimal set of constraints of a part that cannot hold together, with all of the part's constraints
/// required.
///
/// A constraint is removed and the rest is solved from the current tableau. Most need not be tried: the gradients of
/// the best basis prove a lower bound on the violations, and constraints without a part in that proof can be removed.
struct ConflictFilter {
  private let constraints: [Int]
  private let isNonnegative: [Bool]
  private let rows: [ResidualRow]
  private let levels: Levels
  /// For each constraint its row and its member in that row.
  private let places: [Int: (row: Int, member: ResidualRow.Member)]
  /// A constraint that is off by no more than this holds.
  private let tolerance: Double
  private let start: Tableau

  /// - Parameter system: the system, with the current parameters as the nominal ones.
  init(_ part: Part, of system: LinearSystem) {
    constraints = part.constraints
    isNonnegative = part.variables.map { system.isNonnegative[$0] }
    let parameters = Array(system.nominals.indices)
    rows = ResidualRow.rows(
      of: part.constraints, variables: part.variables, parameters: parameters, in: system)
    levels = Levels(rows)
    var places: [Int: (Int, ResidualRow.Member)] = [:]
    for (index, row) in rows.enumerated() {
      for member in row.members { places[member.constraint] = (index, member) }
    }
    self.places = places
    let equations = Equations(rows, variableCount: part.variables.count, parameterCount: parameters.count)
    var scratch = Scratch(rowCount: rows.count, parameterCount: 0)
    equations.evaluate(
      0..<rows.count, at: system.nominals, values: &scratch.values, magnitudes: &scratch.magnitudes)
    tolerance = Tolerance.violation * (scratch.magnitudes + [1]).reduce(1, max)
    var tableau = Tableau(equations.fixed(at: scratch.values))
    tableau.enterVariables(rows: rows, isNonnegative: isNonnegative)
    start = tableau
  }

  /// Ascending.
  func conflict() -> [Int] {
    guard var (tableau, costs) = solution(from: start, without: []) else { return [] }
    var spared: Set<Int> = []
    for constraint in constraints {
      guard hasPart(constraint, in: tableau, costs: costs) else {
        spared.insert(constraint)
        continue
      }
      guard let other = solution(from: tableau, without: spared.union([constraint])) else { continue }
      (tableau, costs) = other
      spared.insert(constraint)
    }
    return constraints.filter { !spared.contains($0) }
  }

  /// The best basis without some constraints; nil if all others hold in it.
  private func solution(from tableau: Tableau, without spared: Set<Int>) -> (tableau: Tableau, costs: Costs)? {
    let costs = Costs(isNonnegative: isNonnegative, rows: rows, levels: levels) { !spared.contains($0) }
    var tableau = tableau
    if spared.isEmpty { tableau.takeSides(of: rows.indices.map { tableau.constant(of: tableau.rowQuantities[$0]) }) }
    tableau.take(costs)
    guard tableau.optimize(costs, at: []) == .optimal else { return nil }
    let isBroken = (0..<tableau.restrictedCount).contains { row in
      let quantity = tableau.rowQuantities[row]
      let value = tableau.constant(of: quantity)
      return value.magnitude > tolerance
        && (0..<costs.levelCount).contains { costs.slope(quantity, isAbove: value > 0, level: $0) != 0 }
    }
    return isBroken ? (tableau, costs) : nil
  }

  /// Whether a constraint takes part in the proof that not all can hold.
  private func hasPart(_ constraint: Int, in tableau: Tableau, costs: Costs) -> Bool {
    guard let (row, member) = places[constraint] else { return false }
    let quantity = isNonnegative.count + row
    let level = levels.level(of: member)
    if let row = tableau.rowQuantities.firstIndex(of: quantity) {
      return tableau.isAbove[row] ? member.isBrokenAbove : member.isBrokenBelow
    }
    guard let column = tableau.columnQuantities.firstIndex(of: quantity) else { return false }
    let pull = tableau.gradients[column * costs.levelCount + level]
    guard pull.magnitude > Tolerance.cost else { return false }
    return pull > 0 ? member.isBrokenBelow : member.isBrokenAbove
  }
}
