import Languages

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
    let language = language ?? catalog?.sourceLanguage
    table.visitPhrases { phrase in
      defer { phrase.key = nil }
      guard let catalog, let language else { return }
      switch catalog.text(of: phrase.key ?? phrase.string, in: language, on: device) {
      case .translated(let text, _), .source(let text): phrase.string = text
      case .missing: break
      }
    }
    return table
  }
}
