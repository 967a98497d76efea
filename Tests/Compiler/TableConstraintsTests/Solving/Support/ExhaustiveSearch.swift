/// Finds the least that values can break by trying every corner, which takes no simplex method: where sums of distances
/// are least they are so at a point where as many constraints as there are variables are exactly met, or variables are
/// 0.
struct ExhaustiveSearch {
  /// Farther than any corner of the systems that are tried: a variable that gets there has no end.
  static let faraway = 1e6

  private(set) var least = BrokenSums(sums: [])
  /// The corners where the least is broken.
  private(set) var corners: [[Double]] = []

  /// - Parameter isBounded: whether corners in which variables are far away count too, so that the corners show how
  ///   far variables can go.
  init(_ system: RandomSystem, parameters: [Double], isBounded: Bool = false) {
    let count = system.isNonnegative.count
    var planes: [[Double]] = system.constraints.map { constraint in
      var plane = [Double](repeating: 0, count: count + 1)
      for (variable, coefficient) in zip(constraint.variables, constraint.coefficients) {
        plane[variable] += coefficient
      }
      plane[count] = -constraint.value([Double](repeating: 0, count: count), parameters)
      return plane
    }
    for variable in 0..<count {
      for end in isBounded ? [0, Self.faraway, -Self.faraway] : [0] {
        planes.append((0...count).map { $0 == variable ? 1 : $0 == count ? end : 0 })
      }
    }
    for choice in Self.choices(of: count, below: planes.count) {
      guard let point = Self.intersection(choice.map { planes[$0] }),
        zip(point, system.isNonnegative).allSatisfy({ !$1 || $0 >= -1e-9 })
      else { continue }
      let sums = BrokenSums(system, values: point, parameters: parameters)
      let order = corners.isEmpty ? 1 : least.compared(to: sums)
      if order > 0 { (least, corners) = (sums, []) }
      if order >= 0 { corners.append(point) }
    }
  }

  /// From where to where a variable goes in the best corners.
  func range(of variable: Int) -> ClosedRange<Double> {
    let values = corners.map { $0[variable] }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// The point where planes meet; nil if there is not just one.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { rows[$0][column].magnitude < rows[$1][column].magnitude }),
        rows[pivot][column].magnitude > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }

  private static func choices(of size: Int, below count: Int) -> [[Int]] {
    var choices: [[Int]] = [[]]
    for _ in 0..<size {
      choices = choices.flatMap { choice in (((choice.last ?? -1) + 1)..<count).map { choice + [$0] } }
    }
    return choices
  }
}
