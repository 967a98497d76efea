import TableConstraints
import TableIR

/// Lays out views by constraints, as UIKit does: a first time for the widths of texts, a second time for the heights that follow.
struct AutoLayout<L: Length> {
  let context: LayoutContext<L>
  let views: ConstrainedViews
  let room: SubviewSpace
  let solving: ConstraintSolving
  let parameters: [Double]
  let sizes: ContentSizes<L>
  let solution: Solution
  /// Whether the constraints leave no length open.
  let isDetermined: Bool
  /// The parameters before texts were set at their widths, if the constraints left lengths open then.
  let parametersOfTie: [Double]?

  var constraintSystem: ConstraintSystem { solving.entry.constraintSystem }

  /// - Parameters:
  ///   - holder: the location in the spec of the row, header or footer that contains the views.
  ///   - fillsRoot: whether the first view fills the space.
  init(
    _ subviews: Subviews, in room: SubviewSpace, of holder: SourceLocation, context: LayoutContext<L>,
    fillsRoot: Bool = false
  ) {
    (self.context, self.room) = (context, room)
    let (sizes, views) = (ContentSizes(context: context), ConstrainedViews(subviews))
    context.work.spend(LayoutCost.solving(views.count))
    (self.sizes, self.views) = (sizes, views)
    let wanted: [(width: Double?, height: Double?)] = views.items.indices.map { index in
      views.items[index].view.map { sizes.intrinsic($0, width: nil, isArranged: views.isArranged(index)) }
        ?? (width: nil, height: nil)
    }
    let shape = SystemShape(
      views, isFree: room.height == nil, isRightToLeft: context.isRightToLeft, era: .init(context.environment),
      sizes: wanted, fillsRoot: fillsRoot
    ) { view, axis in StackLayout(context: context).fittingLength(of: view, along: axis) }
    var solving = ConstraintSolving(views, shape, context.preparedSystems, work: context.work)
    var parameters = SystemParameters(solving.whole.constraintSystem, views, sizes, wanted)
    parameters.set(room)
    var isDetermined = true
    func solve() -> Solution {
      let solution = solving.solve(parameters.values)
      isDetermined = solution.isUnique
      guard !isDetermined, views.holdsStacks else { return solution }
      return Self.breakingTies(solution, solving, parameters.values, views, context)
    }
    var solution = solve()
    if parameters.inheritMargins(solution) { solution = solve() }
    // The height of a text that wraps follows from its width, and it is no wider than its lines. Which width it gets is decided before.
    let tie = isDetermined ? nil : parameters.values
    if parameters.wrapTexts(solution) { solution = solve() }
    if parameters.inheritMargins(solution) { solution = solve() }
    if parameters.squeeze(solution) { solution = solve() }
    self.solving = solving
    self.parameters = parameters.values
    (self.solution, self.isDetermined) = (solution, isDetermined)
    parametersOfTie = isDetermined ? tie : nil
    // While a row's height is still sought, it is open by design.
    if room.height != nil { noteProblems(solution, at: holder) }
  }

  /// The solution in which views of stacks have the lengths of ``StackLayout`` where the constraints leave them open: first those of stacks
  /// as they are, then of those in them.
  private static func breakingTies(
    _ open: Solution, _ solving: ConstraintSolving, _ parameters: [Double], _ views: ConstrainedViews,
    _ context: LayoutContext<L>
  ) -> Solution {
    context.work.spend(LayoutCost.solving(views.count))
    let entry = solving.breakingTies()
    let (system, layout) = (entry.constraintSystem, StackLayout(context: context))
    var (solution, last): (Solution, [Double]) = (open, [])
    for _ in 0..<3 {
      var values = parameters + [Double](repeating: 0, count: system.ties.count)
      for (index, item) in views.items.enumerated() {
        guard case .stack(let stack)? = item.view?.content, let shown = system.shape.items[index].stack?.shown else {
          continue
        }
        let box = system.boxes[index]
        let size = LayoutSize(width: max(solution[box.width], 0), height: max(solution[box.height], 0))
        for (child, length) in zip(shown, layout.lengths(of: stack, in: size)) {
          if let tie = system.ties[child] { values[tie.index] = length }
        }
      }
      if values == last { break }
      (last, solution) = (values, entry.solve(values))
    }
    return solution
  }

  /// The height of the view that contains the others, in points.
  var height: Double { points(constraintSystem.boxes[0].height) }

  /// A length in points, limited because chained multipliers can overflow.
  private func points(_ variable: ConstraintSystem.Variable) -> Double {
    let value = solution[variable]
    return value.isNaN ? 0 : min(max(value, -Self.farthest), Self.farthest)
  }

  static var farthest: Double { 1_000_000 }

  // MARK: Nodes

  /// The views with their frames, in the space of their superview, and the constraints between them if requested.
  func constrainedNodes(of space: @autoclosure () -> String, _ scope: L.Scope) -> ConstrainedNodes {
    let views = nodes(of: space(), scope)
    return ConstrainedNodes(views, constraints: constraints(of: views))
  }

