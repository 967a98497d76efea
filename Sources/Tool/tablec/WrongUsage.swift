import ArgumentParser
import TableDiagnostics

/// A mistake in the use of a command that can only be found while it runs.
///
/// A `ValidationError` thrown by `run` prints the usage of the whole tool; one thrown by `validate` hides the parser's message about
/// a misspelt flag.
struct WrongUsage: Error {
  var message: String
  /// What stands below it: what could be said instead, and nothing that a stranger wrote.
  var choices: [String] = []

  /// Reports the mistake with the command's usage, and returns the exit status.
  static func reported(
    _ message: String, choices: [String] = [], by command: (some ParsableCommand).Type
  ) -> ExitCode {
    Terminal.writeError(
      """
      Error: \(([safeText(message)] + choices).joined(separator: "\n"))
      Usage: \(Tablec.usageString(for: command).replacing("\n", with: "\n       "))
        See 'tablec \(command._commandName) --help' for more information.

      """)
    return .validationFailure
  }

  /// An empty name, such as an unset variable of a script, would mean the working folder.
  static func checkOutput(_ path: String?, flag: String = "-o") throws(WrongUsage) {
    if path?.isEmpty == true { throw WrongUsage(message: "\(flag) needs the name of a file or a folder") }
    // The parser takes the last of several.
    let names = flag == "-o" ? [flag, "--output"] : [flag]
    let given = CommandLine.arguments.prefix { $0 != "--" }.count { argument in
      names.contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
    if given > 1 {
      throw WrongUsage(message: "\(flag) was given \(given) times, but there is one output: a file or a folder")
    }
  }

  /// Runs a check; a mistake that it finds is reported and ends the command.
  static func checking<Value>(
    _ command: (some ParsableCommand).Type, _ body: () throws(WrongUsage) -> Value
  ) throws -> Value {
    do throws(WrongUsage) { return try body() } catch {
      throw reported(error.message, choices: error.choices, by: command)
    }
  }
}
