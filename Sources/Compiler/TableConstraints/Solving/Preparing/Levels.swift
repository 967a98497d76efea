/// The priorities of a part as levels, 1 being the highest. Level 0 is above all constraints: it keeps variables that
/// must not be negative from being so.
struct Levels: Sendable {
  /// Descending.
  let priorities: [Double]
  /// The largest exponent of a member's scale at each of `priorities`, by which costs are divided, so that they are at
  /// most about 1.
  private let exponents: [Int]
  private let levels: [Double: Int]

  var count: Int { priorities.count + 1 }

  init(_ rows: [ResidualRow]) {
    var exponents: [Double: Int] = [:]
    for member in rows.lazy.flatMap(\.members) {
      exponents[member.priority] = max(exponents[member.priority] ?? member.exponent, member.exponent)
    }
    priorities = exponents.keys.sorted(by: >)
    self.exponents = priorities.map { exponents[$0] ?? 0 }
    levels = Dictionary(uniqueKeysWithValues: priorities.enumerated().map { ($1, $0 + 1) })
  }

  func level(of member: ResidualRow.Member) -> Int { levels[member.priority] ?? count - 1 }

  /// The cost at the member's level of one unit of the row's sum on the wrong side.
  func cost(of member: ResidualRow.Member) -> Double {
    Double(sign: .plus, exponent: member.exponent - exponents[level(of: member) - 1], significand: 1)
  }
}
