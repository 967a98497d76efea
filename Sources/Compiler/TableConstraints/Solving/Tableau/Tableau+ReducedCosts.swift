extension Tableau {
  /// The cost at a level, per unit, of moving a column's quantity away from 0, with the whole basis following.
  @inline(__always)
  func reducedCost(column: Int, rising: Bool, level: Int, costs: Costs) -> Double {
    let place = columnQuantities[column] * costs.levelCount + level
    let gradient = gradients[column * costs.levelCount + level]
    let (own, others) = rising ? (costs.above[place], gradient) : (costs.below[place], -gradient)
    let sum = own + others
    return sum.magnitude <= Tolerance.cost * max(1, own.magnitude, others.magnitude) ? 0 : sum
  }

  /// The first level at which moving a column's quantity costs or saves something, and how much; nil if it costs
  /// nothing at all.
  @inline(__always)
  func leadingCost(column: Int, rising: Bool, costs: Costs) -> (level: Int, cost: Double)? {
    for level in 0..<costs.levelCount {
      let cost = reducedCost(column: column, rising: rising, level: level, costs: costs)
      if cost != 0 { return (level, cost) }
    }
    return nil
  }
}

/// A column and the direction in which its quantity leaves 0.
struct Move: Hashable, Sendable {
  var column: Int
  var isRising: Bool
}

extension Tableau {
  /// Whether no move saves anything, so that no solution with the same quantities at 0 is better.
  func isBest(_ costs: Costs) -> Bool {
    (0..<columnCount).allSatisfy { column in
      [true, false].allSatisfy { isRising in
        leadingCost(column: column, rising: isRising, costs: costs).map { $0.cost > 0 } ?? true
      }
    }
  }

  /// Every way to leave the solution that costs nothing at any level, even if rows block it.
  func freeMoves(_ costs: Costs) -> [Move] {
    var moves: [Move] = []
    for column in 0..<columnCount {
      for isRising in [true, false] where leadingCost(column: column, rising: isRising, costs: costs) == nil {
        moves.append(Move(column: column, isRising: isRising))
      }
    }
    return moves
  }

  /// Whether a move brings a row's quantity closer to 0, so that it ends there, or immediately if the quantity is
  /// already 0.
  @inline(__always)
  func isStopped(_ move: Move, by row: Int) -> Bool {
    let coefficient = coefficient(row: row, column: move.column)
    return coefficient != 0 && ((coefficient > 0) == move.isRising) != isAbove[row]
  }
}
