import Foundation
import Testing

@Suite("What is said, and how")
struct ReportingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "list.yaml": Specs.list, "careless.yaml": Specs.careless, "misspelt.yaml": Specs.misspelt,
    ])
  }

  @Test("--quiet keeps warnings to itself, not errors")
  func quiet() async throws {
    let warned = try await tablec("compile", "careless.yaml", "-q", in: folder)
    #expect(warned.status == 0 && warned.errors == "" && warned.output.hasPrefix("{"))
    let failed = try await tablec("compile", "misspelt.yaml", "--quiet", in: folder)
    #expect(failed.status == 1 && failed.errors.hasPrefix("error[E0107]"))
    #expect(try await tablec("preview", "list.yaml", "-q", in: folder).errors == "")
    #expect(try await tablec("compile", "list.yaml", "-q", "-v", "-o", "build/", in: folder).errors == "")
  }

  @Test("--verbose names what is written, on the standard error")
  func verbose() async throws {
    let run = try await tablec("compile", "list.yaml", "misspelt.yaml", "-v", "-o", "build", in: folder)
    #expect(run.status == 1 && run.output == "")
    #expect(
      run.errors.hasPrefix(
        "wrote build/list.layout.json\nwrote build/list.svg\n2 specs: 1 written, 0 unchanged, 1 with errors\nerror[E0107]"
      ))
    #expect(try await tablec("preview", "list.yaml", "-v", in: folder).errors == "wrote list.svg\n")
  }

  @Test("colours are for terminals, or for who asks")
  func color() async throws {
    let escape = "\u{1B}["
    for arguments in [[], ["--color", "auto"], ["--color", "never"]] {
      let run = try await Program.tablec.run(["compile", "misspelt.yaml"] + arguments, in: folder.url)
      #expect(!run.errors.contains(escape))
    }
    let always = try await tablec("compile", "misspelt.yaml", "--color", "always", in: folder)
    #expect(always.errors.hasPrefix("\(escape)1;31merror[E0107]"))
    // What is asked for in words is stronger than a variable.
    let both = try await tablec(
      "compile", "misspelt.yaml", "--color=always", in: folder, variables: ["NO_COLOR": "1"])
    #expect(both.errors == always.errors)
  }

  @Test(
    "a terminal gets colours, unless NO_COLOR, CLICOLOR=0 or a dumb one (ocaml/dune#6340)",
    .enabled("needs script(1)") { Program.named("script") != nil })
  func terminal() async throws {
    let command = "\"$TABLEC\" compile misspelt.yaml"
    for (variables, isColored) in [
      ("TERM=xterm", true), ("TERM=xterm NO_COLOR=", true), ("TERM=xterm NO_COLOR=1", false), ("TERM=dumb", false),
      ("TERM=xterm CLICOLOR=0", false), ("TERM=xterm CLICOLOR=1", true), ("-u TERM", false),
      ("TERM=xterm CLICOLOR=0 CLICOLOR_FORCE=1", true),
    ] {
      let run = try await shell("script -qec 'env \(variables) \(command)' /dev/null", in: folder)
      #expect(run.output.contains("E0107"))
      #expect(run.output.contains("\u{1B}[1;31m") == isColored, "\(variables)")
    }
  }

  @Test("--reporter json is JSON and nothing else, with problems and without")
  func json() async throws {
    struct Report: Decodable {
      struct Entry: Decodable { var code: String, severity: String, file: String, help: String? }
      struct Summary: Decodable { var errors: Int, warnings: Int }
      var format: String
      var diagnostics: [Entry]
      var summary: Summary
    }
    func report(_ arguments: String...) async throws -> Report {
      let run = try await Program.tablec.run(arguments + ["--reporter", "json"], in: folder.url)
      return try JSONDecoder().decode(Report.self, from: Data(run.errors.utf8))
    }
    let several = try await report("compile", ".", "nowhere.yaml", "-o", "build", "--verbose")
    #expect(several.format == "tablec.diagnostics")
    #expect(Set(several.diagnostics.map(\.code)) == ["E0107", "E0601", "W0101"])
    #expect(several.summary.errors == 2 && several.summary.warnings == 1)
    #expect(try await report("preview", "list.yaml").diagnostics.isEmpty)
    let picture = try await report("preview", "misspelt.yaml", "--quiet")
    #expect(picture.diagnostics.map(\.file) == ["misspelt.yaml"])
  }
}
