/// Whether the solution of a basis is the only one, for the current parameters.
///
/// Solutions with the same violations form a connected set. So there is another one if and only if the quantities
/// outside the basis can make a first step that costs nothing and that is not stopped by a row already at 0. That
/// depends on the basis and on which rows are at 0.
struct Freedom: Sendable {
  private let moves: [Move]
  /// The rows that some move changes.
  private let rows: [Int]
  /// The answers for sets of rows at 0 in which each single move is stopped.
  private var answers: [(rowsAtZero: [Int], isUnique: Bool)] = []
  private static let maxAnswers = 32

  init(_ tableau: Tableau, costs: Costs) {
    let moves = tableau.freeMoves(costs)
    self.moves = moves
    rows =
      moves.isEmpty
      ? []
      : (0..<tableau.restrictedCount).filter { row in
        moves.contains { tableau.coefficient(row: row, column: $0.column) != 0 }
      }
  }

  mutating func isUnique(_ tableau: Tableau, costs: Costs, scratch: Scratch) -> Bool {
    guard !moves.isEmpty else { return true }
    let rowsAtZero = rows.filter { Tolerance.isZero(scratch.values[$0], among: scratch.magnitudes[$0]) }
    let areStopped = moves.allSatisfy { move in
      rowsAtZero.contains { tableau.isStopped(move, by: $0) }
    }
    guard areStopped else { return false }
    if let known = answers.first(where: { $0.rowsAtZero == rowsAtZero }) { return known.isUnique }
    let isUnique = !canStep(tableau, costs: costs, rowsAtZero: rowsAtZero)
    if answers.count < Self.maxAnswers { answers.append((rowsAtZero, isUnique)) }
    return isUnique
  }

  /// Whether moves can do together what none of them can do alone: moves any of their quantities as far as possible
  /// where the rows at 0 are at 0 and all others one away from it.
  private func canStep(_ tableau: Tableau, costs: Costs, rowsAtZero: [Int]) -> Bool {
    var constants = tableau.isAbove.map { $0 ? 1.0 : -1.0 }
    for row in rowsAtZero { constants[row] = 0 }
    let start = tableau.fixed(at: constants)
    return moves.contains { move in
      let quantity = tableau.columnQuantities[move.column]
      var moved = start
      let outcome = moved.optimize(rewarding: quantity, rising: move.isRising, costs: costs)
      if case .unbounded = outcome { return true }
      return moved.constant(of: quantity).magnitude > Tolerance.violation
    }
  }
}

extension Tableau {
  /// Moves a quantity as far as possible in a direction while all costs stay minimal. The tableau has no parameters.
  mutating func optimize(rewarding quantity: Int, rising: Bool, costs: Costs) -> Outcome {
    let costs = costs.rewarding(quantity, rising: rising)
    take(costs)
    return optimize(costs, at: [])
  }
}
