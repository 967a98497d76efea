import Foundation
import Recordings
import SourceTree
import Testing

/// The forms of `--reporter`, with what they write for specs with findings, with a syntax error, and with nothing to report.
@Suite("Reports in every form")
struct ReportFormTests {
  private static let folder = "Tests/Tool/tablecTests/Reports"

  /// Each form, the suffix of its files, and the schema of those that have one.
  static let forms: [(name: String, suffix: String, schema: String?)] = [
    ("text", "txt", nil), ("json", "json", "json.schema.json"), ("github", "github.txt", nil),
    ("gitlab", "gitlab.json", "gitlab.schema.json"), ("sarif", "sarif", "sarif.schema.json"),
    ("junit", "junit.xml", "junit.xsd"), ("checkstyle", "checkstyle.xml", "checkstyle.xsd"),
    ("rdjson", "rdjson", "rdjson.schema.json"), ("xcode", "xcode.txt", nil), ("markdown", "md", nil),
  ]

  static let cases: [(name: String, arguments: [String])] = [
    ("findings", ["lint", "specs/findings.yaml", "--strict"]), ("broken", ["lint", "specs/broken.yaml"]),
    ("none", ["lint", "specs/none.yaml"]), ("compiled", ["compile", "specs", "--check"]),
    ("diff", ["diff", "settings/old.yaml", "settings/new.yaml"]),
  ]

