import TableDiagnostics
import TableIR
import TableLayout

/// Required constraints must be able to hold together in every environment.
struct UnsatisfiableConstraints: LintRule {
  static let code = DiagnosticCode(
    "L0501", rule: "unsatisfiable-constraints", "constraints that cannot hold together",
    """
    These required constraints contradict each other where the table is shown: the smallest set of them that does is named. An app logs \
    "Unable to simultaneously satisfy constraints" then, and UIKit breaks one. Take one away, or give one a priority below 1000: `@999`.
    """,
    .rows(
      wrong: """
        - height: 60
          views: [{id: a, label: Ann, pin: {leading: 16, top: 8}}]
          constraints: [a.width == 100, a.width == 120]
        """,
      right: """
        - height: 60
          views: [{id: a, label: Ann, pin: {leading: 16, top: 8}}]
          constraints: [a.width == 100, a.width == 120 @999]
        """))

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    for problem in table.scene.tree.constraintProblems {
      guard case .unsatisfiable(let constraints, let broken) = problem.kind else { continue }
      let texts = constraints.map { "'\($0)' (line \($0.location.line))" }
      let broke = broken.map { "; this layout breaks '\($0)'" } ?? ""
      findings.add(
        Self.code, [SpecPlace(problem.holder, ["constraints"])], owner: "constraints",
        texts.isEmpty
          ? "sizes and frames of these views contradict each other"
          : "these constraints cannot hold together: \(texts.joined(separator: ", "))\(broke)",
        help: "take one away, or give one a priority below 1000, such as '@999'")
    }
  }
}
