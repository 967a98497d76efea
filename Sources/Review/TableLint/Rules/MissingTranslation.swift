import TableDiagnostics
import TableIR

/// A text that the app's strings have must be translated into each of their languages.
struct MissingTranslation: LintRule {
  static let code = DiagnosticCode("L0601", rule: "missing-translation", "a text that is not translated")

  func check(_ table: Table, _ findings: inout Findings) {
    guard let catalog = table.strings?.catalog else { return }
    let languages = catalog.languages
    table.visitStrings { phrase, key, place, owner in
      if phrase.key != nil, hasNoText(key, in: catalog) {
        var finding = Finding(
          Self.code, [place], owner: owner,
          "\(key.quotedForMessage) has no text in '\(catalog.sourceLanguage)'")
        finding.label = "shown as the key"
        finding.help = "write its text in the string catalog, or beside the key, and extract it"
        return findings.add(finding)
      }
      let missing = languages.filter { !catalog.isTranslated(key, into: $0) }
      guard !missing.isEmpty else { return }
      var finding = Finding(
        Self.code, [place], owner: owner,
        "\(key.quotedForMessage) is not translated into \(missing.map { "'\($0)'" }.listed)")
      finding.label = "shown as \(phrase.untranslated.quotedForMessage)"
      finding.help = "translate it in the string catalog"
      findings.add(finding)
    }
  }

  /// Whether an app shows a name that only programs should see. A key in words is the text that it stands for.
  private func hasNoText(_ key: String, in catalog: StringCatalog) -> Bool {
    catalog.strings[key]?[catalog.sourceLanguage] == nil && !catalog.fixedKeys.contains(key)
      && !key.contains(where: \.isWhitespace)
  }
}

extension [String] {
  /// `'de', 'fr' and 3 others`.
  var listed: String {
    guard count > 4 else { return joined(separator: ", ") }
    return "\(prefix(3).joined(separator: ", ")) and \(count - 3) others"
  }
}
