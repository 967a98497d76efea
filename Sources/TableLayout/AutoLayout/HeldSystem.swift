import ConstraintSolving
import ConstraintSyntax
import TableIR

/// The constraints between held views as a system of a solver: those that the spec says, and those that UIKit adds for sizes of
/// content, for frames and for stacks.
///
/// Lengths are points in the root's space, of alignment rectangles. Everything is laid out from left to right.
struct HeldSystem {
  /// The least priority, which keeps stacks no larger than what they hold where nothing else says anything.
  static let stackFitting = 49.0
  /// `UILayoutPriority.fittingSizeLevel`: a cell is no higher than what it holds.
  static let fittingSize = 50.0

  typealias Variable = LinearSystem.Variable
  typealias Parameter = LinearSystem.Parameter
  typealias Expression = LinearSystem.Expression

  struct Box {
    var x, y, width, height: Variable
  }

  /// What of a view's content is given anew for each solution.
  struct Content {
    var width: Parameter?
    var height: Parameter?
    /// From its middle.
    var firstBaseline: Parameter
    var lastBaseline: Parameter
  }

  /// A constraint of the spec.
  enum Said {
    /// One of all lists, by its index.
    case listed(Int)
    /// What a view says itself.
    case pin(ViewSizing.Pin, view: Int)
  }

  /// A margin of the root, by its edge.
  struct Edges {
    var left, right, top, bottom: Parameter
  }

  private(set) var system = LinearSystem()
  private(set) var boxes: [Box] = []
  private(set) var contents: [Content?] = []
  let rootWidth: Parameter
  /// Nil where the root is as high as it must be.
  let rootHeight: Parameter?
  private(set) var margins: Edges
  private(set) var safeArea: Edges
  private(set) var readable: Edges
  /// What of the spec the solver's constraints are.
  private(set) var said: [LinearSystem.Constraint: Said] = [:]

  let views: HeldViews
  let isRightToLeft: Bool
  let sizes: [(width: Double?, height: Double?)]

  /// - Parameter sizes: what the views' contents ask for where they have all the room that they want, in points.
  init(
    _ views: HeldViews, growsInHeight: Bool, isRightToLeft: Bool, sizes: [(width: Double?, height: Double?)]
  ) {
    self.views = views
    self.sizes = sizes
    self.isRightToLeft = isRightToLeft
    rootWidth = system.addParameter(nominal: 320)
    rootHeight = growsInHeight ? nil : system.addParameter(nominal: 60)
    func edges(_ system: inout LinearSystem, _ nominal: Double) -> Edges {
      Edges(
        left: system.addParameter(nominal: nominal), right: system.addParameter(nominal: nominal),
        top: system.addParameter(nominal: nominal), bottom: system.addParameter(nominal: nominal))
    }
    margins = edges(&system, 11)
    safeArea = edges(&system, 0)
    readable = edges(&system, 16)
    for _ in views.items {
      boxes.append(
        Box(
          x: system.addVariable(), y: system.addVariable(), width: system.addVariable(isNonnegative: true),
          height: system.addVariable(isNonnegative: true)))
      contents.append(nil)
    }
    addRoot()
    for index in views.items.indices.dropFirst() { addView(index) }
    for (index, (constraint, holder)) in views.constraints.enumerated() {
      guard let handle = add(constraint.expression, in: holder, of: nil) else { continue }
      said[handle] = .listed(index)
    }
  }

  private mutating func addRoot() {
    let root = boxes[0]
    system.add(Expression([(root.x, 1)]), .equal)
    system.add(Expression([(root.y, 1)]), .equal)
    system.add(Expression([(root.width, 1)], parameters: [(rootWidth, -1)]), .equal)
    if let rootHeight {
      system.add(Expression([(root.height, 1)], parameters: [(rootHeight, -1)]), .equal)
    } else {
      system.add(Expression([(root.height, 1)]), .equal, priority: Self.fittingSize)
    }
  }

  private mutating func addView(_ index: Int) {
    let item = views.items[index]
    guard let view = item.view else { return }
    let (width, height) = sizes[index]
    contents[index] = Content(
      width: width.map { _ in system.addParameter(nominal: 80) },
      height: height.map { _ in system.addParameter(nominal: 20) }, firstBaseline: system.addParameter(nominal: 6),
      lastBaseline: system.addParameter(nominal: 6))
    let isArranged = item.arrangedSize != nil
    if !isArranged, view.sizing == nil {
      addFrame(of: view, index)
    } else {
      addContentSize(of: view, index)
      addSizing(of: view, item, index)
    }
    if case .stack(let stack) = view.content { addStack(stack, index) }
  }

