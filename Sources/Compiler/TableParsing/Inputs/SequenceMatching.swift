import TableSupport
import YAMLSyntax

/// Which elements of two versions of a sequence are the same.
struct SequenceMatching {
  let old: [NodeID]
  let new: [NodeID]
  /// For each new element the index of the old one; nil if it is new.
  private(set) var matches: [Int?]
  /// Whether an old element has a new version.
  private(set) var isKept: [Bool]
  /// Whether a new element was elsewhere among the others.
  private(set) var isMoved: [Bool]
  /// For each old element the new one that follows where it was.
  private(set) var followers: [NodeID?]
  /// How much may be compared to find similar elements. Each of those that are left may have to be compared with every other.
  private var budget: Int
  private static let most = 20_000

  /// - Parameter budget: what the sequences of a file may compare in all.
  init(
    _ old: [NodeID], _ new: [NodeID], _ before: inout TreeHashes, _ after: inout TreeHashes, budget whole: inout Int
  ) {
    self.old = old
    self.new = new
    matches = Array(repeating: nil, count: new.count)
    isKept = Array(repeating: false, count: old.count)
    isMoved = Array(repeating: false, count: new.count)
    followers = Array(repeating: nil, count: old.count)
    let own = min(whole, Self.most)
    budget = own
    match(by: { $0.tree.id(of: $1) }, &before, &after)
    match(by: { $0.hash(of: $1) }, &before, &after)
    findMoves()
    matchRemaining(&before, &after)
    findFollowers()
    whole -= own - budget
  }

  private mutating func findFollowers() {
    var places: [Int?] = Array(repeating: nil, count: old.count)
    for (index, match) in matches.enumerated() { if let match { places[match] = index } }
    var next: NodeID?
    for index in old.indices.reversed() {
      followers[index] = next
      if let place = places[index] { next = new[place] }
    }
  }

  /// Matches the elements that have something in common, in their order.
  private mutating func match<Mark: Hashable>(
    by mark: (inout TreeHashes, NodeID) -> Mark?, _ before: inout TreeHashes, _ after: inout TreeHashes
  ) {
    var waiting: [Mark: [Int]] = [:]
    for index in old.indices.reversed() where !isKept[index] {
      if let mark = mark(&before, old[index]) { waiting[mark, default: []].append(index) }
    }
    for index in new.indices where matches[index] == nil {
      guard let mark = mark(&after, new[index]), let found = waiting[mark]?.popLast() else { continue }
      matches[index] = found
      isKept[found] = true
    }
  }

  private mutating func findMoves() {
    let known = matches.indices.filter { matches[$0] != nil }
    let stays = LongestIncreasing.members(of: known.compactMap { matches[$0] })
    for (index, stays) in zip(known, stays) where !stays { isMoved[index] = true }
  }

  /// Matches what remains between the elements that stayed.
  private mutating func matchRemaining(_ before: inout TreeHashes, _ after: inout TreeHashes) {
    var run: [Int] = []
    var start = 0
    for index in new.indices {
      guard let match = matches[index] else {
        run.append(index)
        continue
      }
      guard !isMoved[index] else { continue }
      pair(run, old.indices.clamped(to: start..<max(match, start)).filter { !isKept[$0] }, &before, &after)
      (run, start) = ([], match + 1)
    }
    pair(run, (start..<max(old.count, start)).filter { !isKept[$0] }, &before, &after)
  }

  private mutating func pair(
    _ added: [Int], _ removed: [Int], _ before: inout TreeHashes, _ after: inout TreeHashes
  ) {
    guard !added.isEmpty, !removed.isEmpty else { return }
    var next = 0
    for (place, index) in added.enumerated() {
      for candidate in next..<removed.count {
        guard budget > 0 else { return }
        let isOnly = added.count == removed.count && candidate == place
        guard isSimilar(old[removed[candidate]], new[index], isOnly: isOnly, &before, &after) else { continue }
        matches[index] = removed[candidate]
        isKept[removed[candidate]] = true
        next = candidate + 1
        break
      }
    }
  }

  /// Whether two elements are versions of one: they share half of their keys' values, have nothing that tells them apart, or say the same in
  /// one place under different ids.
  private mutating func isSimilar(
    _ left: NodeID, _ right: NodeID, isOnly: Bool, _ before: inout TreeHashes, _ after: inout TreeHashes
  ) -> Bool {
    let (one, other) = (before.tree.resolved(left), after.tree.resolved(right))
    // Most elements have a few keys.
    budget -= 1 + (before.tree.count(one) + after.tree.count(other)) / 16
    guard before.tree.kind(one) == after.tree.kind(other) else { return false }
    guard before.tree.kind(one) == .mapping else { return isOnly }
    var values: [String: Int] = [:]
    for (key, value) in before.tree.pairs(of: one) {
      if let name = before.tree.scalar(key) { values[name] = before.hash(of: value) }
    }
    var (same, count, hasSameText) = (0, 0, false)
    for (key, value) in after.tree.pairs(of: other) {
      count += 1
      guard let name = after.tree.scalar(key), values[name] == after.hash(of: value) else { continue }
      same += 1
      if name == "text" { hasSameText = true }
    }
    let hasIDs = before.tree.id(of: left) != nil && after.tree.id(of: right) != nil
    return 2 * same >= max(count, values.count) || isOnly && (!hasIDs || hasSameText)
  }
}

extension SyntaxTree {
  /// The id that an element gives itself.
  fileprivate func id(of element: NodeID) -> String? {
    let node = resolved(element)
    guard kind(node) == .mapping, let id = pair("id", of: node)?.value else { return nil }
    return scalar(id)
  }
}
