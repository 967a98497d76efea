/// The quantities of a part, some of which (the basis, one a row) are written as sums of the others (one a column), of
/// parameters, and of a constant. The others are 0.
struct Equations: Sendable {
  let rowCount: Int
  let columnCount: Int
  let parameterCount: Int
  /// Column after column, so that a row operation runs along memory: those of the quantities, of the parameters, and of
  /// the constant.
  private(set) var cells: [Double]
  private(set) var rowQuantities: [Int]
  private(set) var columnQuantities: [Int]
  /// Whether intermediate numbers were so much larger than the others that digits of the others were lost.
  private(set) var isRough = false
  /// The number of exchanges since these equations were built.
  private var exchangeCount = 0

  /// Whether they should be rebuilt. That takes as many exchanges as there are columns, so large ones are rebuilt
  /// less often.
  var needRebuilding: Bool { isRough && exchangeCount * 16 >= columnCount }

  /// The sums of rows in the basis, and all variables, which are the first quantities, outside of it.
  init(_ rows: [ResidualRow], variableCount: Int, parameterCount: Int) {
    rowCount = rows.count
    columnCount = variableCount
    self.parameterCount = parameterCount
    cells = [Double](repeating: 0, count: rows.count * (variableCount + parameterCount + 1))
    for (index, row) in rows.enumerated() {
      for term in row.terms { cells[term.index * rows.count + index] = term.coefficient }
      for term in row.parameters { cells[(variableCount + term.index) * rows.count + index] = term.coefficient }
      cells[(variableCount + parameterCount) * rows.count + index] = row.constant
    }
    rowQuantities = rows.indices.map { variableCount + $0 }
    columnQuantities = Array(0..<variableCount)
  }

  /// The same without parameters, with the values of the rows at given parameters as constants.
  func fixed(at constants: [Double]) -> Equations {
    Equations(self, cells: cells[..<(columnCount * rowCount)] + constants)
  }

  private init(_ other: Equations, cells: ArraySlice<Double>) {
    (rowCount, columnCount, parameterCount) = (other.rowCount, other.columnCount, 0)
    self.cells = Array(cells)
    (rowQuantities, columnQuantities) = (other.rowQuantities, other.columnQuantities)
  }

  @inline(__always)
  func coefficient(row: Int, column: Int) -> Double { cells[column * rowCount + row] }

  func constant(row: Int) -> Double { cells[(columnCount + parameterCount) * rowCount + row] }

  /// Adds up rows at parameters.
  ///
  /// - Parameters:
  ///   - values: set for the rows asked for.
  ///   - magnitudes: the sums of the magnitudes of the terms, which bound the noise of a value.
  func evaluate(
    _ rows: Range<Int>, at parameters: [Double], values: inout [Double], magnitudes: inout [Double]
  ) {
    guard !rows.isEmpty else { return }
    let constants = (columnCount + parameterCount) * rowCount
    for row in rows {
      values[row] = cells[constants + row]
      magnitudes[row] = values[row].magnitude
    }
    for parameter in 0..<parameterCount {
      let value = parameters[parameter]
      let column = (columnCount + parameter) * rowCount
      for row in rows {
        let product = cells[column + row] * value
        values[row] += product
        magnitudes[row] += product.magnitude
      }
    }
  }

  /// Lets a column's quantity enter the basis in place of a row's. The coefficient where they cross is not 0.
  mutating func exchange(row: Int, column: Int) {
    let count = rowCount
    let last = columnCount + parameterCount
    let pivot = coefficient(row: row, column: column)
    if growth(row: row, column: column) > Tolerance.growth { isRough = true }
    cells.withUnsafeMutableBufferPointer { cells in
      let pivots = column * count
      for other in 0...last where other != column {
        let start = other * count
        let factor = cells[start + row] / pivot
        guard factor != 0 else { continue }
        for each in 0..<count {
          cells[start + each] = Tolerance.difference(cells[start + each], cells[pivots + each] * factor)
        }
        cells[start + row] = -factor
      }
      for each in 0..<count { cells[pivots + each] /= pivot }
      cells[pivots + row] = 1 / pivot
    }
    swap(&rowQuantities[row], &columnQuantities[column])
    exchangeCount += 1
  }

  /// An upper bound on the numbers that an exchange adds to coefficients.
  private func growth(row: Int, column: Int) -> Double {
    var (largestInRow, largestInColumn) = (0.0, 0.0)
    for other in 0..<columnCount { largestInRow = max(largestInRow, coefficient(row: row, column: other).magnitude) }
    for other in 0..<rowCount {
      largestInColumn = max(largestInColumn, coefficient(row: other, column: column).magnitude)
    }
    return largestInRow * (largestInColumn / coefficient(row: row, column: column).magnitude)
  }

  mutating func restartCount() {
    exchangeCount = 0
  }

  mutating func swapRows(_ left: Int, _ right: Int) {
    guard left != right else { return }
    for start in stride(from: 0, to: cells.count, by: rowCount) { cells.swapAt(start + left, start + right) }
    rowQuantities.swapAt(left, right)
  }

  mutating func swapColumns(_ left: Int, _ right: Int) {
    guard left != right else { return }
    for row in 0..<rowCount { cells.swapAt(left * rowCount + row, right * rowCount + row) }
    columnQuantities.swapAt(left, right)
  }
}

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
