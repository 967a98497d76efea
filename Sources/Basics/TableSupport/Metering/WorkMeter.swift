/// Counts the work for one spec, or for one pair of a diff, against a limit.
///
/// Everything that multiplies counts: rows, environments, variants, characters, rules, views. Work is counted instead of timed, so a
/// spec that exceeds the limit on one machine exceeds it on all. Loops stop when ``isSpent``; their partial results are discarded.
///
/// A meter is used by one thread at a time: parallel stages each have their own (``SharedWork``), and the sums are added afterwards.
public final class WorkMeter: @unchecked Sendable {
  /// In steps; negative once other meters that share it have spent it.
  @exclusivity(unchecked)
  public private(set) var limit: Int
  /// In steps; more than the limit if that was exceeded.
  ///
  /// Asked at every node of a spec. No access to it contains another, and a check that it does not would cost ten times as much.
  @exclusivity(unchecked)
  public private(set) var spent = 0
  /// What other meters spend from, too.
  private let shared: SharedWork?
  /// What was spent when it was last reported, and the next time it will be.
  @exclusivity(unchecked)
  private var reports: (last: Int, next: Int)

  /// In steps: how much is spent between two reports to other threads, some 10 ms.
  private static let reported = 1 << 20

  /// 2 s and 300 MB in a release build on one core of a server, in steps of ten nanoseconds or a byte and a half: 100,000 rows with two
  /// labels, an image and an accessory, and their JSON, take nearly all of it.
  public static let defaultLimit = 200_000_000

  /// Creates a work meter.
  public init(limit: Int = WorkMeter.defaultLimit) {
    self.limit = limit
    shared = nil
    reports = (0, .max)
  }

  init(limit: Int, sharedBy shared: SharedWork) {
    self.limit = limit
    self.shared = shared
    reports = (0, Self.reported)
  }

  /// Whether more was spent than the limit allows, here or by other meters that share it.
  public var isSpent: Bool { spent > limit }
  /// In steps.
  public var left: Int { max(limit - spent, 0) }

  /// Counts work done a number of times.
  public func spend(_ steps: Int, times: Int = 1) {
    let (product, isOverflow) = steps.multipliedReportingOverflow(by: times)
    let (sum, isTooMuch) = spent.addingReportingOverflow(product)
    spent = isOverflow || isTooMuch ? .max : sum
    if spent >= reports.next { report() }
  }

  /// Tells the other meters what was spent since the last report, and is told whether they have spent the limit.
  func report() {
    guard let shared, limit >= 0, spent < .max else { return }
    let isExceeded = shared.report(spent - reports.last)
    if isExceeded { limit = -1 }
    reports = (spent, isExceeded ? .max : spent + Self.reported)
  }
}
