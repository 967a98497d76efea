/// The contents of a view, laid out in its space.
struct ConstrainedNodes {
  var views: [ViewNode]
  /// The constraints between the views, if pictures request them.
  var constraints: [ConstraintNode]

  init(_ views: [ViewNode] = [], constraints: [ConstraintNode] = []) {
    self.views = views
    self.constraints = constraints
  }
}