  /// A view at a frame keeps it, whatever constraints say (`translatesAutoresizingMaskIntoConstraints`).
  private mutating func addFrame(of view: View, _ index: Int) {
    let (own, outer) = (boxes[index], boxes[views.items[index].parent])
    system.add(Expression([(own.x, 1), (outer.x, -1)], constant: -view.frame.x), .equal)
    system.add(Expression([(own.y, 1), (outer.y, -1)], constant: -view.frame.y), .equal)
    system.add(Expression([(own.width, 1)], constant: -view.frame.width), .equal)
    system.add(Expression([(own.height, 1)], constant: -view.frame.height), .equal)
  }

  private mutating func addContentSize(of view: View, _ index: Int) {
    let priorities = (view.sizing ?? ViewSizing()).priorities(over: view.content.priorities)
    func add(_ length: Variable, _ own: Parameter?, _ axis: ContentPriorities.Axis) {
      guard let own else { return }
      let expression = Expression([(length, 1)], parameters: [(own, -1)])
      system.add(expression, .lessOrEqual, priority: Double(axis.hugging))
      system.add(expression, .greaterOrEqual, priority: Double(axis.compressionResistance))
    }
    add(boxes[index].width, contents[index]?.width, priorities.horizontal)
    add(boxes[index].height, contents[index]?.height, priorities.vertical)
  }

  private mutating func addSizing(of view: View, _ item: HeldViews.Item, _ index: Int) {
    let (own, sizing) = (boxes[index], view.sizing ?? ViewSizing())
    if let width = item.arrangedSize?.width ?? sizing.width {
      system.add(Expression([(own.width, 1)], constant: -width), .equal)
    }
    if let height = item.arrangedSize?.height ?? sizing.height {
      system.add(Expression([(own.height, 1)], constant: -height), .equal)
    }
    if let aspect = sizing.aspect { system.add(Expression([(own.width, 1), (own.height, -aspect)]), .equal) }
    for pin in sizing.pins {
      guard let handle = add(pin.expression(of: LayoutConstraint.ownName), in: item.parent, of: index) else { continue }
      said[handle] = .pin(pin, view: index)
    }
  }

  // MARK: What the spec says

  /// - Parameter own: the view whose own key the constraint is; nil for one of a list.
  private mutating func add(_ said: ConstraintExpression, in holder: Int, of own: Int?) -> LinearSystem.Constraint? {
    func index(_ anchor: Anchor) -> Int? {
      anchor.view.text == LayoutConstraint.ownName && own != nil ? own : views.index(of: anchor.view.text, in: holder)
    }
    guard let first = index(said.first) else { return nil }
    var expression = value(of: said.first, first)
    if let anchor = said.second {
      guard let second = index(anchor) else { return nil }
      expression.subtract(value(of: anchor, second), times: said.multiplier)
    }
    switch said.constant {
    case .number(let points): expression.constant -= turned(points, said.first.attribute)
    case .standard(let spacing, let isNegative):
      let sign = isNegative ? 1.0 : -1
      if spacing == .superviewEdge, let anchor = said.second, index(anchor) == 0 {
        expression.parameters.append((edge(anchor.attribute, of: margins), sign))
      } else {
        // 8 between neighbours, and to the edge of a view of the spec's own (`NSLayoutConstraint` standard spacing; 332 observed
        // symbolic constants).
        expression.constant += sign * 8
      }
    }
    let relation = turned(said.relation, said.first.attribute)
    return system.add(expression, relation, priority: said.priority)
  }

  /// Left and right do not change places with the direction of writing, so that here, where everything runs from left to right, they
  /// do: 8 points to the right of something are 8 less.
  private func turned(_ points: Double, _ attribute: Attribute) -> Double {
    isRightToLeft && (attribute == .left || attribute == .right) ? -points : points
  }

  private func turned(_ relation: Relation, _ attribute: Attribute) -> LinearSystem.Relation {
    let isTurned = isRightToLeft && (attribute == .left || attribute == .right)
    switch relation {
    case .equal: return .equal
    case .greaterOrEqual: return isTurned ? .lessOrEqual : .greaterOrEqual
    case .lessOrEqual: return isTurned ? .greaterOrEqual : .lessOrEqual
    }
  }

  private func edge(_ attribute: Attribute, of edges: Edges) -> Parameter {
    switch attribute {
    case .trailing: edges.right
    case .right: isRightToLeft ? edges.left : edges.right
    case .left: isRightToLeft ? edges.right : edges.left
    case .top: edges.top
    case .bottom: edges.bottom
    default: edges.left
    }
  }

