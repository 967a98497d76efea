import TableIR
import Testing

@Suite("A string catalog")
struct StringCatalogTests {
  @Test("has the texts of each language, and of each device")
  func texts() throws {
    let catalog = try StringCatalog.parse(Array(Self.file.utf8))
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.languages == ["de", "en", "pt-BR"])
    #expect(catalog.text(of: "settings.wifi", in: "de") == .translated("WLAN", in: "de"))
    let languages = ["de-AT", "fr", "en", "pt-BR"].map { language in
      catalog.language(of: "settings.wifi", in: catalog.localization(for: language))
    }
    #expect(languages == ["de", "en", "en", "pt-BR"])
    #expect(catalog.text(of: "settings.tap", in: "en") == .translated("Tap", in: "en"))
    #expect(catalog.text(of: "settings.tap", in: "en", on: .mac) == .translated("Click", in: "en"))
    #expect(catalog.text(of: "nowhere", in: "en") == .missing)
  }

  /// MacPass issue 780, XcodesApp issue 492 and secretive issue 720 show keys on the screen: no other language is looked into.
  @Test("shows a key that has no text in the app's language")
  func keys() throws {
    let catalog = try StringCatalog.parse(Array(Self.file.utf8))
    #expect(catalog.text(of: "Bluetooth", in: "en") == .translated("Bluetooth", in: "en"))
    #expect(catalog.text(of: "Bluetooth", in: "de") == .untranslated)
    #expect(catalog.text(of: "settings.wifi", in: "pt-BR") == .untranslated)
  }

  /// States of Apple's "Localizing and varying text with a string catalog": the case of /catalogs/lint-state-new.
  @Test(
    "has no translation in a text that is new and still the source's",
    arguments: [
      ("new", "Cup", false), ("new", "Tasse", true), ("new", "", false), ("needs_review", "Cup", true),
      ("translated", "Cup", true),
    ])
  func states(_ state: String, _ text: String, _ isTranslated: Bool) throws {
    let file = """
      {"version": "1.0", "sourceLanguage": "en", "strings": {"Cup": {"localizations": {
        "de": {"stringUnit": {"state": "\(state)", "value": "\(text)"}}}}}}
      """
    #expect(try StringCatalog.parse(Array(file.utf8)).isTranslated("Cup", into: "de") == isTranslated)
  }

  @Test("shows the form 'other' of a plural, and what stands for a name")
  func plurals() throws {
    let catalog = try StringCatalog.parse(Array(Self.file.utf8))
    #expect(catalog.text(of: "%lld files", in: "pt-BR") == .translated("%lld arquivos", in: "pt-BR"))
    #expect(
      catalog.text(of: "%lld files in %lld folders", in: "en") == .translated("%lld files in %2$lld folders", in: "en"))
  }

  @Test(
    "names the place of a problem",
    arguments: [
      ("[]", "expected an object, found an array", 1, 1),
      (#"{"sourceLanguage": "en"}"#, "expected a 'version'", 1, 1),
      ("{\"version\": \"1.0\",\n \"sourceLanguage\": 1}", "expected a string, found a number", 2, 20),
      (#"{"version": "2.0", "sourceLanguage": "en"}"#, "version '2.0' is unknown", 1, 13),
      (
        "{\"version\": \"1.0\", \"sourceLanguage\": \"en\", \"strings\":\n {\"a\": {\"localizations\":\n {\"de\": []}}}}",
        "expected an object, found an array", 3, 9
      ),
      (#"{"version": "1.0","#, "expected a key in quotes, found the end of the text", 1, 19),
    ])
  func problems(text: String, message: String, line: Int, column: Int) {
    #expect(throws: CatalogError(message, line: line, column: column)) {
      try StringCatalog.parse(Array(text.utf8))
    }
  }

  @Test("does not grow beyond its file")
  func bounded() throws {
    let long = String(repeating: "x", count: 20_000)
    let text = String(repeating: "%#@n@", count: 20_000)
    let file = """
      {"version": "1.0", "sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "\(text)"},
        "substitutions": {"n": {"variations": {"plural": {"other": {"stringUnit": {"value": "\(long)"}}}}}}}}}}}
      """
    let catalog = try StringCatalog.parse(Array(file.utf8))
    #expect(catalog.strings["k"]?["en"]?.text.utf8.count == 64 << 10)
  }

  static let file = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "pt-BR" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld arquivo" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld arquivos" } }
                }
              }
            }
          }
        },
        "%lld files in %lld folders" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %2$lld folders" },
              "substitutions" : {
                "files" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } } }
                  }
                }
              }
            }
          }
        },
        "Airplane Mode" : {

        },
        "Bluetooth" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "settings.tap" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "device" : {
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } }
                }
              }
            }
          }
        },
        "settings.wifi" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "WLAN" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Wi-Fi" } }
          }
        }
      },
      "version" : "1.0"
    }
    """#
}
