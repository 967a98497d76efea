/// The bases that the dual simplex has visited, starting from the prepared one.
///
/// A step depends only on the basis and the row that leaves it, so solutions for other parameters that begin alike
/// share their steps. The tree keeps only what would be recomputed identically, digit for digit: a solution never
/// depends on earlier ones, even if it is not unique.
struct PathTree: Sendable {
  let costs: Costs
  private var nodes: [Node] = []
  private let limits: SearchLimits
  private let limit: StepLimit
  /// How many more numbers the kept tableaus may contain; anything beyond is recomputed each time.
  private var room: Int

  private struct Node: Sendable {
    let tableau: Tableau
    let depth: Int
    /// False if small pivots have lost so many digits that the path is wrong.
    let isBest: Bool
    /// The nodes reached by letting rows leave.
    var children: [(row: Int, node: Int)] = []
    var freedom: Freedom

    init(_ tableau: Tableau, depth: Int, costs: Costs) {
      self.tableau = tableau
      self.depth = depth
      isBest = tableau.isBest(costs)
      freedom = Freedom(tableau, costs: costs)
    }
  }

  init(root: Tableau, costs: Costs, limits: SearchLimits) {
    self.costs = costs
    self.limits = limits
    limit = StepLimit(root, limits: limits)
    room = limits.roomForPaths
    nodes.append(Node(root, depth: 0, costs: costs))
  }

  /// How many bases are kept.
  var count: Int { nodes.count }

  /// Whether all kept paths are right.
  var isSound: Bool { nodes.allSatisfy(\.isBest) }

  /// The end of a path: the best basis for some parameters, with the values of its restricted rows, which the scratch
  /// holds.
  struct End {
    let tableau: Tableau
    let isExhausted: Bool
    fileprivate let node: Int?
  }

  mutating func end(at parameters: [Double], scratch: inout Scratch) -> End {
    var node = 0
    while true {
      guard let row = leavingRow(nodes[node].tableau, depth: nodes[node].depth, at: parameters, scratch: &scratch)
      else {
        guard nodes[node].isBest else { return repaired(nodes[node].tableau, at: parameters, scratch: &scratch) }
        return End(tableau: nodes[node].tableau, isExhausted: false, node: node)
      }
      if let child = nodes[node].children.first(where: { $0.row == row }) {
        node = child.node
        continue
      }
      let depth = nodes[node].depth + 1
      guard depth < limit.total else { return End(tableau: nodes[node].tableau, isExhausted: true, node: node) }
      var tableau = nodes[node].tableau
      tableau.dualStep(row: row, costs: costs, usesBland: depth > limit.beforeBland)
      guard tableau.size <= room else { return end(from: tableau, depth: depth, at: parameters, scratch: &scratch) }
      room -= tableau.size
      nodes.append(Node(tableau, depth: depth, costs: costs))
      nodes[node].children.append((row, nodes.count - 1))
      node = nodes.count - 1
    }
  }

  /// Continues where no more nodes are kept.
  private func end(
    from tableau: Tableau, depth: Int, at parameters: [Double], scratch: inout Scratch
  ) -> End {
    var (tableau, depth) = (tableau, depth)
    while let row = leavingRow(tableau, depth: depth, at: parameters, scratch: &scratch) {
      depth += 1
      guard depth < limit.total else { return End(tableau: tableau, isExhausted: true, node: nil) }
      tableau.dualStep(row: row, costs: costs, usesBland: depth > limit.beforeBland)
    }
    guard tableau.isBest(costs) else { return repaired(tableau, at: parameters, scratch: &scratch) }
    return End(tableau: tableau, isExhausted: false, node: nil)
  }

  /// Continues from the end of a wrong path, with the primal and the dual simplex in turn.
  private func repaired(_ tableau: Tableau, at parameters: [Double], scratch: inout Scratch) -> End {
    var tableau = tableau
    for _ in 0..<Self.maxRepairs {
      tableau.equations.evaluate(
        0..<tableau.rowCount, at: parameters, values: &scratch.values, magnitudes: &scratch.magnitudes)
      tableau.takeSides(of: scratch.values)
      tableau.take(costs)
      guard tableau.optimize(costs, at: parameters, limits: limits) == .optimal else { break }
      for depth in 0..<limit.total {
        guard let row = leavingRow(tableau, depth: depth, at: parameters, scratch: &scratch) else { break }
        tableau.dualStep(row: row, costs: costs, usesBland: depth > limit.beforeBland)
      }
      let isDone = leavingRow(tableau, depth: 0, at: parameters, scratch: &scratch) == nil
      if isDone, tableau.isBest(costs) { return End(tableau: tableau, isExhausted: false, node: nil) }
    }
    return End(tableau: tableau, isExhausted: true, node: nil)
  }

  private static let maxRepairs = 2

  private func leavingRow(
    _ tableau: Tableau, depth: Int, at parameters: [Double], scratch: inout Scratch
  ) -> Int? {
    tableau.equations.evaluate(
      0..<tableau.restrictedCount, at: parameters, values: &scratch.values, magnitudes: &scratch.magnitudes)
    return tableau.leavingRow(
      values: scratch.values, magnitudes: scratch.magnitudes, usesBland: depth >= limit.beforeBland)
  }

  /// Whether no other solution has the same violations.
  mutating func isUnique(_ end: End, scratch: Scratch) -> Bool {
    guard let node = end.node else {
      var freedom = Freedom(end.tableau, costs: costs)
      return freedom.isUnique(end.tableau, costs: costs, scratch: scratch)
    }
    return nodes[node].freedom.isUnique(nodes[node].tableau, costs: costs, scratch: scratch)
  }
}

/// Storage for the values of rows, allocated once.
struct Scratch: Sendable {
  var values: [Double]
  var magnitudes: [Double]
  var parameters: [Double]

  init(rowCount: Int, parameterCount: Int) {
    values = [Double](repeating: 0, count: rowCount)
    magnitudes = values
    parameters = [Double](repeating: 0, count: parameterCount)
  }
}
