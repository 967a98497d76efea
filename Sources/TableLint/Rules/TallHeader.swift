import TableDiagnostics
import TableIR
import TableLayout

/// A header or a footer must leave room for rows on the screen.
struct TallHeader: LintRule {
  static let code = DiagnosticCode(
    "L0306", rule: "tall-header", "a header that is higher than the screen",
    """
    The header or footer is higher than the screen that the table is on, so that no row can be seen with it, and \
    in a plain table, where the header of a section stays at the top, none at all. Give it less height, or make \
    rows of what is in it.
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
      "the \(kind) is \(pointWords(view.node.frame.height)) points high, and the screen \(pointWords(screen))",
      rank: screen)
  }
}
