import ArgumentParser
import TableDiagnostics
import TableDiff

/// What `diff` reports, and what affects its exit status.
struct DiffOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The format of the report; repeatable with -o. Default: text, or the format of the file's suffix.",
      valueName: "format"))
  var format: [DiffFormat] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write: a file, or a folder for several formats; - is standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The least severe class of change for which the exit status is 1; any includes invisible changes, and none never fails. Default: text.",
      valueName: "class"))
  var failOn: FailLevel?

  @Option(
    help: ArgumentHelp(
      "By how many points frames may differ and still count as the same. Default: 0.01, or half a pixel for a dump of views.",
      valueName: "points"))
  var tolerance: Double?

  @Option(
    help: ArgumentHelp(
      "A file that lists ignored and accepted changes, or a folder of such files. Default: what the configuration names.",
      valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var known: String?

  @Option(
    help: ArgumentHelp(
      "Add the reported changes to this file as accepted changes, or to a new file in this folder; needs a --reason.",
      valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var accept: String?

  @OptionGroup var acceptance: AcceptanceOptions

  @OptionGroup var threads: JobOptions

  func validate() throws {
    if let tolerance, !(0...1_000).contains(tolerance) {
      throw ValidationError("--tolerance must be a number of points from 0 to 1000")
    }
    if accept != nil && acceptance.reason == nil {
      throw ValidationError("--accept needs a --reason, which is written into the file")
    }
    try acceptance.check("--accept", isUsed: accept != nil)
  }
}
