import TableDiagnostics
import TableIR

/// A value set on a view overrides every appearance rule that would have set it. That may be intentional, so it is reported as a
/// note and not as a warning.
struct SilencedAppearance: LintRule {
  static let code = DiagnosticCode(
    "L0403", rule: "silenced-appearance", severity: .note, "a value that overrides an appearance rule")

  func check(_ table: Table, _ findings: inout Findings) {
    guard !table.appearance.isEmpty else { return }
    var table = table
    var walk = AppearanceWalk(written: SilencedRules(), AppearanceCascade(table.appearance, work: findings.work))
    walk.visit(&table)
    for finding in walk.visitor.findings { findings.add(finding) }
  }
}

/// Finds values set directly that rules would set too, in any environment.
private struct SilencedRules: AppearanceVisitor {
  private(set) var findings: [Finding] = []

  func wants(_ view: StyledView) -> Bool { !view.sheet.isEmpty }

  mutating func visit(_ look: inout some Styled, of view: StyledView, _ place: () -> StyledView.Place) {
    for property in look.slots.map(\.property) {
      guard let silenced = view.sheet.winner(property), let declared = look.declared(property, in: place().mapping)
      else { continue }
      add(property, declared, silenced, of: view)
    }
  }

  private mutating func add(
    _ property: AppearanceProperty, _ declared: DeclaredLook, _ silenced: AppearanceSheet.Ruled, of view: StyledView
  ) {
    let (word, noun) = (property.rawValue, view.viewClass?.word ?? "view")
    var finding = Finding(
      SilencedAppearance.code, declared.places, owner: view.unit.id,
      silenced.value == declared.value
        ? "this repeats the value that an appearance rule gives the \(noun), and does not follow the rule when that changes"
        : "this overrides an appearance rule, which gives the \(noun) another '\(word)'")
    let rule = silenced.rule
    finding.notes = [
      Finding.PlacedNote(
        message: "the rule is here", place: SpecPlace(rule.location, [.key(rule.viewClass.word), .key(word)]))
    ]
    findings.append(finding)
  }
}
