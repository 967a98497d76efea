import ConstraintSolving
import TableIR

/// Lays out views by constraints, as UIKit does: a first time for the widths of texts, a second time for the heights that follow.
struct AutoLayout<L: Length> {
  let context: LayoutContext<L>
  let views: HeldViews
  let held: HeldSystem
  private let place: Int
  let parameters: [Double]
  private let sizes: HeldSizes<L>
  private let solution: Solution

  /// - Parameter holder: where the spec says the row, header or footer that holds the views.
  init(_ subviews: Subviews, in room: HeldRoom, of holder: SourceLocation, context: LayoutContext<L>) {
    self.context = context
    let sizes = HeldSizes(context: context)
    self.sizes = sizes
    let views = HeldViews(subviews)
    self.views = views
    let wanted: [(width: Double?, height: Double?)] = views.items.map { item in
      item.view.map { sizes.intrinsic($0, width: nil) } ?? (width: nil, height: nil)
    }
    let key = HeldSystems.Key(
      views, growsInHeight: room.height == nil, isRightToLeft: context.isRightToLeft, sizes: wanted)
    let systems = context.heldSystems
    let (place, held) = systems.withLock { systems in
      let place = systems.place(key, views)
      return (place, systems.held(place))
    }
    self.held = held
    var parameters = Self.parameters(held, views, room, sizes, wanted)
    var solution = systems.withLock { $0.solve(place, parameters) }
    // A text that wraps is as high as its width makes it, and no wider than its lines.
    var isChanged = false
    for (index, item) in views.items.enumerated() {
      guard let view = item.view, view.wraps, let content = held.contents[index] else { continue }
      let width = solution[held.boxes[index].width]
      guard width < (wanted[index].width ?? 0) else { continue }
      let size = sizes.intrinsic(view, width: width)
      if let parameter = content.width, let length = size.width { parameters[parameter.index] = length }
      if let parameter = content.height, let length = size.height { parameters[parameter.index] = length }
      let baselines = sizes.baselines(view, height: size.height ?? 0)
      parameters[content.firstBaseline.index] = baselines.first
      parameters[content.lastBaseline.index] = baselines.last
      isChanged = true
    }
    if isChanged { solution = systems.withLock { $0.solve(place, parameters) } }
    self.place = place
    self.parameters = parameters
    self.solution = solution
    // While a row's height is still sought, it is open by design.
    if room.height != nil { noteProblems(solution, at: holder) }
  }

  /// For questions that are asked seldom.
  var prepared: PreparedSystem { context.heldSystems.withLock { $0.prepared(place) } }

  /// The height of the view that holds the others, in points.
  var height: Double { solution[held.boxes[0].height] }

  private static func parameters(
    _ held: HeldSystem, _ views: HeldViews, _ room: HeldRoom, _ sizes: HeldSizes<L>,
    _ wanted: [(width: Double?, height: Double?)]
  ) -> [Double] {
    var values = [Double](repeating: 0, count: held.system.parameterCount)
    func set(_ edges: HeldSystem.Edges, _ insets: Insets) {
      values[edges.left.index] = insets.left
      values[edges.right.index] = insets.right
      values[edges.top.index] = insets.top
      values[edges.bottom.index] = insets.bottom
    }
    values[held.rootWidth.index] = room.width
    if let height = held.rootHeight { values[height.index] = room.height ?? 0 }
    set(held.margins, room.margins)
    set(held.safeArea, room.safeArea)
    set(held.readable, room.readable)
    for (index, item) in views.items.enumerated() {
      guard let view = item.view, let content = held.contents[index] else { continue }
      if let parameter = content.width, let width = wanted[index].width { values[parameter.index] = width }
      if let parameter = content.height, let height = wanted[index].height { values[parameter.index] = height }
      let baselines = sizes.baselines(view, height: wanted[index].height ?? 0)
      values[content.firstBaseline.index] = baselines.first
      values[content.lastBaseline.index] = baselines.last
    }
    return values
  }

  // MARK: Nodes

  /// The views with their frames, in the space of the view that holds them.
  func nodes(of space: @autoclosure () -> String, _ scope: L.Scope) -> [ViewNode] {
    nodes(in: 0, of: space(), scope)
  }

  private func nodes(in holder: Int, of space: @autoclosure () -> String, _ scope: L.Scope) -> [ViewNode] {
    let space = space()
    return views.items[holder].children.enumerated().compactMap { place, index in
      guard let view = views.items[index].view else { return nil }
      return node(view, index, in: holder, of: space, scope.subview(view, place, isNested: holder > 0))
    }
  }

  private func node(_ view: View, _ index: Int, in holder: Int, of space: String, _ scope: L.Scope) -> ViewNode {
    let insets = sizes.alignmentInsets(view)
    let (own, outer) = (held.boxes[index], held.boxes[holder])
    let location = view.location
    func length(_ value: Double, _ variable: HeldSystem.Variable) -> L {
      L(value, words(variable), .spec(location))
    }
    let frame = Frame(
      x: length(solution[own.x] - solution[outer.x], own.x).minus(insets.left, "beyond its alignment rectangle"),
      y: length(solution[own.y] - solution[outer.y], own.y).minus(insets.top, "beyond its alignment rectangle"),
      width: length(solution[own.width], own.width).plus(
        insets.left + insets.right, "beyond its alignment rectangle"),
      height: length(solution[own.height], own.height).plus(
        insets.top + insets.bottom, "beyond its alignment rectangle"))
    let rect = context.frame(frame, turnedIn: solution[outer.width], of: space, scope)
    guard !views.items[index].children.isEmpty else { return context.node(view, frame: rect, scope) }
    var plain = view
    plain.content = .plain
    var node = context.node(plain, frame: rect, scope)
    let inner = nodes(in: index, of: "the view '\(scope.name)'", scope)
    if case .stack = view.content { node.content = .stack(inner) } else { node.content = .container(inner) }
    if view.look.isInvisible { node.deactivate() }
    return node
  }

  /// What holds a length: the constraints of the spec that give it, in their words.
  private func words(_ variable: HeldSystem.Variable) -> String {
    let said = prepared.holding(variable, at: parameters).compactMap {
      held.said[$0].flatMap(views.constraint)?.description
    }
    guard !said.isEmpty else { return "what its content asks for" }
    return "held by " + said.prefix(4).joined(separator: ", ") + (said.count > 4 ? " and \(said.count - 4) more" : "")
  }
}

extension View {
  /// Whether it is a label whose height follows from its width.
  fileprivate var wraps: Bool {
    if case .label(let text) = content { (text.lines ?? 1) != 1 } else { false }
  }
}
