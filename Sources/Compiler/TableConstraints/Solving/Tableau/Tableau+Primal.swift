extension Tableau {
  enum Outcome: Equatable {
    case optimal
    /// Costs decrease without bound along this move.
    case unbounded(Move)
    case exhausted
  }

  /// The primal simplex: moves along edges that cost less, until there is none, with parameters as they are.
  ///
  /// The sides must match the values.
  mutating func optimize(
    _ costs: Costs, at parameters: [Double], limits: SearchLimits = SearchLimits()
  ) -> Outcome {
    var values = [Double](repeating: 0, count: rowCount)
    var magnitudes = values
    let limit = StepLimit(self, limits: limits)
    for step in 0..<limit.total {
      let usesBland = step >= limit.beforeBland
      guard let move = saving(costs, usesBland: usesBland) else { return .optimal }
      equations.evaluate(0..<restrictedCount, at: parameters, values: &values, magnitudes: &magnitudes)
      guard let row = firstRow(inTheWayOf: move, values: values, magnitudes: magnitudes, usesBland: usesBland) else {
        return .unbounded(move)
      }
      pivot(row: row, column: move.column, isRising: move.isRising, costs: costs)
    }
    return .exhausted
  }

  /// The move that saves the most at the highest level, or by Bland's rule the first one that saves something.
  private func saving(_ costs: Costs, usesBland: Bool) -> Move? {
    var best: Move?
    var (bestLevel, bestCost) = (costs.levelCount, 0.0)
    for column in 0..<columnCount {
      for isRising in [true, false] {
        guard let (level, cost) = leadingCost(column: column, rising: isRising, costs: costs), cost < 0 else {
          continue
        }
        if usesBland {
          if let best, columnQuantities[best.column] <= columnQuantities[column] { continue }
        } else {
          guard level < bestLevel || level == bestLevel && cost < bestCost else { continue }
        }
        best = Move(column: column, isRising: isRising)
        (bestLevel, bestCost) = (level, cost)
      }
    }
    return best
  }

  /// The row whose quantity is the first to reach 0, where its cost changes.
  private func firstRow(inTheWayOf move: Move, values: [Double], magnitudes: [Double], usesBland: Bool) -> Int? {
    let threshold = pivotThreshold(column: move.column)
    var best: Int?
    var (bestLength, bestSize) = (Double.infinity, 0.0)
    for row in 0..<restrictedCount {
      let coefficient = coefficient(row: row, column: move.column)
      guard coefficient.magnitude > threshold, isStopped(move, by: row) else {
        continue
      }
      let distance = isAbove[row] ? values[row] : -values[row]
      let isThere = distance <= 0 || Tolerance.isZero(distance, among: magnitudes[row])
      let length = isThere ? 0 : distance / coefficient.magnitude
      let isTie = (length - bestLength).magnitude <= Tolerance.value * max(1, length)
      if isTie, let best {
        let isBetter =
          usesBland
          ? rowQuantities[row] < rowQuantities[best] : coefficient.magnitude > bestSize
        guard isBetter else { continue }
      } else {
        guard length < bestLength else { continue }
      }
      (best, bestLength, bestSize) = (row, length, coefficient.magnitude)
    }
    return best
  }

  private func pivotThreshold(column: Int) -> Double {
    var largest = 0.0
    for row in 0..<rowCount { largest = max(largest, coefficient(row: row, column: column).magnitude) }
    return largest * Tolerance.pivot
  }
}
