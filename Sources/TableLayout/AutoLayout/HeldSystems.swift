import ConstraintSolving
import ConstraintSyntax
import TableIR

/// The systems that were prepared so far: rows that differ in their texts alone share one.
struct HeldSystems {
  private var systems: [(held: HeldSystem, prepared: PreparedSystem)] = []
  private var places: [Key: Int] = [:]

  /// More kinds of rows than this are prepared each time anew.
  private static let most = 256

  /// What a system is made of, without what is given anew for each solution.
  struct Key: Hashable {
    private var items: [Item]
    private var constraints: [Constraint]
    private var growsInHeight: Bool
    private var isRightToLeft: Bool

    private struct Item: Hashable {
      var id: String?
      var parent: Int
      var width: Double?
      var height: Double?
      var frame: Rect
      var sizing: ViewSizing?
      var priorities: ContentPriorities
      var hasWidth: Bool
      var hasHeight: Bool
      var margins: Insets?
      var stack: StackShape?
    }

    private struct StackShape: Hashable {
      var axis: Stack.Axis
      var spacing: Double
      var alignment: Stack.Alignment
      var distribution: Stack.Distribution
      var margins: Insets
      /// By which a stack that fills proportionally is shared.
      var lengths: [Double]
    }

    private struct Constraint: Hashable {
      var expression: ConstraintExpression
      var holder: Int
    }

    init(
      _ views: HeldViews, growsInHeight: Bool, isRightToLeft: Bool, sizes: [(width: Double?, height: Double?)]
    ) {
      self.growsInHeight = growsInHeight
      self.isRightToLeft = isRightToLeft
      constraints = views.constraints.map { Constraint(expression: $0.constraint.expression, holder: $0.holder) }
      items = views.items.indices.dropFirst().compactMap { index in
        let item = views.items[index]
        guard let view = item.view else { return nil }
        var margins: Insets?
        var stack: StackShape?
        switch view.content {
        case .container(let subviews): margins = subviews.margins
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
          hasWidth: sizes[index].width != nil, hasHeight: sizes[index].height != nil, margins: margins, stack: stack)
      }
      self.sizes = sizes
    }

    /// Not a part of what is compared.
    fileprivate var sizes: [(width: Double?, height: Double?)]

    static func == (one: Key, other: Key) -> Bool {
      one.items == other.items && one.constraints == other.constraints && one.growsInHeight == other.growsInHeight
        && one.isRightToLeft == other.isRightToLeft
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(items)
      hasher.combine(constraints)
      hasher.combine(growsInHeight)
    }

    fileprivate func system(_ views: HeldViews) -> HeldSystem {
      HeldSystem(views, growsInHeight: growsInHeight, isRightToLeft: isRightToLeft, sizes: sizes)
    }
  }

  /// The system of some views, by its place.
  mutating func place(_ key: Key, _ views: HeldViews) -> Int {
    if let place = places[key] { return place }
    let held = key.system(views)
    // The last place is the one of all that are not kept.
    if systems.count >= Self.most { systems.removeLast() }
    systems.append((held, PreparedSystem(held.system)))
    if systems.count < Self.most { places[key] = systems.count - 1 }
    return systems.count - 1
  }

  func held(_ place: Int) -> HeldSystem { systems[place].held }
  func prepared(_ place: Int) -> PreparedSystem { systems[place].prepared }

  /// In its place: what is found on the way to a solution is kept for others.
  mutating func solve(_ place: Int, _ parameters: [Double]) -> Solution { systems[place].prepared.solve(parameters) }
}
