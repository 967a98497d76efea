import LayoutFormat

/// The matched views of two rows.
struct ViewPairs {
  /// For each old view the matching new one, and the other way round.
  private(set) var newIndex: [Int?]
  private(set) var oldIndex: [Int?]

  /// No pairs.
  init(oldCount: Int, newCount: Int) {
    newIndex = Array(repeating: nil, count: oldCount)
    oldIndex = Array(repeating: nil, count: newCount)
  }

  /// The views of two versions: those with the same name, and views without an id by what they show.
  init(_ old: [ViewSnapshot], _ new: [ViewSnapshot]) {
    self.init(oldCount: old.count, newCount: new.count)
    // Most rows have the same views in the same order.
    if old.count == new.count && zip(old, new).allSatisfy({ $0.name == $1.name && !$0.isNumbered }) {
      newIndex = Array(old.indices)
      oldIndex = newIndex
      return
    }
    // Several views may have the same name.
    pair(old, new) { $0.isNumbered ? $0.content : "\($0.name) \($0.content ?? "")" }
    pair(old, new) { $0.name }
    // A view that gained, lost or changed its id.
    pair(old, new) { $0.hasID || $0.isNumbered ? $0.content : nil }
  }

  private mutating func pair(_ old: [ViewSnapshot], _ new: [ViewSnapshot], by key: (ViewSnapshot) -> String?) {
    pair(old.indices, by: { key(old[$0]) }, new.indices, by: { key(new[$0]) })
  }

  mutating func pair(_ old: Int, _ new: Int) {
    newIndex[old] = new
    oldIndex[new] = old
  }

  /// Matches views that are not matched yet and have equal keys, in their order; a view without a key has no match.
  ///
  /// - Parameter onlyUnique: whether keys that occur more than once on a side say nothing.
  mutating func pair<Key: Hashable>(
    _ old: some BidirectionalCollection<Int>, by oldKey: (Int) -> Key?,
    _ new: some BidirectionalCollection<Int>, by newKey: (Int) -> Key?, onlyUnique: Bool = false
  ) {
    var waiting = WaitingElements(old) { newIndex[$0] == nil ? oldKey($0) : nil }
    guard !waiting.isEmpty else { return }
    let keys = new.map { oldIndex[$0] == nil ? newKey($0) : nil }
    let counts = onlyUnique ? Dictionary(keys.lazy.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +) : [:]
    for (index, key) in zip(new, keys) {
      guard let key, !onlyUnique || counts[key] == 1 && waiting.count(of: key) == 1 else { continue }
      if let found = waiting.take(key) { pair(found, index) }
    }
  }
}

extension ViewSnapshot {
  /// Whether it is named by its kind and number, which change when another view is inserted before it.
  fileprivate var isNumbered: Bool { !hasID && name.utf8.contains(UInt8(ascii: " ")) }

  /// What it shows, for views that are named by number; nil if it shows nothing to match by.
  fileprivate var content: String? {
    guard let shown = self[.text] ?? self[.image] else { return nil }
    return "\(self[.kind] ?? "") \(shown)"
  }
}
