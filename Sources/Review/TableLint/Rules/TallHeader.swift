import TableDiagnostics
import TableIR
import TableLayout

/// A header or a footer must leave room for rows on the screen.
struct TallHeader: LintRule {
  static let code = DiagnosticCode("L0306", rule: "tall-header", "a header that is taller than the screen")

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
