/// The canonical order of the keys of a mapping.
///
/// A blank line or a comment begins a group: the author put these keys together, or wrote about them. Keys are sorted in their group, the
/// first key below a comment stays there, and groups stay where they are.
extension DocumentReader {
  func sort(_ collection: Collection, isRoot: Bool, holdsFirst: Bool) {
    let items = collection.items
    // What a comment silences on a line must stay on it, and a blank line must not come below a text that would keep it.
    guard items.count > 1, !items.contains(where: { $0.silencesLine || $0.keepsBreaks }) else { return }
    let keepsShared = items.contains { $0.sharesValue && $0.hasParts }
    var start = 0
    while start < items.count {
      var end = start + 1
      while end < items.count, items[end].leading.isEmpty, !items[end].hasBlankBefore { end += 1 }
      // The comments at the top of a file are about the file.
      let isHeld = start == 0 && holdsFirst || !items[start].leading.isEmpty && !(isRoot && start == 0)
      sort(&collection.items, in: (isHeld ? start + 1 : start)..<end, keepsShared: keepsShared)
      start = end
    }
  }

  /// Sorts a group; what is above its first item stays above it.
  private func sort(_ items: inout [Item], in group: Range<Int>, keepsShared: Bool) {
    guard group.count > 1, group.dropFirst().contains(where: { items[$0].position < items[$0 - 1].position }) else {
      return
    }
    var sorted = Array(items[group])
    let first = sorted[0]
    (sorted[0].leading, sorted[0].hasBlankBefore) = ([], false)
    sorted = order(of: sorted, keepsShared: keepsShared)
    (sorted[0].leading, sorted[0].hasBlankBefore) = (first.leading, first.hasBlankBefore)
    items.replaceSubrange(group, with: sorted)
  }

  /// The most items and anchors of a group whose dependencies are examined; a larger group stays as it is.
  private static let mostSorted = 200

  /// Items by their positions, except that an alias stays below its anchor, and anchors of the same name keep their order.
  /// - Parameter keepsShared: whether keys that set parts of one value keep their order.
  private func order(of items: [Item], keepsShared: Bool) -> [Item] {
    guard keepsShared || items.contains(where: { !$0.references.isEmpty }) else {
      return items.indices.sorted { (items[$0].position, $0) < (items[$1].position, $1) }.map { items[$0] }
    }
    let count = items.reduce(0) { $0 + $1.references.count }
    guard items.count <= Self.mostSorted, count <= Self.mostSorted else { return items }
    var waiting = Array(items.indices)
    var result: [Item] = []
    while !waiting.isEmpty {
      // The first item waits for no other one, so there is always a next item.
      let next = waiting.indices.filter { index in
        !waiting[..<index].contains {
          let (item, other) = (items[waiting[index]], items[$0])
          // Of a key that is there twice, the second one stays the second.
          return item.position == other.position || keepsShared && item.sharesValue && other.sharesValue
            || dependsOn(item, other)
        }
      }.min { (items[waiting[$0]].position, $0) < (items[waiting[$1]].position, $1) }
      guard let next else { break }
      result.append(items[waiting.remove(at: next)])
    }
    return result
  }

  /// Whether two items have the same anchor, or the anchor and the alias of a name.
  private func dependsOn(_ item: Item, _ other: Item) -> Bool {
    references[item.references].contains { reference in
      references[other.references].contains { $0.name == reference.name && ($0.isAnchor || reference.isAnchor) }
    }
  }
}

extension Item {
  /// Whether its value may be a mapping.
  fileprivate var hasParts: Bool {
    switch value {
    case .collection: true
    default: !references.isEmpty
    }
  }
}
