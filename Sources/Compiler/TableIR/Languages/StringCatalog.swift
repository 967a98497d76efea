/// The strings of an app by key and language: an `.xcstrings` file, or the `.strings` files of its languages.
public struct StringCatalog: Hashable, Sendable {
  /// The language of keys that have no translation.
  public var sourceLanguage: LanguageTag
  /// By key, then by language. A key without a text in the source language is its own text there, as in Foundation.
  public var strings: [String: [LanguageTag: Translation]]

  /// Which of an app's tables of strings has a key, if it is not the first: `Errors.strings` is another one than `Localizable.strings`.
  public var laterTables: [String: Int] = [:]
  /// The keys whose texts are the same in every language.
  public var fixedKeys: Set<String> = []
  /// What translators are told about keys.
  public var comments: [String: String] = [:]

  /// Creates a string catalog.
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
  /// The text that an app in one language has for a key.
  public enum Lookup: Hashable, Sendable {
    /// The text in the app's localization.
    case translated(String, in: LanguageTag)
    /// The localization does not have the key, and the app does not look into another one: it shows the key, or the text that its own code has
    /// beside it.
    case untranslated
    /// No language has the key.
    case missing
  }

  /// The languages that an app shows in a language, by its tables of strings.
  public struct Localization: Hashable, Sendable {
    fileprivate var languages: [LanguageTag]
  }

  /// What an app shows in a language: in each of its tables the first of that language and its wider ones, such as `de` for `de-AT`, that
  /// anything in the table is translated into, or else the source language. It is one for all keys of the table.
  public func localization(for language: LanguageTag) -> Localization {
    let wider = Array(language.fallbacks.prefix { $0 != sourceLanguage })
    var best = Array(repeating: wider.count, count: 1 + (laterTables.values.max() ?? 0))
    // Most catalogs have the language itself, which the first keys tell.
    var open = wider.isEmpty ? 0 : best.count
    for (key, translations) in strings {
      if open == 0 { break }
      let table = laterTables[key] ?? 0
      guard let rank = wider[..<best[table]].firstIndex(where: { translations[$0] != nil }) else { continue }
      best[table] = rank
      if rank == 0 { open -= 1 }
    }
    return Localization(languages: best.map { $0 < wider.count ? wider[$0] : sourceLanguage })
  }

  /// The language of a key's text in an app's localization.
  public func language(of key: String, in localization: Localization) -> LanguageTag {
    localization.languages[laterTables[key] ?? 0]
  }

  /// Whether an app in a language shows a text of that language, or one that is the same in all of them. A text that nobody has translated,
  /// and that still is the source's, is none.
  public func isTranslated(_ key: String, into language: LanguageTag) -> Bool {
    if fixedKeys.contains(key) { return true }
    guard case .translated(_, let tag) = text(of: key, in: language) else { return false }
    guard tag != sourceLanguage, let translation = strings[key]?[tag], translation.state == .new else { return true }
    let source = (strings[key]?[sourceLanguage]?.texts ?? []) + [key]
    return !translation.texts.allSatisfy(source.contains)
  }

  /// - Parameters:
  ///   - language: that of the key in a localization: see ``language(of:in:)``.
  ///   - arguments: what the app puts into the text. Without them, a plural has the form `other`, and `%lld` stays.
  ///   - pseudo: what changes the texts that can be translated; nil for nothing.
  public func text(
    of key: String, in language: LanguageTag, on device: CatalogDevice? = .phone, arguments: [TextArgument] = [],
    as pseudo: PseudoLanguage? = nil
  ) -> Lookup {
    guard let translations = strings[key] else { return .missing }
    let isFixed = fixedKeys.contains(key)
    let language = isFixed && translations[language] == nil ? sourceLanguage : language
    let pseudo = isFixed ? nil : pseudo
    if let text = translations[language]?.text(on: device, arguments: arguments, in: language, as: pseudo) {
      return .translated(text, in: language)
    }
    return language == sourceLanguage
      ? .translated(TextArgument.format(key, arguments, as: pseudo), in: language) : .untranslated
  }
}
