extension Tableau {
  /// Lets free variables into the basis in the place of sums that should be 0, the most important ones first: nearly
  /// the best basis, as most constraints of a cell can hold.
  ///
  /// Inequalities are left alone, so that a variable that they leave a choice stays at 0.
  mutating func enterVariables(rows: [ResidualRow], isNonnegative: [Bool]) {
    let equalities = rows.indices.compactMap { row in rows[row].equalityPriority.map { (row: row, priority: $0) } }
    // Sorting keeps the order of what is equal.
    for (row, _) in equalities.sorted(by: { $0.priority > $1.priority }) {
      if let column = enteringColumn(row: row, isNonnegative: isNonnegative) { enter(row: row, column: column) }
    }
  }

  /// Of the free variables in a row the last one, so that where a sum leaves a choice the first ones stay at 0: origins
  /// rather than sizes.
  private func enteringColumn(row: Int, isNonnegative: [Bool]) -> Int? {
    var (largest, largestFree) = (0.0, 0.0)
    for column in 0..<columnCount {
      let size = coefficient(row: row, column: column).magnitude
      largest = max(largest, size)
      if isFreeVariable(column, isNonnegative) { largestFree = max(largestFree, size) }
    }
    // A pivot much smaller than others loses digits.
    let threshold = max(largestFree * 0.1, largest * Tolerance.pivot)
    guard largestFree > 0 else { return nil }
    return (0..<columnCount).last { column in
      isFreeVariable(column, isNonnegative) && coefficient(row: row, column: column).magnitude >= threshold
    }
  }

  private func isFreeVariable(_ column: Int, _ isNonnegative: [Bool]) -> Bool {
    let quantity = columnQuantities[column]
    return quantity < isNonnegative.count && !isNonnegative[quantity]
  }
}
