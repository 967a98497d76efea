import TableDiagnostics
import TableIR
import TableLayout

/// Required constraints must be able to hold together in every environment.
struct UnsatisfiableConstraints: LintRule {
  static let code = DiagnosticCode(
    "L0501", rule: "unsatisfiable-constraints", "constraints that cannot hold together",
    """
    These required constraints contradict each other where the table is shown. The mark is at the one that gives way here, the notes at \
    the others of the smallest set that does. Take one away, or give one a priority below 1000: `@999`. An app logs "Unable to \
    simultaneously satisfy constraints. Probably at least one of the constraints in the following list is one you don't want." when such \
    a row comes onto the screen, lists constraints by the addresses of their views, ones that UIKit made among them \
    ('UIView-Encapsulated-Layout-Height' is the height of the row), and ends with "Will attempt to recover by breaking constraint" and \
    one of them. Of a width of 40 and one of 50 both tell both and name one. Here each has its line, every device and size of text is \
    looked at before anybody runs the app, and what could be spared from the contradiction is left out. Which one UIKit breaks is not \
    documented, and logs of apps show the first of their lists as well as one of the middle; here it is the last of the spec, as in the \
    cells that Interface Builder saved with a contradiction.
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
          "sizes and frames of these views contradict each other", notes: others.map(Self.note))
        continue
      }
      let rest = constraints.filter { $0 != broken }
      findings.add(
        Self.code, [broken.place], owner: "constraints",
        rest.isEmpty && others.isEmpty
          ? "no layout satisfies '\(broken)'"
          : "unable to simultaneously satisfy \(Self.words(rest.count + 1)); the layout recovers by breaking '\(broken)'",
        help: rest.isEmpty
          ? "take it away, or give it a priority below 1000, such as '@999'"
          : "take one away, or give one a priority below 1000, such as '@999'",
        notes: rest.map {
          Finding.PlacedNote(message: "it cannot hold together with '\($0)'", place: $0.place)
        } + others.map(Self.note))
    }
  }

  private static func words(_ constraints: Int) -> String {
    constraints == 1 ? "this constraint and what UIKit adds" : "\(constraints) constraints"
  }

  private static func note(_ other: ConstraintProblem.Other) -> Finding.PlacedNote {
    switch other {
    case .width(let points):
      Finding.PlacedNote(
        message: "the width that there is asks for \(pointWords(points)): 'UIView-Encapsulated-Layout-Width'")
    case .height(let points):
      Finding.PlacedNote(
        message: "the height that there is asks for \(pointWords(points)): 'UIView-Encapsulated-Layout-Height'")
    case .frame(let name, let location):
      Finding.PlacedNote(message: "the frame of '\(name)' says something else", place: SpecPlace(location, ["frame"]))
    case .stack(let name, let location):
      Finding.PlacedNote(
        message: "the stack '\(name)' arranges its views in another way", place: SpecPlace(location, ["stack"]))
    }
  }
}
