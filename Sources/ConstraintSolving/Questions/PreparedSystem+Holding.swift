extension PreparedSystem {
  /// The constraints that give a variable its value in the solution for some parameters: those that hold exactly and
  /// from which the value follows when they are solved as equations. In the order of adding.
  ///
  /// Where several constraints want the same of the same expression, as hugging and compression of a width do, only
  /// those are told that withstand what pulls at it; where nothing does, all of them. Empty for a variable that nothing
  /// holds, for one that is 0 because it may not be negative, and where no solution was found.
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
      // That more of it costs the others something pulls it down.
      let holding = members.filter { member in
        (pull > 0 ? member.isBrokenBelow : member.isBrokenAbove) && levels.level(of: member) <= level
      }
      return holding.map(\.constraint)
    }
    return members.map(\.constraint)
  }
}
