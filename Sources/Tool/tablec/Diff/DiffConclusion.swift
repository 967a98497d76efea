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
  /// From which class of change on the run fails.
  var policy: FailPolicy
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
    let causes =
      options.acceptedCauses.isEmpty
      ? [] : RunKnownChanges.take(options.acceptedCauses, in: &result, options.acceptance, reporter: &reporter)
    // Nothing is left to fail where everything is accepted.
    if options.acceptAllPath == nil { policy.apply(to: &result) }
    result.groupByCauses()
    reporter.take(ComparisonReport(result, checkout: checkout))
    output.write(result, tables: tables, reporter: &reporter)
    if spool.isDamaged {
      reporter.addTrouble(
        Diagnostic(
          code: .unreadableFile, message: "a temporary file cannot be read again, so the report is not whole",
          range: SourceRange(file: ScratchFile.folder), help: "name another folder with TMPDIR"))
    }
    // What could not be compared may still have its changes.
    if options.acceptance.prune && reporter.status < .trouble {
      known.prune(result, accepting: options.acceptPath, scope: scope, reporter: &reporter)
    }
    // Only what was compared and reported can be accepted, and that was not everything.
    if !options.accept.isEmpty, reporter.status >= .trouble { return try reporter.end() }
    if let path = options.acceptAllPath {
      RunKnownChanges.accept(result, into: path, options, parser: parser, reporter: &reporter)
    } else if !causes.isEmpty {
      known.accept(causes, into: options.acceptPath, reporter: &reporter)
    }
    if result.fails { reporter.noteDifference() }
    try reporter.end()
  }
}
