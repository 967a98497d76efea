/// Work that threads of its own do, in the order in which it comes: where Dispatch's threads have too small a stack.
package final class WorkQueue: Sendable {
  package typealias Work = @Sendable () -> Void

  private struct State {
    var waiting: ArraySlice<Work> = []
    var isEnded = false
  }

  /// Outlives the queue as long as its threads are at work.
  private let state = Monitor(State())

  /// - Parameter threads: how many there are; with one, work is done one after the other.
  package init(threads: Int = 1) {
    for _ in 0..<threads {
      let isStarted = WorkThread.detach { [state] in
        while let work = state.change(
          when: { $0.isEnded || !$0.waiting.isEmpty }, { $0.waiting.popFirst() })
        {
          work()
        }
      }
      precondition(isStarted, "the thread could not be started")
    }
  }

  deinit { end() }

  package func async(_ work: @escaping Work) {
    state.change { state in
      if !state.isEnded { state.waiting.append(work) }
    }
  }

  /// Begins nothing any more.
  package func end() {
    // What is released may be the last to know of this queue.
    let rest = state.change { state in
      defer { state.waiting = [] }
      state.isEnded = true
      return state.waiting
    }
    withExtendedLifetime(rest) {}
  }
}
