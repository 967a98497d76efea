/// A part of a system with its best basis at the nominal parameters.
struct PreparedPart: Sendable {
  let variables: [Int]
  let isNonnegative: [Bool]
  /// The system's parameters that the part's constraints use.
  let parameters: [Int]
  let rows: [ResidualRow]
  let levels: Levels
  var tree: PathTree
  private var scratch: Scratch

  init(_ part: Part, of system: LinearSystem, limits: SearchLimits) {
    variables = part.variables
    isNonnegative = part.variables.map { system.isNonnegative[$0] }
    parameters = Set(part.constraints.flatMap { system.constraints[$0].parameters.map(\.index) }).sorted()
    rows = ResidualRow.rows(of: part.constraints, variables: variables, parameters: parameters, in: system)
    levels = Levels(rows)
    let costs = Costs(isNonnegative: isNonnegative, rows: rows, levels: levels)
    scratch = Scratch(rowCount: rows.count, parameterCount: parameters.count)
    var tableau = Tableau(
      Equations(rows, variableCount: variables.count, parameterCount: parameters.count))
    tableau.enterVariables(rows: rows, isNonnegative: isNonnegative)
    let nominals = parameters.map { system.nominals[$0] }
    tableau.equations.evaluate(
      0..<rows.count, at: nominals, values: &scratch.values, magnitudes: &scratch.magnitudes)
    tableau.takeSides(of: scratch.values)
    tableau.take(costs)
    // If this does not find the best basis, the tree repairs the result.
    _ = tableau.optimize(costs, at: nominals, limits: limits)
    tree = PathTree(root: tableau, costs: costs, limits: limits)
  }

  /// Sets the values of the part's variables.
  ///
  /// - Parameter parameters: all parameters of the system, all finite.
  mutating func solve(_ parameters: [Double], into solution: inout Solution) {
    let end = end(at: parameters)
    let isComplete = read(end.tableau, into: &solution.values)
    let isFound = isComplete && !end.isExhausted
    if !isFound { solution.isExhausted = true }
    // Checked last, because the answer may take linear programs.
    if !isFound || solution.isUnique && !tree.isUnique(end, scratch: scratch) { solution.isUnique = false }
  }

  /// The best basis, with the values of all of its rows in `scratch`.
  private mutating func end(at parameters: [Double]) -> PathTree.End {
    for (place, parameter) in self.parameters.enumerated() { scratch.parameters[place] = parameters[parameter] }
    let end = tree.end(at: scratch.parameters, scratch: &scratch)
    end.tableau.equations.evaluate(
      end.tableau.restrictedCount..<end.tableau.rowCount, at: scratch.parameters, values: &scratch.values,
      magnitudes: &scratch.magnitudes)
    return end
  }

  /// - Returns: false if numbers have overflowed; then all are 0.
  private func read(_ tableau: Tableau, into values: inout [Double]) -> Bool {
    for row in 0..<tableau.rowCount {
      let quantity = tableau.rowQuantities[row]
      guard quantity < variables.count else { continue }
      let value = scratch.values[row]
      guard value.isFinite else {
        for variable in variables { values[variable] = 0 }
        return false
      }
      // Noise below 0 is 0, and so is a negative 0.
      values[variables[quantity]] = isNonnegative[quantity] ? max(value, 0) + 0 : value + 0
    }
    return true
  }
}

extension PreparedPart {
  /// The best basis for parameters with the values of its rows as constants; nil if it was not found.
  func tableau(at parameters: [Double]) -> Tableau? {
    var copy = self
    let end = copy.end(at: parameters)
    guard !end.isExhausted, copy.scratch.values.allSatisfy(\.isFinite) else { return nil }
    var constants = copy.scratch.values
    for row in constants.indices
    where Tolerance.isZero(constants[row], among: copy.scratch.magnitudes[row]) && row < end.tableau.restrictedCount {
      constants[row] = 0
    }
    return end.tableau.fixed(at: constants)
  }
}
