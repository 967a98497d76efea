import TableConstraints
import TableIR

/// Everything that the system of some views is made of, without the parameters of a solution.
///
/// Views of equal shape share a system, and a system sees nothing of its views but this: what it depends on cannot be missing here.
struct SystemShape: Hashable {
  /// The root and the views that it contains at any depth, each after its superview.
  let items: [Item]
  let constraints: [Constraint]
  let growth: SubviewSpace.Growth
  let isRightToLeft: Bool
  /// Constraints of the spec that are left out because others contradict them, by their order among all.
  var broken: Set<Int> = []

  struct Item: Hashable {
    var id: String?
    /// The index of its superview; 0 for the root itself.
    var parent = 0
    var children: [Int] = []
    /// What a view with a frame keeps, whatever constraints require; nil for the root, arranged views and those with sizes.
    var frame: LayoutRect?
    /// The size and position that it declares, by itself or as an arranged view.
    var sizing = ViewSizing()
    var priorities = ContentPriorities()
    /// Whether its content has a width and a height of its own.
    var hasWidth = false
    var hasHeight = false
    var margins: Insets?
    var preservesSuperviewMargins = false
    var isHidden = false
    var hasBaseline = false
    /// Whether it is a control that has its own size at every frame.
    var isOfOwnSize = false
    var stack: StackShape?
  }

  struct StackShape: Hashable {
    var axis: Stack.Axis
    var spacing: Double
    var alignment: Stack.Alignment
    var distribution: Stack.Distribution
    var margins: Insets
    /// The views that it arranges: hidden views take no space.
    var shown: [Int]
    /// The lengths of their contents, by which a stack that fills proportionally is divided; otherwise none.
    var lengths: [Double]
  }

  struct Constraint: Hashable {
    var expression: ConstraintExpression
    /// The index of the view that declares it beside its subviews.
    var holder: Int
  }

  /// - Parameter sizes: the sizes of the views' contents with unlimited space, in points.
  init(
    _ views: ConstrainedViews, growth: SubviewSpace.Growth, isRightToLeft: Bool,
    sizes: [(width: Double?, height: Double?)]
  ) {
    self.growth = growth
    self.isRightToLeft = isRightToLeft
    constraints = views.constraints.map { Constraint(expression: $0.constraint.expression, holder: $0.holder) }
    items = views.items.indices.map { index in
      let item = views.items[index]
      guard let view = item.view else { return Item(children: item.children) }
      var shape = Item(
        id: view.id, parent: item.parent, children: item.children,
        frame: item.arrangedSize == nil && view.sizing == nil ? view.frame : nil, sizing: views.sizing(of: index),
        priorities: (view.sizing ?? ViewSizing()).priorities(over: view.content.priorities),
        hasWidth: sizes[index].width != nil, hasHeight: sizes[index].height != nil, isHidden: view.look.isHidden,
        hasBaseline: view.content.hasBaseline)
      switch view.content {
      case .container(let subviews):
        shape.margins = subviews.margins
        shape.preservesSuperviewMargins = subviews.preservesSuperviewLayoutMargins
      case .stack(let stack):
        let shown = item.children.filter { views.items[$0].view?.look.isHidden != true }
        shape.stack = StackShape(
          axis: stack.axis, spacing: stack.spacing, alignment: stack.alignment, distribution: stack.distribution,
          margins: stack.margins, shown: shown,
          lengths: stack.distribution != .fillProportionally
            ? [] : shown.map { (stack.axis == .horizontal ? sizes[$0].width : sizes[$0].height) ?? 0 })
      case .control(let control): shape.isOfOwnSize = control.kind.traits.filling == .ownFrame
      case .label, .image, .plain: break
      }
      return shape
    }
  }
}
