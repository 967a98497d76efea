import Foundation
import Testing

@Suite("What is said, and how")
struct ReportingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["misspelt.yaml": Specs.misspelt])
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
}
