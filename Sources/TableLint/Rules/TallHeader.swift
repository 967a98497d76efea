import TableDiagnostics
import TableIR
import TableLayout

/// A header or a footer must leave room for rows on the screen.
struct TallHeader: LintRule {
  static let code = DiagnosticCode.tallHeader

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    let screen = view.scene.environment.size.height
    guard view.node.frame.height > screen else { return }
    let kind = view.name.hasSuffix("header") ? "header" : "footer"
    var finding = Finding(
      Self.code, [view.place(["height"]), view.place(["views"]), view.place([])], owner: view.name,
      "the \(kind) is \(pointWords(view.node.frame.height)) points high, and the screen \(pointWords(screen))")
    finding.rank = screen
    findings.add(finding)
  }
}
