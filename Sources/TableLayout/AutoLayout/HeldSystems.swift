import ConstraintSolving
import ConstraintSyntax
import Locking
import TableIR
import WorkMetering

/// The systems prepared so far: rows that differ only in their texts share one.
struct HeldSystems {
  private var systems: [Key: Entry] = [:]

  /// The maximum number of systems that are kept; further ones are prepared each time.
  private static let most = 256

  /// A prepared system.
  final class Entry: Sendable {
    let held: HeldSystem
    /// Whether ratios of sizes contradict each other, which is checked once and not for every row.
    let hasContradictingRatios: Bool
    private let prepared: Locked<PreparedSystem>
    /// Sets of constraints that were broken because others contradicted them, by their order among all of the spec, most recently
    /// found first.
    private let broken = Locked<[Set<Int>]>([])

    fileprivate init(_ held: HeldSystem) {
      self.held = held
      hasContradictingRatios = SizeRatios.contradiction(in: held.views) != nil
      prepared = Locked(PreparedSystem(held.system))
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

  /// The structure of a system, without the parameters of a solution.
  struct Key: Hashable {
    private var items: [Item]
    private var constraints: [Constraint]
    private var growth: HeldRoom.Growth
    private var isRightToLeft: Bool
    /// Constraints of the spec that are left out, by their places among all.
    var broken: Set<Int> = []

    private struct Item: Hashable {
      var id: String?
      var parent: Int
      var width: Double?
      var height: Double?
      var frame: LayoutRect
      var sizing: ViewSizing?
      var priorities: ContentPriorities
      var hasWidth: Bool
      var hasHeight: Bool
      var margins: Insets?
      var preservesMargins: Bool
      var isHidden: Bool
      var hasBaseline: Bool
      var stack: StackShape?
    }

    private struct StackShape: Hashable {
      var axis: Stack.Axis
      var spacing: Double
      var alignment: Stack.Alignment
      var distribution: Stack.Distribution
      var margins: Insets
      /// The content lengths by which a stack that fills proportionally is divided.
      var lengths: [Double]
    }

    private struct Constraint: Hashable {
      var expression: ConstraintExpression
      var holder: Int
    }

    init(
      _ views: HeldViews, growth: HeldRoom.Growth, isRightToLeft: Bool, sizes: [(width: Double?, height: Double?)]
    ) {
      self.growth = growth
      self.isRightToLeft = isRightToLeft
      constraints = views.constraints.map { Constraint(expression: $0.constraint.expression, holder: $0.holder) }
      items = views.items.indices.dropFirst().compactMap { index in
        let item = views.items[index]
        guard let view = item.view else { return nil }
        var margins: Insets?
        var preservesMargins = false
        var stack: StackShape?
        switch view.content {
        case .container(let subviews):
          (margins, preservesMargins) = (subviews.margins, subviews.preservesSuperviewLayoutMargins)
        case .stack(let said):
          let isProportional = said.distribution == .fillProportionally
          let lengths = item.children.map { (said.axis == .horizontal ? sizes[$0].width : sizes[$0].height) ?? 0 }
          stack = StackShape(
            axis: said.axis, spacing: said.spacing, alignment: said.alignment, distribution: said.distribution,
            margins: said.margins, lengths: isProportional ? lengths : [])
        case .label, .image, .control, .plain: break
        }
        return Item(
          id: view.id, parent: item.parent, width: item.arrangedSize?.width, height: item.arrangedSize?.height,
          frame: view.frame, sizing: view.sizing, priorities: view.content.priorities,
          hasWidth: sizes[index].width != nil, hasHeight: sizes[index].height != nil, margins: margins,
          preservesMargins: preservesMargins, isHidden: view.look.isHidden,
          hasBaseline: view.content.hasBaseline, stack: stack)
      }
      self.sizes = sizes
    }

    /// Ignored in comparisons.
    fileprivate var sizes: [(width: Double?, height: Double?)]

    static func == (one: Key, other: Key) -> Bool {
      one.items == other.items && one.constraints == other.constraints && one.growth == other.growth
        && one.isRightToLeft == other.isRightToLeft && one.broken == other.broken
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(items)
      hasher.combine(constraints)
      hasher.combine(growth)
      hasher.combine(broken)
    }

    fileprivate func system(_ views: HeldViews) -> HeldSystem {
      HeldSystem(views, growth: growth, isRightToLeft: isRightToLeft, broken: broken, sizes: sizes)
    }
  }

  /// The system of some views.
  ///
  /// - Parameter work: the meter for the cost of a new system.
  mutating func entry(_ key: Key, _ views: HeldViews, _ work: WorkMeter) -> Entry {
    if let entry = systems[key] { return entry }
    work.spend(LayoutCost.preparing(views.count))
    let entry = Entry(key.system(views))
    if systems.count < Self.most { systems[key] = entry }
    return entry
  }
}
