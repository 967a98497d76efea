import TableDiagnostics
import TableParsing
import TableSupport

/// How the specs of a run are found: by its configurations, and by what is excluded.
struct SpecSelection {
  let configurations: RunConfiguration
  let exclusion: Exclusion
  /// The largest spec that is read.
  let maxBytes: Int

  init(_ limits: LimitOptions) { self.init(nil, limits) }

  /// - Parameter files: those of the disk, if texts can take their place.
  init(_ options: SelectionOptions?, _ limits: LimitOptions, over files: FileSystem = .run) {
    configurations = limits.configurations(over: files)
    maxBytes = limits.maxBytes
    exclusion = Exclusion(
      options?.exclude ?? [], configurations: configurations, work: WorkMeter(limit: limits.maxWork))
  }

  /// Reports the problems that were found since the last call.
  func report(to reporter: inout Reporter) {
    configurations.report(to: &reporter)
    reporter.note(exclusion.leftOut)
    if let problem = exclusion.problem { reporter.addTrouble(problem) }
  }
}
