import TableDiagnostics
import TableIR

/// Checks that the languages that flags name exist: a misspelt one would silently show the source language.
struct LanguageCheck {
  private var missing: Set<LanguageTag>
  private var known: Set<LanguageTag> = []
  private var hasLooked = false
  private let asksForAll: Bool
  /// Whether tables without strings are told, which look the same in every language.
  private let tellsMissingStrings: Bool
  /// Whether pseudo-languages are asked for: one language beside them is that of the texts as they are.
  private let hasPseudo: Bool

  /// - Parameters:
  ///   - showsPseudo: whether texts are shown in pseudo-languages, too.
  ///   - asksForAll: whether all languages are asked for that there are.
  ///   - tellsMissingStrings: whether it is told that no table has strings.
  init(
    _ languages: [LanguageTag], asksForAll: Bool = false, showsPseudo: Bool = true, tellsMissingStrings: Bool = false
  ) {
    (self.asksForAll, self.tellsMissingStrings) = (asksForAll, tellsMissingStrings)
    missing = Set(languages.filter { !showsPseudo || PseudoLanguage($0) == nil })
    hasPseudo = showsPseudo && languages.contains { PseudoLanguage($0) != nil }
  }

  /// - Parameter languages: those of one table's strings; empty for a table without strings, which looks the same in all.
  mutating func look(at languages: [LanguageTag]) {
    hasLooked = true
    known.formUnion(languages)
    for language in missing {
      let shown = language.isInvented ? [language] : language.fallbacks
      if shown.contains(where: languages.contains) { missing.remove(language) }
    }
  }

  /// A warning for each language that no table has.
  /// - Parameter path: what was read.
  func warnings(for path: String) -> [Diagnostic] {
    missing.filter(\.isInvented).sorted().map { Self.warning(invented: $0, for: path) } + spokenWarnings(for: path)
  }

  private static func warning(invented language: LanguageTag, for path: String) -> Diagnostic {
    guard PseudoLanguage(language) == nil else {
      return Diagnostic(
        code: .unknownLanguage,
        message: "documents are not imported in the pseudo-language \(language.text.quotedForMessage)",
        range: SourceRange(file: path), help: "write --language for a command that lays the spec out, such as preview")
    }
    let all = PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(
      code: .unknownLanguage,
      message: "there is no pseudo-language \(language.text.quotedForMessage); there are \(all)",
      range: SourceRange(file: path),
      help: LanguageTag.pseudoLanguage(meantBy: language.text).map { "did you mean '\($0.rawValue)'?" })
  }

  private func spokenWarnings(for path: String) -> [Diagnostic] {
    let spoken = missing.filter { !$0.isInvented }.sorted()
    guard !known.isEmpty else {
      guard tellsMissingStrings, hasLooked, asksForAll || spoken.count > (hasPseudo ? 1 : 0) else { return [] }
      let languages = spoken.isEmpty ? "any language" : spoken.map(\.text.quotedForMessage).joined(separator: ", ")
      return [
        Diagnostic(
          code: .unknownLanguage, message: "nothing is translated into \(languages): no spec names strings",
          range: SourceRange(file: path),
          help: "name the app's string catalog under 'strings', or check longer texts with --language pseudo")
      ]
    }
    let names = known.sorted().map(\.text)
    let shown = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    return spoken.map { language in
      Diagnostic(
        code: .unknownLanguage,
        message:
          "there are no texts in \(language.text.quotedForMessage); there \(names.count == 1 ? "is" : "are") \(shown)",
        range: SourceRange(file: path),
        help: closestMatch(to: language.text, in: names.filter { $0.count > 3 || language.text.hasPrefix($0) })
          .map { "did you mean '\($0)'?" }
      )
    }
  }
}
