import TableConstraints
import TableIR

/// Lays out views by constraints, as UIKit does: a first time for the widths of texts, a second time for the heights that follow.
struct AutoLayout<L: Length> {
  let context: LayoutContext<L>
  let views: ConstrainedViews
  let solving: ConstraintSolving
  let parameters: [Double]
  let sizes: ContentSizes<L>
  let solution: Solution

  var constraintSystem: ConstraintSystem { solving.entry.constraintSystem }

  /// - Parameter holder: the location in the spec of the row, header or footer that contains the views.
  init(_ subviews: Subviews, in room: SubviewSpace, of holder: SourceLocation, context: LayoutContext<L>) {
    self.context = context
    let (sizes, views) = (ContentSizes(context: context), ConstrainedViews(subviews))
    context.work.spend(LayoutCost.solving(views.count))
    (self.sizes, self.views) = (sizes, views)
    let wanted: [(width: Double?, height: Double?)] = views.items.map { item in
      item.view.map { sizes.intrinsic($0, width: nil) } ?? (width: nil, height: nil)
    }
    let shape = SystemShape(
      views, growth: room.growth, isRightToLeft: context.isRightToLeft, sizes: wanted)
    var solving = ConstraintSolving(views, shape, context.preparedSystems, work: context.work)
    var parameters = SystemParameters(solving.whole.constraintSystem, views, sizes, wanted)
    parameters.set(room)
    var solution = solving.solve(parameters.values)
    if parameters.inheritMargins(solution) { solution = solving.solve(parameters.values) }
    // The height of a text that wraps follows from its width, and it is no wider than its lines.
    if parameters.wrapTexts(solution) { solution = solving.solve(parameters.values) }
    if parameters.inheritMargins(solution) { solution = solving.solve(parameters.values) }
    self.solving = solving
    self.parameters = parameters.values
    self.solution = solution
    // While a row's height is still sought, it is open by design.
    if room.height != nil { noteProblems(solution, at: holder) }
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
      L(value, words(variable), .spec(location))
    }
    let frame = Frame(
      x: length(points(own.x) - points(outer.x), own.x).minus(insets.left, "outside its alignment rectangle"),
      y: length(points(own.y) - points(outer.y), own.y).minus(insets.top, "outside its alignment rectangle"),
      width: length(points(own.width), own.width).plus(
        insets.left + insets.right, "outside its alignment rectangle"),
      height: length(points(own.height), own.height).plus(
        insets.top + insets.bottom, "outside its alignment rectangle"))
    let rect = context.frame(frame, turnedIn: points(outer.width), of: space, scope)
    guard !views.items[index].children.isEmpty else { return context.node(view, frame: rect, scope) }
    var plain = view
    plain.content = .plain
    var node = context.node(plain, frame: rect, scope)
    let inner = nodes(in: index, of: "the view '\(scope.name)'", scope, isNested: true)
    if case .stack = view.content { node.content = .stack(inner) } else { node.content = .container(inner) }
    if view.look.isInvisible { node.deactivate() }
    return node
  }

  /// What determines the height of the view that contains the others.
  var wordsOfHeight: String { words(constraintSystem.boxes[0].height) }

  /// What determines a length: the constraints of the spec, each with its line.
  private func words(_ variable: ConstraintSystem.Variable) -> String {
    let declared = solving.entry.questions.holding(variable, at: parameters).compactMap {
      constraintSystem.declared[$0].flatMap { views.constraint($0.meaning) }.map { "\($0) (\(line(of: $0)))" }
    }
    guard !declared.isEmpty else { return "the size of its content" }
    return "set by " + declared.prefix(4).joined(separator: ", ")
      + (declared.count > 4 ? " and \(declared.count - 4) more" : "")
  }

  private func line(of constraint: LayoutConstraint) -> String {
    let (place, files) = (constraint.location, context.table.files)
    let isIncluded = place.file > 0 && Int(place.file) < files.count
    return isIncluded ? "\(files[Int(place.file)]):\(place.line)" : "line \(place.line)"
  }
}
