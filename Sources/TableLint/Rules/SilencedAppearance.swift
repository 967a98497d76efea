import TableDiagnostics
import TableIR

/// A value that a spec says directly silences every rule of appearance that would have given it. That may be meant: it is told, and
/// is no warning.
struct SilencedAppearance: LintRule {
  static let code = DiagnosticCode.silencedAppearance

  func check(_ table: Table, _ findings: inout Findings) {
    guard !table.appearance.isEmpty else { return }
    var walk = DirectLooks(table.appearance)
    walk.visit(table) { look, rule in
      guard let setting = rule.settings.first(where: { $0.property == look.property }) else { return }
      let word = look.property.rawValue
      var finding = Finding(
        Self.code, look.places, owner: look.owner,
        setting.value == look.value
          ? "this is what a rule of appearance gives the \(look.noun) already, and it would not follow the rule if that changed"
          : "this silences a rule of appearance, which gives the \(look.noun) another '\(word)'")
      finding.notes = [
        Finding.PlacedNote(
          message: "the rule", place: SpecPlace(rule.location, [.key(rule.viewClass.rawValue), .key(word)]))
      ]
      findings.add(finding)
    }
  }
}
