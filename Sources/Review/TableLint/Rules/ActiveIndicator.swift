import TableDiagnostics
import TableIR
import TableLayout

/// An accessory that takes taps on a row that discloses must have its own action.
///
/// A detail button and the controls have one. An active chevron, image, plain view or label looks like part of its row, and a
/// disabled control takes taps and does nothing with them.
struct ActiveIndicator: LintRule {
  static let code = DiagnosticCode("L0203", rule: "active-indicator", "an active accessory without its own action")
  static let features: RowFeatures = [.ownAccessory]

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    guard row.cell.accessoryView?.isActive == true, let node = row.cell.accessoryView else { return }
    let (noun, key): (String, SpecPlace.Step)
    switch node.accessory {
    case .control where node.accessory.chevron != nil: (noun, key) = ("the chevron", "active")
    case .image where row.row.discloses: (noun, key) = ("the image", "active")
    case .view where row.row.discloses: (noun, key) = ("the view", "active")
    case .control(let control) where row.row.discloses && !control.isEnabled:
      (noun, key) = ("the disabled \(control.name)", "enabled")
    case .control(let control) where row.row.discloses && !control.kind.isControl:
      (noun, key) = ("the \(control.name)", "active")
    default: return
    }
    let place = row.place([row.accessoryKey, key])
    var finding = Finding(
      Self.code, [place], owner: row.cell.id,
      "\(noun) takes taps on its row but has no action: tapping it does not show what the row discloses")
    if key == "active" {
      finding.label = "write 'active: false'"
      finding.fixes = [
        Finding.Fix(
          message: "replace with 'false'", place: place, takesKey: false, replacement: "false",
          // It has no action to lose.
          applicability: .safe)
      ]
    } else {
      finding.help = "write 'active: false' beside it so that taps reach the row"
    }
    findings.add(finding)
  }
}
