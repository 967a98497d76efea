import TableConstraints
import TableIR

/// The constraints between views as a linear system: those that the spec declares, and those that UIKit adds for content sizes,
/// frames and stacks.
///
/// Lengths are points in the root's space, of alignment rectangles. Everything is laid out from left to right.
struct ConstraintSystem {
  /// The low priority that keeps stacks no larger than their contents if nothing else does.
  static let stackFitting = 49.0
  /// The priority with which a view of a stack without alignment fill is as long as the stack across its axis if nothing else sets
  /// its length.
  static let ambiguitySuppression = 25.0
  /// What hides a view in a stack from iOS 11 on: stronger than the 999 that everybody recommends for the view's own size.
  static let hiding = 999.999
  /// What makes an arranged view without a size visible on a canvas: stronger than hugging (251), and weaker than what keeps contents whole (750). The
  /// heights of 28 views in eight documents of Xcode 12 to 26 follow from it (GoMap's QuestSolver, OsmAnd's OACardTableViewCell, Loop's Main).
  static let emptyHeight = 500.0
  /// From it, the priorities of a stack's equal distances between centres count down: they give way before a view is compressed.
  static let centering = 150.0
  /// A priority below all of UIKit's: which of several views grows or shrinks where the others leave it open.
  static let tie = 0.5
  /// `UILayoutPriority.fittingSizeLevel`: a cell is no taller than its contents.
  static let fittingSize = 50.0

  /// The highest effective priority of a content size.
  static let mostOfContent = 999.0

  typealias Variable = LinearSystem.Variable
  typealias Parameter = LinearSystem.Parameter
  typealias Expression = LinearSystem.Expression

  struct Box {
    var x, y, width, height: Variable
  }

  /// The parameters of a view's content, set for each solution.
  struct Content {
    var width: Parameter?
    var height: Parameter?
    /// From its middle, or from the edges that they follow.
    var firstBaseline: Parameter
    var lastBaseline: Parameter
  }

  /// A constraint of the spec.
  enum Declared {
    /// One in any list, by its index.
    case listed(Int)
    /// One that a view declares itself, by its index in ``ViewSizing/constraints(of:at:)``.
    case own(Int, view: Int)
  }

  /// A requirement of UIKit that constraints of a spec can contradict.
  enum Implied {
    case rootWidth, rootHeight
    /// A view at a frame, or a stack, by its index.
    case frame(Int)
    case stack(ArrangedView)
  }

  /// A required constraint by which a stack arranges one of its views.
  struct ArrangedView {
    var stack: Int
    var rule: ConstraintProblem.StackRule
    var view: Int
    /// Whether it is about the view's trailing or lower edge.
    var isFarEdge: Bool
    /// Its place among all constraints of stacks.
    var number: Int

    /// Its place among those of the spec and of stacks, which is negative for these.
    var place: Int { ~number }
  }

  /// A margin of the root, by its edge.
  struct Edges {
    var left, right, top, bottom: Parameter

    /// Their values among the parameters of a solution, in points.
    func insets(in values: [Double]) -> Insets {
      Insets(
        top: values[top.index], left: values[left.index], bottom: values[bottom.index], right: values[right.index])
    }
  }

  var system = LinearSystem()
  private(set) var boxes: [Box] = []
  private(set) var contents: [Content?] = []
  let rootWidth: Parameter
  /// Nil if the root is as tall as its contents require.
  let rootHeight: Parameter?
  private(set) var margins: Edges
  private(set) var safeArea: Edges
  private(set) var readable: Edges
  /// The margins of views that preserve their superview's, which depend on their positions.
  private(set) var preservedMargins: [Int: Edges] = [:]
  /// The declarations in the spec of the solver's constraints, and their order among all of them.
  var declared: [LinearSystem.Constraint: (meaning: Declared, place: Int)] = [:]

  private(set) var implied: [LinearSystem.Constraint: Implied] = [:]
  private var arrangedCount = 0

  /// The lengths along the axes of their stacks that views have where the constraints leave it open.
  var ties: [Int: Parameter] = [:]

  let shape: SystemShape
  private(set) var names = NamedViews()
  var declaredCount = 0

