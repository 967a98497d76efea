import TableConstraints
import TableIR

extension AutoLayout {
  /// Records problems of the constraints, once for views that are laid out alike.
  func noteProblems(_ solution: Solution, at holder: SourceLocation) {
    if solving.entry !== solving.whole || !solution.violatedRequired.isEmpty {
      note(.unsatisfiable, at: holder) { solving.conflicts(at: parameters).map(problem) }
    } else {
      // What a row's own stack leaves open is decided by rules (``StackLayout``).
      if !isDetermined, !constraintSystem.shape.fillsRoot {
        note(.ambiguous, at: holder) { ambiguity(at: parameters).map { [$0] } ?? [] }
      }
      // A text that wraps takes what it got first: what else might have given way is not seen any more. Heights follow from widths.
      if let parametersOfTie, !constraintSystem.shape.fillsRoot {
        note(.tied, at: holder) { ambiguity(at: parametersOfTie, vertically: false).map { [$0] } ?? [] }
      }
      if solving.whole.hasContradictingRatios {
        note(.collapsed, at: holder) { SizeRatios.contradiction(in: views).map { [.collapsed($0)] } ?? [] }
      }
    }
  }

  /// Records that the constraints give a row that sizes itself no height.
  func noteNoHeight(at holder: SourceLocation) {
    note(.heightless, at: holder) { [.heightless] }
  }

  private func note(
    _ kind: ConstraintProblems.Key.Kind, at holder: SourceLocation, _ problems: () -> [ConstraintProblem.Kind]
  ) {
    let key = ConstraintProblems.Key(
      constraints: [holder] + views.constraints.map(\.constraint.location), kind: kind)
    guard context.constraintProblems.withLock({ $0.begins(key) }) else { return }
    let found = problems()
    context.constraintProblems.withLock { problems in
      for kind in found { problems.add(ConstraintProblem(kind: kind, holder: holder)) }
    }
  }

  // MARK: Conflicts

  private func problem(_ conflict: ConstraintSolving.Conflict) -> ConstraintProblem.Kind {
    let constraintSystem = conflict.constraintSystem
    let declared = conflict.members.compactMap { constraintSystem.declared[$0] }
    let constraints = declared.compactMap { views.constraint($0.meaning) }
    let broken = declared.first { $0.place == conflict.broken }.flatMap { views.constraint($0.meaning) }
    if let broken, isOfLine(conflict) { return .stretched(constraints, broken: broken, by: conflict.amount) }
    var others: [ConstraintProblem.Other] = []
    var brokenArrangement: ConstraintProblem.Broken?
    for implied in conflict.members.compactMap({ constraintSystem.implied[$0] }) {
      guard let other = other(implied, constraintSystem) else { continue }
      if case (.stack(let arranged), .stack(let arrangement)) = (implied, other), arranged.place == conflict.broken {
        brokenArrangement = .arrangement(arrangement)
      }
      if !others.contains(other) { others.append(other) }
    }
    return .unsatisfiable(constraints, broken: broken.map { .constraint($0) } ?? brokenArrangement, others: others)
  }

  /// Whether a conflicting set does not hold only because a line or a part of a pixel is added to the height that it requires.
  private func isOfLine(_ conflict: ConstraintSolving.Conflict) -> Bool {
    let most = (context.profile.separators.points ?? context.grid.pixel) + context.grid.pixel
    return room.isFitted && conflict.amount < most
      && conflict.members.contains { member in
        if case .rootHeight? = conflict.constraintSystem.implied[member] { true } else { false }
      }
  }

  private func other(
    _ implied: ConstraintSystem.Implied, _ constraintSystem: ConstraintSystem
  ) -> ConstraintProblem.Other? {
    switch implied {
    case .rootWidth: .width(parameters[constraintSystem.rootWidth.index])
    case .rootHeight: constraintSystem.rootHeight.map { .height(parameters[$0.index]) }
    case .frame(let index): views.items[index].view.map { .frame(of: views.name(of: index), $0.location) }
    case .stack(let arranged):
      views.items[arranged.stack].view.map {
        .stack(.init(stack: views.name(of: arranged.stack), rule: arranged.rule, location: $0.location))
      }
    }
  }

  // MARK: Ambiguity

  /// - Parameter vertically: whether tops and heights are asked for, too.
  private func ambiguity(at parameters: [Double], vertically: Bool = true) -> ConstraintProblem.Kind? {
    var lengths: [LinearSystem.Variable: (view: Int, length: ConstraintProblem.Length)] = [:]
    for (index, box) in constraintSystem.boxes.enumerated().dropFirst() {
      (lengths[box.x], lengths[box.width]) = ((index, .x), (index, .width))
      if vertically { (lengths[box.y], lengths[box.height]) = ((index, .y), (index, .height)) }
    }
    let ranges = solving.entry.questions.ranges(at: parameters) { lengths[$0] != nil }
    let freedoms = ranges.compactMap { range -> ConstraintProblem.Freedom? in
      // A self-sizing row is a hairline (a point in iOS 26) taller than its views require, which two labels of equal
      // priority share arbitrarily: that is not visible.
      guard range.highest - range.lowest > 1.01, let (index, length) = lengths[range.variable],
        let view = views.items[index].view
      else { return nil }
      return .init(
        view: views.name(of: index), location: view.location, length: length, lowest: ended(range.lowest),
        highest: ended(range.highest))
    }
    return freedoms.isEmpty ? nil : .ambiguous(freedoms)
  }

  /// A length beyond the range of any layout counts as unbounded.
  private func ended(_ points: Double) -> Double {
    points.magnitude < Self.farthest ? points : points < 0 ? -.infinity : .infinity
  }
}
