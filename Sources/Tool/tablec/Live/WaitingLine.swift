/// Elements that wait for their turn, each once: the one that came first is the next.
struct WaitingLine<Element: Hashable & Sendable>: Sendable {
  private(set) var elements: Set<Element> = []
  /// Some may have left, and some of those may be back.
  private var order: [Element] = []
  private var start = 0

  var isEmpty: Bool { elements.isEmpty }

  func contains(_ element: Element) -> Bool { elements.contains(element) }

  mutating func add(_ element: Element) {
    if elements.insert(element).inserted { order.append(element) }
  }

  mutating func remove(_ element: Element) {
    elements.remove(element)
    if elements.isEmpty { self = WaitingLine() }
  }

  mutating func removeFirst() -> Element? {
    while start < order.count {
      let first = order[start]
      start += 1
      if start > 64, start * 2 > order.count {
        order.removeFirst(start)
        start = 0
      }
      if elements.contains(first) {
        remove(first)
        return first
      }
    }
    return nil
  }
}
