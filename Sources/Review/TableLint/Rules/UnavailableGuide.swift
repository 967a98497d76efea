import TableDiagnostics
import TableIR
import TableLayout

/// Layout guides must exist in the spec's version of iOS.
struct UnavailableGuide: LintRule {
  static let code = DiagnosticCode(
    "L0504", rule: "unavailable-guide", "a layout guide that this version of iOS does not have")
  static let features: RowFeatures = [.lackingSystem]

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    check(row.row.subviews, of: row.cell.id, ios: row.scene.environment.ios, &findings)
  }

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    guard case .views(let subviews) = view.view.content else { return }
    check(subviews, of: view.name, ios: view.scene.environment.ios, &findings)
  }

  private func check(_ subviews: Subviews, of owner: String, ios: Int, _ findings: inout Findings) {
    guard ios < 11, subviews.isConstrained else { return }
    for declared in subviews.declaredConstraints {
      for (isNamed, name, first, instead) in Self.guides where ios < first && declared[keyPath: isNamed] {
        findings.add(
          Self.code, [declared.place], owner: owner,
          "\(name) is only available in iOS \(first) or newer, and this is iOS \(ios): \(instead) are used",
          help: "use 'contentView' or 'margins' instead")
      }
    }
  }

  private static var guides: [(isNamed: KeyPath<DeclaredConstraint, Bool>, name: String, first: Int, instead: String)] {
    [
      (\.namesSafeArea, "the safe area", 11, "the view's own edges"),
      (\.namesReadableWidth, "the readable width", 9, "its margins"),
    ]
  }
}
