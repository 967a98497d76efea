import ArgumentParser
import TableDiagnostics
import TableDiff

/// What `diff` tells, and what counts.
struct DiffOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "How it is told, repeatable with -o. Default: text, or what the file's name asks for.", valueName: "format"))
  var format: [DiffFormat] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write: a file, or a folder for several formats; - is standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The least bad class of change for which the exit status is 1. Default: text; none takes all.",
      valueName: "class"))
  var failOn: ChangeClass?

  @Option(
    help: ArgumentHelp(
      "By how many points frames may differ and be the same. Default: 0.01, and 0.5 for an app's own views.",
      valueName: "points"))
  var tolerance: Double?

  @Option(
    help: ArgumentHelp(
      "A file of changes that are ignored or accepted. Default: the configuration's.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var known: String?

  @Option(
    help: ArgumentHelp(
      "Write the changes that count into such a file as accepted, for a --reason.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var accept: String?

  @Option(help: ArgumentHelp("Why the changes are accepted.", valueName: "text"))
  var reason: String?

  @Option(help: ArgumentHelp("The last day on which they are, as 2027-01-31. Default: no end.", valueName: "date"))
  var expires: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("How many specs are compared at once. Default: one a core.", valueName: "n")
  )
  var jobs: Int?

  func validate() throws {
    if let tolerance, !(0...1_000).contains(tolerance) {
      throw ValidationError("--tolerance is a number of points, from 0 to 1000")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs is 1 or more") }
    if accept != nil && reason == nil { throw ValidationError("--accept needs a --reason, which the file keeps") }
    if accept == nil && (reason != nil || expires != nil) {
      throw ValidationError("--reason and --expires go with --accept")
    }
    if let reason, reason.allSatisfy(\.isWhitespace) { throw ValidationError("--reason says nothing") }
    guard let expires else { return }
    guard let day = CalendarDay(expires) else { throw ValidationError("--expires is a day such as 2027-01-31") }
    if day < RunKnownChanges.today {
      throw ValidationError("--expires is a day that is past: nothing would be accepted")
    }
  }
}

extension ChangeClass: ExpressibleByArgument {}
