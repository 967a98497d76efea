/// Counts what one spec costs, or one pair of a diff, against what it may cost.
///
/// Whatever multiplies spends from it: rows, environments, variants, letters, rules, views. Work is counted and not timed, so that a
/// spec which is too much on one machine is too much on all. Loops stop where ``isSpent``; what they made till then is of no use.
///
/// A meter is used by one thread at a time: stages that run side by side have one each, and are added up afterwards.
public final class WorkMeter: @unchecked Sendable {
  /// In steps.
  public let limit: Int
  /// In steps; more than the limit where that was passed.
  public private(set) var spent = 0

  /// 2 s and 300 MB of a release build on one core of a server, in steps of ten nanoseconds or a byte and a half: 100,000 rows of two texts, an
  /// image and an accessory, with their JSON, come to all but a few hundredths of it.
  public static let defaultLimit = 200_000_000

  public init(limit: Int = WorkMeter.defaultLimit) {
    self.limit = limit
  }

  public var isSpent: Bool { spent > limit }
  /// In steps.
  public var left: Int { max(limit - spent, 0) }

  /// Counts something done, so many times over.
  public func spend(_ steps: Int, times: Int = 1) {
    let (product, isOverflow) = steps.multipliedReportingOverflow(by: times)
    let (sum, isTooMuch) = spent.addingReportingOverflow(product)
    spent = isOverflow || isTooMuch ? .max : sum
  }
}
