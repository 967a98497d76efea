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

  /// - Parameter budget: how many pairs of elements the sequences of a file may compare in all to find similar ones.
  init(
    _ old: [NodeID], _ new: [NodeID], _ before: inout TreeHashes, _ after: inout TreeHashes, budget: inout Int
  ) {
    self.old = old
    self.new = new
    matches = Array(repeating: nil, count: new.count)
    isKept = Array(repeating: false, count: old.count)
    isMoved = Array(repeating: false, count: new.count)
    followers = Array(repeating: nil, count: old.count)
    match(by: { $0.tree.id(of: $1) }, &before, &after)
    match(by: { $0.hash(of: $1) }, &before, &after)
    findMoves()
    matchRemaining(&before, &after, &budget)
    findFollowers()
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
  private mutating func matchRemaining(
    _ before: inout TreeHashes, _ after: inout TreeHashes, _ budget: inout Int
  ) {
    var run: [Int] = []
    var start = 0
    for index in new.indices {
      guard let match = matches[index] else {
        run.append(index)
        continue
      }
      guard !isMoved[index] else { continue }
      pair(run, old.indices.clamped(to: start..<max(match, start)).filter { !isKept[$0] }, &before, &after, &budget)
      (run, start) = ([], match + 1)
    }
    pair(run, (start..<max(old.count, start)).filter { !isKept[$0] }, &before, &after, &budget)
  }

  private mutating func pair(
    _ added: [Int], _ removed: [Int], _ before: inout TreeHashes, _ after: inout TreeHashes, _ budget: inout Int
  ) {
    guard !added.isEmpty, !removed.isEmpty else { return }
    let olds = removed.map { Element(old[$0], &before) }
    let news = added.map { Element(new[$0], &after) }
    for pair in LikestPairs.find(olds.count, news.count, budget: &budget, likeness: { olds[$0].likeness(to: news[$1]) })
    {
      matches[added[pair.new]] = removed[pair.old]
      isKept[removed[pair.old]] = true
    }
  }
}

/// An element of a sequence that is compared with others.
private struct Element {
  private var hasID: Bool
  private var title: String?
  private var traits: ElementTraits

  /// The keys of what an element is called.
  private static let titles: Set = ["text", "label", "title", "header"]

  init(_ element: NodeID, _ hashes: inout TreeHashes) {
    let (tree, node) = (hashes.tree, hashes.tree.resolved(element))
    hasID = tree.id(of: element) != nil
    title = tree.scalar(node)
    var others: [Int] = []
    if tree.kind(node) == .mapping {
      for (key, value) in tree.pairs(of: node) {
        guard let name = tree.scalar(key), name != "id" else { continue }
        let isMapping = tree.kind(value) == .mapping
        if title == nil, Self.titles.contains(name) {
          title = isMapping ? tree.pair("text", of: value).flatMap { tree.scalar($0.value) } : tree.scalar(value)
          if title != nil { continue }
        }
        others.append(Self.hash(name, hashes.hash(of: value)))
        // Of a switch that is off now, that it is a switch.
        if isMapping, let first = tree.pairs(of: value).first(where: { _ in true }) {
          others.append(Self.hash(name, hashes.hash(of: first.key)))
        }
      }
    } else if title == nil {
      others = [hashes.hash(of: node)]
    }
    traits = ElementTraits(title: title, others: others)
  }

  private static func hash(_ name: String, _ value: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(value)
    return hasher.finalize()
  }

  /// Nil for two elements whose different ids tell them apart, unless most of them is the same.
  func likeness(to other: Element) -> Double? {
    let likeness = traits.likeness(to: other.traits)
    return hasID && other.hasID && likeness < 0.5 && (title == nil || title != other.title) ? nil : likeness
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
