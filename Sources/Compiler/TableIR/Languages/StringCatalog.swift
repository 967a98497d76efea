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

  /// Whether an app in a language shows a text of that language, or one that is the same in all of them. A text that nobody has translated,
  /// and that still is the source's, is none.
  ///
  /// - Parameter fallbacks: those of the language, found once for many keys.
  public func isTranslated(_ key: String, into language: LanguageTag, fallbacks: [LanguageTag]? = nil) -> Bool {
    if fixedKeys.contains(key) { return true }
    guard case .translated(_, let tag) = text(of: key, in: language, fallbacks: fallbacks) else { return false }
    guard tag != sourceLanguage, let translation = strings[key]?[tag], translation.state == .new else { return true }
    let source = (strings[key]?[sourceLanguage]?.texts ?? []) + [key]
    return !translation.texts.allSatisfy(source.contains)
  }

  /// - Parameters:
  ///   - arguments: what the app puts into the text. Without them, a plural has the form `other`, and `%lld` stays.
  ///   - fallbacks: those of the language, found once for many texts.
  public func text(
    of key: String, in language: LanguageTag, on device: CatalogDevice? = .phone, arguments: [TextArgument] = [],
    fallbacks: [LanguageTag]? = nil
  ) -> Lookup {
    guard let translations = strings[key] else { return .missing }
    func text(in tag: LanguageTag) -> String? {
      translations[tag]?.text(on: device, arguments: arguments, in: tag)
        ?? (tag == sourceLanguage ? TextArgument.format(key, arguments) : nil)
    }
    // Most texts are in the language itself, and its wider languages are many.
    if let text = text(in: language) { return .translated(text, in: language) }
    for tag in fallbacks ?? language.fallbacks { if let text = text(in: tag) { return .translated(text, in: tag) } }
    return .source(text(in: sourceLanguage) ?? key)
  }
}
