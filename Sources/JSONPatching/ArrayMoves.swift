import Subsequences

/// The fewest moves that put elements into another order, for `remove` and `insert` at indices of the array as it is then.
///
/// The longest run of elements that stand in the right order already stays. Each of the others is moved once, behind the one that it
/// is to follow. Where it stands meanwhile is counted in a tree (`OccupiedSlots`): n elements cost n log n.
struct ArrayMoves {
  struct Step: Hashable {
    var from: Int
    /// In the array without the element.
    var to: Int
  }

  private(set) var steps: [Step] = []

  /// - Parameter order: for each element, where it is to stand: the numbers from 0 on, each once.
  init(_ order: [Int]) {
    let stays = LongestIncreasing.members(of: order)
    let staying = order.indices.filter { stays[$0] }
    guard staying.count < order.count else { return }
    var element = Array(repeating: 0, count: order.count)
    for (index, target) in order.enumerated() { element[target] = index }

    // Every element that moves has two slots, where it is and where it goes: behind what it is to follow, before what still
    // waits there to be moved away.
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

/// Slots of which some are occupied, and how many are before each (Fenwick's tree).
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

  /// How many slots before this one are occupied.
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
