import TableConstraints
import TableIR
import TableSupport

/// Solves a system of constrained views, without the constraints that contradict others.
///
/// UIKit breaks one constraint of a conflicting set. Which one is not documented; in such cells saved by Interface Builder (ac-0068,
/// ac-0091, ac-0242) it is the last in document order, so it is the last one here.
struct ConstraintSolving {
  let views: ConstrainedViews
  private var shape: SystemShape
  private let systems: Locked<PreparedSystems>
  private let work: WorkMeter
  /// The system of all constraints.
  let whole: PreparedSystems.Entry
  /// The system of the constraints that hold.
  private(set) var entry: PreparedSystems.Entry

  /// The maximum number of constraints that are removed.
  private static let mostBroken = 64

  init(_ views: ConstrainedViews, _ shape: SystemShape, _ systems: Locked<PreparedSystems>, work: WorkMeter) {
    self.views = views
    self.shape = shape
    self.systems = systems
    self.work = work
    whole = systems.withLock { $0.entry(shape, views, work) }
    entry = whole
  }

  mutating func solve(_ parameters: [Double]) -> Solution {
    entry = whole
    var solution = entry.solve(parameters)
    guard !solution.violatedRequired.isEmpty else { return solution }
    // A constraint that was broken in another row with the same constraints is broken again.
    for broken in whole.brokenBefore {
      leaveOut(broken)
      solution = entry.solve(parameters)
      if solution.violatedRequired.isEmpty { return solution }
    }
    var broken: Set<Int> = []
    leaveOut(broken)
    while broken.count < Self.mostBroken, !work.isSpent {
      work.spend(LayoutCost.conflict(views.count))
      let declared = entry.constraintSystem.system.conflict(at: parameters).compactMap {
        entry.constraintSystem.declared[$0]?.place
      }
      // An invalid frame is no constraint's fault.
      guard let last = declared.max() else { break }
      broken.insert(last)
      leaveOut(broken)
      solution = entry.solve(parameters)
      if solution.violatedRequired.isEmpty { break }
    }
    if !broken.isEmpty { whole.remember(broken) }
    return solution
  }

  private mutating func leaveOut(_ broken: Set<Int>) {
    shape.broken = broken
    entry = systems.withLock { [shape, views, work] in $0.entry(shape, views, work) }
  }
}
