/// A basis of the simplex method: equations, on which side of 0 each quantity of the basis is reckoned to be, and what
/// leaving the basis costs.
///
/// This is the tableau of Cassowary's dual simplex without slack and error variables: that a quantity may be on either
/// side of 0, at other costs, stands for the pair of them. As parameters are columns like the others, a tableau holds
/// the solutions of all parameters for which its basis is the best.
struct Tableau: Sendable {
  private(set) var equations: Equations
  /// What all other equations are made of.
  private let origin: Equations
  /// Rows before this one hold quantities that cost something, those from it on free ones, which never leave the basis.
  private(set) var restrictedCount: Int
  /// Of each row, whether its quantity is reckoned to be above 0 or below it: at 0 it can be either.
  private(set) var isAbove: [Bool]
  /// What the basis costs more for a unit more of each column's quantity: for each column, its levels.
  private(set) var gradients: [Double] = []

  init(_ equations: Equations) {
    self.equations = equations
    origin = equations
    restrictedCount = equations.rowCount
    isAbove = [Bool](repeating: true, count: equations.rowCount)
  }

  /// The same without parameters, its constants being the values of the rows at some.
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

  /// How many numbers it holds of its own.
  var size: Int { equations.cells.count + gradients.count }

  /// Lets a column's quantity into the basis in the place of a row's, before there are costs.
  mutating func enter(row: Int, column: Int) {
    equations.exchange(row: row, column: column)
  }

  /// Lets a column's quantity into the basis in the place of a row's.
  ///
  /// - Parameter isRising: whether the quantity that enters is reckoned to be above 0 from now on.
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

  /// Reckons a row's quantity to be on the other side of 0.
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

  /// Reckons every row's quantity to be on the side of 0 where its value is.
  mutating func takeSides(of values: [Double]) {
    for row in 0..<rowCount { isAbove[row] = values[row] >= 0 }
  }

  /// Puts the rows of free quantities last and reckons the gradients anew, after costs or sides have changed.
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

  /// - Returns: false where that is not possible and all stays as it is.
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
