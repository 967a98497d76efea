/// A limit that the meters of several threads share.
///
/// Each meter reports what it spends from time to time, and is spent as soon as all of them together have spent more than the limit. So
/// threads stop soon after the limit is reached, instead of each spending all of it. Whether the sum of what they spent exceeds the limit
/// does not depend on the number of threads: only meters of work that exceeds it in sum are told to stop.
package final class SharedWork: Sendable {
  /// In steps.
  private let limit: Int
  private let total = Locked(0)

  package init(limit: Int) {
    self.limit = limit
  }

  /// Does a part of the work with a meter for one thread, which is spent from the start if the limit is exceeded already.
  ///
  /// - Returns: what the part gave, which must be discarded if the limit is exceeded, and what it cost.
  package func meter<Result>(_ part: (WorkMeter) -> Result) -> (result: Result, spent: Int) {
    let meter = WorkMeter(limit: limit, sharedBy: self)
    meter.report()
    let result = part(meter)
    meter.report()
    return (result, meter.spent)
  }

  /// Adds what a meter has spent, and returns whether the limit is exceeded.
  func report(_ steps: Int) -> Bool {
    total.withLock { total in
      let (sum, isTooMuch) = total.addingReportingOverflow(steps)
      total = isTooMuch ? .max : sum
      return total > limit
    }
  }
}
