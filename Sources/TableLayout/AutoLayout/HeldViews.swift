import TableIR

/// The views that one view holds to any depth, each behind the one that it stands in, and the constraints between them.
struct HeldViews {
  struct Item {
    /// Nil for the root, which is no view of the spec's.
    var view: View?
    /// The index of the view that it stands in; the root's own is 0.
    var parent: Int
    /// The size in points that a stack's spec gives it.
    var arrangedSize: (width: Double?, height: Double?)?
    var children: [Int] = []
  }

  private(set) var items: [Item]
  /// The first view of each id.
  private(set) var names: [String: Int] = [:]
  /// Constraints with the index of the view beside whose subviews they stand.
  private(set) var constraints: [(constraint: LayoutConstraint, holder: Int)] = []
  /// How many views and constraints there are, by which the work of solving grows.
  var count: Int { items.count + constraints.count }

  init(_ root: Subviews) {
    items = [Item(parent: 0)]
    add(root, to: 0)
  }

  private mutating func add(_ subviews: Subviews, to holder: Int) {
    constraints += subviews.constraints.map { ($0, holder) }
    for view in subviews.views { add(view, to: holder) }
  }

  private mutating func add(_ view: View, to holder: Int, arrangedSize: (Double?, Double?)? = nil) {
    let index = items.count
    items.append(Item(view: view, parent: holder, arrangedSize: arrangedSize))
    items[holder].children.append(index)
    if let id = view.id, names[id] == nil { names[id] = index }
    switch view.content {
    case .stack(let stack):
      for item in stack.views { add(item.view, to: index, arrangedSize: (item.width, item.height)) }
    case .container(let subviews): add(subviews, to: index)
    case .label, .image, .control, .plain: break
    }
  }

  /// What a view says of its size and its place, by itself or as a stack's.
  func sizing(of index: Int) -> ViewSizing {
    var sizing = items[index].view?.sizing ?? ViewSizing()
    if let size = items[index].arrangedSize {
      sizing.width = size.width ?? sizing.width
      sizing.height = size.height ?? sizing.height
    }
    return sizing
  }

  /// What messages call a view: its id, or its place among those beside it.
  func name(of index: Int) -> String {
    items[index].view?.id ?? "subview \(items[items[index].parent].children.firstIndex(of: index) ?? 0)"
  }

  /// The constraint of the spec that one of a system is.
  func constraint(_ said: HeldSystem.Said) -> LayoutConstraint? {
    switch said {
    case .listed(let index): return constraints[index].constraint
    case .own(let place, let index):
      guard let view = items[index].view else { return nil }
      return sizing(of: index).constraints(of: name(of: index), at: view.location)[place]
    }
  }

  /// The view that a constraint calls by a name; nil for one that is not there.
  func index(of name: String, in holder: Int) -> Int? {
    switch name {
    case LayoutConstraint.rootName: 0
    case LayoutConstraint.holderName: holder
    default: names[name]
    }
  }
}
