/// The matching of the elements of two arrays.
///
/// Elements are matched in this order: equal elements at both ends; objects by an `id` given by the author; equal elements; objects
/// that are equal apart from their position; objects by an `id` derived from their position; and the remaining elements between two
/// matches, one by one. A derived `id` identifies the position and not the element: if an element above is removed, the next one gets
/// its `id`.
struct ArrayMatching {
  struct Pair: Hashable {
    var old: Int
    var new: Int
    /// Whether both are known to be equal.
    var isEqual: Bool
  }

  /// The pairs, in the order of the new array.
  private(set) var pairs: [Pair] = []
  /// The number of pairs that are known to be equal.
  private(set) var equalCount = 0

  private let old: [HashedValue]
  private let new: [HashedValue]
  private let elements: JSONPatch.Elements
  /// For each element, the index of its match in the other array, or -1.
  private var newOf: [Int]
  private var oldOf: [Int]
  private var isEqual: [Bool]

  init(_ old: [HashedValue], _ new: [HashedValue], elements: JSONPatch.Elements) {
    self.old = old
    self.new = new
    self.elements = elements
    newOf = Array(repeating: -1, count: old.count)
    oldOf = Array(repeating: -1, count: new.count)
    isEqual = Array(repeating: false, count: new.count)
    matchEnds()
    match { elements.givenID($0.value).map(ExactText.init) }
    match(areEqual: true) { elements.givenID($0.value) == nil ? $0 : nil }
    match { elements.content($0) }
    match { $0.value.id.map(ExactText.init) }
    matchRest()
    for index in new.indices where oldOf[index] >= 0 {
      pairs.append(Pair(old: oldOf[index], new: index, isEqual: isEqual[index]))
      if isEqual[index] { equalCount += 1 }
    }
  }

  /// The final index of each kept old element among the kept elements.
  var newOrder: [Int] {
    var rank = Array(repeating: 0, count: new.count)
    for (index, pair) in pairs.enumerated() { rank[pair.new] = index }
    return newOf.filter { $0 >= 0 }.map { rank[$0] }
  }

  private mutating func pair(_ oldIndex: Int, _ newIndex: Int, areEqual: Bool = false) {
    newOf[oldIndex] = newIndex
    oldOf[newIndex] = oldIndex
    isEqual[newIndex] = areEqual
  }

  private mutating func matchEnds() {
    let shortest = min(old.count, new.count)
    var start = 0
    while start < shortest, old[start] == new[start] {
      pair(start, start, areEqual: true)
      start += 1
    }
    var end = 0
    while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      pair(old.count - 1 - end, new.count - 1 - end, areEqual: true)
      end += 1
    }
  }

  /// Matches elements with the same key, in order.
  private mutating func match<Key: Hashable>(areEqual: Bool = false, by key: (HashedValue) -> Key?) {
    guard newOf.contains(-1), oldOf.contains(-1) else { return }
    var waiting: [Key: Queue] = [:]
    for index in old.indices where newOf[index] < 0 {
      guard let key = key(old[index]) else { continue }
      waiting[key, default: Queue()].indices.append(index)
    }
    guard !waiting.isEmpty else { return }
    for index in new.indices where oldOf[index] < 0 {
      guard let key = key(new[index]), let found = waiting[key]?.next() else { continue }
      pair(found, index, areEqual: areEqual)
    }
  }

  private struct Queue {
    var indices: [Int] = []
    private var taken = 0

    mutating func next() -> Int? {
      guard taken < indices.count else { return nil }
      defer { taken += 1 }
      return indices[taken]
    }
  }

  /// Matches the remaining elements after the same pair, in order: a label with a different text and frame is still that label.
  private mutating func matchRest() {
    // The new element before them: -1 for the start.
    var waiting: [Int: Queue] = [:]
    var last = -1
    for index in old.indices {
      if newOf[index] >= 0 { last = newOf[index] } else { waiting[last, default: Queue()].indices.append(index) }
    }
    last = -1
    for index in new.indices {
      guard oldOf[index] < 0 else {
        last = index
        continue
      }
      guard elements.givenID(new[index].value) == nil, let found = waiting[last]?.next() else { continue }
      if elements.givenID(old[found].value) == nil, old[found].value.word == new[index].value.word {
        pair(found, index)
      }
    }
  }
}

extension JSONPatch.Elements {
  fileprivate func givenID(_ value: JSONValue) -> String? { value.id.flatMap { isMade($0) ? nil : $0 } }

  /// An object without the members that depend on its position and on its neighbours.
  fileprivate func content(_ value: HashedValue) -> HashedValue? {
    guard givenID(value.value) == nil, let rest = value.without(where: { $0 == "id" || placed.contains($0) }),
      case .object(let object) = rest.value, !object.isEmpty
    else { return nil }
    return rest
  }
}

extension JSONValue {
  fileprivate var id: String? {
    guard case .object(let object) = self, case .string(let id)? = object["id"] else { return nil }
    return id
  }

  /// The kind of view of an object, or the kind of value.
  fileprivate var word: String {
    guard case .object(let object) = self else { return kind }
    guard case .string(let word)? = object["kind"] else { return kind }
    return word
  }
}
