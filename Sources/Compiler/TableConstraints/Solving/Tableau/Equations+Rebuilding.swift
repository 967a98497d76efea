extension Equations {
  /// The same basis rebuilt from the equations of another one, always with the largest coefficients as pivots, to
  /// lose as few digits as possible; nil if too few digits are left.
  ///
  /// The simplex method has to take the pivots that costs and values demand, including small ones, whose noise would
  /// otherwise stay in all that follows.
  func rebuilt(from origin: Equations) -> Equations? {
    var fresh = origin
    let basis = Set(rowQuantities)
    var rows = fresh.rowQuantities.indices.filter { !basis.contains(fresh.rowQuantities[$0]) }
    var columns = fresh.columnQuantities.indices.filter { basis.contains(fresh.columnQuantities[$0]) }
    while !rows.isEmpty {
      var best: (row: Int, column: Int, size: Double) = (0, 0, 0)
      for column in columns.indices {
        for row in rows.indices {
          let size = fresh.coefficient(row: rows[row], column: columns[column]).magnitude
          if size > best.size { best = (row, column, size) }
        }
      }
      guard best.size > 0, best.size.isFinite else { return nil }
      fresh.exchange(row: rows.remove(at: best.row), column: columns.remove(at: best.column))
    }
    fresh.restartCount()
    return fresh.arranged(as: self)
  }

  /// The same with rows and columns in the order of another.
  private func arranged(as other: Equations) -> Equations {
    var arranged = self
    for row in 0..<rowCount where arranged.rowQuantities[row] != other.rowQuantities[row] {
      guard let place = arranged.rowQuantities.firstIndex(of: other.rowQuantities[row]) else { continue }
      arranged.swapRows(row, place)
    }
    for column in 0..<columnCount where arranged.columnQuantities[column] != other.columnQuantities[column] {
      guard let place = arranged.columnQuantities.firstIndex(of: other.columnQuantities[column]) else { continue }
      arranged.swapColumns(column, place)
    }
    return arranged
  }
}
