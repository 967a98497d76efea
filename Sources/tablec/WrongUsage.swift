import ArgumentParser
import TableDiagnostics

/// A mistake in the use of a command that only its run can see.
///
/// A `ValidationError` that a run throws comes with the usage of the whole tool; one that `validate` throws hides what the
/// parser would say of a misspelt flag.
struct WrongUsage: Error {
  var message: String

  /// Tells the mistake with the command's own usage, and gives the status to end with.
  static func told(_ message: String, by command: (some ParsableCommand).Type) -> ExitCode {
    Terminal.writeError(
      """
      Error: \(safeText(message))
      Usage: \(Tablec.usageString(for: command))
        See 'tablec \(command._commandName) --help' for more information.

      """)
    return .validationFailure
  }

  /// An empty name, as that of a variable that a script never set, would be the working folder's.
  static func checkOutput(_ path: String?, flag: String = "-o") throws(WrongUsage) {
    if path?.isEmpty == true { throw WrongUsage(message: "\(flag) names no file or folder") }
  }

  /// What a mistake is found in: it is told, and ends the command.
  static func checking<Value>(
    _ command: (some ParsableCommand).Type, _ body: () throws(WrongUsage) -> Value
  ) throws -> Value {
    do throws(WrongUsage) { return try body() } catch { throw told(error.message, by: command) }
  }
}
