import ArgumentParser
import TableDiagnostics
import TableParsing

/// How findings or changes are accepted, and what becomes of those that were.
struct AcceptanceOptions: ParsableArguments {
  @Flag(help: "Remove what was accepted of the checked specs and no longer occurs from its file.")
  var prune = false

  @Option(help: ArgumentHelp("Why they are accepted.", valueName: "text"))
  var reason: String?

  @Option(
    help: ArgumentHelp(
      "The last day on which they are accepted, such as 2027-01-31. Default: no end.", valueName: "date"))
  var expires: String?

  /// - Parameter flag: that accepts something, if it is used.
  func check(_ flag: String, isUsed: Bool) throws {
    if !isUsed && (reason != nil || expires != nil) { throw ValidationError("--reason and --expires need \(flag)") }
    if let reason, reason.allSatisfy(\.isWhitespace) { throw ValidationError("--reason must not be empty") }
    guard let expires else { return }
    guard let day = CalendarDay(expires) else { throw ValidationError("--expires must be a day such as 2027-01-31") }
    if day < AcceptedFiles.today { throw ValidationError("--expires is in the past, so nothing would be accepted") }
  }

  /// An entry with the reason and the day.
  func accepting(_ entry: AcceptedFile.Entry) -> AcceptedFile.Entry {
    var entry = entry
    (entry.reason, entry.expires) = (reason, expires.flatMap(CalendarDay.init))
    return entry
  }
}
