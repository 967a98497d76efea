import TableConstraints
import TableIR

extension AutoLayout {
  /// The constraints of the spec with their solved positions, in the order of the spec, for pictures that show them; empty unless
  /// requested, because tens of thousands of rows may be laid out.
  ///
  /// - Parameter nodes: the views as they are laid out.
  func constraints(of nodes: [ViewNode]) -> [ConstraintNode] {
    guard context.recordsConstraints else { return [] }
    let frames = HeldFrames(self, nodes)
    let said = solving.whole.held.said.values.sorted { $0.place < $1.place }
    return said.compactMap { said in
      node(said.meaning, frames).map { node in
        var node = node
        node.isBroken = held.shape.broken.contains(said.place)
        return node
      }
    }
  }

  private func node(_ meaning: HeldSystem.Said, _ frames: HeldFrames<L>) -> ConstraintNode? {
    guard let constraint = views.constraint(meaning) else { return nil }
    let said: ConstraintExpression
    let (holder, own): (Int, Int?)
    switch meaning {
    case .listed(let index): (said, holder, own) = (constraint.expression, views.constraints[index].holder, nil)
    case .own(let place, let view):
      said = views.sizing(of: view).constraints(of: LayoutConstraint.ownName, at: .start)[place].expression
      (holder, own) = (views.items[view].parent, view)
    }
    guard let first = held.index(said.first, in: holder, of: own) else { return nil }
    let second = said.second.flatMap { held.index($0, in: holder, of: own) }
    var node =
      said.first.attribute.isSize
      ? length(said, first, second, frames) : distance(said, first, second, frames)
    node?.priority = said.priority
    node?.text = constraint.description
    return node
  }

  // MARK: Lengths

  private func length(
    _ said: ConstraintExpression, _ first: Int, _ second: Int?, _ frames: HeldFrames<L>
  ) -> ConstraintNode? {
    let own = length(said.first, first, frames)
    let constant = value(of: held.constant(of: said, first, second))
    let relation = ConstraintNode.Relation(said.relation)
    guard let anchor = said.second, let second else {
      return ConstraintNode(.length(own, following: nil), own.axis, relation, constant: constant, text: "")
    }
    let isRatio = first == second && said.first.guide == anchor.guide && said.first.attribute != anchor.attribute
    guard isRatio, constant == 0, said.multiplier > 0 else {
      return ConstraintNode(
        .length(own, following: length(anchor, second, frames)), own.axis, relation, constant: constant,
        multiplier: said.multiplier, text: "")
    }
    // A height of half the width is a width of twice the height.
    return ConstraintNode(
      .ratio(of: own.frame), .horizontal, own.axis == .horizontal ? relation : relation.turned,
      multiplier: own.axis == .horizontal ? said.multiplier : 1 / said.multiplier, text: "")
  }

  private func length(_ anchor: Anchor, _ index: Int, _ frames: HeldFrames<L>) -> ConstraintNode.Length {
    ConstraintNode.Length(
      anchor.attribute == .width ? .horizontal : .vertical, of: frames.frame(index, anchor.guide))
  }

  // MARK: Distances

  private func distance(
    _ said: ConstraintExpression, _ first: Int, _ second: Int?, _ frames: HeldFrames<L>
  ) -> ConstraintNode? {
    guard let anchor = said.second, let second else { return nil }
    let to = edge(said.first, first, beside: second, frames)
    let from = edge(anchor, second, beside: first, frames)
    let isHorizontal = said.first.attribute.isHorizontal
    // The solver lays everything out from left to right.
    let isTurned = isHorizontal && held.shape.isRightToLeft
    var constant = value(of: held.constant(of: said, first, second)) * (isTurned ? -1 : 1)
    var relation = ConstraintNode.Relation(said.relation)
    // Values for leading sides grow to the left there, values for left and right sides do not.
    if isTurned, said.first.attribute != .left, said.first.attribute != .right { relation = relation.turned }
    let axis: ConstraintNode.Axis = isHorizontal ? .horizontal : .vertical
    let isTogether = abs(to.position - from.position) < 1.01
    let isBefore =
      constant < 0 || constant == 0 && (isTogether ? relation == .lessOrEqual : to.position < from.position)
    guard said.multiplier == 1, isBefore else {
      return ConstraintNode(
        .distance(from: from, to: to), axis, relation, constant: constant, multiplier: said.multiplier, text: "")
    }
    // 8 less than something is 8 before it.
    (constant, relation) = (-constant, relation.turned)
    return ConstraintNode(.distance(from: to, to: from), axis, relation, constant: constant, text: "")
  }

  private func edge(
    _ anchor: Anchor, _ index: Int, beside other: Int, _ frames: HeldFrames<L>
  ) -> ConstraintNode.Edge {
    ConstraintNode.Edge(
      frames.position(of: anchor.attribute, index, anchor.guide), of: frames.frame(index, anchor.guide),
      line: anchor.attribute.line, isOfGuide: anchor.guide != nil, isOfHolder: views.holds(index, other))
  }
}

extension HeldViews {
  /// Whether a view is another view or inside it, at any depth.
  fileprivate func holds(_ holder: Int, _ index: Int) -> Bool {
    var index = index
    while index != holder {
      guard index > 0 else { return false }
      index = items[index].parent
    }
    return true
  }
}

extension Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .leading, .trailing, .left, .right, .centerX, .width: true
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: false
    }
  }

  fileprivate var line: ConstraintNode.Edge.Line {
    switch self {
    case .centerX, .centerY: .center
    case .firstBaseline, .lastBaseline: .baseline
    case .leading, .trailing, .left, .right, .top, .bottom, .width, .height: .edge
    }
  }
}

extension ConstraintNode.Relation {
  fileprivate init(_ relation: Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessOrEqual: self = .lessOrEqual
    case .greaterOrEqual: self = .greaterOrEqual
    }
  }

  /// The relation with its sides exchanged.
  fileprivate var turned: Self {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
