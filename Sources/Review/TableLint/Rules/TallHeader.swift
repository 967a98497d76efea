import TableDiagnostics
import TableIR
import TableLayout

/// A header or a footer must leave room for rows on the screen.
struct TallHeader: LintRule {
  static let code = DiagnosticCode(
    "L0306", rule: "tall-header", "a header that is taller than the screen",
    """
    The header or footer is taller than the screen, so no row is visible together with it. In a plain table, where the \
    header of a section stays at the top, no row is visible at all. Reduce its height, or move its contents into rows.
    """,
    .spec(
      wrong: """
        tableHeader: {height: 1400}
        sections:
          - rows: [Ann]
        """,
      right: """
        tableHeader: {height: 140}
        sections:
          - rows: [Ann]
        """))

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    let screen = view.scene.environment.size.height
    guard view.node.frame.height > screen else { return }
    let kind = view.name.hasSuffix("header") ? "header" : "footer"
    findings.add(
      Self.code, [view.place(["height"]), view.place(["views"]), view.place([])], owner: view.name,
      "the \(kind) is \(pointWords(view.node.frame.height)) points high, but the screen only \(pointWords(screen))",
      rank: screen)
  }
}
