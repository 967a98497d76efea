import TableConstraints
import TableIR

/// The views that constraints may name, and those without constraints.
struct ConstraintNames {
  /// The places of the views of each name.
  private(set) var views: [String: [SourceLocation]] = [:]
  private(set) var constraints: [LayoutConstraint]
  /// Views that have no frame.
  private var constrained: [View] = []
  /// The places of the views that are solved for: those, and the views that stacks among them arrange.
  private(set) var solved: [SourceLocation] = []

  init(_ subviews: Subviews) {
    constraints = subviews.constraints
    add(subviews)
  }

  private mutating func add(_ subviews: Subviews) {
    for view in subviews.views { add(view, isArranged: false, isSolved: view.sizing != nil) }
  }

  private mutating func add(_ view: View, isArranged: Bool, isSolved: Bool) {
    if let id = view.id { views[id, default: []].append(view.origins.last ?? view.location) }
    if !isArranged, view.sizing != nil { constrained.append(view) }
    if isSolved { solved.append(view.location) }
    if case .container(let subviews) = view.content {
      constraints += subviews.constraints
      add(subviews)
    } else {
      for child in view.children { add(child, isArranged: true, isSolved: isSolved) }
    }
  }

  /// Views that have neither a frame nor a pin nor a constraint.
  var unheld: [View] {
    let loose = constrained.filter { $0.sizing?.pins.isEmpty == true }
    guard !loose.isEmpty else { return [] }
    var named: Set<String> = []
    for constraint in constraints {
      named.insert(constraint.expression.first.view.text)
      if let second = constraint.expression.second { named.insert(second.view.text) }
    }
    return loose.filter { view in view.id.map { !named.contains($0) } ?? true }
  }
}
