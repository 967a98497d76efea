import TableIR
import Testing

@Suite("A language")
struct LanguageTagTests {
  @Test(
    "has one form",
    arguments: [("pt_br", "pt-BR"), ("ZH-hant-hk", "zh-Hant-HK"), ("German", "de"), ("es-419", "es-419")])
  func form(text: String, expected: String) {
    #expect(LanguageTag(text).text == expected)
  }

  /// The parents and codes of CLDR 47 (parentLocales, likelySubtags, languageAlias).
  @Test(
    "falls back to the wider languages of CLDR, in all their spellings, and never to another script",
    arguments: [
      ("de-AT", "de en", ["de"]), ("en", "en de", ["en"]), ("es-MX", "es es-419", ["es-419", "es"]),
      ("es-AR", "es es-ES es-419", ["es-419", "es", "es-ES"]), ("es-ES", "es es-419", ["es"]),
      ("pt-AO", "pt pt-PT pt-BR", ["pt-PT", "pt", "pt-BR"]), ("pt-BR", "pt pt-PT", ["pt"]),
      ("en-AT", "en en-001 en-150", ["en-150", "en-001", "en"]),
      // Apple's ICU (ualoc.h), and measured in jirigrill/eczema-helper issue 702.
      ("en-AU", "en en-001 en-GB", ["en-GB", "en-001", "en"]), ("en-IE", "en en-GB", ["en-GB", "en"]),
      ("en-150", "en en-GB", ["en-GB", "en"]), ("en-GB", "en en-001", ["en-001", "en"]),
      ("en-US", "en en-GB", ["en"]),
      ("zh-HK", "zh zh-Hans zh-Hant zh-TW", ["zh-Hant", "zh-TW"]), ("zh-Hant", "zh-TW zh", ["zh-TW"]),
      ("zh-TW", "zh-Hant zh-HK", ["zh-Hant"]), ("zh-MO", "zh-Hant zh-HK", ["zh-HK", "zh-Hant"]),
      ("zh-CN", "zh-Hans zh-Hant zh", ["zh", "zh-Hans"]), ("zh-Hans", "zh-CN zh-TW", ["zh-CN"]),
      ("he", "iw", ["iw"]), ("iw-IL", "he", ["he"]), ("nb", "no", ["no"]), ("no", "nb", ["nb"]),
      ("nn", "no nb", ["nb", "no"]), ("id", "in", ["in"]), ("fil", "tl", ["tl"]), ("sr-Latn", "sr sh", ["sh"]),
      ("sr-ME", "sr sr-Latn", ["sr-Latn"]), ("az-Arab", "az", []), ("deu", "de", ["de"]), ("en-UK", "en-GB", ["en-GB"]),
      ("ca-ES-valencia", "ca ca-ES", ["ca-ES", "ca"]), ("", "en", []), ("xx-XX", "xx", ["xx"]),
    ])
  func fallbacks(text: String, known: String, expected: [String]) {
    let known = Set(known.split(separator: " ").map { LanguageTag(String($0)) })
    let tag = LanguageTag(text)
    #expect(tag.fallbacks.first == tag)
    #expect(tag.fallbacks.filter(known.contains).map(\.text) == expected)
  }

  @Test(
    "runs from right to left by its script",
    arguments: [
      ("ar", true), ("he-IL", true), ("de", false), ("az-Arab", true), ("ur-Latn", false), ("", false), ("iw", true),
      ("az-IR", true), ("nqo", true),
    ])
  func direction(text: String, expected: Bool) {
    #expect(LanguageTag(text).isRightToLeft == expected)
  }
}
