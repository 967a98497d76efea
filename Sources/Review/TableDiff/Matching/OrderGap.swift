/// The remaining elements of two lists that are in the same place: after the same matched element, and before the next one.
struct OrderGap {
  var old: [Int]
  var new: [Int]

  /// - Parameters:
  ///   - old: for each old element the new one that it matches, -1 for one in another list, nil for none.
  ///   - isFree: whether an element without a match may be paired.
  /// - Returns: the gaps that both lists have.
  static func find(
    old: [Int?], new: [Int?], isFree: (old: (Int) -> Bool, new: (Int) -> Bool)
  ) -> [OrderGap] {
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
    var gaps: [OrderGap] = []
    var gap: OrderGap?
    func end() { if let gap, !gap.new.isEmpty { gaps.append(gap) } }
    gap = waiting[-1].map { OrderGap(old: $0, new: []) }
    for (index, match) in new.enumerated() {
      if let match {
        guard match >= 0 else { continue }
        end()
        gap = waiting[index].map { OrderGap(old: $0, new: []) }
      } else if isFree.new(index) {
        gap?.new.append(index)
      }
    }
    end()
    return gaps
  }

  /// The elements at the same place in the gap, in order.
  var pairs: Zip2Sequence<[Int], [Int]> { zip(old, new) }

  /// The elements that are alike at the same place: in gaps of one length anywhere, otherwise as long as all are from the start on, and from
  /// the end.
  func pairs(alike: (Int, Int) -> Bool) -> [(old: Int, new: Int)] {
    if old.count == new.count { return pairs.filter(alike).map { ($0, $1) } }
    let first = pairs.prefix(while: alike).map { (old: $0, new: $1) }
    let rest = zip(old.dropFirst(first.count).reversed(), new.dropFirst(first.count).reversed())
    return first + rest.prefix(while: alike).map { (old: $0, new: $1) }
  }
}
