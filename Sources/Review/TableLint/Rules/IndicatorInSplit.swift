import TableDiagnostics
import TableIR
import TableLayout

/// Where a split view shows both columns, a row that pushes nothing has no indicator (article 001).
struct IndicatorInSplit: LintRule {
  static let code = DiagnosticCode(
    "L0202", rule: "indicator-in-split", "an indicator that stays in an expanded split view")
  static let features: RowFeatures = [.accessory]

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    guard !row.scene.environment.pushesDisclosed, !row.row.discloses else { return }
    guard let accessory = row.cell.accessoryView?.accessory, accessory.hasIndicator else { return }
    let place = row.place([row.accessoryKey])
    var finding = Finding(
      Self.code, [place], owner: row.cell.id,
      "the indicator stays in an expanded split view, where selecting the row pushes nothing")
    finding.help = "write 'discloses: true' to show it only where the row pushes"
    if case .disclosureIndicator = accessory {
      finding.help = nil
      finding.label = "write 'discloses: true' instead"
      finding.fixes = [
        Finding.Fix(
          message: "write 'discloses: true' instead", place: place, takesKey: true, replacement: "discloses: true",
          // The indicator stays wherever the row pushes, and is drawn the same.
          applicability: .safe,
          unless: row.place(["discloses"]))
      ]
    }
    findings.add(finding)
  }
}

extension Accessory {
  fileprivate var hasIndicator: Bool {
    switch self {
    case .disclosureIndicator, .detailDisclosureButton: true
    case .none, .detailButton, .checkmark, .image, .control, .view: chevron != nil
    }
  }
}
