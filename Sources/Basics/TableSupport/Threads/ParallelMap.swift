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
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let threads = min(jobs, elements.count)
    guard threads > 1 else { return elements.map(transform) }
    let results = UnsafeMutablePointer<Result?>.allocate(capacity: elements.count)
    results.initialize(repeating: nil, count: elements.count)
    defer {
      results.deinitialize(count: elements.count)
      results.deallocate()
    }
    // Each result is written once, by the thread that took its element, and read after all threads are done.
    nonisolated(unsafe) let slots = results
    let next = Locked(0)
    WorkThread.run(threads: threads) {
      while case let index = next.withLock({ next in
        defer { next += 1 }
        return next
      }), index < elements.count {
        slots[index] = transform(elements[index])
      }
    }
    return (0..<elements.count).compactMap { results[$0] }
  }
}
