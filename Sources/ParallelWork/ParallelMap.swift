import Dispatch

/// Transforms the elements of a list, several at once.
package struct ParallelMap {
  /// The number of threads.
  private let jobs: Int

  package init(jobs: Int) {
    self.jobs = jobs
  }

  /// The results, in the order of the elements.
  ///
  /// - Parameter transform: runs on any thread.
  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let threads = min(jobs, elements.count)
    guard threads > 1, Threads.areAvailable else { return elements.map(transform) }
    let results = UnsafeMutablePointer<Result?>.allocate(capacity: elements.count)
    results.initialize(repeating: nil, count: elements.count)
    defer {
      results.deinitialize(count: elements.count)
      results.deallocate()
    }
    // Each result is written once, by the thread that took its element, and read after all threads are done.
    nonisolated(unsafe) let slots = results
    let next = Counter()
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while case let index = next.take(), index < elements.count { slots[index] = transform(elements[index]) }
    }
    return (0..<elements.count).compactMap { results[$0] }
  }

  /// Hands out each number once.
  private final class Counter: @unchecked Sendable {
    private let queue = DispatchQueue(label: "tablec.counter")
    private var value = 0

    func take() -> Int {
      queue.sync {
        defer { value += 1 }
        return value
      }
    }
  }
}
