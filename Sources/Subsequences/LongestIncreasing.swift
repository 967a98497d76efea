/// The longest run of numbers, not side by side, that goes up: the elements of a list that can stay where they are when the others
/// are moved, so that the moves are the fewest.
package enum LongestIncreasing {
  /// Marks the members of one such run, in O(n log n).
  ///
  /// - Parameter values: each once.
  package static func members(of values: [Int]) -> [Bool] {
    // The index of the last member of the best run of each length, and for each element the one before it in its run.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var isMember = [Bool](repeating: false, count: values.count)
    var member = ends.last ?? -1
    while member >= 0 {
      isMember[member] = true
      member = before[member]
    }
    return isMember
  }
}
