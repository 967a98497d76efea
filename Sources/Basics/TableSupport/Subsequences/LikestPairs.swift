/// The elements of two short lists that are versions of each other: the pairs, in the order of both lists, that have the most in common.
package enum LikestPairs {
  /// How many pairs of elements may be compared for one file or one table, and for two lists of it; longer ones are paired by their places.
  package static let budget = 60_000
  private static let most = 20_000

  /// What two elements need to have in common, and what those at the same place of equally long lists have by that alone.
  private static let least = 0.2

  /// Takes as many steps as the lists' lengths multiplied, or as their sum.
  ///
  /// - Parameters:
  ///   - budget: how many pairs may still be compared.
  ///   - likeness: how much an element of each list have in common, from 0 to 1; nil for two that are certainly different.
  /// - Returns: the indices of the pairs, in order.
  package static func find(
    _ old: Int, _ new: Int, budget: inout Int, likeness: (_ old: Int, _ new: Int) -> Double?
  ) -> [(old: Int, new: Int)] {
    guard old > 0, new > 0 else { return [] }
    guard old <= min(budget, most) / new else {
      return zip(0..<old, 0..<new).filter { likeness($0, $1) != nil }.map { ($0, $1) }
    }
    budget -= old * new
    /// For the elements from each pair of places on: what the best pairs have in common.
    var best = [Double](repeating: 0, count: (old + 1) * (new + 1))
    var isPair = [Bool](repeating: false, count: best.count)
    for one in (0..<old).reversed() {
      for other in (0..<new).reversed() {
        let place = one * (new + 1) + other
        let (without, withoutOther) = (best[place + new + 1], best[place + 1])
        best[place] = max(without, withoutOther)
        guard let own = likeness(one, other) else { continue }
        let isInPlace = old == new && one == other
        let gain = isInPlace ? max(own, least) : own
        if gain >= least, gain + best[place + new + 2] >= best[place] {
          best[place] = gain + best[place + new + 2]
          isPair[place] = true
        }
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (one, other) = (0, 0)
    while one < old, other < new {
      let place = one * (new + 1) + other
      if isPair[place] {
        pairs.append((one, other))
        (one, other) = (one + 1, other + 1)
      } else if best[place + new + 1] >= best[place + 1] {
        one += 1
      } else {
        other += 1
      }
    }
    return pairs
  }
}
