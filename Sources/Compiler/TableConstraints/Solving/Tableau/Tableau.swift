/// A basis of the simplex method: equations, the side of 0 on which each quantity of the basis is assumed to be, and
/// the costs of leaving the basis.
///
/// This is the tableau of Cassowary's dual simplex without slack and error variables: a quantity that may be on either
/// side of 0, at different costs, replaces the pair of them. Because parameters are columns like the others, a tableau
/// contains the solutions for all parameters for which its basis is the best.
struct Tableau: Sendable {
  private(set) var equations: Equations
  /// The equations from which all others are built.
  private let origin: Equations
  /// Rows before this one have quantities that cost something; those from it on have free quantities, which never leave
  /// the basis.
  private(set) var restrictedCount: Int
  /// For each row, whether its quantity is assumed to be above or below 0: at 0 it can be either.
  private(set) var isAbove: [Bool]
  /// The additional cost of the basis per unit of each column's quantity: for each column, its levels.
  private(set) var gradients: [Double] = []

  init(_ equations: Equations) {
    self.equations = equations
    origin = equations
    restrictedCount = equations.rowCount
    isAbove = [Bool](repeating: true, count: equations.rowCount)
  }

  /// The same without parameters, with the values of the rows at given parameters as constants.
  func fixed(at constants: [Double]) -> Tableau {
    Tableau(self, equations: equations.fixed(at: constants))
  }

  private init(_ other: Tableau, equations: Equations) {
    (self.equations, origin) = (equations, equations)
    (restrictedCount, isAbove, gradients) = (other.restrictedCount, other.isAbove, other.gradients)
  }

  var rowCount: Int { equations.rowCount }
  var columnCount: Int { equations.columnCount }
  var rowQuantities: [Int] { equations.rowQuantities }
  var columnQuantities: [Int] { equations.columnQuantities }

  @inline(__always)
  func coefficient(row: Int, column: Int) -> Double { equations.coefficient(row: row, column: column) }

  /// The constant of a quantity's row, or 0 if it is not in the basis.
  func constant(of quantity: Int) -> Double {
    rowQuantities.firstIndex(of: quantity).map { equations.constant(row: $0) } ?? 0
  }

  /// The number of numbers that it stores itself.
  var size: Int { equations.cells.count + gradients.count }

  /// Lets a column's quantity enter the basis in place of a row's, before there are costs.
  mutating func enter(row: Int, column: Int) {
    equations.exchange(row: row, column: column)
  }

  /// Lets a column's quantity enter the basis in place of a row's.
  ///
  /// - Parameter isRising: whether the entering quantity is assumed to be above 0 from now on.
  mutating func pivot(row: Int, column: Int, isRising: Bool, costs: Costs) {
    let levels = costs.levelCount
    let pivot = coefficient(row: row, column: column)
    let (leaving, entering) = (rowQuantities[row], columnQuantities[column])
    for level in 0..<levels {
      let total = Tolerance.difference(
        gradients[column * levels + level], -costs.slope(entering, isAbove: isRising, level: level))
      gradients[column * levels + level] = Tolerance.difference(
        total / pivot, costs.slope(leaving, isAbove: isAbove[row], level: level))
      guard total != 0 else { continue }
      let factor = total / pivot
      for other in 0..<columnCount where other != column {
        gradients[other * levels + level] = Tolerance.difference(
          gradients[other * levels + level], coefficient(row: row, column: other) * factor)
      }
    }
    equations.exchange(row: row, column: column)
    isAbove[row] = isRising
    if costs.isFree[entering] {
      restrictedCount -= 1
      swapRows(row, restrictedCount)
    }
    if equations.needRebuilding, rebuild() { addGradients(costs) }
  }

  /// Moves a row's quantity to the other side of 0.
  mutating func flip(row: Int, costs: Costs) {
    let quantity = rowQuantities[row]
    for level in 0..<costs.levelCount {
      let change =
        costs.slope(quantity, isAbove: isAbove[row], level: level)
        - costs.slope(quantity, isAbove: !isAbove[row], level: level)
      guard change != 0 else { continue }
      for column in 0..<columnCount {
        gradients[column * costs.levelCount + level] = Tolerance.difference(
          gradients[column * costs.levelCount + level], coefficient(row: row, column: column) * change)
      }
    }
    isAbove[row].toggle()
  }

  /// Moves every row's quantity to the side of 0 where its value is.
  mutating func takeSides(of values: [Double]) {
    for row in 0..<rowCount { isAbove[row] = values[row] >= 0 }
  }

  /// Moves the rows of free quantities to the end and recomputes the gradients, after costs or sides have changed.
  mutating func take(_ costs: Costs) {
    if equations.isRough { _ = rebuild() }
    restrictedCount = rowCount
    var row = 0
    while row < restrictedCount {
      guard costs.isFree[rowQuantities[row]] else {
        row += 1
        continue
      }
      restrictedCount -= 1
      swapRows(row, restrictedCount)
    }
    addGradients(costs)
  }

  private mutating func addGradients(_ costs: Costs) {
    gradients = [Double](repeating: 0, count: columnCount * costs.levelCount)
    for column in 0..<columnCount {
      for row in 0..<rowCount {
        let coefficient = coefficient(row: row, column: column)
        guard coefficient != 0 else { continue }
        for level in 0..<costs.levelCount {
          let place = column * costs.levelCount + level
          let slope = costs.slope(rowQuantities[row], isAbove: isAbove[row], level: level)
          gradients[place] = Tolerance.difference(gradients[place], -slope * coefficient)
        }
      }
    }
  }

  /// - Returns: false if that is not possible; then nothing changes.
  private mutating func rebuild() -> Bool {
    guard let fresh = equations.rebuilt(from: origin) else { return false }
    equations = fresh
    return true
  }

  private mutating func swapRows(_ left: Int, _ right: Int) {
    equations.swapRows(left, right)
    isAbove.swapAt(left, right)
  }
}

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
