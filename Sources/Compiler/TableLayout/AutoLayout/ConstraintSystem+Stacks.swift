import TableConstraints
import TableIR

// The constraints by which UIStackView arranges its views, as its documentation describes them.

extension ConstraintSystem {
  /// One axis of a view's box.
  private struct Span {
    var start, length: Variable

    init(_ box: Box, _ axis: Stack.Axis) {
      (start, length) = axis == .horizontal ? (box.x, box.width) : (box.y, box.height)
    }

    var end: [(variable: Variable, coefficient: Double)] { [(start, 1), (length, 1)] }
    var middle: [(variable: Variable, coefficient: Double)] { [(start, 1), (length, 0.5)] }
  }

  mutating func addStack(_ stack: SystemShape.StackShape, _ index: Int) {
    for child in shape.items[index].children where shape.items[child].isHidden { addHidden(child, in: index) }
    arranging = index
    defer { arranging = nil }
    let across: Stack.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    addAlong(stack, Span(boxes[index], stack.axis))
    addAcross(stack, Span(boxes[index], across))
    for axis in [Stack.Axis.horizontal, .vertical] {
      require(Expression([(Span(boxes[index], axis).length, 1)]), .equal, priority: Self.stackFitting)
    }
  }

  /// A hidden view has no size, whatever it contains.
  private mutating func addHidden(_ child: Int, in stack: Int) {
    let (own, outer) = (boxes[child], boxes[stack])
    for expression in [
      Expression([(own.x, 1), (outer.x, -1)]), Expression([(own.y, 1), (outer.y, -1)]), Expression([(own.width, 1)]),
      Expression([(own.height, 1)]),
    ] {
      require(expression, .equal, priority: Self.mostOfContent)
    }
  }

  private func margins(of stack: SystemShape.StackShape, _ axis: Stack.Axis) -> (before: Double, after: Double) {
    axis == .horizontal ? (stack.margins.left, stack.margins.right) : (stack.margins.top, stack.margins.bottom)
  }

  private mutating func addAlong(_ stack: SystemShape.StackShape, _ whole: Span) {
    let spans = stack.shown.map { Span(boxes[$0], stack.axis) }
    guard let first = spans.first, let last = spans.last else { return }
    let margins = margins(of: stack, stack.axis)
    require(Expression([(first.start, 1), (whole.start, -1)], constant: -margins.before), .equal)
    require(Expression(difference(last.end, whole.end), constant: margins.after), .equal)
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (one, next) in zip(spans, spans.dropFirst()) {
      require(
        Expression(difference([(next.start, 1)], one.end), constant: -stack.spacing),
        isSpread ? .greaterOrEqual : .equal)
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for span in spans.dropFirst() { require(Expression([(span.length, 1), (first.length, -1)]), .equal) }
    case .fillProportionally:
      addProportions(stack, whole, spans)
    case .equalSpacing:
      for (index, span) in spans.enumerated().dropFirst(2) {
        let (before, middle) = (spans[index - 2], spans[index - 1])
        // Later gaps are as wide as the first.
        require(
          Expression(
            difference([(span.start, 1)], middle.end) + difference(before.end, [(middle.start, 1)])), .equal)
      }
    case .equalCentering:
      for (index, span) in spans.enumerated().dropFirst(2) {
        let (before, middle) = (spans[index - 2], spans[index - 1])
        require(
          Expression(difference(span.middle, middle.middle) + difference(before.middle, middle.middle)), .equal,
          priority: 999)
      }
    }
  }

  /// Each view gets the share of the space without the gaps that its content has of all contents.
  private mutating func addProportions(_ stack: SystemShape.StackShape, _ whole: Span, _ spans: [Span]) {
    let sum = stack.lengths.reduce(0, +)
    guard sum > 0 else { return }
    let margins = margins(of: stack, stack.axis)
    let spaces = stack.spacing * Double(max(spans.count - 1, 0)) + margins.before + margins.after
    for (span, length) in zip(spans, stack.lengths) where length > 0 {
      let part = length / sum
      require(
        Expression([(span.length, 1), (whole.length, -part)], constant: part * spaces), .equal, priority: 999)
    }
  }

  private mutating func addAcross(_ stack: SystemShape.StackShape, _ whole: Span) {
    let axis: Stack.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let margins = margins(of: stack, axis)
    for child in stack.shown {
      let span = Span(boxes[child], axis)
      let start = Expression([(span.start, 1), (whole.start, -1)], constant: -margins.before)
      let end = Expression(difference(whole.end, span.end), constant: -margins.after)
      if stack.alignment != .fill {
        // A view without an intrinsic size has size 0 (`UISV-ambiguity-suppression`, in public dumps of constraints).
        require(Expression([(span.length, 1)]), .equal, priority: Self.ambiguitySuppression)
      }
      switch stack.alignment {
      case .fill where isSized(child, axis):
        // It keeps its size and is at the start of the stack, which is as long as it if possible.
        require(start, .equal)
        require(end, .greaterOrEqual, priority: Self.mostOfContent)
      case .fill:
        require(start, .equal)
        require(end, .equal)
      case .leading, .top:
        require(start, .equal)
        require(end, .greaterOrEqual)
      case .trailing, .bottom:
        require(end, .equal)
        require(start, .greaterOrEqual)
      case .center:
        require(
          Expression(difference(span.middle, whole.middle), constant: (margins.after - margins.before) / 2), .equal)
        require(start, .greaterOrEqual)
        require(end, .greaterOrEqual)
      case .firstBaseline, .lastBaseline:
        require(start, .greaterOrEqual)
        require(end, .greaterOrEqual)
        // As high as the baselines allow.
        require(start, .equal, priority: Self.ambiguitySuppression / 2)
        if let first = stack.shown.first, first != child { addBaseline(stack, of: child, asOf: first) }
      }
    }
  }

  /// Whether a view sets its length along an axis, or is a control that has its own size at every frame. Constraints on a switch's
  /// size do set it (ac-0303).
  private func isSized(_ index: Int, _ axis: Stack.Axis) -> Bool {
    let item = shape.items[index]
    return item.isOfOwnSize || (axis == .horizontal ? item.sizing.width : item.sizing.height) != nil
  }

  private mutating func addBaseline(_ stack: SystemShape.StackShape, of child: Int, asOf first: Int) {
    var expression = baseline(child, isFirst: stack.alignment == .firstBaseline)
    expression.subtract(baseline(first, isFirst: stack.alignment == .firstBaseline), times: 1)
    require(expression, .equal)
  }

  private func difference(
    _ one: [(variable: Variable, coefficient: Double)], _ other: [(variable: Variable, coefficient: Double)]
  ) -> [(variable: Variable, coefficient: Double)] {
    one + other.map { ($0.variable, -$0.coefficient) }
  }
}
