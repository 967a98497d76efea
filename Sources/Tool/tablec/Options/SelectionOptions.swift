import ArgumentParser
import TableDiagnostics
import TableSupport

/// The options that choose specs.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Skip the files and folders that match, relative to the working folder; repeatable. Quote it: 'Specs/**/old*'.",
      valueName: "pattern"),
    completion: .file())
  var exclude: [String] = []

  @Flag(
    help:
      "Also skip files that are named and that the 'exclude' of .tablec.yaml matches: for hooks that name each file.")
  var forceExclude = false

  func validate() throws {
    for pattern in exclude {
      do throws(GlobProblem) { _ = try Glob(path: pattern) } catch {
        throw ValidationError(
          "--exclude: \(String(pattern.prefix(100)).quotedForMessage) is not a valid pattern: \(error.words)")
      }
    }
  }
}
