import Foundation
import Testing

@Suite("Metrics profiles in files")
struct MetricsProfileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Specs/list.yaml": Specs.list,
      "Specs/own.yaml": Specs.list.replacing("tablespec: 1", with: "tablespec: 1\nmetrics: ours.yaml"),
      "Specs/ours.yaml": "metricsprofile: 1\nextends: ios12\nrows: {minimumAutomaticHeight: 60}\n",
      "team.yml": "metricsprofile: 1\nname: Team\nextends: Specs/ours.yaml\nrows: {minimumAutomaticHeight: 70}\n",
      "wrong.yaml": "metricsprofile: 1\nrows: {minimumAutomaticHeigt: 60}\nmargins: {wide: -1}\n",
    ])
  }

  private struct Layout: Decodable, Equatable {
    struct Environment: Decodable, Equatable { var ios: Int }
    struct Section: Decodable, Equatable { var rows: [Row] }
    struct Row: Decodable, Equatable { var frame: CGRect }
    struct Table: Decodable, Equatable { var sections: [Section] }
    var environment: Environment
    var metrics: String
    var table: Table

    var rowHeight: CGFloat? { table.sections.first?.rows.first?.frame.height }
  }

  private func layout(_ arguments: String...) async throws -> Layout {
    let run = try await Program.tablec.run(["compile"] + arguments, in: folder.url)
    try #require(run.status == 0 && run.errors == "", "\(run.errors)")
    return try JSONDecoder().decode(Layout.self, from: Data(run.output.utf8))
  }

  @Test("a spec names one, whose name and version are in the layout")
  func ofASpec() async throws {
    let layout = try await layout("Specs/own.yaml")
    #expect(layout.metrics == "ours" && layout.environment.ios == 12 && layout.rowHeight == 60)
    let ir = try await tablec("compile", "Specs/own.yaml", "--emit", "ir", in: folder)
    #expect(ir.output.contains("\"metrics\": \"ours.yaml\""))
  }

  @Test("--metrics names one or an era, and wins over the spec's")
  func flag() async throws {
    for spec in ["Specs/own.yaml", "Specs/list.yaml"] {
      let team = try await layout(spec, "--metrics", "team.yml")
      #expect(team.metrics == "Team" && team.environment.ios == 12 && team.rowHeight == 70)
      let era = try await layout(spec, "--metrics", "ios9")
      let version = try await layout(spec, "--ios", "9")
      #expect(era == version && era.metrics == "ios8" && era.environment.ios == 9)
    }
    let preview = try await tablec("preview", "Specs/list.yaml", "--metrics", "./team.yml", "-o", "-", in: folder)
    #expect(preview.status == 0 && preview.output.contains("Team metrics"))
  }

  @Test("a profile with errors is told with the errors of the specs, and nothing is written")
  func errors() async throws {
    try folder.write(Specs.misspelt, to: "misspelt.yaml")
    for arguments in [["-o", "build"], ["--check"]] {
      let run = try await Program.tablec.run(
        ["compile", "Specs/list.yaml", "misspelt.yaml", "--metrics", "wrong.yaml"] + arguments, in: folder.url)
      #expect(run.status == 1 && run.output == "")
      for words in ["did you mean 'minimumAutomaticHeight'?", "'wide' in 'margins' of the profile", "'acessory'"] {
        #expect(run.errors.contains(words))
      }
    }
    #expect(!folder.files.contains { $0.hasPrefix("build/") })
  }

  @Test("what is no profile is refused")
  func refusals() async throws {
    let spec = try await tablec("compile", "Specs/list.yaml", "--metrics", "Specs/list.yaml", in: folder)
    #expect(spec.status == 1 && spec.errors.hasPrefix("error[E0006]: this is a table spec, not a metrics profile\n"))
    let missing = try await tablec("preview", "Specs/list.yaml", "--metrics", "nowhere.yaml", in: folder)
    #expect(missing.status == 2 && missing.errors == "error[E0601]: there is no such file\n --> nowhere.yaml\n")
    let word = try await tablec("compile", "Specs/list.yaml", "--metrics", "banana", in: folder)
    #expect(word.status == 64 && word.errors.contains("'banana' is invalid for '--metrics <profile>'"))
    let both = try await tablec("compile", "Specs/list.yaml", "--metrics", "ios17", "--ios", "17", in: folder)
    #expect(both.status == 64 && both.errors.hasPrefix("Error: --ios and --metrics cannot be combined"))
    #expect(folder.files.allSatisfy { !$0.hasSuffix(".svg") })
  }

  @Test("one that is compiled by itself is told apart from a spec, and --check checks it")
  func compiled() async throws {
    for command in ["compile", "preview"] {
      let run = try await tablec(command, "Specs/ours.yaml", in: folder)
      #expect(run.status == 1 && run.output == "")
      #expect(
        run.errors == """
          error[E0006]: this is a metrics profile, not a table spec
           --> Specs/ours.yaml:1:1
            |
          1 | metricsprofile: 1
            | ^^^^^^^^^^^^^^
            = help: name it in a spec: 'metrics: ours.yaml'

          """)
    }
    let good = try await tablec("compile", "--check", "Specs/ours.yaml", in: folder)
    #expect(good.status == 0 && good.output == "" && good.errors == "")
    let bad = try await tablec("compile", "--check", "wrong.yaml", in: folder)
    #expect(bad.status == 1 && bad.errors.contains("E0107") && bad.errors.contains("E0113"))
  }

  @Test("those of a folder are checked, and nothing comes of them")
  func folders() async throws {
    let state = ["--state", "selected=nobody"]
    let run = try await Program.tablec.run(["compile", "Specs", "-o", "build"] + state, in: folder.url)
    #expect(run.status == 0 && run.errors.hasPrefix("warning[W0401]: --state names a row 'nobody'"))
    #expect(
      folder.files.filter { $0.hasPrefix("build/") } == [
        "build/list.layout.json", "build/list.svg", "build/own.layout.json", "build/own.svg",
      ])
    try folder.write("metricsprofile: 1\nrow: {}\n", to: "Specs/ours.yaml")
    let wrong = try await tablec("compile", "Specs", "-o", "build", in: folder)
    // Once, although a spec names it too.
    #expect(wrong.status == 1 && wrong.errors.ranges(of: "error[").count == 1)
  }

  @Test("a pipe can be one")
  func pipe() async throws {
    let run = try await shell(
      "mkfifo ./p; cat Specs/ours.yaml > p & \"$TABLEC\" compile Specs/list.yaml --metrics ./p", in: folder)
    #expect(run.status == 0 && run.output.contains("\"metrics\": \"p\""))
  }
}
