/// The number of single edits between two words: insert, delete or change one scalar, or swap two neighbours.
///
/// The restricted Damerau–Levenshtein distance (optimal string alignment): no part is edited twice. Takes the product
/// of the two lengths in time and three rows in memory.
func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, scalar) in left.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for (column, other) in right.enumerated() {
      var distance = min(last[column + 1] + 1, current[column] + 1, last[column] + (scalar == other ? 0 : 1))
      if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
