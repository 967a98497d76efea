import TableDiagnostics
import TableIR
import TableLayout

/// A row that sizes itself needs constraints from its top to its bottom.
struct RowWithoutHeight: LintRule {
  static let code = DiagnosticCode("L0506", rule: "row-without-height", "constraints that give a row no height")

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    for problem in table.scene.tree.constraintProblems where problem.kind == .heightless {
      findings.add(
        Self.code, [SpecPlace(problem.holder, ["constraints"])], owner: "constraints",
        "the constraints suggest a height of 0 for this row, which gets the standard height instead",
        help: "connect its views from 'top' to 'bottom', or set the row's 'height'", holder: problem.holder)
    }
  }
}
