/// A language that nobody speaks: the texts of the source language, changed so that a table shows today what translations will do to it.
///
/// These are the pseudo-languages of Xcode's schemes, under the names that CLDR and Android have for two of them.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Letters with accents, and a third more of them.
  case accented = "en-XA"
  /// From right to left, also within words.
  case bidirectional = "en-XB"
  /// Each text twice.
  case doubled = "en-x-double"
  /// As it is, between Xcode's marks.
  case bounded = "en-x-bounded"

  /// The pseudo-language of a tag; nil for a language that people speak.
  public init?(_ tag: LanguageTag) {
    // CLDR's English from right to left is called Arabic.
    self.init(rawValue: tag == "ar-XB" ? "en-XB" : tag.text)
  }

  /// The language that an environment names.
  public var tag: LanguageTag { LanguageTag(rawValue) }
}

extension LanguageTag {
  /// Nil for a pseudo-language.
  public var spoken: LanguageTag? { PseudoLanguage(self) == nil ? self : nil }

  /// Whether the tag is one for languages that nobody speaks, whose texts are never those of a wider language: `en-XA`, `en-x-double`, `qps-ploc`.
  ///
  /// The regions XA to XZ are nobody's, and CLDR has the first three for tests; only XK is in use, for Kosovo.
  public var isInvented: Bool {
    let parts = text.split(separator: "-")
    return parts.first == "qps"
      || parts.dropFirst().contains { $0 == "x" || $0.utf8.count == 2 && $0.first == "X" && $0 != "XK" }
  }

  /// The pseudo-language that was probably meant by a tag, or by a word of Xcode, Android, Windows or Firefox.
  public static func pseudoLanguage(meantBy word: String) -> PseudoLanguage? {
    let word = word.lowercased().filter { $0.isLetter }
    return meanings.first { _, words in words.contains { word.contains($0) } }?.language
  }

  private static let meanings: [(language: PseudoLanguage, words: [String])] = [
    (.bidirectional, ["bidi", "rtl", "righttoleft", "plocm", "mirror"]),
    (.doubled, ["doubl", "dubbl", "dobl"]), (.bounded, ["bound", "bracket"]),
    (.accented, ["accent", "ploc", "pseudo", "enx"]),
  ]
}
