/// What a view holds, laid out in its space.
struct HeldNodes {
  var views: [ViewNode]
  /// Between the views, where pictures ask for them.
  var constraints: [ConstraintNode]

  init(_ views: [ViewNode] = [], constraints: [ConstraintNode] = []) {
    self.views = views
    self.constraints = constraints
  }
}
