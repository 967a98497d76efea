import TableConstraints
import TableIR

// The constraints of the spec, converted for the solver.

extension ConstraintSystem {
  /// - Parameter own: the view that declares the constraint with a key; nil for one in a list.
  mutating func add(_ expression: ConstraintExpression, as meaning: Declared, in holder: Int, of own: Int?) {
    defer { declaredCount += 1 }
    guard !shape.broken.contains(declaredCount), let handle = add(expression, in: holder, of: own) else { return }
    declared[handle] = (meaning, place: declaredCount)
  }

  private mutating func add(_ declared: ConstraintExpression, in holder: Int, of own: Int?) -> LinearSystem.Constraint?
  {
    guard let first = index(declared.first, in: holder, of: own) else { return nil }
    var expression = value(of: declared.first, first)
    var second: Int?
    if let anchor = declared.second {
      second = index(anchor, in: holder, of: own)
      guard let second else { return nil }
      expression.subtract(value(of: anchor, second), times: declared.multiplier)
    }
    expression.subtract(constant(of: declared, first, second), times: 1)
    let relation = turned(declared.relation, declared.first.attribute)
    return system.add(expression, relation, priority: declared.priority)
  }

  /// The view that an anchor refers to; nil if there is none.
  ///
  /// - Parameter own: the view that declares the constraint with a key; nil for one in a list.
  func index(_ anchor: Anchor, in holder: Int, of own: Int?) -> Int? {
    anchor.view.text == LayoutConstraint.ownName && own != nil ? own : names.index(of: anchor.view.text, in: holder)
  }

  /// The constant on the right side of a constraint between the views of its anchors, in points.
  func constant(of declared: ConstraintExpression, _ first: Int, _ second: Int?) -> Expression {
    switch declared.constant {
    case .number(let points): return Expression(constant: turned(points, declared.first.attribute))
    case .standard(let spacing, let isNegative):
      let sign = turned(isNegative ? -1 : 1, declared.first.attribute)
      // The edge at which a visual format ends comes first: `superview.trailing == title.trailing + standard`.
      guard spacing == .superviewEdge, first == 0 || second == 0 else {
        // 8 between neighbours, and to the edge of a custom view (`NSLayoutConstraint` standard spacing; 332 observed symbolic
        // constants).
        return Expression(constant: sign * 8)
      }
      return Expression(parameters: [(edge(declared.first.attribute, of: margins), sign)])
    }
  }

  /// Left and right do not follow the writing direction, so they are exchanged here, where everything runs from left to right: 8
  /// points to the right of something are 8 less.
  private func turned(_ points: Double, _ attribute: Attribute) -> Double {
    shape.isRightToLeft && (attribute == .left || attribute == .right) ? -points : points
  }

  private func turned(_ relation: Relation, _ attribute: Attribute) -> LinearSystem.Relation {
    let isTurned = shape.isRightToLeft && (attribute == .left || attribute == .right)
    switch relation {
    case .equal: return .equal
    case .greaterOrEqual: return isTurned ? .lessOrEqual : .greaterOrEqual
    case .lessOrEqual: return isTurned ? .greaterOrEqual : .lessOrEqual
    }
  }

  private func edge(_ attribute: Attribute, of edges: Edges) -> Parameter {
    switch attribute {
    case .trailing: edges.right
    case .right: shape.isRightToLeft ? edges.left : edges.right
    case .left: shape.isRightToLeft ? edges.right : edges.left
    case .top: edges.top
    case .bottom: edges.bottom
    default: edges.left
    }
  }

  private func value(of anchor: Anchor, _ index: Int) -> Expression {
    guard let guide = anchor.guide else { return value(of: anchor.attribute, index) }
    var expression = value(of: anchor.attribute, index)
    let inset = insets(of: guide, index)
    for (attribute, factor) in Self.insetFactors(of: anchor.attribute, isRightToLeft: shape.isRightToLeft) {
      inset.add(to: &expression, attribute, times: factor)
    }
    return expression
  }

  func value(of attribute: Attribute, _ index: Int) -> Expression {
    let box = boxes[index]
    switch attribute {
    case .leading: return Expression([(box.x, 1)])
    case .trailing: return Expression([(box.x, 1), (box.width, 1)])
    case .left: return value(of: shape.isRightToLeft ? .trailing : .leading, index)
    case .right: return value(of: shape.isRightToLeft ? .leading : .trailing, index)
    case .top: return Expression([(box.y, 1)])
    case .bottom: return Expression([(box.y, 1), (box.height, 1)])
    case .width: return Expression([(box.width, 1)])
    case .height: return Expression([(box.height, 1)])
    case .centerX: return Expression([(box.x, 1), (box.width, 0.5)])
    case .centerY: return Expression([(box.y, 1), (box.height, 0.5)])
    case .firstBaseline, .lastBaseline: return baseline(index, isFirst: attribute == .firstBaseline)
    }
  }

  /// The baseline of a text. A stack has the baseline of its first or last view; a view without one has its top edge as the first
  /// baseline and its bottom edge as the last (`forFirstBaselineLayout`, `forLastBaselineLayout`; ac-0260).
  func baseline(_ index: Int, isFirst: Bool) -> Expression {
    let item = shape.items[index]
    if let stack = item.stack, let first = stack.shown.first {
      let child = isFirst || stack.axis == .horizontal ? first : stack.shown.last ?? first
      return baseline(child, isFirst: isFirst)
    }
    guard item.hasBaseline, let own = contents[index] else {
      return value(of: isFirst ? .top : .bottom, index)
    }
    let start: Attribute = !item.baselinesFollowEdges ? .centerY : isFirst ? .top : .bottom
    return Expression(
      value(of: start, index).terms, parameters: [(isFirst ? own.firstBaseline : own.lastBaseline, 1)])
  }
}

extension View.Content {
  /// Whether it is a switch or a stepper, which has its own size in every frame.
  var hasOwnFrame: Bool {
    if case .control(let control) = self { control.kind.traits.filling == .ownFrame } else { false }
  }

  /// Whether it shows a text with whose baseline it can be aligned.
  var hasBaseline: Bool {
    switch self {
    case .label: return true
    case .control(let control):
      switch control.kind {
      case .label, .button, .textField, .segmentedControl, .badge: return true
      default: return false
      }
    case .image, .stack, .container, .plain: return false
    }
  }
}

extension LinearSystem.Expression {
  mutating func subtract(_ other: LinearSystem.Expression, times factor: Double) {
    terms += other.terms.map { ($0.variable, -factor * $0.coefficient) }
    parameters += other.parameters.map { ($0.parameter, -factor * $0.coefficient) }
    constant -= factor * other.constant
  }
}
