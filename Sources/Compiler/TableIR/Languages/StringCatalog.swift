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
