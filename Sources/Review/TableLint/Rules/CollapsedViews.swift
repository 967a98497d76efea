import TableDiagnostics
import TableIR
import TableLayout

/// Ratios that contradict each other still hold where every size is 0.
struct CollapsedViews: LintRule {
  static let code = DiagnosticCode("L0503", rule: "collapsed-views", "ratios that only a size of 0 satisfies")

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    for problem in table.scene.tree.constraintProblems {
      guard case .collapsed(let ratios) = problem.kind, let last = ratios.last else { continue }
      findings.add(
        Self.code, [last.place], owner: "constraints",
        "only a size of 0 satisfies \("\(last)".inQuotes) with the other ratios",
        help: "remove one of them, or replace one with a length, such as 'a.height == 40'",
        notes: ratios.dropLast().map {
          Finding.PlacedNote(message: "another ratio is \("\($0)".inQuotes)", place: $0.place)
        },
        holder: problem.holder, subject: "\(last)")
    }
  }
}
