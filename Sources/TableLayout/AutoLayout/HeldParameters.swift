import ConstraintSolving
import TableIR

/// What a system of held views is solved with: the room that there is, and what the contents ask for.
struct HeldParameters<L: Length> {
  private let held: HeldSystem
  private let views: HeldViews
  private let sizes: HeldSizes<L>
  private let wanted: [(width: Double?, height: Double?)]
  private(set) var values: [Double]

  /// - Parameter wanted: what each view's content asks for where it has all the room that it wants, in points.
  init(
    _ held: HeldSystem, _ views: HeldViews, _ sizes: HeldSizes<L>, _ wanted: [(width: Double?, height: Double?)]
  ) {
    (self.held, self.views, self.sizes, self.wanted) = (held, views, sizes, wanted)
    values = [Double](repeating: 0, count: held.system.parameterCount)
    for (index, item) in views.items.enumerated() {
      guard let view = item.view else { continue }
      set(wanted[index], of: view, index)
    }
  }

  mutating func set(_ room: HeldRoom) {
    values[held.rootWidth.index] = room.width
    if let height = held.rootHeight { values[height.index] = room.height ?? 0 }
    set(held.margins, room.margins)
    set(held.safeArea, room.safeArea)
    set(held.readable, room.readable)
  }

  private mutating func set(_ edges: HeldSystem.Edges, _ insets: Insets) {
    values[edges.left.index] = insets.left
    values[edges.right.index] = insets.right
    values[edges.top.index] = insets.top
    values[edges.bottom.index] = insets.bottom
  }

  private mutating func set(_ size: (width: Double?, height: Double?), of view: View, _ index: Int) {
    guard let content = held.contents[index] else { return }
    if let parameter = content.width, let width = size.width { values[parameter.index] = width }
    if let parameter = content.height, let height = size.height { values[parameter.index] = height }
    let baselines = sizes.baselines(view, height: size.height ?? 0)
    values[content.firstBaseline.index] = baselines.first
    values[content.lastBaseline.index] = baselines.last
  }

  /// Sets texts of several lines as wide as they came out.
  ///
  /// - Returns: whether any is narrower than its text on one line.
  mutating func wrapTexts(_ solution: Solution) -> Bool {
    var isChanged = false
    for (index, item) in views.items.enumerated() {
      guard let view = item.view, view.wraps else { continue }
      let width = solution[held.boxes[index].width]
      guard width < (wanted[index].width ?? 0) else { continue }
      set(sizes.intrinsic(view, width: width), of: view, index)
      isChanged = true
    }
    return isChanged
  }
}

extension View {
  /// Whether it is a label whose height follows from its width.
  fileprivate var wraps: Bool {
    if case .label(let text) = content { (text.lines ?? 1) != 1 } else { false }
  }
}