  init(_ shape: SystemShape) {
    self.shape = shape
    rootWidth = system.addParameter(nominal: 320)
    rootHeight = shape.isFree ? nil : system.addParameter(nominal: 60)
    func edges(_ system: inout LinearSystem, _ nominal: Double) -> Edges {
      Edges(
        left: system.addParameter(nominal: nominal), right: system.addParameter(nominal: nominal),
        top: system.addParameter(nominal: nominal), bottom: system.addParameter(nominal: nominal))
    }
    margins = edges(&system, 11)
    safeArea = edges(&system, 0)
    readable = edges(&system, 16)
    for (index, item) in shape.items.enumerated() {
      names.add(item.id, index)
      boxes.append(
        Box(
          x: system.addVariable(), y: system.addVariable(), width: system.addVariable(isNonnegative: true),
          height: system.addVariable(isNonnegative: true)))
      contents.append(nil)
    }
    for (index, item) in shape.items.enumerated() where item.preservesSuperviewMargins {
      preservedMargins[index] = edges(&system, 8)
    }
    addRoot()
    for index in shape.items.indices.dropFirst() { addView(index) }
    // By the baselines of their arranged views.
    for (index, item) in shape.items.enumerated() {
      if let stack = item.stack { addStack(stack, index) }
    }
    for (index, constraint) in shape.constraints.enumerated() {
      add(constraint.expression, as: .listed(index), in: constraint.holder, of: nil)
    }
  }

  private mutating func addRoot() {
    let root = boxes[0]
    system.add(Expression([(root.x, 1)]), .equal)
    system.add(Expression([(root.y, 1)]), .equal)
    implied[system.add(Expression([(root.width, 1)], parameters: [(rootWidth, -1)]), .equal)] = .rootWidth
    if let rootHeight {
      implied[system.add(Expression([(root.height, 1)], parameters: [(rootHeight, -1)]), .equal)] = .rootHeight
    } else {
      system.add(Expression([(root.height, 1)]), .equal, priority: Self.fittingSize)
    }
  }

  private mutating func addView(_ index: Int) {
    let item = shape.items[index]
    contents[index] = Content(
      width: item.hasWidth ? system.addParameter(nominal: 80) : nil,
      height: item.hasHeight ? system.addParameter(nominal: 20) : nil, firstBaseline: system.addParameter(nominal: 6),
      lastBaseline: system.addParameter(nominal: 6))
    if shape.fillsRoot, index == 1 {
      for number in [\Box.x, \.y, \.width, \.height] {
        system.add(Expression([(boxes[1][keyPath: number], 1), (boxes[0][keyPath: number], -1)]), .equal)
      }
    } else if let frame = item.frame {
      add(frame, of: index)
    } else {
      addContentSize(item, index)
      addSizing(index)
    }
  }

  /// A view with a frame keeps it, whatever constraints require (`translatesAutoresizingMaskIntoConstraints`).
  private mutating func add(_ frame: LayoutRect, of index: Int) {
    let (own, outer) = (boxes[index], boxes[shape.items[index].parent])
    for expression in [
      Expression([(own.x, 1), (outer.x, -1)], constant: -frame.x),
      Expression([(own.y, 1), (outer.y, -1)], constant: -frame.y),
      Expression([(own.width, 1)], constant: -frame.width),
      Expression([(own.height, 1)], constant: -frame.height),
    ] {
      implied[system.add(expression, .equal)] = .frame(index)
    }
  }

  private mutating func addContentSize(_ item: SystemShape.Item, _ index: Int) {
    func add(_ length: Variable, _ own: Parameter?, _ axis: Stack.Axis) {
      guard let own else { return }
      let priorities = item.priorities.along(axis)
      let expression = Expression([(length, 1)], parameters: [(own, -1)])
      // A content priority of 1000 yields to a declared constraint (ac-0032: a label of 314 in 228).
      let hugging = shape.items[item.parent].stack?.hugging(of: item, along: axis) ?? Double(priorities.hugging)
      let resistance = Double(priorities.compressionResistance) - (item.yieldsHeight && axis == .vertical ? 0.5 : 0)
      system.add(expression, .lessOrEqual, priority: min(hugging, Self.mostOfContent))
      system.add(expression, .greaterOrEqual, priority: min(resistance, Self.mostOfContent))
    }
    add(boxes[index].width, contents[index]?.width, .horizontal)
    add(boxes[index].height, contents[index]?.height, .vertical)
  }

  private mutating func addSizing(_ index: Int) {
    let own = shape.items[index].sizing.constraints(of: LayoutConstraint.ownName, at: .start)
    for (place, constraint) in own.enumerated() {
      add(constraint.expression, as: .own(place, view: index), in: shape.items[index].parent, of: index)
    }
  }

  /// Adds what a stack requires of one of its views, unless that is broken.
  mutating func arrange(
    _ view: Int, by rule: ConstraintProblem.StackRule, _ expression: Expression, _ relation: LinearSystem.Relation,
    isFarEdge: Bool = false
  ) {
    defer { arrangedCount += 1 }
    let arranged = ArrangedView(
      stack: shape.items[view].parent, rule: rule, view: view, isFarEdge: isFarEdge, number: arrangedCount)
    guard !shape.broken.contains(arranged.place) else { return }
    implied[system.add(expression, relation)] = .stack(arranged)
  }
}
