/// What an app in one language shows for the texts of a table.
public struct Localizer {
  private let catalog: StringCatalog?
  private let localization: StringCatalog.Localization?
  private let device: CatalogDevice
  private let pseudo: PseudoLanguage?
  /// The texts without arguments that are known: a pseudo-language would make a new one for each row.
  private var known: [String: String] = [:]

  /// - Parameters:
  ///   - strings: those of the table; nil for a table whose texts are written in it.
  ///   - language: nil for the language of the strings.
  public init(_ strings: TableStrings?, language: LanguageTag?, device: CatalogDevice) {
    let catalog = strings?.catalog
    var pseudo = language.flatMap(PseudoLanguage.init)
    // A team may have made texts of its own in it.
    if pseudo != nil, let catalog, let language, catalog.strings.values.contains(where: { $0[language] != nil }) {
      pseudo = nil
    }
    (self.catalog, self.device, self.pseudo) = (catalog, device, pseudo)
    let shown = pseudo == nil ? language : nil
    localization = catalog.map { $0.localization(for: shown ?? $0.sourceLanguage) }
  }

  /// Whether the language is a pseudo-language, which changes texts that are in no strings, too.
  var changesAll: Bool { pseudo != nil }

  /// What is shown, and the language whose text of the strings it is.
  public enum Shown {
    case translated(String, in: LanguageTag)
    case untranslated(String)
    /// The strings do not have the text, or there are none.
    case missing(String)

    /// The text.
    public var text: String {
      switch self {
      case .translated(let text, _), .untranslated(let text), .missing(let text): text
      }
    }
  }

  /// What is shown of a text.
  public func shown(_ phrase: Phrase) -> Shown {
    guard let catalog, let localization else {
      return .missing(TextArgument.format(phrase.string, phrase.arguments, as: pseudo))
    }
    let key = phrase.key ?? phrase.string
    let language = catalog.language(of: key, in: localization)
    switch catalog.text(of: key, in: language, on: device, arguments: phrase.arguments, as: pseudo) {
    case .translated(let text, let tag): return .translated(text, in: tag)
    case .untranslated: return .untranslated(TextArgument.format(phrase.untranslated, phrase.arguments))
    // No translator gets it, so that it stays as it is in every language.
    case .missing: return .missing(TextArgument.format(phrase.string, phrase.arguments))
    }
  }

  /// The text as it is shown.
  mutating func text(of phrase: Phrase) -> String {
    guard pseudo != nil, phrase.arguments.isEmpty else { return shown(phrase).text }
    let name = "\(phrase.key ?? "")\u{0}\(phrase.string)"
    if let text = known[name] { return text }
    let text = shown(phrase).text
    known[name] = text
    return text
  }
}
