import TableDiagnostics
import TableIR
import TableLayout

/// Required constraints must be satisfiable together in every environment.
struct UnsatisfiableConstraints: LintRule {
  static let code = DiagnosticCode(
    "L0501", rule: "unsatisfiable-constraints", "constraints that cannot be satisfied together")

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    for problem in table.scene.tree.constraintProblems {
      guard case .unsatisfiable(let constraints, let broken, let all) = problem.kind else { continue }
      guard let broken else {
        findings.add(
          Self.code, [SpecPlace(problem.holder, ["views"])], owner: "constraints",
          "the sizes and frames of these views conflict", notes: all.map(Self.note),
          holder: problem.holder)
        continue
      }
      // What a stack breaks is told at what contradicts it.
      let told: LayoutConstraint? =
        if case .constraint(let constraint) = broken { constraint } else { constraints.last }
      let rest = constraints.filter { $0 != told }
      let others = all.filter { other in
        if case .stack(let arrangement) = other { broken != .arrangement(arrangement) } else { true }
      }
      findings.add(
        Self.code, [told?.place ?? broken.place], owner: "constraints",
        constraints.count == 1 && all.isEmpty
          ? "no layout satisfies '\(constraints[0])'"
          : "unable to simultaneously satisfy \(Self.words(constraints.count)); the layout recovers by breaking \(broken.words)",
        help: constraints.isEmpty
          ? "give the stack more space, or less spacing and margins"
          : constraints.count == 1
            ? "remove it, or give it a priority below 1000, such as '@999'"
            : "remove one, or give one a priority below 1000, such as '@999'",
        notes: rest.map {
          Finding.PlacedNote(message: "it conflicts with '\($0)'", place: $0.place)
        } + others.map(Self.note), holder: problem.holder, subject: told.map { "\($0)" } ?? broken.words)
    }
  }

  private static func words(_ constraints: Int) -> String {
    switch constraints {
    case 0: "the constraints that UIKit adds"
    case 1: "this constraint and those that UIKit adds"
    default: "\(constraints) constraints"
    }
  }

  private static func note(_ other: ConstraintProblem.Other) -> Finding.PlacedNote {
    switch other {
    case .width(let points):
      Finding.PlacedNote(
        message: "the available width is \(pointWords(points)): 'UIView-Encapsulated-Layout-Width'")
    case .height(let points):
      Finding.PlacedNote(
        message: "the available height is \(pointWords(points)): 'UIView-Encapsulated-Layout-Height'")
    case .frame(let name, let location):
      Finding.PlacedNote(message: "the frame of '\(name)' conflicts with it", place: SpecPlace(location, ["frame"]))
    case .stack(let arrangement):
      Finding.PlacedNote(
        message: "the stack '\(arrangement.stack)' \(arrangement.rule.words): '\(arrangement.rule.rawValue)'",
        place: arrangement.place)
    }
  }
}

extension ConstraintProblem.Broken {
  fileprivate var place: SpecPlace {
    switch self {
    case .constraint(let constraint): constraint.place
    case .arrangement(let arrangement): arrangement.place
    }
  }

  fileprivate var words: String {
    switch self {
    case .constraint(let constraint): "'\(constraint)'"
    case .arrangement(let arrangement): "'\(arrangement.rule.rawValue)' of the stack '\(arrangement.stack)'"
    }
  }
}

extension ConstraintProblem.Arrangement {
  fileprivate var place: SpecPlace { SpecPlace(location, ["stack"]) }
}

extension ConstraintProblem.StackRule {
  fileprivate var words: String {
    switch self {
    case .spacing: "keeps its views apart"
    case .canvasConnection: "begins and ends with its views"
    case .alignment: "aligns its views"
    case .fillEqually: "makes its views equally long"
    case .distributing: "makes its gaps equal"
    case .hiding: "hides a view"
    }
  }
}
