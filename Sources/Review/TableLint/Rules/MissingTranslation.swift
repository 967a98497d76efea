import TableDiagnostics
import TableIR

/// A text that the app's strings have must be translated into each of their languages.
struct MissingTranslation: LintRule {
  static let code = DiagnosticCode("L0601", rule: "missing-translation", "a text that is not translated")

  func check(_ table: Table, _ findings: inout Findings) {
    guard let catalog = table.strings?.catalog else { return }
    var search = Search(catalog: catalog, languages: catalog.languages)
    search.visit(table.header, SpecPlace(nil, ["tableHeader"]), owner: "table")
    for section in table.sections {
      search.visit(section.header, SpecPlace(section.location, ["header"]), owner: section.id)
      for row in section.rows { search.visit(row) }
      search.visit(section.footer, SpecPlace(section.location, ["footer"]), owner: section.id)
    }
    search.visit(table.footer, SpecPlace(nil, ["tableFooter"]), owner: "table")
    search.visit(table.sectionIndex, SpecPlace(nil, ["sectionIndex"]), owner: "table")
    for finding in search.found { findings.add(finding) }
  }
}

private struct Search {
  let catalog: StringCatalog
  let languages: [LanguageTag]
  var found: [Finding] = []
  /// Each text is reported where it is shown first.
  private var seen: Set<String> = []

  init(catalog: StringCatalog, languages: [LanguageTag]) {
    (self.catalog, self.languages) = (catalog, languages)
  }

  private static let code = MissingTranslation.code

  /// Whether an app shows a name that only programs should see. A key in words is the text that it stands for.
  private func hasNoText(_ key: String) -> Bool {
    catalog.strings[key]?[catalog.sourceLanguage] == nil && !catalog.fixedKeys.contains(key)
      && !key.contains(where: \.isWhitespace)
  }

  mutating func visit(_ row: Row) {
    let place = { SpecPlace(row.location, $0) }
    visit(row.text, place(["text"]), owner: row.id)
    visit(row.detailText, place(["detailText"]), owner: row.id)
    visit(row, place([]), owner: row.id)
  }

  mutating func visit(_ part: (some ShowingPhrases)?, _ place: SpecPlace, owner: String) {
    guard var part else { return }
    part.visitPhrases { phrase in
      let key = phrase.key ?? phrase.string
      guard !key.isEmpty, seen.insert(key).inserted, catalog.strings[key] != nil else { return }
      if phrase.key != nil, hasNoText(key) {
        var finding = Finding(
          Self.code, [place], owner: owner,
          "\(key.quotedForMessage) has no text in '\(catalog.sourceLanguage)'")
        finding.label = "shown as the key"
        finding.help = "write its text in the string catalog, or beside the key, and extract it"
        found.append(finding)
        return
      }
      let missing = languages.filter { !catalog.isTranslated(key, into: $0) }
      guard !missing.isEmpty else { return }
      var finding = Finding(
        MissingTranslation.code, [place], owner: owner,
        "\(key.quotedForMessage) is not translated into \(missing.map { "'\($0)'" }.listed)")
      finding.label = "shown as \(phrase.string.quotedForMessage)"
      finding.help = "translate it in the string catalog"
      found.append(finding)
    }
  }
}

extension [String] {
  /// `'de', 'fr' and 3 others`.
  fileprivate var listed: String {
    guard count > 4 else { return joined(separator: ", ") }
    return "\(prefix(3).joined(separator: ", ")) and \(count - 3) others"
  }
}
