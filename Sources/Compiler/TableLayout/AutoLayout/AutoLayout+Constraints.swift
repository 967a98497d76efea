import TableConstraints
import TableIR

extension AutoLayout {
  /// The constraints of the spec with their solved positions, in the order of the spec, for pictures that show them; empty unless
  /// requested, because tens of thousands of rows may be laid out.
  ///
  /// - Parameter nodes: the views as they are laid out.
  func constraints(of nodes: [ViewNode]) -> [ConstraintNode] {
    guard context.recordsConstraints else { return [] }
    let frames = SolvedFrames(self, nodes)
    let declared = solving.whole.constraintSystem.declared.values.sorted { $0.place < $1.place }
    return declared.compactMap { declared in
      node(declared.meaning, frames).map { node in
        var node = node
        node.isBroken = constraintSystem.shape.broken.contains(declared.place)
        return node
      }
    }
  }

  private func node(_ meaning: ConstraintSystem.Declared, _ frames: SolvedFrames<L>) -> ConstraintNode? {
    guard let constraint = views.constraint(meaning), let related = constraintSystem.relation(of: meaning) else {
      return nil
    }
    let (declared, first, second) = (related.expression, related.first, related.second)
    var node =
      declared.first.attribute.isSize
      ? length(declared, first, second, frames) : distance(declared, first, second, frames)
    node?.priority = declared.priority
    node?.text = constraint.description
    node?.place = constraint.place
    let written = constraint.expression
    node?.anchors = zip([written.first, written.second], [first, second]).compactMap { anchor, index in
      guard let anchor, let index else { return nil }
      return ConstraintNode.Anchor(
        text: anchor.description, value: frames.value(of: anchor.attribute, index, anchor.guide),
        frame: frames.frame(index, anchor.guide))
    }
    return node
  }

  // MARK: Lengths

  private func length(
    _ declared: ConstraintExpression, _ first: Int, _ second: Int?, _ frames: SolvedFrames<L>
  ) -> ConstraintNode? {
    let own = length(declared.first, first, frames)
    let constant = value(of: constraintSystem.constant(of: declared, first, second))
    let relation = ConstraintNode.Relation(declared.relation)
    guard let anchor = declared.second, let second else {
      return ConstraintNode(.length(own, following: nil), own.axis, relation, constant: constant, text: "")
    }
    let isRatio =
      first == second && declared.first.guide == anchor.guide && declared.first.attribute != anchor.attribute
    guard isRatio, constant == 0, declared.multiplier > 0 else {
      return ConstraintNode(
        .length(own, following: length(anchor, second, frames)), own.axis, relation, constant: constant,
        multiplier: declared.multiplier, text: "")
    }
    // A height of half the width is a width of twice the height.
    return ConstraintNode(
      .ratio(of: own.frame), .horizontal, own.axis == .horizontal ? relation : relation.turned,
      multiplier: own.axis == .horizontal ? declared.multiplier : 1 / declared.multiplier, text: "")
  }

  private func length(_ anchor: Anchor, _ index: Int, _ frames: SolvedFrames<L>) -> ConstraintNode.Length {
    ConstraintNode.Length(
      anchor.attribute == .width ? .horizontal : .vertical, of: frames.frame(index, anchor.guide))
  }

  // MARK: Distances

  private func distance(
    _ declared: ConstraintExpression, _ first: Int, _ second: Int?, _ frames: SolvedFrames<L>
  ) -> ConstraintNode? {
    guard let anchor = declared.second, let second else { return nil }
    let to = edge(declared.first, first, beside: second, frames)
    let from = edge(anchor, second, beside: first, frames)
    let isHorizontal = declared.first.attribute.isHorizontal
    // The solver lays everything out from left to right.
    let isTurned = isHorizontal && constraintSystem.shape.isRightToLeft
    var constant = value(of: constraintSystem.constant(of: declared, first, second)) * (isTurned ? -1 : 1)
    var relation = ConstraintNode.Relation(declared.relation)
    // Values for leading sides grow to the left there, values for left and right sides do not.
    if isTurned, declared.first.attribute != .left, declared.first.attribute != .right { relation = relation.turned }
    let axis: ConstraintNode.Axis = isHorizontal ? .horizontal : .vertical
    let isTogether = abs(to.position - from.position) < 1.01
    let isBefore =
      constant < 0 || constant == 0 && (isTogether ? relation == .lessOrEqual : to.position < from.position)
    guard declared.multiplier == 1, isBefore else {
      return ConstraintNode(
        .distance(from: from, to: to), axis, relation, constant: constant, multiplier: declared.multiplier, text: "")
    }
    // 8 less than something is 8 before it.
    (constant, relation) = (-constant, relation.turned)
    return ConstraintNode(.distance(from: to, to: from), axis, relation, constant: constant, text: "")
  }

  private func edge(
    _ anchor: Anchor, _ index: Int, beside other: Int, _ frames: SolvedFrames<L>
  ) -> ConstraintNode.Edge {
    ConstraintNode.Edge(
      frames.position(of: anchor.attribute, index, anchor.guide), of: frames.frame(index, anchor.guide),
      line: anchor.attribute.line, isOfGuide: anchor.guide != nil, isOfHolder: constraintSystem.holds(index, other))
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
