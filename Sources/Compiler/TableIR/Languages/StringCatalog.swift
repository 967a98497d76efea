/// The strings of an app by key and language: an `.xcstrings` file, or the `.strings` files of its languages.
public struct StringCatalog: Hashable, Sendable {
  /// The language of keys that have no translation.
  public var sourceLanguage: LanguageTag
  /// By key, then by language. A key without a text in the source language is its own text there, as in Foundation.
  public var strings: [String: [LanguageTag: Translation]]

  /// The keys whose texts are the same in every language.
  public var fixedKeys: Set<String> = []
  /// What translators are told about keys.
  public var comments: [String: String] = [:]

  public init(sourceLanguage: LanguageTag, strings: [String: [LanguageTag: Translation]] = [:]) {
    self.sourceLanguage = sourceLanguage
    self.strings = strings
  }

  /// The source language and all languages that something is translated into, in the order of their tags.
  public var languages: [LanguageTag] {
    strings.values.reduce(into: Set([sourceLanguage])) { $0.formUnion($1.keys) }.sorted()
  }

  /// Adds the strings of another catalog, which replace those that have the same key and language.
  public mutating func merge(_ other: StringCatalog) {
    for (key, translations) in other.strings {
      strings[key, default: [:]].merge(translations) { $1 }
    }
    fixedKeys.formUnion(other.fixedKeys)
    comments.merge(other.comments) { $1 }
  }
}

extension StringCatalog {
  /// The text that an app in one language shows for a key, found as Foundation finds it.
  public enum Lookup: Hashable, Sendable {
    /// Translated into the language, or into a wider one, such as `de` for `de-AT`.
    case translated(String, in: LanguageTag)
    /// Not translated: the text of the source language.
    case source(String)
    /// The catalog does not have the key: an app shows the key.
    case missing
  }

  /// Whether an app in a language shows a text of that language, or one that is the same in all of them.
  public func isTranslated(_ key: String, into language: LanguageTag) -> Bool {
    if fixedKeys.contains(key) { return true }
    if case .translated = text(of: key, in: language) { return true }
    return false
  }

  /// - Parameter arguments: what the app puts into the text. Without them, a plural has the form `other`, and `%lld` stays.
  public func text(
    of key: String, in language: LanguageTag, on device: CatalogDevice = .phone, arguments: [TextArgument] = []
  ) -> Lookup {
    guard let translations = strings[key] else { return .missing }
    let source =
      translations[sourceLanguage]?.text(on: device, arguments: arguments, in: sourceLanguage)
      ?? TextArgument.format(key, arguments)
    for tag in language.fallbacks {
      if let translation = translations[tag] {
        return .translated(translation.text(on: device, arguments: arguments, in: tag), in: tag)
      }
      if tag == sourceLanguage { return .translated(source, in: tag) }
    }
    return .source(source)
  }
}
