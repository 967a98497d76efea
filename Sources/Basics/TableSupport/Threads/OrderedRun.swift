/// Works on the elements of a list, several at once, with the effects that one thread would have: whatever the number of threads, the
/// effects of an element follow those of all elements before it, in the order in which they were posted.
///
/// Effects that come early are kept until it is their turn. Once those that are kept cost more than a budget, threads wait, except the
/// one whose turn it is.
package final class OrderedRun<State>: @unchecked Sendable {
  package typealias Effect = @Sendable (inout State) -> Void

  private struct Early {
    var effects: [(cost: Int, run: Effect)] = []
    /// Whether no more will follow.
    var isWhole = false
  }

  private struct Order {
    /// The next element to work on.
    var next = 0
    /// The element whose effects take place now.
    var turn = 0
    /// Whether a thread is running effects.
    var isBusy = false
    var early: [Int: Early] = [:]
    /// The cost of the effects that are kept.
    var kept = 0
    /// Whether no element is begun any more, and no effect takes place.
    var isEnded = false
  }

  private let count: Int
  private let jobs: Int
  private let budget: Int
  private let order = Monitor(Order())
  /// Used only by the thread that is running effects.
  private var state: State

  /// In bytes, roughly: the cost of the effects that are kept.
  package static var standardBudget: Int { 64 << 20 }

  private init(count: Int, jobs: Int, budget: Int, state: State) {
    (self.count, self.jobs, self.budget, self.state) = (count, jobs, budget, state)
  }

  /// - Parameters:
  ///   - jobs: the number of threads.
  ///   - state: what effects change.
  ///   - work: is called with each index, on any thread.
  package static func run(
    _ count: Int, jobs: Int, budget: Int = standardBudget, state: inout State,
    _ work: @escaping @Sendable (Int, Turn) -> Void
  ) {
    let run = OrderedRun(count: count, jobs: jobs, budget: budget, state: state)
    WorkThread.run(threads: min(jobs, count)) { run.takeElements(work) }
    state = run.state
  }

  private func takeElements(_ work: (Int, Turn) -> Void) {
    while let index = take() {
      work(index, Turn(run: self, index: index))
      order.change { $0.early[index, default: Early()].isWhole = true }
      runEffects()
    }
  }

  private func take() -> Int? {
    order.change { order in
      guard !order.isEnded, order.next < count else { return nil }
      defer { order.next += 1 }
      return order.next
    }
  }

  /// Runs the effects whose turn it is, unless another thread does.
  private func runEffects() {
    let isFree = order.change { order in
      defer { order.isBusy = true }
      return !order.isBusy
    }
    guard isFree else { return }
    while let effect = nextEffect() { effect(&state) }
  }

  /// The next effect; without one, the thread is no longer running effects.
  private func nextEffect() -> Effect? {
    order.change { order in
      while let early = order.early[order.turn], !order.isEnded {
        if let first = early.effects.first {
          order.early[order.turn]?.effects.removeFirst()
          order.kept -= first.cost
          return first.run
        }
        guard early.isWhole else { break }
        order.early[order.turn] = nil
        order.turn += 1
      }
      if order.isEnded {
        order.early = [:]
        order.kept = 0
      }
      order.isBusy = false
      return nil
    }
  }

  /// The place of an element in the order.
  package struct Turn: @unchecked Sendable {
    fileprivate let run: OrderedRun
    fileprivate let index: Int

    /// Adds an effect, which runs now or later.
    /// - Parameter cost: what keeping it costs, in bytes.
    package func post(cost: Int = 0, _ effect: @escaping Effect) {
      let (index, budget) = (index, run.budget)
      run.order.change(when: { $0.isEnded || $0.kept <= budget || ($0.turn == index && !$0.isBusy) }) { order in
        guard !order.isEnded else { return }
        order.early[index, default: Early()].effects.append((cost, effect))
        order.kept += cost
      }
      run.runEffects()
    }

    /// Waits until the effects of all elements before it have taken place.
    package func wait() {
      let index = index
      run.order.change(when: { $0.isEnded || $0.turn == index }) { _ in }
    }

    /// Whether no effect takes place any more.
    package var isEnded: Bool { run.order.change { $0.isEnded } }

    /// Ends the run: this effect is the last. Only for an effect of this element.
    package func end() { run.order.change { $0.isEnded = true } }
  }
}
