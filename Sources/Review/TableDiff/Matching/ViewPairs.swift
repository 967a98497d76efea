import LayoutFormat

/// The matched views of two rows: those with the same name, and views without an id by what they show.
struct ViewPairs {
  /// For each old view the matching new one, and the other way round.
  private(set) var newIndex: [Int?]
  private(set) var oldIndex: [Int?]

  init(_ old: [ViewSnapshot], _ new: [ViewSnapshot]) {
    newIndex = Array(repeating: nil, count: old.count)
    oldIndex = Array(repeating: nil, count: new.count)
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
    var waiting = WaitingElements(old.indices) { newIndex[$0] == nil ? key(old[$0]) : nil }
    guard !waiting.isEmpty else { return }
    for (index, view) in new.enumerated() where oldIndex[index] == nil {
      guard let key = key(view), let found = waiting.take(key) else { continue }
      newIndex[found] = index
      oldIndex[index] = found
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
