extension Phrase {
  /// The text with its arguments, without the app's strings.
  var formatted: String { TextArgument.format(string, arguments) }

  /// What an app shows whose strings are those of a catalog.
  fileprivate func text(
    in catalog: StringCatalog, _ localization: StringCatalog.Localization, on device: CatalogDevice
  ) -> String {
    let key = key ?? string
    let language = catalog.language(of: key, in: localization)
    return switch catalog.text(of: key, in: language, on: device, arguments: arguments) {
    case .translated(let text, _): text
    case .untranslated: TextArgument.format(untranslated, arguments)
    case .missing: formatted
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
    let localized = catalog.map { ($0, $0.localization(for: language ?? $0.sourceLanguage)) }
    table.visitPhrases { phrase in
      phrase = Phrase(localized.map { phrase.text(in: $0, $1, on: device) } ?? phrase.formatted)
    }
    return table
  }
}
