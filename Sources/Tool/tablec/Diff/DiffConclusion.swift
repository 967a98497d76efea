import GitReading
import TableDiagnostics
import TableDiff
import TableParsing

/// How a comparison ends: known changes are marked, the result is reported, and changes are accepted if the options ask for that.
struct DiffConclusion {
  var options: DiffOptions
  var known: RunKnownChanges
  /// The specs that were compared, of which entries of known changes can be known to match nothing.
  var scope: CheckedSpecs
  /// Whether the run compared enough to tell that.
  var tellsUnused = false
  /// The least severe class of change that makes the run fail; nil if none does.
  var least: ChangeClass?
  /// The files of the new side, if that is a revision.
  var checkout: GitFiles?
  /// What the run kept and wrote while it compared.
  var spool: ChangeSpool
  var tables: TableOutputs?

  func finish(
    _ result: DiffReport, _ output: DiffOutput, parser: ConfigurationParser, reporter: inout Reporter
  ) throws {
    var (result, known) = (result, known)
    known.apply(to: &result, scope: scope, tellsUnused: tellsUnused, reporter: &reporter)
    result.groupByCauses()
    reporter.take(
      ComparisonReport(result, checkout: checkout, failingFrom: options.accept == nil ? least : nil))
    output.write(result, tables: tables, reporter: &reporter)
    if spool.isDamaged {
      reporter.addTrouble(
        Diagnostic(
          code: .unreadableFile, message: "a temporary file cannot be read again, so the report is not whole",
          range: SourceRange(file: ScratchFile.folder), help: "name another folder with TMPDIR"))
    }
    // What could not be compared may still have its changes.
    if options.acceptance.prune && reporter.status < .trouble {
      known.prune(result, accepting: options.accept, scope: scope, reporter: &reporter)
    }
    if let path = options.accept {
      // Only what was compared and reported can be accepted, and that was not everything.
      guard reporter.status < .trouble else { return try reporter.end() }
      RunKnownChanges.accept(result, into: path, options, parser: parser, reporter: &reporter)
    } else if result.hasChange(of: least) {
      reporter.noteDifference()
    }
    try reporter.end()
  }
}

extension DiffReport {
  /// Whether there is a change that counts and is at least as bad as a class.
  fileprivate func hasChange(of least: ChangeClass?) -> Bool {
    guard let least else { return false }
    let counts = counts
    return ChangeClass.allCases.contains { $0 <= least && counts[$0] > 0 }
  }
}
