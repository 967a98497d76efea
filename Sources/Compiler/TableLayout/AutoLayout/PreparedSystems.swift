import TableConstraints
import TableIR
import TableSupport

/// The systems prepared so far: rows that differ only in their texts share one.
struct PreparedSystems {
  private var systems: [SystemShape: Entry] = [:]

  /// The maximum number of systems that are kept; further ones are prepared each time.
  private static let most = 256

  /// A prepared system.
  final class Entry: Sendable {
    let constraintSystem: ConstraintSystem
    /// Whether ratios of sizes contradict each other, which is checked once and not for every row.
    let hasContradictingRatios: Bool
    private let prepared: Locked<PreparedSystem>
    /// Sets of constraints that were broken because others contradicted them, by their order among all of the spec, most recently
    /// found first.
    private let broken = Locked<[Set<Int>]>([])

    fileprivate init(_ constraintSystem: ConstraintSystem, _ views: ConstrainedViews) {
      self.constraintSystem = constraintSystem
      hasContradictingRatios = SizeRatios.contradiction(in: views) != nil
      prepared = Locked(PreparedSystem(constraintSystem.system))
    }

    /// Solves in place: intermediate results are kept for other solutions.
    func solve(_ parameters: [Double]) -> Solution { prepared.withLock { $0.solve(parameters) } }

    /// A copy for rare queries.
    var questions: PreparedSystem { prepared.withLock { $0 } }

    var brokenBefore: [Set<Int>] { broken.withLock { $0 } }

    func remember(_ set: Set<Int>) {
      broken.withLock { sets in
        sets.removeAll { $0 == set }
        sets.insert(set, at: 0)
        if sets.count > 4 { sets.removeLast() }
      }
    }
  }

  /// The system of some views.
  ///
  /// - Parameter work: the meter for the cost of a new system.
  mutating func entry(_ shape: SystemShape, _ views: ConstrainedViews, _ work: WorkMeter) -> Entry {
    if let entry = systems[shape] { return entry }
    work.spend(LayoutCost.preparing(views.count))
    let entry = Entry(ConstraintSystem(shape), views)
    if systems.count < Self.most { systems[shape] = entry }
    return entry
  }
}
