import TableDiagnostics
import TableIR

/// Checks that the languages that flags name exist: a misspelt one would silently show the source language.
struct LanguageCheck {
  private var missing: Set<LanguageTag>
  private var known: Set<LanguageTag> = []

  init(_ languages: [LanguageTag]) { missing = Set(languages) }

  /// - Parameter languages: those of one table's strings; empty for a table without strings, which looks the same in all.
  mutating func look(at languages: [LanguageTag]) {
    known.formUnion(languages)
    for language in missing where language.fallbacks.contains(where: languages.contains) { missing.remove(language) }
  }

  /// A warning for each language that no table has.
  /// - Parameter path: what was read.
  func warnings(for path: String) -> [Diagnostic] {
    guard !known.isEmpty else { return [] }
    let names = known.sorted().map(\.text)
    let shown = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    return missing.sorted().map { language in
      Diagnostic(
        code: .unknownLanguage,
        message:
          "there are no texts in \(language.text.quotedForMessage); there \(names.count == 1 ? "is" : "are") \(shown)",
        range: SourceRange(file: path), help: closestMatch(to: language.text, in: names).map { "did you mean '\($0)'?" }
      )
    }
  }
}
