import ConstraintSolving
import TableIR

extension AutoLayout {
  /// Notes what is wrong with the constraints, once for views that are laid out alike.
  func noteProblems(_ solution: Solution, at holder: SourceLocation) {
    let isUnsatisfiable = solving.entry !== solving.whole || !solution.violatedRequired.isEmpty
    guard isUnsatisfiable || !solution.isUnique else { return }
    let key = ConstraintProblems.Key(
      constraints: [holder] + views.constraints.map(\.constraint.location), isUnsatisfiable: isUnsatisfiable)
    guard context.constraintProblems.withLock({ $0.begins(key) }) else { return }
    guard let kind = isUnsatisfiable ? conflict : ambiguity else { return }
    context.constraintProblems.withLock { $0.add(ConstraintProblem(kind: kind, holder: holder)) }
  }

  private var conflict: ConstraintProblem.Kind {
    let held = solving.whole.held
    let said = held.system.conflict(at: parameters).compactMap { held.said[$0] }
    return .unsatisfiable(
      said.compactMap { views.constraint($0.meaning) },
      broken: said.max { $0.place < $1.place }.flatMap { views.constraint($0.meaning) })
  }

  private var ambiguity: ConstraintProblem.Kind? {
    var names: [LinearSystem.Variable: (view: String, length: String)] = [:]
    for (index, box) in held.boxes.enumerated().dropFirst() {
      guard let view = views.items[index].view else { continue }
      let place = views.items[views.items[index].parent].children.firstIndex(of: index) ?? 0
      let name = view.id ?? "subview \(place)"
      for (variable, length) in [(box.x, "x"), (box.y, "y"), (box.width, "width"), (box.height, "height")] {
        names[variable] = (name, length)
      }
    }
    let freedoms = solving.entry.questions.ranges(at: parameters).compactMap { range -> ConstraintProblem.Freedom? in
      // A row that sizes itself is a hairline (a point in iOS 26) higher than its views ask for, which two labels of equal
      // priority share as it comes: nothing that anybody sees.
      guard range.highest - range.lowest > 1.01, let name = names[range.variable] else { return nil }
      return .init(view: name.view, length: name.length, lowest: range.lowest, highest: range.highest)
    }
    return freedoms.isEmpty ? nil : .ambiguous(freedoms)
  }
}
