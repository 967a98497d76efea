/// Elements of a list, each of which waits for an element of another list with the same key. Those with equal keys are taken in their order,
/// each once.
package struct WaitingElements<Key: Hashable, Element> {
  /// In reverse order.
  private var elements: [Key: [Element]] = [:]

  /// - Parameter key: nil for elements that do not wait.
  package init(_ all: some BidirectionalCollection<Element>, by key: (Element) -> Key?) {
    for element in all.reversed() {
      if let key = key(element) { elements[key, default: []].append(element) }
    }
  }

  package var isEmpty: Bool { elements.isEmpty }

  package func count(of key: Key) -> Int { elements[key]?.count ?? 0 }

  package mutating func take(_ key: Key) -> Element? { elements[key]?.popLast() }
}
