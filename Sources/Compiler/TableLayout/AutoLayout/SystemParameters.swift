import TableConstraints
import TableIR

/// The parameters of a system of constrained views: the available space, and the sizes of the contents.
struct SystemParameters<L: Length> {
  private let constraintSystem: ConstraintSystem
  private let views: ConstrainedViews
  private let sizes: ContentSizes<L>
  private let wanted: [(width: Double?, height: Double?)]
  private(set) var values: [Double]

  /// - Parameter wanted: the size of each view's content with unlimited space, in points.
  init(
    _ constraintSystem: ConstraintSystem, _ views: ConstrainedViews, _ sizes: ContentSizes<L>,
    _ wanted: [(width: Double?, height: Double?)]
  ) {
    (self.constraintSystem, self.views, self.sizes, self.wanted) = (constraintSystem, views, sizes, wanted)
    values = [Double](repeating: 0, count: constraintSystem.system.parameterCount)
    for (index, item) in views.items.enumerated() {
      guard let view = item.view else { continue }
      set(wanted[index], of: view, index)
    }
    for (index, edges) in constraintSystem.preservedMargins { set(edges, constraintSystem.ownMargins(of: index)) }
  }

  mutating func set(_ room: SubviewSpace) {
    values[constraintSystem.rootWidth.index] = room.width
    if let height = constraintSystem.rootHeight { values[height.index] = room.height ?? 0 }
    set(constraintSystem.margins, room.margins)
    set(constraintSystem.safeArea, room.safeArea)
    set(constraintSystem.readable, room.readable)
  }

  private mutating func set(_ edges: ConstraintSystem.Edges, _ insets: Insets) {
    values[edges.left.index] = insets.left
    values[edges.right.index] = insets.right
    values[edges.top.index] = insets.top
    values[edges.bottom.index] = insets.bottom
  }

  private mutating func set(_ size: (width: Double?, height: Double?), of view: View, _ index: Int) {
    guard let content = constraintSystem.contents[index] else { return }
    if let parameter = content.width, let width = size.width { values[parameter.index] = width }
    if let parameter = content.height, let height = size.height { values[parameter.index] = height }
    let followsEdges = constraintSystem.shape.items[index].baselinesFollowEdges
    let baselines = sizes.baselines(view, height: size.height ?? 0, fromEdges: followsEdges)
    values[content.firstBaseline.index] = baselines.first
    values[content.lastBaseline.index] = baselines.last
  }

  /// Sets the margins of views that preserve their superview's: at least as far as those extend into the view.
  ///
  /// - Returns: whether any of them changed.
  mutating func inheritMargins(_ solution: Solution) -> Bool {
    guard !constraintSystem.preservedMargins.isEmpty else { return false }
    let before = values
    var margins = [constraintSystem.margins.insets(in: values)]
    for (index, item) in views.items.enumerated().dropFirst() {
      var own = constraintSystem.ownMargins(of: index)
      if let edges = constraintSystem.preservedMargins[index] {
        let (inner, outer, superview) = (
          constraintSystem.boxes[index], constraintSystem.boxes[item.parent], margins[item.parent]
        )
        let (x, y) = (solution[inner.x] - solution[outer.x], solution[inner.y] - solution[outer.y])
        let right = solution[outer.width] - x - solution[inner.width]
        let bottom = solution[outer.height] - y - solution[inner.height]
        own = Insets(
          top: max(own.top, superview.top - y), left: max(own.left, superview.left - x),
          bottom: max(own.bottom, superview.bottom - bottom), right: max(own.right, superview.right - right))
        set(edges, own)
      }
      margins.append(own)
    }
    return values != before
  }

  /// Sets progress views to no height that have not room for their own: those beside them get all of it (bWe-ig-wB0 of OsmAnd,
  /// in Interface Builder: a label of 24 above one without a height, where a line has 20.5).
  ///
  /// - Returns: whether any of them changed.
  mutating func squeeze(_ solution: Solution) -> Bool {
    var isChanged = false
    for (index, item) in views.items.enumerated() {
      guard case .control(let control)? = item.view?.content, case .progressView = control.kind,
        let height = constraintSystem.contents[index]?.height,
        solution[constraintSystem.boxes[index].height] < values[height.index] - 0.001, values[height.index] > 0
      else { continue }
      values[height.index] = 0
      isChanged = true
    }
    return isChanged
  }

  /// Sets texts of several lines at their solved widths.
  ///
  /// - Returns: whether any is narrower than its text on one line.
  mutating func wrapTexts(_ solution: Solution) -> Bool {
    var isChanged = false
    for (index, item) in views.items.enumerated() {
      guard let view = item.view, view.wraps else { continue }
      let width = solution[constraintSystem.boxes[index].width]
      guard width < (wanted[index].width ?? 0) else { continue }
      set(sizes.intrinsic(view, width: width, isArranged: views.isArranged(index)), of: view, index)
      isChanged = true
    }
    return isChanged
  }
}

extension View {
  /// Whether it is a label, or a text view, whose height follows from its width.
  fileprivate var wraps: Bool {
    switch content {
    case .label(let text): return (text.lines ?? 1) != 1
    case .control(let control):
      if case .textView(let view) = control.kind { return !view.isScrollEnabled }
      return false
    case .image, .stack, .container, .plain: return false
    }
  }
}
