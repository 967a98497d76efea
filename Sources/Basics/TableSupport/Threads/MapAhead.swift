/// Transforms the elements of a list in their order, several at once: by the thread that asks for the results, and by others that are a few
/// elements ahead of it.
///
/// So a long list needs memory for few results at a time, and no thread waits while there is work ahead.
package final class MapAhead<Element: Sendable, Result: Sendable>: Sendable {
  private let shared: Shared

  /// - Parameters:
  ///   - jobs: the number of threads, with the one that asks.
  ///   - lead: how many elements may be begun whose results were not asked for.
  ///   - transform: runs on any thread.
  package init(
    _ elements: [Element], jobs: Int, lead: Int, transform: @escaping @Sendable (Element) -> Result
  ) {
    shared = Shared(elements, lead: max(lead, 1), transform: transform)
    for _ in 1..<max(min(jobs, elements.count), 1) {
      WorkThread.detach { [shared] in shared.run() }
    }
  }

  deinit { shared.end() }

  /// The result of the next element; nil after the last. For one thread.
  package func next() -> Result? { shared.next() }

  /// What outlives the list, as long as threads are at work on its elements.
  private final class Shared: Sendable {
    private struct Progress {
      /// The next element to begin.
      var begun = 0
      /// The next element to be asked for.
      var asked = 0
      var results: [Int: Result] = [:]
      var isEnded = false

      func canBegin(of count: Int, lead: Int) -> Bool { begun < min(count, asked + lead) }

      mutating func begin(of count: Int) -> Int? {
        guard begun < count else { return nil }
        begun += 1
        return begun - 1
      }
    }

    private let elements: [Element]
    private let lead: Int
    private let transform: @Sendable (Element) -> Result
    private let progress = Monitor(Progress())

    init(_ elements: [Element], lead: Int, transform: @escaping @Sendable (Element) -> Result) {
      (self.elements, self.lead, self.transform) = (elements, lead, transform)
    }

    func end() { progress.change { $0.isEnded = true } }

    /// Begins one element after another.
    func run() {
      let (count, lead) = (elements.count, lead)
      while let index = progress.change(
        when: { $0.isEnded || $0.begun == count || $0.canBegin(of: count, lead: lead) },
        { $0.isEnded ? nil : $0.begin(of: count) })
      {
        finish(index)
      }
    }

    func next() -> Result? {
      let count = elements.count
      while true {
        // Its own element, if that is finished, or another to begin, unless it is to wait.
        let (result, index) = progress.change(when: { progress in
          progress.asked == count || progress.results[progress.asked] != nil || progress.canBegin(of: count, lead: lead)
        }) { progress -> (Result?, Int?) in
          if let result = progress.results.removeValue(forKey: progress.asked) {
            progress.asked += 1
            return (result, nil)
          }
          return (nil, progress.begin(of: count))
        }
        guard let index else { return result }
        finish(index)
      }
    }

    private func finish(_ index: Int) {
      let result = transform(elements[index])
      progress.change { $0.results[index] = result }
    }
  }
}
