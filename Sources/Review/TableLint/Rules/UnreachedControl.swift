import TableDiagnostics
import TableIR
import TableLayout

/// A control in a row that is read as one, or that an order leaves out, cannot be used by those who listen to the screen
/// (mozilla-mobile/firefox-ios#11735).
struct UnreachedControl: LintRule {
  static let code = DiagnosticCode("L0703", rule: "unreached-control", "a control that VoiceOver does not reach")
  static let features: RowFeatures = [.views, .ownAccessory]

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    for element in ElementReader(row.scene.environment).unreached(in: row.cell) {
      let isAccessory = element.view.map { $0.hasSuffix("ccessoryView") } ?? false
      findings.add(
        Self.code, [isAccessory ? row.place([row.accessoryKey]) : SpecPlace(element.location)], owner: row.cell.id,
        "VoiceOver does not reach \(element.view.map { "'\($0)'" } ?? "this control")"
          + (element.spoken.isEmpty ? "" : ", which says '\(element.spoken)'"),
        help:
          "name it in the 'order' around it, or remove the 'element' or 'label' around it; 'accessibility: {hidden: true}' "
          + "says that it is meant", subject: element.view)
    }
  }
}