  /// The views with their frames, in the space of their superview.
  ///
  /// - Parameter isNested: whether the superview is a view of the spec itself.
  func nodes(of space: @autoclosure () -> String, _ scope: L.Scope, isNested: Bool = false) -> [ViewNode] {
    nodes(in: 0, of: space(), scope, isNested: isNested)
  }

  /// The views in the first view, in its space.
  func nodesOfOnlyView(of space: @autoclosure () -> String, _ scope: L.Scope) -> [ViewNode] {
    nodes(in: 1, of: space(), scope, isNested: true)
  }

  private func nodes(
    in holder: Int, of space: @autoclosure () -> String, _ scope: L.Scope, isNested: Bool
  ) -> [ViewNode] {
    let space = space()
    return views.items[holder].children.enumerated().compactMap { place, index in
      guard let view = views.items[index].view else { return nil }
      return node(view, index, in: holder, of: space, scope.subview(view, place, isNested: isNested))
    }
  }

  private func node(_ view: View, _ index: Int, in holder: Int, of space: String, _ scope: L.Scope) -> ViewNode {
    let insets = sizes.alignmentInsets(view)
    let (own, outer) = (constraintSystem.boxes[index], constraintSystem.boxes[holder])
    let location = view.location
    func length(_ value: Double, _ variable: ConstraintSystem.Variable) -> L {
      L(value, words(variable, in: holder), .spec(location))
    }
    func size(_ attribute: Attribute, _ variable: ConstraintSystem.Variable) -> L {
      L(points(variable), words(variable, in: holder, size: attribute, of: index), .spec(location))
    }
    let frame = Frame(
      x: length(points(own.x) - points(outer.x), own.x).minus(insets.left, "outside its alignment rectangle"),
      y: length(points(own.y) - points(outer.y), own.y).minus(insets.top, "outside its alignment rectangle"),
      width: size(.width, own.width).plus(
        insets.left + insets.right, "outside its alignment rectangle"),
      height: size(.height, own.height).plus(
        insets.top + insets.bottom, "outside its alignment rectangle"))
    // A switch in a stack has its own size; what the spec sets for it sets it (ac-0303).
    let sizing = views.sizing(of: index)
    let isKept =
      constraintSystem.shape.items[holder].stack != nil && sizing.width == nil && sizing.height == nil
    let rect = context.frame(
      isKept ? ControlLayout(context: context).kept(view, frame) : frame, turnedIn: points(outer.width), of: space,
      scope)
    guard !views.items[index].children.isEmpty else {
      context.noteSqueeze(
        of: view, named: views.name(of: index), to: rect, along: views.axisOfOwnLengths(in: holder), sizing: sizing,
        isSet: { views.isSet($0, of: index) })
      return context.node(view, frame: rect, scope)
    }
    var plain = view
    (plain.content, plain.look) = (.plain, context.look(of: view))
    var node = context.node(plain, frame: rect, scope)
    let inner = nodes(in: index, of: "the view '\(scope.name)'", scope, isNested: true)
    if case .stack = view.content { node.content = .stack(inner) } else { node.content = .container(inner) }
    if view.look.isInvisible { node.deactivate() }
    return node
  }

  /// What determines a length that is less than that of the view's content, which no constraint in particular does; nil for another length.
  private func wordsOfSqueeze(to value: Double, _ attribute: Attribute, of index: Int) -> String? {
    guard let view = views.items[index].view else { return nil }
    let own = sizes.intrinsic(view, width: nil, isArranged: views.isArranged(index))
    guard let content = attribute == .width ? own.width : own.height, value < content - 1 else { return nil }
    return "what other views leave of its own \(attribute.rawValue)"
  }

  /// What determines the height of the view that contains the others.
  var wordsOfHeight: String { words(constraintSystem.boxes[0].height, in: 0) }

  /// What determines a length: the constraints of the spec, each with its line.
  private func words(
    _ variable: ConstraintSystem.Variable, in holder: Int, size: Attribute? = nil, of index: Int = 0
  ) -> String {
    let declared = solving.entry.questions.holding(variable, at: parameters).compactMap {
      constraintSystem.declared[$0].flatMap { views.constraint($0.meaning) }
    }
    let name = views.name(of: index)
    if let size, !declared.contains(where: { $0.expression.names(name) }),
      let words = wordsOfSqueeze(to: points(variable), size, of: index)
    {
      return words
    }
    guard !declared.isEmpty else {
      guard case .stack(let stack)? = views.items[holder].view?.content else { return "the size of its content" }
      return
        "as the stack arranges it: distribution \(stack.distribution.rawValue), alignment \(stack.alignment.rawValue)"
    }
    return "set by " + declared.prefix(4).map { "\($0) (\(line(of: $0)))" }.joined(separator: ", ")
      + (declared.count > 4 ? " and \(declared.count - 4) more" : "")
  }

  private func line(of constraint: LayoutConstraint) -> String {
    let (place, files) = (constraint.location, context.table.files)
    let isIncluded = place.file > 0 && Int(place.file) < files.count
    return isIncluded ? "\(files[Int(place.file)]):\(place.line)" : "line \(place.line)"
  }
}
