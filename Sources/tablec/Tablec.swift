import ArgumentParser
import TableDiagnostics

/// The command line: flags are parsed here, the rooms below do the work.
@main
struct Tablec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tablec",
    abstract: "Compile YAML table specs into UIKit's own frames: JSON layout trees and SVG previews.",
    discussion: """
      A spec says what a table holds: sections, rows, accessories, backgrounds, headers. tablec says where every view lands \
      on a device, as UIKit would, without a Mac or a simulator.

        tablec init contacts                   write a spec to start from
        tablec preview contacts.yaml           draw it: contacts.svg
        tablec compile Specs -o build          compile a folder
        tablec compile contacts.yaml --device iphone-se
        tablec lint Specs                      find mistakes that compile
        tablec diff HEAD:Specs Specs           what moved since the last commit, and what broke
        tablec explain contacts.yaml ann       where each frame comes from

      Exit status: 0 done, 1 a spec has errors or differs, 2 trouble with files, 64 wrong usage.
      """.documented(.tour),
    version: "0.1.0",
    subcommands: [
      Compile.self, Preview.self, Lint.self, Diff.self, Explain.self, Schema.self, Init.self, GitSetup.self,
      GitDiffDriver.self,
      GitDifftool.self,
    ])

  static func main() {
    System.ignoreFileLimits()
    if let mistake = UnknownCommand(arguments: CommandLine.arguments.dropFirst()) {
      end(with: ValidationError(mistake.message))
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// As the argument parser does it, but that no argument reaches the terminal with signs that steer it: a shell's `*` may stand for
  /// names that others chose.
  private static func end(with error: any Error) -> Never {
    let message = fullMessage(for: error)
    if exitCode(for: error).isSuccess || message.isEmpty { exit(withError: error) }
    Terminal.writeError(safeLines(message) + "\n")
    exit(withError: exitCode(for: error))
  }
}
