import TableDiagnostics
import TableIR
import TableLayout

/// Constraints must say where every view is, and how large.
struct AmbiguousLayout: LintRule {
  static let code = DiagnosticCode(
    "L0502", rule: "ambiguous-layout", "views that could stand elsewhere",
    """
    The constraints leave open where a view is or how large it is: another layout satisfies them as well, and which one an app shows is \
    a matter of luck. The message tells what is open, and between which values. Add a constraint, or a priority for the size of a \
    content: `hugging`, `compression`.
    """,
    .rows(
      wrong: """
        - height: 60
          views: [{id: a, label: Ann}]
          constraints: [a.leading == contentView.leading + 16]
        """,
      right: """
        - height: 60
          views: [{id: a, label: Ann}]
          constraints: [a.leading == contentView.leading + 16, a.centerY == contentView.centerY]
        """))

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    for problem in table.scene.tree.constraintProblems {
      guard case .ambiguous(let freedoms) = problem.kind, let first = freedoms.first else { continue }
      let more = freedoms.count > 1 ? ", and \(freedoms.count - 1) more" : ""
      findings.add(
        Self.code, [SpecPlace(problem.holder, ["constraints"])], owner: "constraints",
        "nothing says the \(first.length) of '\(first.view)', which could be \(Self.words(first))\(more)",
        help: "add a constraint, or let one view hug its content less than others: 'hugging: 249'")
    }
  }

  private static func words(_ freedom: ConstraintProblem.Freedom) -> String {
    func words(_ value: Double) -> String { pointWords(value) }
    switch (freedom.lowest.isFinite, freedom.highest.isFinite) {
    case (true, true): return "\(words(freedom.lowest)) as well as \(words(freedom.highest))"
    case (true, false): return "\(words(freedom.lowest)) or any more"
    case (false, true): return "\(words(freedom.highest)) or any less"
    case (false, false): return "anything"
    }
  }
}
