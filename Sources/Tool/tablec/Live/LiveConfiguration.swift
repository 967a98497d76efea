import TableDiagnostics
import TableLint
import TableParsing

/// What the `.tablec.yaml` of a spec says about it, and what that depends on.
struct LiveConfiguration: Sendable {
  var settings: SpecSettings?
  /// The severities of rules.
  var levels = RuleLevels()
  /// The findings that are known and not reported.
  var baseline: Set<BaselineEntry> = []
  var inputs = SpecInputs()
  /// The problems with the configuration and with the files that it names.
  var diagnostics = DiagnosticBag()
}

extension LiveSession {
  /// Searches for the configuration of a spec, and reads it.
  func configuration(of spec: SpecFile, over texts: FileSystem = .live) -> LiveConfiguration {
    let log = ReadLog(.contents)
    let files = texts.logged(in: log)
    let configurations = RunConfiguration(parser: flags.limits.configurationParser, files: files)
    var reporter = Reporter(flags.report)
    let found = configurations.configuration(for: spec, reporter: &reporter)
    var baseline = RunBaseline(parser: flags.limits.configurationParser, files: files)
    var result = LiveConfiguration(settings: found.settings)
    result.levels = linter.levels(found.configuration)
    result.baseline = baseline.known(of: spec, found, reporter: &reporter)
    result.inputs = log.inputs
    result.inputs.merge(configurations.inputs(for: spec))
    result.diagnostics = reporter.bag
    return result
  }
}
