/// The fewest moves that put elements into another order, as `remove` and `insert` at indices of the intermediate array.
///
/// The longest increasing subsequence stays. Each of the other elements is moved once, behind its final predecessor. Intermediate
/// indices are counted in a tree (`OccupiedSlots`): the cost for n elements is n log n.
struct ArrayMoves {
  struct Step: Hashable {
    var from: Int
    /// The index in the array without the element.
    var to: Int
  }

  private(set) var steps: [Step] = []

  /// - Parameter order: The final index of each element: a permutation of the numbers from 0 on.
  init(_ order: [Int]) {
    let stays = LongestIncreasing.members(of: order)
    let staying = order.indices.filter { stays[$0] }
    guard staying.count < order.count else { return }
    var element = Array(repeating: 0, count: order.count)
    for (index, target) in order.enumerated() { element[target] = index }

    // Every moved element has two slots, its origin and its destination: after its final predecessor, and before elements there that
    // are still to be moved away.
    var origin = Array(repeating: 0, count: order.count)
    var goal = origin
    var slots = 0
    var next = 0
    func addGoals(until target: Int) {
      while next < target {
        goal[element[next]] = slots
        slots += 1
        next += 1
      }
    }
    addGoals(until: staying.first.map { order[$0] } ?? order.count)
    var anchor = 0
    for index in order.indices {
      origin[index] = slots
      slots += 1
      guard stays[index] else { continue }
      goal[index] = origin[index]
      next = order[index] + 1
      anchor += 1
      addGoals(until: anchor < staying.count ? order[staying[anchor]] : order.count)
    }

    var occupied = OccupiedSlots(count: slots, occupied: origin)
    for index in element where !stays[index] {
      let from = occupied.count(before: origin[index])
      occupied.leave(origin[index])
      let to = occupied.count(before: goal[index])
      occupied.enter(goal[index])
      steps.append(Step(from: from, to: to))
    }
  }
}

/// Slots of which some are occupied, with the number of occupied slots before each (a Fenwick tree).
struct OccupiedSlots {
  private var sums: [Int]

  init(count: Int, occupied: [Int]) {
    sums = Array(repeating: 0, count: count + 1)
    for slot in occupied { enter(slot) }
  }

  mutating func enter(_ slot: Int) { add(1, at: slot) }
  mutating func leave(_ slot: Int) { add(-1, at: slot) }

  private mutating func add(_ amount: Int, at slot: Int) {
    var index = slot + 1
    while index < sums.count {
      sums[index] += amount
      index += index & -index
    }
  }

  /// The number of occupied slots before a slot.
  func count(before slot: Int) -> Int {
    var index = slot
    var sum = 0
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }
}
