extension Phrase {
  /// The text with its arguments, without the app's strings.
  var formatted: String { TextArgument.format(string, arguments) }

  /// What the app's strings have for it; nil if they do not have it.
  fileprivate func text(
    in catalog: StringCatalog, _ language: LanguageTag, _ fallbacks: [LanguageTag], on device: CatalogDevice
  ) -> String? {
    switch catalog.text(
      of: key ?? string, in: language, on: device, arguments: arguments, fallbacks: fallbacks)
    {
    case .translated(let text, _), .source(let text): return text
    case .missing: return nil
    }
  }
}

extension Table {
  /// The table as an app shows it in a language: each text that the app's strings have is replaced by its translation.
  ///
  /// - Parameter language: nil for the language of the strings.
  package func localized(in language: LanguageTag?, on device: CatalogDevice) -> Table {
    guard strings != nil || usesStringKeys else { return self }
    var table = self
    table.usesStringKeys = false
    table.strings = nil
    let catalog = strings?.catalog
    let language = language ?? catalog?.sourceLanguage ?? ""
    let fallbacks = language.fallbacks
    table.visitPhrases { phrase in
      phrase = Phrase(catalog.flatMap { phrase.text(in: $0, language, fallbacks, on: device) } ?? phrase.formatted)
    }
    return table
  }
}
