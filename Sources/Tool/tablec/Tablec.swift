import ArgumentParser
import EmbeddedFiles
import TableDiagnostics
import TableSupport

/// The command line. Flags are parsed here; the other targets do the work.
@main
struct Tablec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tablec",
    abstract: "Compile YAML table specs into UIKit's own frames: JSON layout trees and SVG previews.",
    discussion: """
      A spec describes a table: its sections, rows, accessories, backgrounds and headers. tablec computes where UIKit would place \
      every view on a device, without a Mac or a simulator.

        tablec init contacts                   write a spec to start from
        tablec preview contacts.yaml           draw it: contacts.svg
        tablec preview Specs --serve           see all tables in the browser, as you edit them
        tablec compile Specs -o build          compile a folder
        tablec compile contacts.yaml --device iphone-se
        tablec lint Specs                      find mistakes that compile
        tablec format Specs                    write them in their canonical form
        tablec diff HEAD:Specs Specs           what moved since the last commit, and what broke
        tablec verify Specs Dumps              where the app shows something else
        tablec explain contacts.yaml ann       where each frame comes from
        tablec gallery Specs -o site           show all tables as a site
        tablec import App -o Specs             make specs from storyboards and xibs
        tablec docs                            the pages of the documentation
        tablec lsp                             what editors start: problems, completion, hovers

      Completions: tablec --generate-completion-script zsh (or bash, or fish)

      Exit status: 0 success, 1 a spec has errors or differs, 2 a file could not be read or written, 64 wrong usage.
      """.documented(.tour),
    version: "0.1.0",
    subcommands: [
      Compile.self, Preview.self, Gallery.self, Lint.self, Format.self, Rules.self, Diff.self, Verify.self,
      Explain.self, Docs.self, Import.self, Config.self, SchemaCommand.self, Templates.self, Init.self, Lsp.self,
      GitSetup.self,
      GitDiffDriver.self,
      GitDifftool.self,
    ])

  @Flag(help: "Print the licences of everything in the binary.")
  var licenses = false

  func run() throws {
    guard licenses else { throw CleanExit.helpRequest(self) }
    Self.finish(with: Self.notices)
  }

  static func main() {
    WorkThread.runMain(run)
  }

  /// What the binary contains and the texts of the licences, each under the name that the table has for it.
  private static var notices: String {
    let texts = [EmbeddedFile.license] + EmbeddedFile.licenseTexts
    return ([EmbeddedFile.notices.text] + texts.map { "## \($0.stem)\n\n\($0.text)" }).joined(separator: "\n")
  }

  private static func run() {
    System.ignoreFileLimits()
    // To build the parser is most of a start: Swift's runtime looks through all conformances of the binary for each of its casts.
    switch Array(CommandLine.arguments.dropFirst()) {
    case ["--version"]: finish(with: configuration.version)
    case ["--licenses"]: finish(with: notices)
    default: break
    }
    if let mistake = UnknownCommand(arguments: CommandLine.arguments.dropFirst()) {
      end(with: ValidationError(mistake.message))
    }
    if let mistake = UnknownFlag(arguments: CommandLine.arguments.dropFirst()) { end(with: mistake.reported()) }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let mistake = UnknownFlag(message(for: error), arguments: CommandLine.arguments.dropFirst())
      end(with: mistake?.reported() ?? error)
    }
  }

  /// Ends the run as the argument parser does, but writes help, versions and completion scripts as any other output, so that a full disk
  /// is an error, and keeps control characters of arguments away from the terminal: a shell's `*` may expand to names that others chose.
  private static func end(with error: any Error) -> Never {
    let message = fullMessage(for: error)
    let status = exitCode(for: error)
    guard !message.isEmpty else { exit(withError: status) }
    guard status.isSuccess else {
      Terminal.writeError(safeLines(UnknownValue.told(message)) + "\n")
      exit(withError: status)
    }
    finish(with: HelpExamples.wrapped(message, columns: Terminal.helpColumns))
  }

  /// Ends the run with a text that was asked for.
  private static func finish(with text: String) -> Never {
    do throws(Diagnostic) { try Terminal.writeOutput(Array((text + "\n").utf8)) } catch {
      Terminal.writeError(TextRenderer(colour: Terminal.wantsColor(.auto)) { _ in nil }.render([error]))
      exit(withError: ExitCode(ExitStatus.trouble.rawValue))
    }
    exit()
  }
}
