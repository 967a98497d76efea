import TableDiagnostics
import TableIR
import TableLayout

/// "Most tables are embedded in a scrolling view that responds to gestures with movement along the y-axis. In those cases, it would
/// be difficult to present users with an embedded control that also responds to gestures along the y-axis" (article 003).
///
/// Of the language's controls only a slider that is taller than it is wide is dragged that way: there are no pickers and no text
/// views.
struct VerticalDrag: LintRule {
  static let code = DiagnosticCode(
    "L0201", rule: "vertical-drag", "a control that is dragged vertically in a table that scrolls")
  static let features: RowFeatures = [.views, .ownAccessory]

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    row.views { view in
      guard case .control(let control) = view.view.content, case .slider(let slider) = control.kind else { return }
      check(
        slider, view.frame.size, at: [view.place(view.isArranged ? ["height"] : ["frame"])], owner: row.cell.id,
        &findings)
    }
    guard let accessory = row.cell.accessoryView, case .control(let control) = accessory.accessory,
      case .slider(let slider) = control.kind
    else { return }
    check(
      slider, accessory.frame.size, at: [row.place([row.accessoryKey, "slider", "width"])], owner: row.cell.id,
      &findings)
  }

  private func check(
    _ slider: Slider, _ size: LayoutSize, at places: [SpecPlace], owner: String, _ findings: inout Findings
  ) {
    // A slider without space is a different problem.
    guard size.width > 0, size.height > size.width else { return }
    findings.add(
      Self.code, places, owner: owner,
      "the slider is \(pointWords(size.width)) points wide and \(pointWords(size.height)) high: dragging it "
        + "competes with scrolling the table", help: "make it wider than it is high, or use a stepper")
  }
}
