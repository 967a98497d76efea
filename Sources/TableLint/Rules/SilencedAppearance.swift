import TableDiagnostics
import TableIR

/// A value that a spec says directly silences every rule of appearance that would have given it. That may be meant: it is told, and
/// is no warning.
struct SilencedAppearance: LintRule {
  static let code = DiagnosticCode(
    "L0403", rule: "silenced-appearance", severity: .note, "a value that silences a rule of appearance",
    """
    What a view says itself wins over every rule of appearance, as in UIKit, where a property that was set once follows no proxy \
    any more. That may be meant, so this is a note. Where it is not, delete the value, or say it as a rule for a narrower \
    container, which others can still override.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        appearance:
          - label: {color: label}
        sections:
          - rows:
              - text: {text: Ann, color: systemRed}
        """,
      right: """
        tablespec: 1
        appearance:
          - label: {color: label}
          - label: {color: systemRed}
            in: cell#ann
        sections:
          - rows:
              - {id: ann, text: Ann}
        """))

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