  private func value(of anchor: Anchor, _ index: Int) -> Expression {
    guard let guide = anchor.guide else { return value(of: anchor.attribute, index) }
    var expression = value(of: anchor.attribute, index)
    let inset = insets(of: guide, index)
    for (attribute, factor) in Self.insetFactors(of: anchor.attribute, isRightToLeft: isRightToLeft) {
      inset.add(to: &expression, attribute, times: factor)
    }
    return expression
  }

  private func value(of attribute: Attribute, _ index: Int) -> Expression {
    let box = boxes[index]
    switch attribute {
    case .leading: return Expression([(box.x, 1)])
    case .trailing: return Expression([(box.x, 1), (box.width, 1)])
    case .left: return value(of: isRightToLeft ? .trailing : .leading, index)
    case .right: return value(of: isRightToLeft ? .leading : .trailing, index)
    case .top: return Expression([(box.y, 1)])
    case .bottom: return Expression([(box.y, 1), (box.height, 1)])
    case .width: return Expression([(box.width, 1)])
    case .height: return Expression([(box.height, 1)])
    case .centerX: return Expression([(box.x, 1), (box.width, 0.5)])
    case .centerY: return Expression([(box.y, 1), (box.height, 0.5)])
    case .firstBaseline, .lastBaseline:
      let middle = value(of: .centerY, index)
      let content = contents[index]
      return Expression(
        middle.terms,
        parameters: content.map { [(attribute == .firstBaseline ? $0.firstBaseline : $0.lastBaseline, 1)] } ?? [])
    }
  }

  func baseline(_ index: Int, isFirst: Bool) -> Expression {
    value(of: isFirst ? .firstBaseline : .lastBaseline, index)
  }

  // MARK: Guides

  /// How far inside of a view a guide is: numbers that are given anew for the root, fixed ones for others.
  private enum GuideInsets {
    case given(Edges)
    case fixed(Insets)

    func add(to expression: inout Expression, _ edge: WritableKeyPath<Insets, Double>, times factor: Double) {
      switch self {
      case .given(let edges):
        let parameter =
          edge == \Insets.left
          ? edges.left : edge == \Insets.right ? edges.right : edge == \Insets.top ? edges.top : edges.bottom
        expression.parameters.append((parameter, factor))
      case .fixed(let insets): expression.constant += insets[keyPath: edge] * factor
      }
    }
  }

  private func insets(of guide: Guide, _ index: Int) -> GuideInsets {
    guard index > 0 else {
      switch guide {
      case .margins: return .given(margins)
      case .safeArea: return .given(safeArea)
      case .readable: return .given(readable)
      }
    }
    guard guide != .safeArea else { return .fixed(Insets()) }
    // A view's own margins are 8 on each side (`UIView.layoutMargins`).
    guard case .container(let subviews)? = views.items[index].view?.content, let margins = subviews.margins else {
      return .fixed(Insets(top: 8, left: 8, bottom: 8, right: 8))
    }
    return .fixed(margins)
  }

  /// How much of which insets an attribute of a guide is off the view's own.
  private static func insetFactors(
    of attribute: Attribute, isRightToLeft: Bool
  ) -> [(WritableKeyPath<Insets, Double>, Double)] {
    switch attribute {
    case .leading: [(\.left, 1)]
    case .trailing: [(\.right, -1)]
    case .left: insetFactors(of: isRightToLeft ? .trailing : .leading, isRightToLeft: isRightToLeft)
    case .right: insetFactors(of: isRightToLeft ? .leading : .trailing, isRightToLeft: isRightToLeft)
    case .top, .firstBaseline: [(\.top, 1)]
    case .bottom, .lastBaseline: [(\.bottom, -1)]
    case .width: [(\.left, -1), (\.right, -1)]
    case .height: [(\.top, -1), (\.bottom, -1)]
    case .centerX: [(\.left, 0.5), (\.right, -0.5)]
    case .centerY: [(\.top, 0.5), (\.bottom, -0.5)]
    }
  }

  mutating func require(
    _ expression: Expression, _ relation: LinearSystem.Relation, priority: Double = LinearSystem.requiredPriority
  ) {
    system.add(expression, relation, priority: priority)
  }
}

extension LinearSystem.Expression {
  mutating func subtract(_ other: LinearSystem.Expression, times factor: Double) {
    terms += other.terms.map { ($0.variable, -factor * $0.coefficient) }
    parameters += other.parameters.map { ($0.parameter, -factor * $0.coefficient) }
    constant -= factor * other.constant
  }
}
