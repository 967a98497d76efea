import TableConstraints
import TableIR

/// The constraints between views as a linear system: those that the spec declares, and those that UIKit adds for content sizes,
/// frames and stacks.
///
/// Lengths are points in the root's space, of alignment rectangles. Everything is laid out from left to right.
struct ConstraintSystem {
  /// The low priority that keeps stacks no larger than their contents if nothing else does.
  static let stackFitting = 49.0
  /// The priority with which views of a stack without alignment fill have size 0 across its axis if nothing else sets
  /// it.
  static let ambiguitySuppression = 25.0
  /// `UILayoutPriority.fittingSizeLevel`: a cell is no taller than its contents.
  static let fittingSize = 50.0

  /// A stack's first view begins where the stack does, if the other constraints allow: three thirds of 0.33 end where it ends
  /// (ac-0219).
  static let stackStart = 999.5

  /// The height that the views require, plus a line: it yields to what they require, and to nothing else.
  static let fittedHeight = 999.75

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
    /// From its middle.
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
    case stack(Int)
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
  /// The stack whose constraints are being added.
  var arranging: Int?

  let shape: SystemShape
  private(set) var names = NamedViews()
  var declaredCount = 0

  init(_ shape: SystemShape) {
    self.shape = shape
    rootWidth = system.addParameter(nominal: 320)
    rootHeight = shape.growth == .free ? nil : system.addParameter(nominal: 60)
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
      let handle = system.add(
        Expression([(root.height, 1)], parameters: [(rootHeight, -1)]), .equal,
        priority: shape.growth == .fitted ? Self.fittedHeight : LinearSystem.requiredPriority)
      implied[handle] = .rootHeight
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
    if let frame = item.frame {
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
    func add(_ length: Variable, _ own: Parameter?, _ axis: ContentPriorities.Axis) {
      guard let own else { return }
      let expression = Expression([(length, 1)], parameters: [(own, -1)])
      // A content priority of 1000 yields to a declared constraint (ac-0032: a label of 314 in 228).
      system.add(expression, .lessOrEqual, priority: min(Double(axis.hugging), Self.mostOfContent))
      system.add(expression, .greaterOrEqual, priority: min(Double(axis.compressionResistance), Self.mostOfContent))
    }
    add(boxes[index].width, contents[index]?.width, item.priorities.horizontal)
    add(boxes[index].height, contents[index]?.height, item.priorities.vertical)
  }

  private mutating func addSizing(_ index: Int) {
    let own = shape.items[index].sizing.constraints(of: LayoutConstraint.ownName, at: .start)
    for (place, constraint) in own.enumerated() {
      add(constraint.expression, as: .own(place, view: index), in: shape.items[index].parent, of: index)
    }
  }

  mutating func require(
    _ expression: Expression, _ relation: LinearSystem.Relation, priority: Double = LinearSystem.requiredPriority
  ) {
    let handle = system.add(expression, relation, priority: priority)
    if let arranging, priority == LinearSystem.requiredPriority { implied[handle] = .stack(arranging) }
  }
}
