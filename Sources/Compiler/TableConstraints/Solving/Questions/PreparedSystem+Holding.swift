extension PreparedSystem {
  /// The constraints that determine a variable's value in the solution for some parameters: those that hold exactly
  /// and from which the value follows when they are solved as equations. In the order of adding.
  ///
  /// If several constraints require the same of the same expression, as hugging and compression of a width do, only
  /// those are returned that resist what pulls at it; if nothing pulls, all of them. Empty for a variable that nothing
  /// determines, for one that is 0 because it must not be negative, and if no solution was found.
  package func holding(_ variable: LinearSystem.Variable, at parameters: [Double] = []) -> [LinearSystem.Constraint] {
    let parameters = system.completed(parameters)
    for part in parts {
      guard let quantity = part.variables.firstIndex(of: variable.index) else { continue }
      guard let tableau = part.tableau(at: parameters), let row = tableau.rowQuantities.firstIndex(of: quantity) else {
        return []
      }
      return (0..<tableau.columnCount).filter { tableau.coefficient(row: row, column: $0) != 0 }
        .flatMap { part.membersHolding(column: $0, of: tableau) }.sorted().map(LinearSystem.Constraint.init)
    }
    return []
  }
}

extension PreparedPart {
  /// The constraints that keep a column's quantity at 0.
  fileprivate func membersHolding(column: Int, of tableau: Tableau) -> [Int] {
    let quantity = tableau.columnQuantities[column]
    guard quantity >= variables.count else { return [] }
    let members = rows[quantity - variables.count].members
    let levelCount = tree.costs.levelCount
    for level in 0..<levelCount {
      let pull = tableau.gradients[column * levelCount + level]
      guard pull.magnitude > Tolerance.cost else { continue }
      // If more of it costs the others something, they pull it down.
      let holding = members.filter { member in
        (pull > 0 ? member.isBrokenBelow : member.isBrokenAbove) && levels.level(of: member) <= level
      }
      return holding.map(\.constraint)
    }
    return members.map(\.constraint)
  }
}
