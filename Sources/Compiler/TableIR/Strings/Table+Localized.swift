extension Table {
  /// The table as an app shows it in a language: each text that the app's strings have is replaced by its translation.
  ///
  /// - Parameter language: nil for the language of the strings.
  package func localized(in language: LanguageTag?, on device: CatalogDevice) -> Table {
    var localizer = Localizer(strings, language: language, device: device)
    guard strings != nil || usesStringKeys || localizer.changesAll else { return self }
    var table = self
    table.usesStringKeys = false
    table.strings = nil
    table.visitPhrases { $0 = Phrase(localizer.text(of: $0)) }
    return table
  }
}
