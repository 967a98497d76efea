import TableDiagnostics
import TableIR

/// A text that depends on a number must have each form that its language has for numbers.
struct MissingPluralForm: LintRule {
  static let code = DiagnosticCode("L0602", rule: "missing-plural-form", "a text without a plural form of its language")

  func check(_ table: Table, _ findings: inout Findings) {
    guard let catalog = table.strings?.catalog else { return }
    table.visitStrings { _, key, place, owner in
      var lacksOther = false
      let missing = (catalog.strings[key] ?? [:]).sorted { $0.key < $1.key }.compactMap { language, translation in
        // What is still to be translated has its own finding.
        let forms = catalog.isTranslated(key, into: language) ? translation.missingForms(in: language) : []
        if forms.contains(.other) { lacksOther = true }
        return forms.isEmpty ? nil : "\(forms.map { "'\($0.rawValue)'" }.joined(separator: ", ")) in '\(language)'"
      }
      guard !missing.isEmpty else { return }
      var finding = Finding(
        Self.code, [place], owner: owner, "\(key.quotedForMessage) lacks plural forms: \(missing.listed)")
      finding.label = lacksOther ? "every plural needs the form 'other'" : "shown with the form 'other'"
      finding.help = "add the forms in the string catalog"
      findings.add(finding)
    }
  }
}
