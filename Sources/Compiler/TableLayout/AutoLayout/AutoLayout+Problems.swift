import TableConstraints
import TableIR

extension AutoLayout {
  /// Records problems of the constraints, once for views that are laid out alike.
  func noteProblems(_ solution: Solution, at holder: SourceLocation) {
    if solving.entry !== solving.whole || !solution.violatedRequired.isEmpty {
      note(.unsatisfiable, at: holder) { conflict }
    } else {
      if !solution.isUnique { note(.ambiguous, at: holder) { ambiguity } }
      if solving.whole.hasContradictingRatios {
        note(.collapsed, at: holder) { SizeRatios.contradiction(in: views).map { .collapsed($0) } }
      }
    }
  }

  private func note(
    _ kind: ConstraintProblems.Key.Kind, at holder: SourceLocation, _ problem: () -> ConstraintProblem.Kind?
  ) {
    let key = ConstraintProblems.Key(
      constraints: [holder] + views.constraints.map(\.constraint.location), kind: kind)
    guard context.constraintProblems.withLock({ $0.begins(key) }), let found = problem() else { return }
    context.constraintProblems.withLock { $0.add(ConstraintProblem(kind: found, holder: holder)) }
  }

  // MARK: Conflicts

  private var conflict: ConstraintProblem.Kind {
    let constraintSystem = solving.whole.constraintSystem
    let members = constraintSystem.system.conflict(at: parameters)
    let declared = members.compactMap { constraintSystem.declared[$0] }
    return .unsatisfiable(
      declared.compactMap { views.constraint($0.meaning) },
      broken: declared.max { $0.place < $1.place }.flatMap { views.constraint($0.meaning) },
      others: others(members, constraintSystem))
  }

  private func others(_ members: [LinearSystem.Constraint], _ constraintSystem: ConstraintSystem) -> [ConstraintProblem
    .Other]
  {
    var others: [ConstraintProblem.Other] = []
    for implied in members.compactMap({ constraintSystem.implied[$0] }) {
      let other: ConstraintProblem.Other? =
        switch implied {
        case .rootWidth: .width(parameters[constraintSystem.rootWidth.index])
        case .rootHeight: constraintSystem.rootHeight.map { .height(parameters[$0.index]) }
        case .frame(let index): views.items[index].view.map { .frame(of: views.name(of: index), $0.location) }
        case .stack(let index): views.items[index].view.map { .stack(views.name(of: index), $0.location) }
        }
      if let other, !others.contains(other) { others.append(other) }
    }
    return others
  }

  // MARK: Ambiguity

  private var ambiguity: ConstraintProblem.Kind? {
    var lengths: [LinearSystem.Variable: (view: Int, length: ConstraintProblem.Length)] = [:]
    for (index, box) in constraintSystem.boxes.enumerated().dropFirst() {
      (lengths[box.x], lengths[box.y]) = ((index, .x), (index, .y))
      (lengths[box.width], lengths[box.height]) = ((index, .width), (index, .height))
    }
    let freedoms = solving.entry.questions.ranges(at: parameters).compactMap { range -> ConstraintProblem.Freedom? in
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
