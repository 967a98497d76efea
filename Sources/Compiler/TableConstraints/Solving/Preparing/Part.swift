/// Variables that constraints connect, with those constraints. Parts are independent of each other: the horizontal
/// constraints of a cell are usually one part and the vertical ones another, and two small tableaus cost less than one
/// for both.
struct Part: Sendable {
  /// Ascending.
  var variables: [Int] = []
  /// Ascending.
  var constraints: [Int] = []

  /// The parts of a system, in the order of their first variables.
  static func parts(of system: LinearSystem) -> [Part] {
    var groups = DisjointGroups(count: system.variableCount)
    for constraint in system.constraints {
      guard let first = constraint.terms.first else { continue }
      for term in constraint.terms.dropFirst() { groups.join(first.index, term.index) }
    }
    var parts: [Part] = []
    var numbers = [Int](repeating: -1, count: system.variableCount)
    for variable in 0..<system.variableCount {
      let group = groups.root(of: variable)
      if numbers[group] < 0 {
        numbers[group] = parts.count
        parts.append(Part())
      }
      parts[numbers[group]].variables.append(variable)
    }
    for (index, constraint) in system.constraints.enumerated() {
      guard let first = constraint.terms.first else { continue }
      parts[numbers[groups.root(of: first.index)]].constraints.append(index)
    }
    return parts
  }
}

/// Groups of numbers that were joined.
private struct DisjointGroups {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  mutating func root(of member: Int) -> Int {
    var member = member
    while parents[member] != member {
      // Path halving: later lookups are faster.
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (root(of: left), root(of: right))
    // The lower number is the root, so that groups do not depend on the order of joining.
    parents[max(left, right)] = min(left, right)
  }
}
