import TableConstraints
import TableIR

/// Everything that the system of some views is made of, without the parameters of a solution.
///
/// Views of equal shape share a system, and a system sees nothing of its views but this: what it depends on cannot be missing here.
struct SystemShape: Hashable {
  /// The root and the views that it contains at any depth, each after its superview.
  let items: [Item]
  let constraints: [Constraint]
  /// Whether the root is as tall as its contents require.
  let isFree: Bool
  let isRightToLeft: Bool
  let era: Era
  /// Whether the first view fills the root, as a row's own stack does.
  let fillsRoot: Bool
  /// Whether views of stacks have the lengths of ``StackLayout`` where constraints leave them open.
  var breaksTies = false
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
    /// Whether its baselines are as far from its edges as they are in one that is as high as its text.
    var baselinesFollowEdges = false
    /// Whether it is a control that has its own size at every frame.
    var isOfOwnSize = false
    /// Whether it is a control of any length, such as a text field.
    var stretches = false
    /// Whether it gives its height up before what is beside it.
    var yieldsHeight = false
    /// Whether it is arranged, and has neither contents nor a height.
    var isEmpty = false
    var stack: StackShape?
  }

  /// What depends on the version of iOS, and on whether Interface Builder shows the views.
  struct Era: Hashable {
    /// Up to iOS 10, a view is hidden in a stack by a required constraint (useyourloaf.com, "Stack View Constraint Conflicts When Hiding
    /// Views"; braintree_ios issue 237).
    var hidesWithRequired: Bool
    /// Up to iOS 14, labels of several lines share the width of a stack (useyourloaf.com, "Stack View Changes In iOS 15").
    var sharesTextWidth: Bool

    /// The height of arranged views without a size, in points, on a canvas of Interface Builder.
    var emptyHeight: Double?
    /// Whether sizes are kept, and constraints to the middle and the far edge of the root broken instead.
    var keepsSizes: Bool
    /// Whether a label's baselines keep their distances from its edges, and not from its middle.
    var baselinesFollowEdges: Bool
    /// Whether a progress view gives its height up before what is beside it.
    var yieldsProgress: Bool
    /// Whether a stack does not grow before what is beside it, if its contents hug as much.
    var weighsStacks: Bool

    init(_ environment: Environment) {
      (hidesWithRequired, sharesTextWidth) = (environment.ios <= 10, environment.ios <= 14)
      emptyHeight = environment.canvas?.emptyArrangedHeight
      keepsSizes = environment.canvas?.keepsSizes ?? false
      baselinesFollowEdges = environment.canvas?.baselinesFollowEdges ?? false
      yieldsProgress = environment.canvas?.yieldsProgress ?? false
      weighsStacks = environment.canvas?.weighsStacks ?? false
    }
  }

  struct StackShape: Hashable {
    var axis: Stack.Axis
    /// After each view but the last.
    var gaps: [Double]
    var isBaselineRelative = false
    var alignment: Stack.Alignment
    var distribution: Stack.Distribution
    var margins: Insets
    /// The views that it arranges: hidden views take no space.
    var shown: [Int]
    /// The lengths of their contents, by which a stack that fills proportionally is divided; otherwise none.
    var lengths: [Double]
    /// Labels of several lines.
    var wrapping: [Int]
    /// Whether it arranges other stacks, which grow before other views.
    var holdsStack: Bool

    /// How strongly an arranged view keeps from growing.
    func hugging(of item: Item, along axis: Stack.Axis) -> Double {
      item.sizing.hugging(
        over: item.priorities, along: axis,
        // A text field grows beside a stack with a label, which hugs more: a cell of OsmAnd-iOS in Interface Builder (Xcode 15).
        besideStack: holdsStack && axis == self.axis && distribution == .fill && !item.stretches)
    }
  }

  struct Constraint: Hashable {
    var expression: ConstraintExpression
    /// The index of the view that declares it beside its subviews.
    var holder: Int
  }

  /// - Parameters:
  ///   - sizes: the sizes of the views' contents with unlimited space, in points.
  ///   - fitting: the length along an axis that fits the contents of a view without a size.
  init(
    _ views: ConstrainedViews, isFree: Bool, isRightToLeft: Bool, era: Era,
    sizes: [(width: Double?, height: Double?)], fillsRoot: Bool = false,
    fitting: (View, Stack.Axis) -> Double
  ) {
    (self.isFree, self.era, self.fillsRoot) = (isFree, era, fillsRoot)
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
        hasBaseline: view.content.hasBaseline, isOfOwnSize: view.content.hasOwnFrame, stretches: view.content.stretches)
      shape.isEmpty =
        views.isArranged(index) && !shape.hasHeight && shape.sizing.height == nil
        && item.children.allSatisfy { views.items[$0].view?.look.isHidden == true }
      switch view.content {
      case .container(let subviews):
        shape.margins = subviews.margins
        shape.preservesSuperviewMargins = subviews.preservesSuperviewLayoutMargins
      case .stack(let stack):
        let shown = item.children.filter { views.items[$0].view?.look.isHidden != true }
        shape.stack = StackShape(
          axis: stack.axis, gaps: stack.shown.gaps, isBaselineRelative: stack.isBaselineRelativeArrangement,
          alignment: stack.alignment, distribution: stack.distribution, margins: stack.margins, shown: shown,
          lengths: stack.distribution != .fillProportionally
            ? []
            : shown.map { child in
              let own = views.sizing(of: child)
              return (stack.axis == .horizontal ? own.width ?? sizes[child].width : own.height ?? sizes[child].height)
                ?? views.items[child].view.map { fitting($0, stack.axis) } ?? 0
            },
          wrapping: shown.filter { views.items[$0].view.map { ArrangedView($0).wraps } ?? false },
          holdsStack: stack.shown.holdsStack && !era.weighsStacks)
      case .label: shape.baselinesFollowEdges = era.baselinesFollowEdges
      case .control(let control):
        if case .progressView = control.kind { shape.yieldsHeight = era.yieldsProgress }
      case .image, .plain: break
      }
      return shape
    }
  }
}
