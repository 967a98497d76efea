import ArgumentParser
import TableDiagnostics
import TableEmission
import TableParsing

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of specs or of layout trees, or the reference of the language.",
    discussion: """
      An editor that knows YAML schemas completes and checks specs with it:

        tablec schema -o tablespec.schema.json
        # yaml-language-server: $schema=tablespec.schema.json     (as the first line of a spec)
      """)

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case spec, layout, reference, diagnostics
  }

  @Argument(
    help: ArgumentHelp(
      "spec or layout (JSON Schema), reference (the language in Markdown), diagnostics (every code in Markdown).",
      valueName: "subject"))
  var subject: Subject = .spec

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write. Default: standard output.", valueName: "file"))
  var output: String?

  func run() throws {
    let bytes: [UInt8] =
      switch subject {
      case .spec: SpecSchema().json()
      case .layout: LayoutSchema().json()
      case .reference: Array(LanguageReference().markdown().utf8)
      case .diagnostics: Array(DiagnosticReference().markdown().utf8)
      }
    guard let output, output != "-" else {
      _ = Terminal.writeOutput(bytes)
      return
    }
    try ReportedOutput.write(bytes, to: output)
  }
}

/// Writes one file, or tells why not and ends the command.
enum ReportedOutput {
  static func write(_ bytes: [UInt8], to path: String) throws {
    do throws(OutputFile.Problem) {
      try OutputFile.write(bytes, to: path)
    } catch {
      var reporter = Reporter(ReportOptions())
      reporter.addTrouble(Diagnostic(error))
      reporter.finish()
      try reporter.status.exit()
    }
  }
}
