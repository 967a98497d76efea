import TableDiagnostics
import TableIR
import TableLayout

/// Ratios that contradict each other hold together after all, where everything is 0.
struct CollapsedViews: LintRule {
  static let code = DiagnosticCode(
    "L0503", rule: "collapsed-views", "ratios that only a size of 0 satisfies",
    """
    A width is so many times a height, and another number of times the same height: both hold for a view of no size, and for no other. \
    UIKit breaks none of them and logs nothing; the view is just not there. The same goes for ratios that lead around several views.
    """,
    .rows(
      wrong: """
        - height: 60
          views: [{id: a, background: systemRed, pin: {leading: 16, top: 8}}]
          constraints: [a.width == a.height * 2, a.width == a.height * 3]
        """,
      right: """
        - height: 60
          views: [{id: a, background: systemRed, pin: {leading: 16, top: 8}, height: 20}]
          constraints: [a.width == a.height * 2]
        """))

  func check(_ table: LaidOutTable, _ findings: inout Findings) {
    for problem in table.scene.tree.constraintProblems {
      guard case .collapsed(let ratios) = problem.kind, let last = ratios.last else { continue }
      findings.add(
        Self.code, [last.place], owner: "constraints", "only a size of 0 satisfies '\(last)' with the other ratios",
        help: "take one away, or let one follow a length: 'a.height == 40'",
        notes: ratios.dropLast().map { Finding.PlacedNote(message: "another one is '\($0)'", place: $0.place) })
    }
  }
}
