import TableConstraints
import TableIR
import TableSupport

/// Solves a system of constrained views, without the constraints that contradict others: one of each conflicting set is broken, as in UIKit.
struct ConstraintSolving {
  let views: ConstrainedViews
  private var shape: SystemShape
  private let systems: Locked<PreparedSystems>
  private let work: WorkMeter
  /// The system of all constraints.
  let whole: PreparedSystems.Entry
  /// The system of the constraints that hold.
  private(set) var entry: PreparedSystems.Entry

  /// In points: no line is as high.
  private static let line = 2.0
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
    let solution = entry.solve(parameters)
    guard !solution.violatedRequired.isEmpty else { return solution }
    // A constraint that was broken in another row with the same constraints is broken again.
    for broken in whole.brokenBefore {
      leaveOut(broken)
      let solution = entry.solve(parameters)
      if solution.violatedRequired.isEmpty { return solution }
    }
    let broken = Set(conflicts(at: parameters).compactMap(\.broken))
    if !broken.isEmpty { whole.remember(broken) }
    leaveOut(broken)
    return entry.solve(parameters)
  }

  /// The system of the constraints that hold, with which views of stacks have the lengths of ``StackLayout`` where it leaves them open.
  func breakingTies() -> PreparedSystems.Entry {
    var shape = entry.constraintSystem.shape
    shape.breaksTies = true
    return systems.withLock { [views, work] in $0.entry(shape, views, work) }
  }

  /// A set of constraints that contradict each other.
  struct Conflict {
    /// The system of the constraints that had not been broken before.
    let constraintSystem: ConstraintSystem
    let members: [LinearSystem.Constraint]
    /// The constraint that is broken, by its place: among all of the spec, or negative among those of stacks. Nil for none.
    let broken: Int?
    /// How far they are from holding together, in points.
    let amount: Double
  }

  /// The conflicting sets, one after the other: each of what was left of the constraints when one of each set before it was broken.
  func conflicts(at parameters: [Double]) -> [Conflict] {
    var solving = self
    var (found, broken): ([Conflict], Set<Int>) = ([], [])
    while broken.count < Self.mostBroken, !work.isSpent {
      solving.leaveOut(broken)
      let violated = solving.entry.solve(parameters).violatedRequired
      guard !violated.isEmpty else { break }
      work.spend(LayoutCost.conflict(views.count))
      let constraintSystem = solving.entry.constraintSystem
      let members = constraintSystem.system.conflict(at: parameters)
      let amount = violated.reduce(0) { members.contains($1.constraint) ? $0 + $1.amount : $0 }
      // An invalid frame is no constraint's fault. The line of a row is held against what the spec says.
      let place = constraintSystem.broken(of: members, sparesStacks: amount < Self.line)
      found.append(
        Conflict(constraintSystem: constraintSystem, members: members, broken: place, amount: amount))
      guard let place else { break }
      broken.insert(place)
    }
    return found
  }

  private mutating func leaveOut(_ broken: Set<Int>) {
    shape.broken = broken
    entry = systems.withLock { [shape, views, work] in $0.entry(shape, views, work) }
  }
}
