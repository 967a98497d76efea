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
    let catalog = try StringCatalog.parse(Array(Self.catalog.utf8))
    let found = catalog.language(of: key, in: catalog.localization(for: language))
    return switch catalog.text(of: key, in: found, on: device, arguments: arguments) {
    case .translated(let text, _): text
    case .untranslated: "untranslated"
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

  /// The cases of /catalogs: substitution-without-number, substitution-in-substitution, arg-before-a-letter.
  @Test(
    "take their arguments in the order of all places, in forms of forms, too",
    arguments: [
      ("%@ ate %#@figs@", ["Ann", 3], "Ann ate 3 figs"), ("%@ ate %#@figs@", ["Ann", 1], "Ann ate 1 fig"),
      ("%#@figs@ for %@", [1, "Ann"], "1 fig for Ann"), ("%2$@ ate %1$#@figs@", [1, "Ann"], "Ann ate 1 fig"),
      ("%#@second@ for %@", ["Ann", 2], "2 seconds for Ann"), ("%#@first@ for %@", [2, "Ann"], "2개 for Ann"),
      ("%#@songs@", [1, 2], "1 song on 2 figs"), ("%#@songs@ by %@", [5, 1, "Ann"], "5 songs on 1 fig by Ann"),
      ("%#@songs@", [], "%lld songs on %lld figs"), ("%#@first@", [], "%lld개"), ("%#@none@", [1], "%#@none@"),
      ("%#@loop@", [1], "%#@loop@%#@loop@"),
      // SwiftGen issue 915: what DuckDuckGo's files say.
      ("%1#@figs@", [3], "3 figs"), ("100 %% of %#@figs@", [1], "100 % of 1 fig"),
    ] as [(String, [any Sendable], String)])
  func parts(_ text: String, _ arguments: [any Sendable], _ expected: String) {
    func part(_ argument: Int?, _ one: String, _ other: String) -> TextPart {
      TextPart(argument: argument, specifier: "lld", forms: .plural([.one: .text(one), .other: .text(other)]))
    }
    let translation = Translation(
      .text(text),
      parts: [
        "figs": part(nil, "%arg fig", "%arg figs"), "second": part(2, "%arg second", "%arg seconds"),
        "first": part(1, "%arg개", "%arg개"), "loop": part(1, "%#@loop@%#@loop@", "%#@loop@%#@loop@"),
        "songs": part(nil, "%arg song on %#@figs@", "%arg songs on %#@figs@"),
      ])
    let values = arguments.map { ($0 as? Int).map { TextArgument.number(Double($0)) } ?? .text($0 as? String ?? "") }
    #expect(translation.text(on: .phone, arguments: values, in: "en") == expected)
  }

  /// Samples of CLDR 47: the forms of whole numbers below a million, and of fractions where a text shows one.
  @Test(
    "lack the forms that their language needs",
    arguments: [
      ("pl", "%lld", "few many"), ("en", "%lld", ""), ("fr", "%lld", ""), ("cs", "%lld", "few"),
      ("cs", "%.1f", "few many"),
      ("ar", "%lld", "zero two few many"), ("ja", "%lld", ""), ("ru", "%lld", "few many"),
    ])
  func missing(_ language: LanguageTag, _ text: String, _ expected: String) {
    let translation = Translation(.plural([.one: .text(text), .other: .text(text)]))
    #expect(translation.missingForms(in: language).map(\.rawValue).joined(separator: " ") == expected)
  }

  @Test("tell their forms and their comment")
  func listing() throws {
    let catalog = try StringCatalog.parse(Array(Self.catalog.utf8))
    #expect(catalog.strings["items"]?["en"]?.pluralForms == [.zero, .one, .other])
    #expect(catalog.strings["files"]?["en"]?.pluralForms == [.one, .other])
    #expect(catalog.comments["items"] == "A count")
  }
}
