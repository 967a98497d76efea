import Foundation
import Testing

@Suite("Texts of a string catalog")
struct LanguageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["settings.yaml": Self.spec, "Localizable.xcstrings": Self.catalog])
  }

  private static let spec = """
    tablespec: 1
    strings: Localizable.xcstrings
    sections:
      - header: Network
        rows:
          - {id: wifi, text: Wi-Fi, detailText: "12:30", style: value1}
          - {id: mode, text: {key: airplane, text: Flight}, accessory: {segmentedControl: [{key: on}, "Off"]}}

    """

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "airplane" : {
          "localizations" : {
            "ar" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "وضع الطيران"
              }
            },
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Flugmodus, in dem nichts gesendet und nichts empfangen wird"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Airplane"
              }
            }
          }
        },
        "on" : {
          "shouldTranslate" : false
        }
      },
      "version" : "1.0"
    }
    """

  @Test("are shown in the language of the environment, and otherwise in that of the catalog")
  func languages() async throws {
    let source = try await tablec("compile", "settings.yaml", in: folder)
    #expect(source.errors == "" && source.output.contains(#""text": "Airplane""#))
    #expect(!source.output.contains(#""language""#))
    let german = try await tablec("compile", "settings.yaml", "--language", "de-AT", in: folder)
    #expect(german.output.contains(#""text": "Flugmodus, in dem "#) && german.output.contains(#""language": "de-AT""#))
    #expect(german.output.contains(#""text": "Wi-Fi""#) && german.output.contains(#""text": "on""#))
    let arabic = try await tablec("compile", "settings.yaml", "--language", "ar", in: folder)
    #expect(arabic.output.contains("وضع الطيران") && arabic.output.contains(#""direction": "rtl""#))
    let mirrored = try await tablec("compile", "settings.yaml", "--language", "ar", "--direction", "ltr", in: folder)
    #expect(!mirrored.output.contains(#""direction""#))
  }

  @Test("are compiled in every language, each with its name")
  func all() async throws {
    let run = try await tablec("compile", "settings.yaml", "-o", "out", "--language", "all", in: folder)
    #expect(run.status == 0)
    #expect(
      folder.files.filter { $0.hasSuffix(".svg") }.sorted()
        == ["out/settings.ar.svg", "out/settings.de.svg", "out/settings.en.svg"])
    let wrong = try await tablec("compile", "settings.yaml", "--language", "Deutsch", in: folder)
    #expect(wrong.status != 0 && wrong.errors.contains("'Deutsch'"))
  }

  @Test("are linted in every language on every device that lint has")
  func lint() async throws {
    let run = try await tablec("lint", "settings.yaml", "--languages", "all", in: folder)
    #expect(run.errors.contains("truncated-text") || run.output.contains("truncated-text"))
    #expect((run.errors + run.output).contains("phone-de"))
    let source = try await tablec("lint", "settings.yaml", in: folder)
    #expect(!(source.errors + source.output).contains("truncated-text"))
  }

  @Test("are extracted without losing a translation, and what is extracted again changes nothing")
  func extraction() async throws {
    let run = try await tablec("compile", "settings.yaml", "--extract-strings", "Localizable.xcstrings", in: folder)
    #expect(run.status == 0 && run.output == "" && run.errors == "Localizable.xcstrings: 3 new strings\n")
    let text = try #require(folder.text("Localizable.xcstrings"))
    for word in ["Flugmodus", #""Network" : {"#, #""Off" : {"#, #""Wi-Fi" : {"#, #""shouldTranslate" : false"#] {
      #expect(text.contains(word))
    }
    #expect(!text.contains("12:30") && !text.contains("Flight"))
    let again = try await tablec("compile", "settings.yaml", "--extract-strings", "Localizable.xcstrings", in: folder)
    #expect(again.errors == "Localizable.xcstrings: 0 new strings\n" && folder.text("Localizable.xcstrings") == text)
    let new = try await tablec("compile", "settings.yaml", "--extract-strings", "New.xcstrings", in: folder)
    #expect(new.errors == "New.xcstrings: 5 new strings\n")
  }

  @Test("are extracted into the catalog that the spec names before there is one", arguments: [nil, "", " \n", "{}\n"])
  func firstExtraction(_ catalog: String?) async throws {
    let spec = "tablespec: 1\nstrings: New.xcstrings\nsections: [{rows: [{text: {key: settings.wifi}}, Ann]}]\n"
    let folder = try TemporaryFolder(["new.yaml": spec])
    if let catalog { try folder.write(catalog, to: "New.xcstrings") }
    let run = try await tablec("compile", "new.yaml", "--extract-strings", "New.xcstrings", in: folder)
    // Nothing is said about the keys that are being added.
    #expect(run.status == 0 && run.errors == "New.xcstrings: 2 new strings\n", "\(run.errors)")
    #expect(folder.text("New.xcstrings")?.contains(#""settings.wifi" : {"#) == true)
    let check = try await tablec("compile", "new.yaml", "--check", in: folder)
    #expect(check.status == 0 && check.errors == "", "\(check.errors)")
    // The key has no text yet.
    let lint = try await tablec("lint", "new.yaml", in: folder)
    #expect((lint.output + lint.errors).contains("'settings.wifi' has no text in 'en'"))
  }

  @Test(
    "in a language that there is not are a warning that lists the languages", arguments: ["compile", "lint", "preview"])
  func unknownLanguage(_ command: String) async throws {
    let output = command == "lint" ? [] : ["-o", "out.svg"]
    let run = try await Program.tablec.run([command, "settings.yaml", "--language", "fr"] + output, in: folder.url)
    #expect(run.errors.contains("warning[W0403]: there are no texts in 'fr'; there are ar, de, en"), "\(run.errors)")
    let wider = try await Program.tablec.run(
      [command, "settings.yaml", "--language", "de-AT"] + output, in: folder.url)
    #expect(!wider.errors.contains("W0403"))
  }

  @Test("of plurals have the form of their arguments, and 'explain' tells where they come from")
  func plurals() async throws {
    let folder = try TemporaryFolder([
      "a.yaml": """
      tablespec: 1
      strings: [A.xcstrings, B.xcstrings]
      sections:
        - header: {title: {key: head}}
          rows:
            - {id: one, text: {key: count, arguments: 1}, detailText: {text: "%@ of %lld", arguments: [Ann, 3]}, style: value1}
            - {id: five, text: [{key: count, arguments: 5}, " more"]}
            - {id: plain, text: {key: count}}

      """,
      "A.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"count": {"comment": "How many", "localizations": {"en":
        {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld thing"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld things"}}}}}}}}}

      """,
      "B.xcstrings": ProjectStringsTests.catalog("One", german: "Eins").replacing("\"a\"", with: "\"head\""),
    ])
    let run = try await tablec("compile", "a.yaml", in: folder)
    #expect(run.errors == "", "\(run.errors)")
    for text in ["1 thing", "Ann of 3", "5 things more", "%lld things"] {
      #expect(run.output.contains("\"\(text)\""), "\(run.output)")
    }
    let printed = try await tablec("compile", "a.yaml", "--emit", "ir", "-o", "printed.yaml", in: folder)
    let again = try await tablec("compile", "printed.yaml", in: folder)
    #expect(printed.status == 0 && again.output.contains("5 things more"), "\(again.errors)")
    let explained = try await tablec("explain", "a.yaml", "one", "--language", "de", in: folder)
    for words in ["textLabel  text '1 thing'", "count, in en", "A.xcstrings", "How many", "one, other"] {
      #expect(explained.output.contains(words), "\(explained.output)")
    }
    let header = try await tablec("explain", "a.yaml", "--language", "de", "--reporter", "json", in: folder)
    let entry = #"{"view": "header.textLabel", "key": "head", "text": "Eins", "language": "de", "file": "B.xcstrings"}"#
    #expect(header.output.contains(entry), "\(header.output)")
    let extracted = try await tablec("compile", "a.yaml", "-o", "out", "--extract-strings", "A.xcstrings", in: folder)
    // What the catalog has is not written anew.
    #expect(extracted.status == 0 && folder.text("A.xcstrings")?.contains(#""value": "%lld thing""#) == true)
  }

  @Test("are never extracted into a file that is no catalog, or from a spec with errors")
  func refusals() async throws {
    try folder.write("<<<<<<< HEAD\n", to: "Merged.xcstrings")
    let run = try await tablec("compile", "settings.yaml", "--extract-strings", "Merged.xcstrings", in: folder)
    #expect(run.status == 2 && run.errors.contains("E0305") && folder.text("Merged.xcstrings") == "<<<<<<< HEAD\n")
    let name = try await tablec("compile", "settings.yaml", "--extract-strings", "settings.yaml", in: folder)
    #expect(name.status != 0 && folder.text("settings.yaml") == Self.spec)
    try folder.write("tablespec: 1\nstyle: wrong\n", to: "wrong.yaml")
    let wrong = try await tablec("compile", "wrong.yaml", "--extract-strings", "None.xcstrings", in: folder)
    #expect(wrong.status == 1 && folder.text("None.xcstrings") == nil)
  }
}
