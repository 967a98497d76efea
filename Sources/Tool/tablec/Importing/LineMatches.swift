extension LineMerge {
  /// For each line the same one in another version, in order: those that each version has once, and what is equal beside these.
  static func matches(_ old: [Line], _ new: [Line]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: old.count)
    let (places, newPlaces) = (places(old), places(new))
    // The longest ascending run of lines that are there once in both, by the piles of patience sorting.
    var piles: [(old: Int, new: Int)] = []
    var before: [Int: Int] = [:]
    for (index, line) in old.enumerated() where places[line] == index {
      guard let place = newPlaces[line], place >= 0 else { continue }
      var (low, high) = (0, piles.count)
      while low < high {
        let middle = (low + high) / 2
        if piles[middle].new < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = piles[low - 1].old }
      if low < piles.count { piles[low] = (index, place) } else { piles.append((index, place)) }
    }
    var next = piles.last?.old
    while let index = next {
      matches[index] = newPlaces[old[index]]
      next = before[index]
    }
    extend(&matches, old, new)
    return matches
  }

  /// The place of each line; -1 for one that is there several times.
  private static func places(_ lines: [Line]) -> [Line: Int] {
    var places: [Line: Int] = [:]
    for (index, line) in lines.enumerated() { places[line] = places[line] == nil ? index : -1 }
    return places
  }

  /// Matches what is equal after and before lines that match.
  private static func extend(_ matches: inout [Int?], _ old: [Line], _ new: [Line]) {
    // A line that is there once in both ends each way, so none goes beyond the next match.
    var next = 0
    /// The place after the last match before each line.
    var lows: [Int] = []
    for index in old.indices {
      lows.append(max(lows.last ?? 0, index > 0 ? matches[index - 1].map { $0 + 1 } ?? 0 : 0))
      if let match = matches[index] {
        next = match + 1
      } else if next < new.count, old[index] == new[next] {
        matches[index] = next
        next += 1
      } else {
        next = new.count
      }
    }
    var last = new.count - 1
    for index in old.indices.reversed() {
      if let match = matches[index] {
        last = match - 1
      } else if last >= lows[index], old[index] == new[last] {
        matches[index] = last
        last -= 1
      } else {
        last = -1
      }
    }
  }
}
