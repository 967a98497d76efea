/// The costs of the quantities of a tableau, level by level.
///
/// A quantity is a variable or the sum of a row. Its cost is 0 at 0 and rises linearly to either side; costs are
/// compared lexicographically by level.
struct Costs: Sendable {
  let levelCount: Int
  /// The cost of a unit above 0: for each quantity, its levels.
  private(set) var above: [Double]
  /// The cost of a unit below 0.
  private(set) var below: [Double]
  /// Which quantities cost nothing on either side, so that a tableau never has to care where they are.
  private(set) var isFree: [Bool]

  /// - Parameters:
  ///   - isNonnegative: for each variable, which are the first quantities.
  ///   - isIncluded: which constraints count, by their indices.
  init(isNonnegative: [Bool], rows: [ResidualRow], levels: Levels, isIncluded: (Int) -> Bool = { _ in true }) {
    levelCount = levels.count
    let count = isNonnegative.count + rows.count
    above = [Double](repeating: 0, count: count * levelCount)
    below = above
    isFree = isNonnegative.map { !$0 } + [Bool](repeating: true, count: rows.count)
    for (variable, isNonnegative) in isNonnegative.enumerated() where isNonnegative {
      below[variable * levelCount] = 1
    }
    for (row, residual) in rows.enumerated() {
      let quantity = isNonnegative.count + row
      for member in residual.members where isIncluded(member.constraint) {
        let place = quantity * levelCount + levels.level(of: member)
        let cost = levels.cost(of: member)
        if member.isBrokenAbove { above[place] += cost }
        if member.isBrokenBelow { below[place] += cost }
        isFree[quantity] = false
      }
    }
  }

  /// The same costs with a level below all others, at which a quantity is worth more the further it is in a direction.
  func rewarding(_ quantity: Int, rising: Bool) -> Costs {
    Costs(self, rewarding: quantity, rising: rising)
  }

  private init(_ costs: Costs, rewarding quantity: Int, rising: Bool) {
    let (old, new) = (costs.levelCount, costs.levelCount + 1)
    let count = costs.isFree.count
    levelCount = new
    isFree = costs.isFree
    above = [Double](repeating: 0, count: count * new)
    below = above
    for each in 0..<count {
      for level in 0..<old {
        above[each * new + level] = costs.above[each * old + level]
        below[each * new + level] = costs.below[each * old + level]
      }
    }
    above[quantity * new + old] = rising ? -1 : 1
    below[quantity * new + old] = rising ? 1 : -1
  }

  /// The cost of one more unit of a quantity that is above or below 0.
  @inline(__always)
  func slope(_ quantity: Int, isAbove: Bool, level: Int) -> Double {
    isAbove ? above[quantity * levelCount + level] : -below[quantity * levelCount + level]
  }
}
