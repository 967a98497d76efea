import TableDiagnostics
import TableIR
import TableLayout

/// Required constraints must be satisfiable together in every environment.
struct UnsatisfiableConstraints: LintRule {
  static let code = DiagnosticCode(
    "L0501", rule: "unsatisfiable-constraints", "constraints that cannot be satisfied together")

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    for problem in table.scene.tree.constraintProblems {
      guard case .unsatisfiable(let constraints, let broken, let others) = problem.kind else { continue }
      guard let broken else {
        findings.add(
          Self.code, [SpecPlace(problem.holder, ["views"])], owner: "constraints",
          "the sizes and frames of these views conflict", notes: others.map(Self.note))
        continue
      }
      let rest = constraints.filter { $0 != broken }
      findings.add(
        Self.code, [broken.place], owner: "constraints",
        rest.isEmpty && others.isEmpty
          ? "no layout satisfies '\(broken)'"
          : "unable to simultaneously satisfy \(Self.words(rest.count + 1)); the layout recovers by breaking '\(broken)'",
        help: rest.isEmpty
          ? "remove it, or give it a priority below 1000, such as '@999'"
          : "remove one, or give one a priority below 1000, such as '@999'",
        notes: rest.map {
          Finding.PlacedNote(message: "it conflicts with '\($0)'", place: $0.place)
        } + others.map(Self.note))
    }
  }

  private static func words(_ constraints: Int) -> String {
    constraints == 1 ? "this constraint and those that UIKit adds" : "\(constraints) constraints"
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
    case .stack(let name, let location):
      Finding.PlacedNote(
        message: "the stack '\(name)' arranges its views differently", place: SpecPlace(location, ["stack"]))
    }
  }
}
