/// Pairs the remaining elements of two lists by place: those that follow the same matched element, in order.
enum OrderPairs {
  /// - Parameters:
  ///   - old: for each old element the new one that it matches, -1 for one in another list, nil for none.
  ///   - isFree: whether an element without a match may be paired.
  static func find(
    old: [Int?], new: [Int?], isFree: (old: (Int) -> Bool, new: (Int) -> Bool)
  ) -> [(old: Int, new: Int)] {
    // The unmatched elements after each matched new element; -1 for the start of the list.
    var waiting: [Int: [Int]] = [:]
    var anchor = -1
    for (index, match) in old.enumerated() {
      if let match {
        if match >= 0 { anchor = match }
      } else if isFree.old(index) {
        waiting[anchor, default: []].append(index)
      }
    }
    guard !waiting.isEmpty else { return [] }
    var pairs: [(old: Int, new: Int)] = []
    var next = 0
    anchor = -1
    for (index, match) in new.enumerated() {
      if let match {
        if match >= 0 { (anchor, next) = (index, 0) }
      } else if isFree.new(index), let candidates = waiting[anchor], next < candidates.count {
        pairs.append((candidates[next], index))
        next += 1
      }
    }
    return pairs
  }
}
