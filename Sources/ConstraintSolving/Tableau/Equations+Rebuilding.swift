extension Equations {
  /// The same basis reached anew from equations of another one, always by the largest coefficients, so that as few
  /// digits are lost as can be; nil where they are too few to get there.
  ///
  /// The simplex method has to take the pivots that costs and values demand, small ones too. Their noise stays in all
  /// that follows otherwise.
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

  /// The same with rows and columns in another's order.
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
