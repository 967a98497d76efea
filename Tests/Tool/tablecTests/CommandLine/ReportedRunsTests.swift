import Foundation
import Testing

@testable import tablec

/// What users of other tools reported about their runs, each tried as its reporter would.
@Suite("Runs that were reported of other tools")
struct ReportedRunsTests {
  private struct Log: Decodable {
    struct Run: Decodable {
      var invocations: [Invocation]
      var results: [Result]
    }
    struct Invocation: Decodable {
      var executionSuccessful: Bool
      var toolExecutionNotifications: [Notification]?
    }
    struct Notification: Decodable {
      var level: String
      var message: Message
    }
    struct Message: Decodable { var text: String }
    struct Result: Decodable { var ruleId: String }

    var runs: [Run]
  }

  @Test("a run that could not read its input says so in SARIF (ossf/scorecard-action#1149, github/codeql-action#1738)")
  func failedRun() async throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.misspelt])
    let run = try await tablec("lint", "nofile.yaml", "a.yaml", "--reporter", "sarif", in: folder)
    #expect(run.status == 2)
    let log = try #require(try JSONDecoder().decode(Log.self, from: Data(run.output.utf8)).runs.first)
    #expect(log.invocations.first?.executionSuccessful == false)
    let notification = try #require(log.invocations.first?.toolExecutionNotifications?.first)
    #expect(notification.level == "error")
    #expect(notification.message.text == "nofile.yaml: there is no such file or folder")
    // It is no line of a file that could be annotated.
    #expect(log.results.map(\.ruleId) == ["E0107"])
    let right = try await tablec("lint", "a.yaml", "--reporter", "sarif", in: folder)
    let other = try #require(try JSONDecoder().decode(Log.self, from: Data(right.output.utf8)).runs.first)
    #expect(right.status == 1 && other.invocations.first?.executionSuccessful == true)
  }

  @Test(
    "annotations are relative to the workspace where there is no .git (norio-nomura/action-swiftlint#36)",
    arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
  func workspace(_ variable: String) async throws {
    let folder = try TemporaryFolder(["ws/ios/Specs/bad.yaml": Specs.misspelt])
    let run = try await Program.tablec.run(
      ["lint", "Specs", "--reporter", "github"], in: folder.url.appending(path: "ws/ios"),
      variables: [variable: folder.path("ws")])
    #expect(run.output.contains("file=ios/Specs/bad.yaml,"), "\(run.output)")
    // A file outside of it is named from the working folder.
    let other = try await Program.tablec.run(
      ["lint", "Specs", "--reporter", "github"], in: folder.url.appending(path: "ws/ios"),
      variables: [variable: folder.path("ws/ios/Specs/elsewhere")])
    #expect(other.output.contains("file=Specs/bad.yaml,"), "\(other.output)")
  }

  @Test("a separator at the end is no second document (google/yamlfmt#289, prettier/prettier#5013)")
  func trailingSeparator() async throws {
    let folder = try TemporaryFolder([
      "a.yaml": Specs.list + "---\n", "b.yaml": Specs.list + "---\n---\n# nothing\n",
      "c.yaml": Specs.list + "---\nx: 1\n",
      "d.yaml": "---\n---\n",
    ])
    for name in ["a.yaml", "b.yaml"] {
      let run = try await tablec("compile", name, "--check", in: folder)
      #expect(run.status == 0 && run.errors == "")
    }
    #expect(try await tablec("compile", "c.yaml", "--check", in: folder).errors.contains("E0003"))
    #expect(try await tablec("compile", "d.yaml", "--check", in: folder).errors.contains("the spec is empty"))
  }

  @Test("a name in another case than the file's is suggested (facebook/docusaurus#7896)")
  func otherCase() async throws {
    let folder = try TemporaryFolder([
      "Specs/a.yaml": """
      tablespec: 1
      include: Parts/_Rows.yaml
      sections:
        - rows: [{text: A, image: Images/ann.png}, {text: B, image: images/an.png}]

      """, "Specs/parts/_rows.yaml": "templates: {link: {accessory: checkmark}}\n", "Specs/images/Ann@2x.png": "",
    ])
    guard !FileManager.default.fileExists(atPath: folder.path("Specs/Parts")) else { return }
    let run = try await tablec("compile", "Specs/a.yaml", "--check", in: folder)
    #expect(run.status == 1 && run.errors.contains("did you mean 'parts/_rows.yaml'?"), "\(run.errors)")
    #expect(run.errors.contains("did you mean 'images/Ann.png'?"))
    // In an include, another case is certain, and a similar name is not.
    let fixed = try await tablec("lint", "Specs/a.yaml", "--fix", in: folder)
    #expect(folder.text("Specs/a.yaml")?.contains("include: parts/_rows.yaml") == true, "\(fixed.errors)")
  }

  @Test("no file outside of the root is suggested")
  func suggestionsStayInside() async throws {
    let folder = try TemporaryFolder([
      "Specs/a.yaml": "tablespec: 1\ninclude: sub/../../secreT.yaml\nsections: [{rows: [A]}]\n",
      "secret.yaml": "x: 1\n",
    ])
    try folder.makeFolder("Specs/sub")
    let run = try await tablec("compile", "Specs", "--check", in: folder)
    #expect(run.status == 1 && !run.errors.contains("secret.yaml"), "\(run.errors)")
  }

  @Test("a spec from a pipe has the place that it is given (typst/typst#7370, plantuml/plantuml#2538)")
  func standardInput() async throws {
    let spec = "tablespec: 1\ninclude: _parts.yaml\nsections: [{rows: [{text: A, use: link}, {text: B, heigth: 1}]}]\n"
    let folder = try TemporaryFolder([
      "Specs/_parts.yaml": "templates: {link: {accessory: checkmark}}\n",
      ".tablec.yaml": "environments: [{appearance: dark}]\n",
    ])
    func run(_ text: String, _ arguments: String...) async throws -> Program.Run {
      try await Program.tablec.run(arguments, in: folder.url, input: text)
    }
    let lost = try await run(spec, "compile", "-", "--check")
    #expect(lost.errors.contains("standard input has its files in the working folder"), "\(lost.errors)")
    let placed = try await run(spec, "compile", "-", "--check", "--stdin-path", "Specs/s.yaml")
    #expect(placed.status == 1 && placed.errors.contains(" --> Specs/s.yaml:3:"), "\(placed.errors)")
    #expect(placed.errors.contains("did you mean 'height'?") && !placed.errors.contains("_parts.yaml"))
    let right = spec.replacing(", heigth: 1", with: "")
    let layout = try await run(right, "compile", "-", "--emit", "layout", "--stdin-path", "Specs/s.yaml")
    #expect(layout.status == 0 && layout.output.contains("\"checkmark\"") && layout.output.contains("\"dark\""))
    let formatted = try await run(right, "format", "-", "--stdin-path", "Specs/s.yaml")
    #expect(formatted.status == 0 && formatted.output.contains("include: _parts.yaml"))
    #expect(try await run(right, "lint", "-", "--stdin-path", "").status == 64)
    #expect(try await run(right, "lint", "Specs", "--stdin-path", "Specs/s.yaml").status == 64)
  }

  @Test("a byte order mark before a template is no part of the output (mikefarah/yq#1860)")
  func templateMark() async throws {
    let folder = try TemporaryFolder([
      "a.yaml": Specs.list, "t.csv.mustache": "\u{FEFF}{{% suffix: .csv }}\nX,NAME\n",
    ])
    let run = try await tablec("compile", "a.yaml", "--template", "t.csv.mustache", "-o", "out", in: folder)
    #expect(run.status == 0 && folder.text("out/a.csv") == "X,NAME\n", "\(run.errors)")
  }

  @Test("an output that is named goes through a link, unless that leads out of the working tree that it is in")
  func namedLink() async throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.list, "real.svg": "", "tree/.git/HEAD": "", "tree/in.svg": ""])
    for (link, target) in [("link.svg", "real.svg"), ("tree/inside.svg", "in.svg"), ("tree/out.svg", "../real.svg")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
    }
    for (link, target) in [("link.svg", "real.svg"), ("tree/inside.svg", "tree/in.svg")] {
      #expect(try await tablec("compile", "a.yaml", "--emit", "svg", "-o", link, in: folder).status == 0)
      #expect(folder.text(target)?.hasPrefix("<svg") == true)
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path(link))) != nil)
    }
    let refused = try await tablec("compile", "a.yaml", "--emit", "svg", "-o", "tree/out.svg", in: folder)
    #expect(refused.status == 2 && refused.errors.contains("E0315"), "\(refused.errors)")
  }

  @Test("a file that has another name, too, is formatted under both")
  func hardLink() async throws {
    let folder = try TemporaryFolder(["a.yaml": "tablespec:   1\nsections: [{rows: [A, B, C, D]}]     \n\n\n"])
    try FileManager.default.linkItem(atPath: folder.path("a.yaml"), toPath: folder.path("b.yaml"))
    #expect(try await tablec("format", "a.yaml", in: folder).status == 0)
    #expect(folder.text("a.yaml") == folder.text("b.yaml") && folder.text("a.yaml")?.hasSuffix("\n\n") == false)
    #expect(try await tablec("format", "--check", "b.yaml", in: folder).status == 0)
  }

  @Test(
    "a tool that names each file skips what the project excludes, and an excluded spec that is not there is reported")
  func forcedExclusion() async throws {
    let folder = try TemporaryFolder([
      ".tablec.yaml": "exclude: [old.yaml, gone.yaml, build]\n", "old.yaml": Specs.misspelt, "a.yaml": Specs.list,
    ])
    #expect(try await tablec("lint", "old.yaml", in: folder).status == 1)
    let run = try await tablec("lint", "old.yaml", "a.yaml", "--force-exclude", in: folder)
    #expect(run.status == 0 && run.errors.contains("1 spec excluded by .tablec.yaml"), "\(run.errors)")
    #expect(run.errors.contains("'exclude' names 'gone.yaml', which does not exist"), "\(run.errors)")
    // A folder may be made later.
    #expect(!run.errors.contains("'build'"))
    #expect(try await tablec("lint", "a.yaml", "-f", "gitlab", in: folder).errors.contains("'--reporter'"))
  }
}
