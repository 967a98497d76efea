extension Tableau {
  /// The row that is farthest on the wrong side of 0, or by Bland's rule the first one; nil if the basis is the best
  /// one for these values.
  func leavingRow(values: [Double], magnitudes: [Double], usesBland: Bool) -> Int? {
    var best: Int?
    var bestDistance = 0.0
    for row in 0..<restrictedCount {
      let distance = isAbove[row] ? -values[row] : values[row]
      guard distance > 0, !Tolerance.isZero(distance, among: magnitudes[row]) else { continue }
      if let best {
        guard usesBland ? rowQuantities[row] < rowQuantities[best] : distance > bestDistance else { continue }
      }
      (best, bestDistance) = (row, distance)
    }
    return best
  }

  /// The dual simplex's step: brings a row's quantity from the wrong side of 0 to 0 at the lowest cost per unit.
  /// Either another quantity leaves 0 in its place, or the cost of being on that side is paid.
  ///
  /// The choice does not depend on parameters, so a step from a basis is the same for all of them.
  mutating func dualStep(row: Int, costs: Costs, usesBland: Bool) {
    var largest = 0.0
    for column in 0..<columnCount { largest = max(largest, coefficient(row: row, column: column).magnitude) }
    let threshold = largest * Tolerance.pivot
    var best = DualCandidate(move: nil, quantity: rowQuantities[row], size: 1)
    for column in 0..<columnCount {
      let coefficient = coefficient(row: row, column: column)
      guard coefficient.magnitude > threshold else { continue }
      let candidate = DualCandidate(
        move: Move(column: column, isRising: (coefficient > 0) == isAbove[row]), quantity: columnQuantities[column],
        size: coefficient.magnitude)
      if isBetter(candidate, than: best, row: row, costs: costs, usesBland: usesBland) { best = candidate }
    }
    if let move = best.move {
      pivot(row: row, column: move.column, isRising: move.isRising, costs: costs)
    } else {
      flip(row: row, costs: costs)
    }
  }

  private func isBetter(
    _ candidate: DualCandidate, than best: DualCandidate, row: Int, costs: Costs, usesBland: Bool
  ) -> Bool {
    for level in 0..<costs.levelCount {
      let (new, old) = (ratio(candidate, level, row, costs), ratio(best, level, row, costs))
      guard (new - old).magnitude <= Tolerance.cost * max(new.magnitude, old.magnitude) else { return new < old }
    }
    if usesBland { return candidate.quantity < best.quantity }
    // A larger pivot loses fewer digits, and keeping the basis loses none.
    return best.move != nil && candidate.size > best.size
  }

  /// The cost at a level of bringing the row's quantity one unit closer to 0.
  @inline(__always)
  private func ratio(_ candidate: DualCandidate, _ level: Int, _ row: Int, _ costs: Costs) -> Double {
    guard let move = candidate.move else {
      let place = rowQuantities[row] * costs.levelCount + level
      return costs.above[place] + costs.below[place]
    }
    return reducedCost(column: move.column, rising: move.isRising, level: level, costs: costs) / candidate.size
  }
}

/// A way to bring a quantity to 0.
private struct DualCandidate {
  /// Nil for paying the cost of the wrong side.
  var move: Move?
  var quantity: Int
  /// The magnitude of the coefficient.
  var size: Double
}
