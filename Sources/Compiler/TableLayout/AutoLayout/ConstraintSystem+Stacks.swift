import TableConstraints
import TableIR

// The constraints by which UIStackView arranges its views, with the priorities that public dumps of constraints show, and that give the 446
// layouts measured in the suite of kern0x1b/charon (iOS 26 by Mac Catalyst).

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
    let hidden = shape.items[index].children.filter { shape.items[$0].isHidden }
    for child in hidden { addHidden(child, in: stack, index) }
    addAlong(stack, Span(boxes[index], stack.axis))
    addAcross(stack, hidden, Span(boxes[index], stack.axis.other))
    for axis in [Stack.Axis.horizontal, .vertical] {
      system.add(Expression([(Span(boxes[index], axis).length, 1)]), .equal, priority: Self.stackFitting)
    }
    if let height = shape.era.emptyHeight {
      for child in stack.shown where shape.items[child].isEmpty {
        system.add(
          Expression([(Span(boxes[child], .vertical).length, 1)], constant: -height), .equal, priority: Self.emptyHeight
        )
      }
    }
    if shape.breaksTies { addTies(stack) }
  }

  /// A hidden view has no length along the axis (`UISV-hiding`). Where it is, nobody sees: at the stack's start.
  private mutating func addHidden(_ child: Int, in stack: SystemShape.StackShape, _ index: Int) {
    let (own, outer) = (Span(boxes[child], stack.axis), Span(boxes[index], stack.axis))
    if shape.era.hidesWithRequired {
      arrange(child, by: .hiding, Expression([(own.length, 1)]), .equal)
    } else {
      system.add(Expression([(own.length, 1)]), .equal, priority: Self.hiding)
    }
    system.add(Expression([(own.start, 1), (outer.start, -1)]), .equal, priority: Self.ambiguitySuppression)
  }

  private func margins(of stack: SystemShape.StackShape, _ axis: Stack.Axis) -> (before: Double, after: Double) {
    axis == .horizontal ? (stack.margins.left, stack.margins.right) : (stack.margins.top, stack.margins.bottom)
  }

  // MARK: Along the axis

  private mutating func addAlong(_ stack: SystemShape.StackShape, _ whole: Span) {
    let views = stack.shown
    let spans = views.map { Span(boxes[$0], stack.axis) }
    guard let first = spans.first, let last = spans.last else { return }
    let margins = margins(of: stack, stack.axis)
    arrange(
      views[0], by: .canvasConnection, Expression([(first.start, 1), (whole.start, -1)], constant: -margins.before),
      .equal)
    arrange(
      views[views.count - 1], by: .canvasConnection,
      Expression(difference(last.end, whole.end), constant: margins.after), .equal, isFarEdge: true)
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (place, (one, next)) in zip(spans, spans.dropFirst()).enumerated() {
      var gap = Expression(difference([(next.start, 1)], one.end), constant: -stack.gaps[place])
      if stack.isBaselineRelative, stack.axis == .vertical {
        gap.subtract(value(of: .bottom, stack.shown[place]), times: -1)
        gap.subtract(baseline(stack.shown[place], isFirst: false), times: 1)
        gap.subtract(value(of: .top, stack.shown[place + 1]), times: 1)
        gap.subtract(baseline(stack.shown[place + 1], isFirst: true), times: -1)
      }
      arrange(views[place + 1], by: .spacing, gap, isSpread ? .greaterOrEqual : .equal)
    }
    switch stack.distribution {
    case .fill:
      if shape.era.sharesTextWidth, stack.axis == .horizontal { addShares(stack, whole) }
    case .fillEqually:
      for (view, span) in zip(views, spans).dropFirst() {
        arrange(view, by: .fillEqually, Expression([(span.length, 1), (first.length, -1)]), .equal)
      }
    case .fillProportionally: addProportions(stack, whole, spans)
    case .equalSpacing:
      for (place, span) in spans.enumerated().dropFirst(2) {
        let (before, middle) = (spans[place - 2], spans[place - 1])
        // Later gaps are as wide as the first.
        arrange(
          views[place], by: .distributing,
          Expression(difference([(span.start, 1)], middle.end) + difference(before.end, [(middle.start, 1)])), .equal)
      }
    case .equalCentering:
      for (place, span) in spans.enumerated().dropFirst(2) {
        let (before, middle) = (spans[place - 2], spans[place - 1])
        system.add(
          Expression(difference(span.middle, middle.middle) + difference(before.middle, middle.middle)), .equal,
          priority: Self.centering - Double(place))
      }
    }
  }

  /// Up to iOS 14, a label of several lines gets an equal share of the stack's width (`UISV-text-width-disambiguation`), 10 above its own
  /// compression resistance: Open Radar 39275811 and 41192642.
  private mutating func addShares(_ stack: SystemShape.StackShape, _ whole: Span) {
    let margins = margins(of: stack, .horizontal)
    let count = Double(stack.shown.count)
    let taken = stack.gaps.reduce(margins.before + margins.after, +)
    for child in stack.wrapping {
      let own = Span(boxes[child], .horizontal)
      system.add(
        Expression([(own.length, 1), (whole.length, -1 / count)], constant: taken / count), .equal,
        priority: min(Double(shape.items[child].priorities.horizontal.compressionResistance) + 10, Self.mostOfContent))
    }
  }

  /// Each view gets the share of the stack between its margins that its content has of all contents and gaps, the first ones before
  /// later ones, so that the last takes the rest: four of 25 with gaps of 5 are 43.48 and 54.57 of 200.
  private mutating func addProportions(_ stack: SystemShape.StackShape, _ whole: Span, _ spans: [Span]) {
    let sum = stack.lengths.reduce(0, +) + stack.gaps.reduce(0, +)
    guard stack.lengths.contains(where: { $0 > 0 }) else { return }
    let margins = margins(of: stack, stack.axis)
    for (place, (span, length)) in zip(spans, stack.lengths).enumerated() where length > 0 {
      let part = length / sum
      system.add(
        Expression([(span.length, 1), (whole.length, -part)], constant: part * (margins.before + margins.after)),
        .equal, priority: Self.mostOfContent - Double(place))
    }
  }

  // MARK: Across the axis

  private mutating func addAcross(_ stack: SystemShape.StackShape, _ hidden: [Int], _ whole: Span) {
    let axis = stack.axis.other
    let margins = margins(of: stack, axis)
    // A hidden view is still as wide as the stack, and makes it as wide as itself: 60 and not 40 with alignment fill, measured.
    for child in stack.alignment == .fill ? stack.shown + hidden : stack.shown {
      let span = Span(boxes[child], axis)
      let start = Expression([(span.start, 1), (whole.start, -1)], constant: -margins.before)
      let end = Expression(difference(whole.end, span.end), constant: -margins.after)
      if stack.alignment != .fill {
        // A view without a size is as long as the stack (`UISV-ambiguity-suppression`).
        system.add(
          Expression([(span.length, 1), (whole.length, -1)], constant: margins.before + margins.after), .equal,
          priority: Self.ambiguitySuppression)
      }
      // The first view holds the stack, and the others are level with it.
      let rule: ConstraintProblem.StackRule = child == stack.shown.first ? .canvasConnection : .alignment
      func begins(_ relation: LinearSystem.Relation) { arrange(child, by: rule, start, relation) }
      func ends(_ relation: LinearSystem.Relation) { arrange(child, by: rule, end, relation, isFarEdge: true) }
      switch stack.alignment {
      case .fill where shape.items[child].isOfOwnSize && !isSized(child, axis):
        // A switch has its own size in whatever frame it is given, at its start.
        begins(.equal)
        ends(.greaterOrEqual)
        system.add(end, .equal, priority: Self.ambiguitySuppression)
      case .fill:
        begins(.equal)
        ends(.equal)
      case .leading, .top:
        begins(.equal)
        ends(.greaterOrEqual)
      case .trailing, .bottom:
        ends(.equal)
        begins(.greaterOrEqual)
      case .center:
        arrange(
          child, by: .alignment,
          Expression(difference(span.middle, whole.middle), constant: (margins.after - margins.before) / 2), .equal)
        begins(.greaterOrEqual)
        ends(.greaterOrEqual)
      case .firstBaseline where axis == .horizontal:
        begins(.equal)
        ends(.greaterOrEqual)
      case .lastBaseline where axis == .horizontal:
        ends(.equal)
        begins(.greaterOrEqual)
      case .firstBaseline, .lastBaseline: addBaseline(stack, child, start: start, end: end)
      }
    }
    guard stack.alignment != .fill else { return }
    for child in hidden {
      let span = Span(boxes[child], axis)
      system.add(
        Expression([(span.start, 1), (whole.start, -1)], constant: -margins.before), .equal,
        priority: Self.ambiguitySuppression)
      system.add(Expression([(span.length, 1)]), .equal, priority: Self.ambiguitySuppression)
    }
  }

  private func isSized(_ index: Int, _ axis: Stack.Axis) -> Bool {
    let sizing = shape.items[index].sizing
    return (axis == .horizontal ? sizing.width : sizing.height) != nil
  }

  /// Only the first view ends the stack at the side of the baseline: a later one with a larger font rises above it, by 27 for labels of 28
  /// and 56 points (Open Radar 32291130, and charon's suite for the newest system). Views without a text are level with the top of the first.
  private mutating func addBaseline(
    _ stack: SystemShape.StackShape, _ child: Int, start: Expression, end: Expression
  ) {
    let isFirst = stack.alignment == .firstBaseline
    guard let leader = stack.shown.first, leader != child else {
      arrange(child, by: .alignment, isFirst ? start : end, .equal, isFarEdge: !isFirst)
      arrange(child, by: .alignment, isFirst ? end : start, .greaterOrEqual, isFarEdge: isFirst)
      return
    }
    arrange(child, by: .alignment, isFirst ? end : start, .greaterOrEqual, isFarEdge: isFirst)
    var level = level(child, isFirst: isFirst)
    level.subtract(
      shape.items[child].hasBaseline
        ? self.level(leader, isFirst: isFirst) : value(of: isFirst ? .top : .bottom, leader),
      times: 1)
    arrange(child, by: .alignment, level, .equal)
  }

  /// The line of a view of a stack that is aligned: its baseline, or its edge if it has none.
  private func level(_ child: Int, isFirst: Bool) -> Expression {
    shape.items[child].hasBaseline
      ? baseline(child, isFirst: isFirst) : value(of: isFirst ? .top : .bottom, child)
  }

  // MARK: Ties

  /// Where several views could grow or shrink, the ones that ``StackLayout`` chooses do.
  private mutating func addTies(_ stack: SystemShape.StackShape) {
    for (place, child) in stack.shown.enumerated() {
      let tie = system.addParameter(nominal: 40)
      ties[child] = tie
      system.add(
        Expression([(Span(boxes[child], stack.axis).length, 1)], parameters: [(tie, -1)]), .equal,
        priority: Self.tie - Double(place) / 1_000)
    }
  }

  private func difference(
    _ one: [(variable: Variable, coefficient: Double)], _ other: [(variable: Variable, coefficient: Double)]
  ) -> [(variable: Variable, coefficient: Double)] {
    one + other.map { ($0.variable, -$0.coefficient) }
  }
}

extension Stack.Axis {
  var other: Stack.Axis { self == .horizontal ? .vertical : .horizontal }
}
