import Languages
import StringCatalogs
import Testing

@Suite("A catalog that strings are added to")
struct CatalogDocumentTests {
  @Test("is written as Xcode writes it")
  func form() {
    var document = CatalogDocument(sourceLanguage: "en")
    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
    document.add([
      .init(key: "settings.wifi", text: "Wi-Fi", comment: "The title of row \"wifi\""),
      .init(key: "About", text: "About"),
    ])
    #expect(
      String(decoding: document.bytes, as: UTF8.self) == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "About" : {
              "extractionState" : "manual"
            },
            "settings.wifi" : {
              "comment" : "The title of row \"wifi\"",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Wi-Fi"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#)
  }

  @Test("stays as it is if it has the strings")
  func unchanged() throws {
    var document = try CatalogDocument(parsing: Array(StringCatalogTests.file.utf8))
    let before = document.bytes
    document.add([.init(key: "settings.wifi", text: "Wi-Fi"), .init(key: "Bluetooth", text: "Bluetooth")])
    document.add([.init(key: "settings.tap", text: "Something else")])
    #expect(document.bytes == before)
    #expect(try StringCatalog.parse(before) == StringCatalog.parse(Array(StringCatalogTests.file.utf8)))
  }

  @Test("keeps translations and marks those of a changed text for review")
  func changed() throws {
    var document = try CatalogDocument(parsing: Array(StringCatalogTests.file.utf8))
    document.add([.init(key: "settings.wifi", text: "Wireless")])
    let catalog = try StringCatalog.parse(document.bytes)
    #expect(catalog.strings["settings.wifi"]?["en"] == "Wireless")
    #expect(catalog.strings["settings.wifi"]?["de"] == Translation("WLAN", isUnfinished: true))
  }

  @Test("puts new keys where Xcode sorts them")
  func order() throws {
    var document = CatalogDocument(sourceLanguage: "en")
    document.add(["row 10", "Zoo", "row 9", "Row 9", "apple"].map { .init(key: $0, text: $0) })
    document.add([.init(key: "row 9b", text: "x")])
    let text = String(decoding: document.bytes, as: UTF8.self)
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("    \"") }.map { $0.split(separator: "\"")[1] }
    #expect(keys == ["apple", "Row 9", "row 9", "row 9b", "row 10", "Zoo"])
  }
}
