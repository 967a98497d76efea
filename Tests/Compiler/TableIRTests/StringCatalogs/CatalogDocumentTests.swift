import TableIR
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

  @Test("keeps the text of a key for which a table has no text of its own")
  func noTextOfItsOwn() throws {
    let file = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "about.copyright" : {
            "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "" } } }
          },
          "crates" : {
            "localizations" : { "en" : {
              "stringUnit" : { "state" : "translated", "value" : "Load %#@n@ now" },
              "substitutions" : { "n" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg crates" } } } } } }
            } }
          }
        },
        "version" : "1.0"
      }
      """
    var document = try CatalogDocument(parsing: Array(file.utf8))
    let added = document.add([
      .init(key: "about.copyright", text: "about.copyright", isItsOwn: false),
      .init(key: "crates", text: "Load %lld crates now", isItsOwn: false),
    ])
    #expect(added == (0, 0) && document.bytes == Array(file.utf8))
    // Forms are worded by people, whatever a table says.
    #expect(document.add([.init(key: "crates", text: "Load crates")]) == (0, 0))
    #expect(document.add([.init(key: "about.copyright", text: "All rights reserved")]) == (0, 1))
    let catalog = try StringCatalog.parse(document.bytes)
    #expect(catalog.strings["about.copyright"]?["en"] == "All rights reserved")
    #expect(String(decoding: document.bytes, as: UTF8.self).contains(#""substitutions" : { "n" : { "formatSpecifier""#))
  }

  @Test(
    "has new strings in the form of the file, and every other byte as it was",
    arguments: [
      "{\n  \"sourceLanguage\": \"en\",\n  \"strings\": {\n    \"Apple\": {},\n    \"Pear\": {\"comment\": \"\\u00fc\"}\n  },\n  \"version\": \"1.0\"\n}\n",
      "{\r\n\t\"sourceLanguage\":\"en\",\r\n\t\"strings\":{\r\n\t\t\"Apple\":{},\r\n\t\t\"Pear\":{}\r\n\t},\r\n\t\"version\":\"1.0\"\r\n}",
      "\u{FEFF}{\"sourceLanguage\": \"en\", \"strings\": {\"Apple\": {}, \"Pear\": {}}, \"version\": \"1.0\"}",
    ])
  func otherForms(_ file: String) throws {
    var document = try CatalogDocument(parsing: Array(file.utf8))
    #expect(document.add(["Fig", "Apple", "Zoo"].map { .init(key: $0, text: $0, isItsOwn: false) }) == (2, 0))
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(try StringCatalog.parse(document.bytes).strings.keys.sorted() == ["Apple", "Fig", "Pear", "Zoo"])
    // Without the new strings, it is the file again.
    var rest = text.unicodeScalars[...]
    for scalar in file.unicodeScalars {
      guard let index = rest.firstIndex(of: scalar) else { return #expect(Bool(false), "lost: \(scalar) in \(text)") }
      rest = rest[rest.index(after: index)...]
    }
    #expect(text.hasPrefix(String(file.prefix(20))) && text.hasSuffix(String(file.suffix(12))))
    let colon = file.contains("\":\"") ? "\"Fig\":{" : "\"Fig\": {"
    #expect(text.contains(colon))
  }

  @Test("has its first strings on lines of their own", arguments: ["{\n\n  }", "{}"])
  func firstStrings(_ strings: String) throws {
    let file = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : \(strings),\n  \"version\" : \"1.0\"\n}"
    var document = try CatalogDocument(parsing: Array(file.utf8))
    document.add([.init(key: "About", text: "About")])
    var made = CatalogDocument(sourceLanguage: "en")
    made.add([.init(key: "About", text: "About")])
    #expect(document.bytes == made.bytes)
  }

  @Test("keeps translations and marks those of a changed text for review")
  func changed() throws {
    var document = try CatalogDocument(parsing: Array(StringCatalogTests.file.utf8))
    document.add([.init(key: "settings.wifi", text: "Wireless")])
    let catalog = try StringCatalog.parse(document.bytes)
    #expect(catalog.strings["settings.wifi"]?["en"] == "Wireless")
    #expect(catalog.strings["settings.wifi"]?["de"] == Translation("WLAN", state: .needsReview))
  }

  @Test("puts new keys where Xcode sorts them")
  func order() throws {
    var document = CatalogDocument(sourceLanguage: "en")
    document.add(["row 10", "Zoo", "row 9", "Row 9", "apple"].map { .init(key: $0, text: $0) })
    document.add([.init(key: "row 9b", text: "x")])
    let text = String(decoding: document.bytes, as: UTF8.self)
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("    \"") }.map { $0.split(separator: "\"")[1] }
    #expect(keys == ["apple", "row 9", "Row 9", "row 9b", "row 10", "Zoo"])
  }

  /// Each list is in the order of ICU's root collation with numbers; the first is the case of /catalogs/order-of-keys.
  @Test(
    "sorts keys by the root collation, with numbers by value",
    arguments: [
      "(%@) left|[%@] done|%lld rows|cask|Cask|row 9|row 10|Zoo",
      "_a|-a|,a|;a|:a|!a|?a|.a|'a|‘a|\"a|“a|(a|[a|{a|@a|*a|/a|&a|#a|%a",
      "a|A|á|Á|ä|ab|æ|az|b|ß|st|z|α|Α|б|Б|й|א|ا|가|나|か|一|中", "co op|co-op|coop|Coop|co\u{301}op",
      "a01|a1|a1b|a2|a10|a١١|a²",
      "✓|🎉|0|9|10|½|a", "résumé|Résumé|resumes",
    ])
  func collation(_ keys: String) {
    let expected = keys.split(separator: "|").map(String.init)
    var document = CatalogDocument(sourceLanguage: "en")
    document.add(expected.reversed().map { .init(key: $0, text: $0) })
    let lines = String(decoding: document.bytes, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("    \"") }
    let found = lines.map { $0.dropFirst(5).dropLast(5).replacingEscapedQuotes }
    #expect(found == expected)
  }

  /// The form of a file is that of its strings: one line for all, a line for each, or several, in any indentation.
  @Test(
    "has a new entry as the entries of the file are, and no other line changes",
    arguments: [
      (
        #"{"sourceLanguage":"en","strings":{"A":{},"Z":{"comment":"x"}},"version":"1.0"}"#,
        #","Fig":{"extractionState":"manual"}"#
      ),
      (
        "{\n  \"sourceLanguage\": \"en\",\n  \"strings\": {\n    \"A\": {\"comment\": \"x\"},\n    \"Z\": {}\n  },\n  \"version\": \"1.0\"\n}\n",
        "    \"Fig\": {\"extractionState\": \"manual\"},\n"
      ),
      (
        "{\n   \"sourceLanguage\" : \"en\",\n   \"strings\" : {\n      \"Z\" : {\n\n      }\n   },\n   \"version\" : \"1.0\"\n}",
        "      \"Fig\" : {\n         \"extractionState\" : \"manual\"\n      },\n"
      ),
      (
        "{\r\n\t\"sourceLanguage\": \"en\",\r\n\t\"strings\": {\r\n\t\t\"Z\": {}\r\n\t},\r\n\t\"version\": \"1.0\"\r\n}\r\n",
        "\t\t\"Fig\": {\r\n\t\t\t\"extractionState\": \"manual\"\r\n\t\t},\r\n"
      ),
    ])
  func newEntry(_ file: String, _ entry: String) throws {
    var document = try CatalogDocument(parsing: Array(file.utf8))
    #expect(document.add([.init(key: "Fig", text: "Fig")]) == (1, 0))
    let text = String(decoding: document.bytes, as: UTF8.self)
    let parts = text.unicodeScalars.split(
      separator: entry.unicodeScalars, maxSplits: 1, omittingEmptySubsequences: false)
    #expect(parts.count == 2 && parts.map { String($0) }.joined().utf8.elementsEqual(file.utf8), "\(text)")
  }

  @Test("has its first strings in the form of the file, also if it has no place for them yet")
  func firstOfFile() throws {
    let file = "{\n\t\"sourceLanguage\": \"en\",\n\t\"version\": \"1.0\"\n}\n"
    var document = try CatalogDocument(parsing: Array(file.utf8))
    document.add([.init(key: "Fig", text: "Fig")])
    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == "{\n\t\"sourceLanguage\": \"en\",\n\t\"strings\": {\n\t\t\"Fig\": {\n\t\t\t\"extractionState\": \"manual\"\n\t\t}\n\t},\n\t\"version\": \"1.0\"\n}\n"
    )
  }

  @Test("is refused with a key that is there twice, which a catalog is read with")
  func repeated() throws {
    let file = Array(
      #"{"version": "1.0", "sourceLanguage": "en", "strings": {"A": {"comment": "x"}, "B": {}, "A": {}}}"#.utf8)
    let read = try StringCatalog.read(file)
    #expect(read.catalog.comments == ["A": "x"] && read.repeated.map(\.key) == ["A"])
    #expect(read.repeated.first.map { [$0.first.column, $0.second.column] } == [56, 88])
    #expect(throws: CatalogError("duplicate key 'A'", line: 1, column: 88)) { try CatalogDocument(parsing: file) }
  }
}

extension StringProtocol {
  fileprivate var replacingEscapedQuotes: String { split(separator: "\\", omittingEmptySubsequences: false).joined() }
}
