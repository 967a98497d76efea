import Foundation
import Testing

@Suite("The causes of changes that no key of a spec made")
struct CauseOfFilesTests {
  private static let base = """
    tablespec: 1
    templates:
      link:
        style: value1
        accessory: disclosureIndicator
      tall:
        height: 70

    """
  private static let profile = "metricsprofile: 1\nextends: ios18\nrows: {minimumAutomaticHeight: 60}\n"
  private static let configuration = """
    specs: [Specs]
    environments:
      - device: iphone-15
      - device: iphone-se

    """

  /// The texts of strings by their keys.
  private static func catalog(_ texts: [(String, String)]) -> String {
    let strings = texts.map { key, text in
      #"  "\#(key)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}"#
    }
    return
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\(strings.joined(separator: ",\n"))\n}}\n"
  }

  private static func spec(_ keys: String) -> String {
    """
    tablespec: 1
    include: _base.yaml
    \(keys)
    sections:
      - id: s
        rows:
          - {id: a, use: link, text: {key: hello}}
          - {id: b, use: tall, text: {key: bye}}
          - {id: c, use: link, text: World, height: 50}
          - {id: d, use: link, text: World, height: 50}

    """
  }

  private static func repository(_ keys: String = "strings: App.xcstrings") async throws -> ScratchRepository {
    try await ScratchRepository([
      ".tablec.yaml": configuration, "Specs/_base.yaml": base, "Specs/_profile.yaml": profile,
      "Specs/App.xcstrings": catalog([("hello", "Hello"), ("bye", "Bye")]), "Specs/one.yaml": spec(keys),
      "Specs/two.yaml": spec(keys),
    ])
  }

  private static func causes(in repository: ScratchRepository) async throws -> ReportedCauses {
    try await ReportedCauses("HEAD:Specs", "Specs", in: repository.folder)
  }

  @Test("A string of a catalog is the cause of what its rows show, in its line")
  func catalog() async throws {
    let repository = try await Self.repository()
    try repository.folder.write(
      Self.catalog([("new", "New"), ("hello", "Good morning"), ("bye", "Bye")]), to: "Specs/App.xcstrings")
    let found = try await Self.causes(in: repository)
    #expect(found.all == ["App.xcstrings:3 the string 'hello' in en: Hello → 'Good morning'"])
    #expect(Set(found.changes.map(\.kind)) == ["strings"])
    #expect(found.groups.map(\.specs) == [2])
  }

  @Test("Strings and other edits are told apart, and what two of them made together has both")
  func several() async throws {
    let repository = try await Self.repository("strings: App.xcstrings\nmetrics: _profile.yaml")
    try repository.folder.write(Self.catalog([("hello", "Good morning")]), to: "Specs/App.xcstrings")
    try repository.folder.write(Self.profile.replacingOccurrences(of: "60", with: "52"), to: "Specs/_profile.yaml")
    let found = try await Self.causes(in: repository)
    #expect(found.undetermined == 0)
    let texts = found.changes.filter { $0.spec == "one" && $0.message.contains("'") }
    #expect(
      texts.map(\.cause) == [
        "App.xcstrings:2 the string 'hello' in en: Hello → 'Good morning'", "App.xcstrings the string 'bye' is gone",
      ])
    #expect(found.cause(of: "s/a") == ["_profile.yaml:3 rows.minimumAutomaticHeight 60 → 52"])
    let label = try #require(found.changes.first { $0.path == "s/a.textLabel" && $0.message.contains("width") })
    #expect(label.cause == "App.xcstrings:2 the string 'hello' in en: Hello → 'Good morning'")
    #expect(label.others == ["rows.minimumAutomaticHeight 60 → 52"])
  }

  @Test("A string of the project's own catalog is the cause, too")
  func projectStrings() async throws {
    let repository = try await Self.repository("metrics: _profile.yaml")
    try repository.folder.write(Self.configuration + "strings: Specs/App.xcstrings\n", to: ".tablec.yaml")
    try await repository.commit("the project's strings")
    try repository.folder.write(Self.catalog([("hello", "Good morning"), ("bye", "Bye")]), to: "Specs/App.xcstrings")
    try repository.folder.write(Self.profile.replacingOccurrences(of: "60", with: "52"), to: "Specs/_profile.yaml")
    let found = try await Self.causes(in: repository)
    let texts = found.changes.filter { $0.message.contains("Good morning") }
    #expect(texts.count == 2)
    #expect(Set(texts.map(\.cause)) == ["App.xcstrings:2 the string 'hello' in en: Hello → 'Good morning'"])
    #expect(found.cause(of: "s/a") == ["_profile.yaml:3 rows.minimumAutomaticHeight 60 → 52"])
  }

  @Test("Rows that moved because of an include and of a profile have both as their cause")
  func shifts() async throws {
    let repository = try await Self.repository("strings: App.xcstrings\nmetrics: _profile.yaml")
    try repository.folder.write(Self.base.replacingOccurrences(of: "70", with: "95"), to: "Specs/_base.yaml")
    try repository.folder.write(Self.profile.replacingOccurrences(of: "60", with: "52"), to: "Specs/_profile.yaml")
    let found = try await Self.causes(in: repository)
    let shifts = found.changes.filter { $0.message.contains("move") }
    #expect(shifts.map(\.cause) == Array(repeating: "_base.yaml:7 height 70 → 95", count: 2))
    #expect(shifts.allSatisfy { $0.others == ["rows.minimumAutomaticHeight 60 → 52"] })
    #expect(found.undetermined == 0)
  }

  @Test(
    "The configuration's environments are the cause of those that are new and gone",
    arguments: [
      ("  - device: iphone-16\n  - device: ipad\n", ".tablec.yaml:3 environments[0].device iphone-15 → iphone-16"),
      ("", ".tablec.yaml the configuration's environments are gone"),
    ])
  func environments(_ list: String, _ cause: String) async throws {
    let repository = try await Self.repository()
    try repository.folder.write(
      "specs: [Specs]\n" + (list.isEmpty ? "" : "environments:\n\(list)"), to: ".tablec.yaml")
    let found = try await Self.causes(in: repository)
    #expect(found.changes.count == (list.isEmpty ? 4 : 8) && found.all == [cause])
    #expect(found.groups.map(\.rows) == [0])
  }

  @Test("A template that is gone is told once, where it was, with the specs that it breaks")
  func template() async throws {
    let repository = try await Self.repository()
    for number in 1...3 { try repository.folder.write(Self.spec(""), to: "Specs/more\(number).yaml") }
    try await repository.commit("more")
    try repository.folder.write(
      Self.base.replacingOccurrences(of: "  tall:\n    height: 70\n", with: ""), to: "Specs/_base.yaml")
    let run = try await Program.tablec.run(
      ["diff", "HEAD:Specs", "Specs", "--format", "github"], in: repository.folder.url)
    #expect(run.status == 2)
    let annotations = run.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(annotations.count == 1)
    #expect(annotations.first?.hasPrefix("::error file=Specs/_base.yaml,line=3") == true, "\(run.output)")
    #expect(run.errors.contains("the template 'tall' is gone, which breaks 5 specs"))
    #expect(run.errors.contains("note: the same in 2 other specs"))
  }

  @Test("A spec that names a template which never was has its own error")
  func unknownTemplate() async throws {
    let repository = try await Self.repository()
    let spec = Self.spec("").replacingOccurrences(of: "use: tall", with: "use: toll")
    try repository.folder.write(spec, to: "Specs/one.yaml")
    try repository.folder.write(Self.base.replacingOccurrences(of: "70", with: "95"), to: "Specs/_base.yaml")
    let run = try await Program.tablec.run(["diff", "HEAD:Specs", "Specs"], in: repository.folder.url)
    #expect(run.status == 2 && run.errors.contains("there is no template 'toll'"), "\(run.errors)")
    #expect(run.errors.contains("--> Specs/one.yaml:8:22"))
  }

  @Test("A file for another scale than that of the screen changes nothing that is seen there")
  func imageScales() async throws {
    let folder = try TemporaryFolder()
    let spec = "tablespec: 1\nenvironments: [{device: DEVICE}]\nsections: [{rows: [{text: A, image: a.png}]}]\n"
    for (side, size) in [("old", 48), ("new", 49)] as [(String, UInt32)] {
      try folder.write(spec.replacingOccurrences(of: "DEVICE", with: "iphone-15"), to: "\(side)/three.yaml")
      try folder.write(spec.replacingOccurrences(of: "DEVICE", with: "iphone-se"), to: "\(side)/two.yaml")
      try CauseTests.png(24, to: "\(side)/a.png", in: folder)
      try CauseTests.png(size, to: "\(side)/a@2x.png", in: folder)
      try CauseTests.png(72, to: "\(side)/a@3x.png", in: folder)
    }
    let found = try await ReportedCauses("old", "new", in: folder)
    #expect(!found.changes.isEmpty && Set(found.changes.map(\.spec)) == ["two"])
  }

  /// A repository with a catalog of the project, and a spec that uses a colour and an image of it.
  private static func catalogRepository() async throws -> ScratchRepository {
    let repository = try await ScratchRepository([
      ".tablec.yaml": configuration + "assets: App/Assets.xcassets\n",
      "App/Assets.xcassets/Brand/Accent.colorset/Contents.json": colorSet("0xFF"),
      "App/Assets.xcassets/Boat.imageset/Contents.json": imageSet(["boat@2x.png", "boat@3x.png"]),
      "Specs/one.yaml": """
      tablespec: 1
      sections:
        - id: s
          rows:
            - {id: a, text: {text: Tinted, color: Accent}}
            - {id: b, text: Boat, image: Boat}
            - {id: c, text: Plain, height: 50}

      """,
    ])
    for scale in [2, 3] as [UInt32] {
      try CauseTests.png(24 * scale, to: "App/Assets.xcassets/Boat.imageset/boat@\(scale)x.png", in: repository.folder)
    }
    try await repository.commit("images")
    return repository
  }

  private static func colorSet(_ red: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
    {"red": "\(red)", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}]}

    """
  }

  private static func imageSet(_ files: [String]) -> String {
    let entries = files.enumerated().map { index, file in
      "{\"idiom\": \"universal\", \"scale\": \"\(index + 2)x\", \"filename\": \"\(file)\"}"
    }
    return "{\"images\": [\(entries.joined(separator: ", "))]}\n"
  }

  @Test("A colour set and an image set of the project's catalog are the causes of what looks different")
  func sets() async throws {
    let repository = try await Self.catalogRepository()
    let folder = repository.folder
    #expect(try await Self.causes(in: repository).changes.isEmpty)
    let set = "App/Assets.xcassets/Boat.imageset"
    try folder.write(Self.colorSet("0x80"), to: "App/Assets.xcassets/Brand/Accent.colorset/Contents.json")
    // A file with another name, which the old version did not have.
    try folder.write(Self.imageSet(["boat@2x.png", "large@3x.png"]), to: "\(set)/Contents.json")
    try CauseTests.png(90, to: "\(set)/large@3x.png", in: folder)
    let found = try await Self.causes(in: repository)
    #expect(found.undetermined == 0)
    #expect(
      found.cause(of: "s/a.textLabel") == ["Contents.json colour Accent: #ff0000 → #800000"], "\(found.changes)")
    #expect(found.cause(of: "s/b.imageView") == ["large@3x.png image Boat has other contents"], "\(found.changes)")
  }
}
