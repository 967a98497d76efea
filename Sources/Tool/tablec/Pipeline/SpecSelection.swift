import TableDiagnostics
import TableParsing
import TableSupport

/// How the specs of a run are found: by its configurations, and by what is excluded.
struct SpecSelection {
  let configurations: RunConfiguration
  let exclusion: Exclusion
  /// The largest spec that is read.
  let maxBytes: Int
  /// What `-` names.
  let standardInput: SpecFile

  init(_ limits: LimitOptions, _ stream: StandardInputOptions? = nil) { self.init(nil, limits, stream) }

  /// - Parameters:
  ///   - stream: nil for a command that gives standard input no path.
  ///   - files: those of the disk, if texts can take their place.
  init(
    _ options: SelectionOptions?, _ limits: LimitOptions, _ stream: StandardInputOptions? = nil,
    over files: FileSystem = .run
  ) {
    standardInput = stream?.spec ?? SpecFile(path: "-", outputName: "stdin")
    configurations = limits.configurations(over: files)
    maxBytes = limits.maxBytes
    exclusion = Exclusion(
      options?.exclude ?? [], concernsNamed: options?.forceExclude ?? false, configurations: configurations,
      work: WorkMeter(limit: limits.maxWork))
  }

  /// The path that the configuration of the working folder lists under `specs`, from the working folder; nil for none or several.
  var onlyProjectPath: String? {
    let found = configurations.configuration(ofFolder: ".", of: ".")
    let paths = found.configuration.specs
    guard paths.count == 1, !Glob.isPattern(paths[0]), (try? found.path(of: paths[0], "specs")) != nil else {
      return nil
    }
    return WorkingFolder.way(to: found.folder) + paths[0]
  }

  /// Reports the problems that were found since the last call.
  func report(to reporter: inout Reporter) {
    configurations.report(to: &reporter)
    reporter.note(exclusion.leftOut)
    if let problem = exclusion.problem { reporter.addTrouble(problem) }
  }
}
