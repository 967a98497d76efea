import Foundation
import Testing

@Suite("The strings of a project")
struct ProjectStringsTests {
  private static let spec = "tablespec: 1\nsections: [{rows: [{id: a, text: {key: a}}, Wi-Fi]}]\n"

  static func catalog(_ english: String, german: String) -> String {
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "\(english)"}},
      "de": {"stringUnit": {"state": "translated", "value": "\(german)"}}}}}}

    """
  }

  private func makeProject(_ configuration: String = "strings: App/Texts.xcstrings\n") throws -> TemporaryFolder {
    try TemporaryFolder([
      ".tablec.yaml": configuration, "App/Texts.xcstrings": Self.catalog("One", german: "Eins"),
      "Specs/list.yaml": Self.spec,
    ])
  }

  @Test("are those of specs that name none, wherever the root is")
  func project() async throws {
    for configuration in ["strings: App/Texts.xcstrings\n", "root: Specs\nstrings: [App/Texts.xcstrings]\n"] {
      let folder = try makeProject(configuration)
      let run = try await tablec("compile", "Specs/list.yaml", "--language", "de", in: folder)
      #expect(run.status == 0 && run.errors == "" && run.output.contains(#""text": "Eins""#), "\(run.errors)")
      let printed = try await tablec("compile", "Specs/list.yaml", "--emit", "ir", in: folder)
      #expect(printed.output.contains(#""key": "a""#) && !printed.output.contains(#""strings""#), "\(printed.output)")
      let config = try await tablec("config", "Specs/list.yaml", in: folder)
      #expect(config.output.contains("App/Texts.xcstrings"), "\(config.output)")
    }
  }

  @Test("give way to those of a spec, or of a file that it includes")
  func ownStrings() async throws {
    let folder = try makeProject()
    try folder.write(Self.catalog("Own", german: "Eigen"), to: "Specs/Own.xcstrings")
    try folder.write("strings: Own.xcstrings\ntemplates: {t: {text: {key: a}}}\n", to: "Specs/_part.yaml")
    try folder.write(Self.spec.replacing("sections", with: "strings: Own.xcstrings\nsections"), to: "Specs/own.yaml")
    try folder.write(Self.spec.replacing("sections", with: "include: _part.yaml\nsections"), to: "Specs/part.yaml")
    for name in ["own", "part"] {
      let run = try await tablec("compile", "Specs/\(name).yaml", in: folder)
      #expect(run.output.contains(#""text": "Own""#) && !run.output.contains(#""One""#), "\(run.errors)")
    }
  }

  @Test("name all languages in the configuration's environments")
  func languages() async throws {
    let folder = try makeProject("environments: [{language: all}]\nstrings: App/Texts.xcstrings\n")
    let run = try await tablec("compile", "Specs", "-o", "out", "--emit", "svg", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/list.de.svg", "out/list.en.svg"])
  }

  @Test("that are missing, outside or damaged are a problem of the configuration, once")
  func problems() async throws {
    for name in ["None.xcstrings", "../Texts.xcstrings", "App/Bad.xcstrings"] {
      let folder = try makeProject("strings: \(name)\n")
      try folder.write("{", to: "App/Bad.xcstrings")
      try folder.write(Self.spec, to: "Specs/other.yaml")
      let run = try await tablec("compile", "Specs", "--check", in: folder)
      #expect(run.status != 0, "\(run.errors)")
      #expect(run.errors.components(separatedBy: "error[E030").count == 2, "\(run.errors)")
    }
  }

  @Test("are read again by a run with a cache if they change, and by the extraction")
  func cache() async throws {
    let folder = try makeProject()
    func run(_ flags: String...) async throws -> String {
      let run = try await Program.tablec.run(
        ["compile", "Specs", "-o", "out", "--language", "de", "--cache", "cache", "-v"] + flags, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      return run.errors
    }
    #expect(try await run().contains("cache: 0 of 1 spec reused"))
    #expect(try await run().contains("cache: 1 of 1 spec reused"))
    try folder.write(Self.catalog("One", german: "Zwei"), to: "App/Texts.xcstrings")
    #expect(try await run().contains("cache: 0 of 1 spec reused"))
    #expect(folder.text("out/list.svg")?.contains("Zwei") == true)
    for _ in 0..<2 { _ = try await run("--extract-strings", "App/Texts.xcstrings") }
    #expect(folder.text("App/Texts.xcstrings")?.contains(#""Wi-Fi": {"#) == true)
    // What was extracted and then removed is extracted again, though the result of the spec is known.
    try folder.write(Self.catalog("One", german: "Zwei"), to: "App/Texts.xcstrings")
    #expect(try await run("--extract-strings", "App/Texts.xcstrings").contains("1 new string"))
  }

  @Test("can be extracted before there is a catalog")
  func extraction() async throws {
    let folder = try makeProject("strings: App/New.xcstrings\n")
    let run = try await tablec("compile", "Specs", "-o", "out", "--extract-strings", "App/New.xcstrings", in: folder)
    #expect(run.status == 0 && run.errors.contains("2 new strings"), "\(run.errors)")
    #expect(try await tablec("compile", "Specs", "--check", in: folder).status == 0)
  }

  @Test("stay as they are in a catalog that has them, if a spec has no text of its own beside the key")
  func knownStrings() async throws {
    // As in the catalogs of public apps: forms by number, and a source text that is still to be written.
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "about": {"localizations": {"en": {"stringUnit": {"state": "new", "value": ""}}}},
        "crates": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "%lld Kisten"}},
          "en": {"stringUnit": {"state": "translated", "value": "Load %#@n@ now"},
            "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "%arg crates"}}}}}}}}},
        "Wi-Fi": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Wi-Fi®"}}}}}}

      """#
    let spec = "tablespec: 1\nsections: [{rows: [{text: {key: crates, arguments: 3}}, {text: {key: about}}, Wi-Fi]}]\n"
    for strings in ["", "strings: App.xcstrings\n"] {
      let folder = try TemporaryFolder(["a.yaml": spec + strings, "App.xcstrings": catalog])
      if strings.isEmpty { try folder.write("strings: App.xcstrings\n", to: ".tablec.yaml") }
      let run = try await tablec("compile", "a.yaml", "--extract-strings", "App.xcstrings", in: folder)
      #expect(
        run.errors == "App.xcstrings: 0 new strings\n" && folder.text("App.xcstrings") == catalog, "\(run.errors)")
    }
  }

  @Test("are compared with those of a revision")
  func revisions() async throws {
    guard ScratchRepository.canBeMade else { return }
    let repository = try await ScratchRepository([
      ".tablec.yaml": "strings: App/Texts.xcstrings\n", "App/Texts.xcstrings": Self.catalog("One", german: "Eins"),
      "Specs/list.yaml": Self.spec,
    ])
    try repository.folder.write(Self.catalog("First", german: "Eins"), to: "App/Texts.xcstrings")
    for sides in [["HEAD:Specs", "Specs"], ["HEAD:Specs/list.yaml", "Specs/list.yaml"]] {
      let run = try await repository.tablec("diff", sides[0], sides[1])
      #expect(run.status == 1 && run.output.contains("'One' → 'First'"), "\(run.output)\(run.errors)")
    }
  }
}
