import TableConstraints
import TableIR

/// The views that one view contains at any depth, each after its superview, and the constraints between them.
struct ConstrainedViews {
  struct Item {
    /// Nil for the root, which is not a view of the spec.
    var view: View?
    /// The index of its superview; 0 for the root itself.
    var parent: Int
    /// The size that the stack's spec sets for it, in points.
    var arrangedSize: (width: Double?, height: Double?)?
    var children: [Int] = []
  }

  private(set) var items: [Item]
  private var names = NamedViews()
  /// Constraints with the index of the view that declares them beside its subviews.
  private(set) var constraints: [(constraint: LayoutConstraint, holder: Int)] = []
  private(set) var holdsStacks = false
  /// The number of views and constraints, with which the cost of solving grows.
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
    names.add(view.id, index)
    switch view.content {
    case .stack(let stack):
      holdsStacks = true
      for item in stack.views { add(item.view, to: index, arrangedSize: (item.width, item.height)) }
    case .container(let subviews): add(subviews, to: index)
    case .label, .image, .control, .plain: break
    }
  }

  /// Whether a view is arranged by a stack.
  func isArranged(_ index: Int) -> Bool { items[index].arrangedSize != nil }

  /// The size and position that a view declares, by itself or as an arranged view.
  func sizing(of index: Int) -> ViewSizing {
    var sizing = items[index].view?.sizing ?? ViewSizing()
    if let size = items[index].arrangedSize { sizing.take(size.width, size.height) }
    return sizing
  }

  /// The axis along which views of a stack have their own lengths, if there is space; nil in any other view.
  func axisOfOwnLengths(in holder: Int) -> Stack.Axis? {
    guard case .stack(let stack)? = items[holder].view?.content else { return nil }
    return stack.axisOfOwnLengths
  }

  /// Whether a constraint in a list is about a length of a view.
  func isSet(_ length: Attribute, of index: Int) -> Bool {
    guard let name = items[index].view?.id else { return false }
    return constraints.contains { $0.constraint.expression.names(name, length) }
  }

  /// The name of a view in messages: its id, or its place among its siblings.
  func name(of index: Int) -> String {
    items[index].view?.id ?? "subview \(items[items[index].parent].children.firstIndex(of: index) ?? 0)"
  }

  /// The constraint of the spec from which a constraint of the system was made.
  func constraint(_ declared: ConstraintSystem.Declared) -> LayoutConstraint? {
    switch declared {
    case .listed(let index): return constraints[index].constraint
    case .own(let place, let index):
      guard let view = items[index].view else { return nil }
      return sizing(of: index).constraints(of: name(of: index), at: view.location)[place]
    }
  }

  /// The view that a constraint refers to by a name; nil if there is none.
  func index(of name: String, in holder: Int) -> Int? { names.index(of: name, in: holder) }
}

extension ConstraintExpression {
  /// Whether it is about a view, and about an attribute of it if one is given.
  func names(_ view: String, _ attribute: Attribute? = nil) -> Bool {
    [first, second].contains { anchor in
      anchor?.view.text == view && (attribute == nil || anchor?.attribute == attribute)
    }
  }
}

extension ArrangedView {
  /// The size and position that it declares, by itself or as an arranged view.
  var sizing: ViewSizing {
    var sizing = view.sizing ?? ViewSizing()
    sizing.take(width, height)
    return sizing
  }
}

extension Stack {
  /// The axis along which views have their own lengths, if there is space; nil if the stack gives them others.
  var axisOfOwnLengths: Axis? {
    switch distribution {
    case .fill, .equalSpacing, .equalCentering: axis
    case .fillEqually, .fillProportionally: nil
    }
  }
}

extension ViewSizing {
  fileprivate mutating func take(_ width: Double?, _ height: Double?) {
    (self.width, self.height) = (width ?? self.width, height ?? self.height)
  }
}

/// The views that constraints refer to by names.
struct NamedViews {
  /// The first view of each id.
  private var indices: [String: Int] = [:]

  mutating func add(_ id: String?, _ index: Int) {
    if let id, indices[id] == nil { indices[id] = index }
  }

  /// - Parameter holder: the view that declares the constraint beside its subviews.
  func index(of name: String, in holder: Int) -> Int? {
    switch name {
    case LayoutConstraint.rootName: 0
    case LayoutConstraint.holderName: holder
    default: indices[name]
    }
  }
}
