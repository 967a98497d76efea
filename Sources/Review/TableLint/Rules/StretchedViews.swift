import TableDiagnostics
import TableIR
import TableLayout

/// A row that sizes itself gets its line, and the rest of a pixel, on top of what its constraints require.
struct StretchedViews: LintRule {
  static let code = DiagnosticCode(
    "L0505", rule: "stretched-views", "constraints that leave no space for the line of their row")

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    for problem in table.scene.tree.constraintProblems {
      guard case .stretched(let constraints, let broken, let excess) = problem.kind else { continue }
      let (view, isSize) = (broken.expression.first.view.text, broken.expression.first.attribute.isSize)
      findings.add(
        Self.code, [broken.place], owner: "constraints",
        "the line and whole pixels add \(pointWords(excess)) to the height that these constraints require; the layout recovers by breaking \("\(broken)".inQuotes)\(isSize ? ", and \(view.inQuotes) is stretched" : "")",
        help: "give it a priority below 1000 ('@999'); a view's own 'height' has none, so write that in 'constraints'",
        notes: constraints.filter { $0 != broken }.map {
          Finding.PlacedNote(message: "it conflicts with \("\($0)".inQuotes)", place: $0.place)
        }, holder: problem.holder, subject: "\(broken)")
    }
  }
}
