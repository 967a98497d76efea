import TableIR
import TableSupport

/// Matches an app's cells with rows of a spec: by their ids, then by their texts if those are unique, then in order between such rows,
/// then by position.
struct DumpRowMatcher {
  /// A row of either side.
  struct Row {
    var keys: DumpRowKeys
    /// In the table's content space.
    var frame: LayoutRect
  }

  private let spec: [Row]
  private let dump: [Row]
  /// For each row of the dump, the matching row of the spec.
  private(set) var match: [Int?]
  private var isTaken: [Bool]

  /// - Parameters:
  ///   - spec: from top to bottom.
  ///   - dump: from top to bottom.
  init(spec: [Row], dump: [Row]) {
    self.spec = spec
    self.dump = dump
    match = Array(repeating: nil, count: dump.count)
    isTaken = Array(repeating: false, count: spec.count)
    // An app that tells no text of any row has the rows of the spec, in their order, if there are as many.
    if spec.count == dump.count, dump.allSatisfy({ $0.keys.all == nil && $0.keys.id == nil }) {
      for index in dump.indices { pair(index, index) }
      return
    }
    matchUnique(\.id)
    matchUnique(\.all)
    matchUnique(\.title)
    matchRepeated(\.all)
    matchRepeated(\.title)
    matchPlaces()
  }

  private mutating func pair(_ row: Int, _ other: Int) {
    match[row] = other
    isTaken[other] = true
  }

  // MARK: Texts

  private mutating func matchUnique(_ key: KeyPath<DumpRowKeys, String?>) {
    let (rows, others) = (free(dump.indices.filter { match[$0] == nil }, dump, key), freeOfSpec(key))
    for (text, places) in rows where places.count == 1 {
      if let other = others[text], other.count == 1 { pair(places[0], other[0]) }
    }
  }

  private func free(_ indices: [Int], _ rows: [Row], _ key: KeyPath<DumpRowKeys, String?>) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for index in indices {
      if let text = rows[index].keys[keyPath: key] { found[text, default: []].append(index) }
    }
    return found
  }

  private func freeOfSpec(_ key: KeyPath<DumpRowKeys, String?>) -> [String: [Int]] {
    free(spec.indices.filter { !isTaken[$0] }, spec, key)
  }

  /// Rows with repeated texts: the nearest match below the match of the row before it.
  private mutating func matchRepeated(_ key: KeyPath<DumpRowKeys, String?>) {
    let others = freeOfSpec(key)
    let fixed = Fixed(match)
    /// For each text, the index of the next unused candidate.
    var next: [String: Int] = [:]
    for index in dump.indices where match[index] == nil {
      guard let text = dump[index].keys[keyPath: key], let candidates = others[text] else { continue }
      let range = fixed.range(around: index, of: spec.count)
      let expected = expectedY(of: index, fixed)
      var place = max(next[text] ?? 0, candidates.firstPlace { $0 >= range.lowerBound })
      guard place < candidates.count else { continue }
      let nearest = candidates.firstPlace { spec[$0].frame.y >= expected }
      if nearest > place { place = nearest }
      // Of two candidates, the nearer one.
      if place > max(next[text] ?? 0, candidates.firstPlace { $0 >= range.lowerBound }) {
        let above = abs(spec[candidates[place - 1]].frame.y - expected)
        if place >= candidates.count || above < abs(spec[candidates[place]].frame.y - expected) { place -= 1 }
      }
      guard place < candidates.count, range.contains(candidates[place]) else { continue }
      pair(index, candidates[place])
      next[text] = place + 1
    }
  }

  // MARK: Places

  /// Rows whose texts do not help: in order if both sides have the same number left between two matched rows, otherwise by
  /// position.
  private mutating func matchPlaces() {
    let fixed = Fixed(match)
    var start = 0
    while start < dump.count {
      guard match[start] == nil else {
        start += 1
        continue
      }
      var end = start
      while end < dump.count, match[end] == nil { end += 1 }
      let range = fixed.range(around: start, of: spec.count)
      let isBetween = range.lowerBound > 0 && range.upperBound < spec.count
      let left = isBetween || range.count < 4 * (end - start) + 64 ? range.filter { !isTaken[$0] } : nil
      if isBetween, let left, left.count == end - start {
        for (index, other) in zip(start..<end, left) { pair(index, other) }
      } else {
        matchNearest(start..<end, range, fixed)
      }
      start = end
    }
  }

  private mutating func matchNearest(_ rows: Range<Int>, _ range: Range<Int>, _ fixed: Fixed) {
    var next = range.lowerBound
    for index in rows {
      let expected = expectedY(of: index, fixed)
      let reach = max(dump[index].frame.height / 2, 1)
      // Rows are ordered from top to bottom: those that end above are not candidates for later rows either.
      var (low, high) = (next, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if spec[middle].frame.y < expected - reach { low = middle + 1 } else { high = middle }
      }
      var best: Int?
      while low < range.upperBound, spec[low].frame.y <= expected + reach {
        let distance = abs(spec[low].frame.y - expected)
        if !isTaken[low], best.map({ distance < abs(spec[$0].frame.y - expected) }) ?? true { best = low }
        low += 1
      }
      if let best {
        pair(index, best)
        next = best + 1
      }
    }
  }

  /// The expected position of a row in the spec, from those of the nearest matched rows.
  private func expectedY(of index: Int, _ fixed: Fixed) -> Double {
    guard let known = fixed.nearest(to: index), let other = match[known] else { return dump[index].frame.y }
    return dump[index].frame.y + spec[other].frame.y - dump[known].frame.y
  }
}

/// The matched rows that are in the same order on both sides.
private struct Fixed {
  /// For each row of the dump, the last fixed row up to it and the first one from it on.
  private var before: [Int?]
  private var after: [Int?]
  private let match: [Int?]

  init(_ match: [Int?]) {
    self.match = match
    let known = match.indices.filter { match[$0] != nil }
    let stays = LongestIncreasing.members(of: known.compactMap { match[$0] })
    var isFixed = Array(repeating: false, count: match.count)
    for (index, stays) in zip(known, stays) { isFixed[index] = stays }
    before = []
    var last: Int?
    for index in match.indices {
      if isFixed[index] { last = index }
      before.append(last)
    }
    after = Array(repeating: nil, count: match.count)
    last = nil
    for index in match.indices.reversed() {
      if isFixed[index] { last = index }
      after[index] = last
    }
  }

  /// The rows of the spec between the fixed rows around a row.
  func range(around index: Int, of count: Int) -> Range<Int> {
    let low = before[index].flatMap { match[$0] }.map { $0 + 1 } ?? 0
    let high = after[index].flatMap { match[$0] } ?? count
    return low..<max(low, high)
  }

  func nearest(to index: Int) -> Int? { before[index] ?? after[index] }
}

extension [Int] {
  /// The first index for which a condition holds that also holds for all later ones.
  fileprivate func firstPlace(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