  /// The specs in a folder of its own: in a repository, reports name files relative to its top.
  private static func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, source) in [("specs", "Reports/specs"), ("settings", "Comparisons/settings")] {
      try FileManager.default.copyItem(
        at: PackageFolder.url("Tests/Tool/tablecTests/\(source)"), to: folder.url.appending(path: name))
    }
    return folder
  }

  @Test("are as recorded", arguments: cases.indices, forms.indices)
  func golden(_ number: Int, _ index: Int) async throws {
    let (name, arguments) = Self.cases[number]
    let form = Self.forms[index]
    let folder = try Self.copy()
    let file = folder.path("report")
    let run = try await Program.tablec.run(arguments + ["--reporter", "\(form.name)=\(file)"], in: folder.url)
    #expect(run.status == (name == "none" ? 0 : 1))
    let text = try #require(folder.text("report"))
    try Recording.compare(text, with: "\(Self.folder)/told/\(name).\(form.suffix)")
    guard name != "diff" else { return }
    // On a stream it is the same; only text has less of a comparison there, because its own report is text.
    let shown = try await Program.tablec.run(arguments + ["--reporter", form.name], in: folder.url)
    #expect(
      ["text", "json", "xcode"].contains(form.name) ? shown.errors == text : shown.output == text && shown.errors == "")
  }

  @Test(
    "of a comparison are formats of its own report",
    arguments: forms.filter { !["text", "json", "markdown"].contains($0.name) }.map(\.name))
  func formats(_ name: String) async throws {
    let form = try #require(Self.forms.first { $0.name == name })
    let folder = try Self.copy()
    let arguments = ["diff", "settings/old.yaml", "settings/new.yaml", "--format", name]
    let run = try await Program.tablec.run(arguments, in: folder.url)
    let told = PackageFolder.url("\(Self.folder)/told/diff.\(form.suffix)")
    #expect(run.status == 1)
    #expect(run.output == (try String(contentsOf: told, encoding: .utf8)))
  }

  @Test(
    "follow their schemas, with a thousand findings too",
    .enabled("needs python3 with jsonschema and xmllint; set TABLEC_REQUIRE_TOOLS=1 to fail without them") {
      guard ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] != "1" else { return true }
      guard let python = Program.named("python3"), Program.named("xmllint") != nil else { return false }
      return try await python.run(["-c", "from jsonschema import Draft202012Validator"], in: PackageFolder.root).status
        == 0
    }, arguments: forms.filter { $0.schema != nil }.map(\.name))
  func schemas(_ name: String) async throws {
    let form = try #require(Self.forms.first { $0.name == name })
    let schema = PackageFolder.url("\(Self.folder)/schemas/\(form.schema ?? "")").path
    let folder = try Self.copy()
    try folder.write(Self.many, to: "many.yaml")
    var files: [String] = []
    for (name, arguments) in Self.cases + [("many", ["lint", folder.path("many.yaml")])] {
      let run = try await Program.tablec.run(
        arguments + ["--reporter", "\(form.name)=\(folder.path(name))"], in: folder.url)
      #expect(run.status == (name == "none" || name == "many" ? 0 : 1))
      files.append(folder.path(name))
    }
    #expect((folder.text("many") ?? "").components(separatedBy: "chevron has a contrast").count > 1_000)
    if schema.hasSuffix(".xsd") {
      let run = try await #require(Program.named("xmllint")).run(
        ["--noout", "--nonet", "--schema", schema] + files, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
    } else {
      let run = try await #require(Program.named("python3")).run(["-c", Self.script, schema] + files, in: folder.url)
      #expect(run.status == 0 && run.output == "\(files.count) valid\n", "\(run.output)\(run.errors)")
    }
  }

  /// The expressions by which Xcode finds issues in the lines of a tool, and their places (GenericOutputParser in swift-build). What it does not find is
  /// in the log alone (realm/SwiftLint#3987).
  @Test("are issues with places in Xcode, line by line", arguments: cases.map(\.name).filter { $0 != "none" })
  func xcode(_ name: String) throws {
    let told = PackageFolder.url("\(Self.folder)/told/\(name).xcode.txt")
    let lines = try String(contentsOf: told, encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      if let fix = line.wholeMatch(of: /([^'":]+:\d+:\d+)-\d+:\d+: fixit: (.*)/) {
        let text = "\"\(fix.output.2)\""
        #expect(throws: Never.self) {
          try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        }
        continue
      }
      let issue = try #require(line.wholeMatch(of: /([^'"]+: +|\s*)(error|warning|note): (.*)/), "\(line)")
      let place = try #require(issue.output.1.wholeMatch(of: /([^:]+):(?:([0-9]+):)?(?:([0-9]+):)? +/), "\(line)")
      #expect(place.output.1.hasSuffix(".yaml") && place.output.2 != nil && place.output.3 != nil, "\(line)")
    }
  }

  @Test("for Xcode have no place that it would misread, and are the default in its builds")
  func misread() async throws {
    let folder = try TemporaryFolder([
      "Ann's/a.yaml": "tablespec: 1\nsections: 3\n", "b.yaml": "tablespec: 1\nsections: 3\n",
    ])
    let run = try await Program.tablec.run(
      ["compile", "Ann's/a.yaml", "b.yaml", "--check"], in: folder.url, variables: ["XCODE_VERSION_ACTUAL": "1640"])
    let lines = run.errors.split(separator: "\n")
    #expect(run.status == 1 && lines.count == 3 && run.output == "")
    #expect(lines.first?.hasPrefix("error: ") == true && lines.first?.hasSuffix("(Ann's/a.yaml:2)") == true)
    #expect(lines.dropFirst().first?.hasPrefix("b.yaml:2:11: error: ") == true, "\(run.errors)")
    #expect(lines.last == "b.yaml:2:11-2:12: fixit: [3]")
  }

  /// A thousand findings, each at a place of its own.
  private static let many =
    "tablespec: 1\nsections:\n  - id: s\n    rows:\n"
    + (1...1_000).map { "      - {id: r\($0), text: Row, accessory: {chevron: {color: black}}}\n" }.joined()

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator

    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    valid = 0
    for path in sys.argv[2:]:
        errors = list(validator.iter_errors(json.load(open(path))))
        for error in errors[:5]:
            print(path, error.json_path, error.message[:200])
        valid += not errors
    print(valid, "valid")
    """
}
