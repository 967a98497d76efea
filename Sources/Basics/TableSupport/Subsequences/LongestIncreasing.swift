/// The longest increasing subsequence: the elements of a list that can stay in place so that the fewest others
/// are moved.
package enum LongestIncreasing {
  /// Marks the members of one such subsequence, in O(n log n).
  ///
  /// - Parameter values: Distinct values.
  package static func members(of values: [Int]) -> [Bool] {
    // The index of the last member of the best subsequence of each length, and for each element its predecessor.
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
