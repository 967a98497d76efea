extension Tableau {
  /// Lets free variables enter the basis in place of sums that should be 0, the most important ones first: this is
  /// nearly the best basis, because most constraints of a cell can hold.
  ///
  /// Inequalities are skipped, so that a variable that they do not determine stays at 0.
  mutating func enterVariables(rows: [ResidualRow], isNonnegative: [Bool]) {
    let equalities = rows.indices.compactMap { row in rows[row].equalityPriority.map { (row: row, priority: $0) } }
    // Sorting is stable.
    for (row, _) in equalities.sorted(by: { $0.priority > $1.priority }) {
      if let column = enteringColumn(row: row, isNonnegative: isNonnegative) { enter(row: row, column: column) }
    }
  }

  /// The last of the free variables in a row, so that if a sum leaves a choice, the first ones stay at 0: origins
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
