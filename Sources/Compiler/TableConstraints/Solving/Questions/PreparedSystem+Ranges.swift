/// The values that a variable can have while the sums of violations stay minimal at every priority.
package struct VariableRange: Sendable, Equatable {
  package let variable: LinearSystem.Variable
  /// Minus infinity if unbounded.
  package let lowest: Double
  /// Infinity if unbounded.
  package let highest: Double
}

extension PreparedSystem {
  /// The variables that could have other values, in the order of adding; empty if the solution is unique or was not
  /// found.
  ///
  /// This takes two linear programs per variable, which is why solutions do not include it.
  ///
  /// - Parameter isAsked: whether a variable is one of those in question.
  package func ranges(
    at parameters: [Double] = [], of isAsked: (LinearSystem.Variable) -> Bool = { _ in true }
  ) -> [VariableRange] {
    let parameters = system.completed(parameters)
    return parts.flatMap { $0.ranges(at: parameters, of: isAsked) }.sorted { $0.variable.index < $1.variable.index }
  }
}

extension PreparedPart {
  func ranges(
    at parameters: [Double], of isAsked: (LinearSystem.Variable) -> Bool = { _ in true }
  ) -> [VariableRange] {
    let asked = variables.indices.filter { isAsked(LinearSystem.Variable(index: variables[$0])) }
    guard !asked.isEmpty, let tableau = tableau(at: parameters) else { return [] }
    let columns = Set(tableau.freeMoves(tree.costs).map(\.column))
    return asked.compactMap { quantity in
      guard tableau.canVary(quantity, with: columns) else { return nil }
      let lowest = farthest(quantity, rising: false, from: tableau)
      let highest = farthest(quantity, rising: true, from: tableau)
      let length = highest - lowest
      guard length == .infinity || !Tolerance.isZero(length, among: max(highest.magnitude, lowest.magnitude)) else {
        return nil
      }
      return VariableRange(
        variable: LinearSystem.Variable(index: variables[quantity]), lowest: lowest, highest: highest)
    }
  }

  private func farthest(_ quantity: Int, rising: Bool, from tableau: Tableau) -> Double {
    var moved = tableau
    if case .unbounded = moved.optimize(rewarding: quantity, rising: rising, costs: tree.costs) {
      return rising ? .infinity : -.infinity
    }
    // The value itself is always in the range, despite numerical noise.
    let (start, end) = (tableau.constant(of: quantity), moved.constant(of: quantity))
    return rising ? max(start, end) : min(start, end)
  }
}

extension Tableau {
  /// Whether some of the columns change a quantity.
  fileprivate func canVary(_ quantity: Int, with columns: Set<Int>) -> Bool {
    guard let row = rowQuantities.firstIndex(of: quantity) else {
      return columns.contains { columnQuantities[$0] == quantity }
    }
    return columns.contains { coefficient(row: row, column: $0) != 0 }
  }
}
