import TableDiagnostics
import TableIR
import TableLayout

/// An accessory that takes taps from a row that discloses must have an action of its own.
///
/// A detail button and the controls have one. A chevron, a picture, a plain view or a label that is made active looks like a part of
/// its row, and a control that is disabled keeps its taps and does nothing with them.
struct ActiveIndicator: LintRule {
  static let code = DiagnosticCode(
    "L0203", rule: "active-indicator", "an active accessory without an action of its own",
    """
    The accessory takes taps apart from its row, and looks as if it belonged to the row: a tap on a chevron, on \
    a picture or on a disabled control then does not show what the row discloses, and does nothing of its own \
    either. Make it passive, so that the whole row is tapped, or use a control that says what it does, such as \
    'detailButton'.
    """,
    .rows(
      wrong: "- {text: Ann, discloses: true, accessory: {image: {size: [44, 44]}, active: true}}",
      right: "- {text: Ann, discloses: true, accessory: {image: {size: [44, 44]}}}"))

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    guard let node = row.cell.accessoryView, node.isActive else { return }
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
      "\(noun) takes taps from its row and has no action of its own: a tap on it does not show what the row discloses")
    if key == "active" {
      finding.label = "write 'active: false'"
      finding.fixes = [
        Finding.Fix(message: "replace with 'false'", place: place, takesKey: false, replacement: "false")
      ]
    } else {
      finding.help = "write 'active: false' beside it, so that the whole row is tapped"
    }
    findings.add(finding)
  }
}
