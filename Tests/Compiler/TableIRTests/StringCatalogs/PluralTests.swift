import TableIR
import Testing

@Suite("Plurals of a catalog")
struct PluralTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "items": {"comment": "A count", "localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "No items"}},
          "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
        "pl": {"variations": {"device": {
          "ipad": {"variations": {"plural": {
            "few": {"stringUnit": {"state": "translated", "value": "%lld duże"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld dużych"}}}}},
          "other": {"variations": {"plural": {
            "few": {"stringUnit": {"state": "translated", "value": "%lld rzeczy"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld rzeczy i pół"}}}}}}}}}},
      "files": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}},
          "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "one folder"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg folders"}}}}}}}}}}}
    """

  private func text(
    _ key: String, _ language: LanguageTag, on device: CatalogDevice = .phone, _ arguments: [TextArgument]
  ) throws -> String {
    switch try StringCatalog.parse(Array(Self.catalog.utf8)).text(
      of: key, in: language, on: device, arguments: arguments)
    {
    case .translated(let text, _), .source(let text): text
    case .missing: "missing"
    }
  }

  @Test("have the form of their number, and 'zero' for 0 where there is one")
  func forms() throws {
    #expect(try text("items", "en", [.number(1)]) == "1 item" && text("items", "en", [.number(5)]) == "5 items")
    #expect(try text("items", "en", [.number(0)]) == "No items" && text("items", "en", []) == "%lld items")
    #expect(
      try text("items", "pl", [.number(3)]) == "3 rzeczy" && text("items", "pl", [.number(1.5)]) == "1.5 rzeczy i pół")
    #expect(try text("items", "pl", on: .pad, [.number(22)]) == "22 duże")
    // Not translated: the rules are those of the source language.
    #expect(try text("items", "ru", [.number(21)]) == "21 items")
  }

  @Test("are substituted, each by its own argument")
  func substitutions() throws {
    #expect(try text("files", "en", [.number(1), .number(4)]) == "1 file in 4 folders")
    #expect(try text("files", "en", [.number(2), .number(1)]) == "2 files in one folder")
  }

  @Test("tell their forms and their comment")
  func listing() throws {
    let catalog = try StringCatalog.parse(Array(Self.catalog.utf8))
    #expect(catalog.strings["items"]?["en"]?.pluralForms == [.zero, .one, .other])
    #expect(catalog.strings["files"]?["en"]?.pluralForms == [.one, .other])
    #expect(catalog.comments["items"] == "A count")
  }
}
