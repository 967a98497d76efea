import TableDiagnostics
import TableIR
import TableLayout

/// Required constraints must be satisfiable together in every environment.
struct UnsatisfiableConstraints: LintRule {
  static let code = DiagnosticCode(
    "L0501", rule: "unsatisfiable-constraints", "constraints that cannot be satisfied together",
    """
    These required constraints contradict each other in this environment. The mark is at the constraint that is broken \
    here, the notes at the others of the smallest set that conflicts. Remove one, or give one a priority below 1000: \
    `@999`. When such a row appears on the screen, an app logs "Unable to simultaneously satisfy constraints. Probably \
    at least one of the constraints in the following list is one you don't want.", lists constraints by the addresses of \
    their views, including those that UIKit made ('UIView-Encapsulated-Layout-Height' is the height of the row), and \
    ends with "Will attempt to recover by breaking constraint" and one of them. For a width of 40 and a width of 50, the \
    log lists both and breaks one, as tablec does. Here each constraint has its line, every device and text size is \
    checked before anybody runs the app, and constraints that do not contribute to the conflict are left out. Which one \
    UIKit breaks is not documented: in the logs of apps it is sometimes the first of the list and sometimes one in the \
    middle. Here it is the last in the spec, as in the cells that Interface Builder saved with a conflict.
    """,
    .rows(
      wrong: """
        - height: 60
          views: [{id: a, label: Ann, pin: {leading: 16, top: 8}}]
          constraints: [a.width == 40, a.width == 50]
        """,
      right: """
        - height: 60
          views: [{id: a, label: Ann, pin: {leading: 16, top: 8}}]
          constraints: [a.width == 40, a.width == 50 @999]
        """))

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
