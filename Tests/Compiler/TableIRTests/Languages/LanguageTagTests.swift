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

  @Test(
    "falls back to wider languages, and Chinese never to the other script",
    arguments: [
      ("de-AT", ["de-AT", "de"]), ("en", ["en"]), ("zh-HK", ["zh-HK", "zh-Hant"]),
      ("zh-CN", ["zh-CN", "zh-Hans", "zh"]), ("zh-Hant-TW", ["zh-Hant-TW", "zh-Hant"]), ("", [""]),
    ])
  func fallbacks(text: String, expected: [String]) {
    #expect(LanguageTag(text).fallbacks.map(\.text) == expected)
  }

  @Test(
    "runs from right to left by its script",
    arguments: [("ar", true), ("he-IL", true), ("de", false), ("az-Arab", true), ("ur-Latn", false), ("", false)])
  func direction(text: String, expected: Bool) {
    #expect(LanguageTag(text).isRightToLeft == expected)
  }
}
