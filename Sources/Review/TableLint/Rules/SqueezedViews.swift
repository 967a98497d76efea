import TableDiagnostics
import TableIR
import TableLayout

/// An image or a control must keep the space for its content.
struct SqueezedViews: LintRule {
  static let code = DiagnosticCode("L0507", rule: "squeezed-views", "an image or a control without the space for it")

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    for problem in table.scene.tree.constraintProblems {
      guard case .squeezed(let squeeze) = problem.kind else { continue }
      findings.add(
        Self.code, [SpecPlace(squeeze.location, ["id"])], owner: "constraints", Self.sentence(squeeze),
        help:
          "give it a higher 'compression' than the views beside it, whose default is 750, or set its '\(squeeze.length.rawValue)'",
        holder: problem.holder, subject: squeeze.view)
    }
  }

  static func sentence(_ squeeze: ConstraintProblem.Squeeze) -> String {
    "the \(squeeze.length.rawValue) of '\(squeeze.view)' is squeezed from \(pointWords(squeeze.own)) to "
      + "\(pointWords(squeeze.actual)) points"
  }
}
