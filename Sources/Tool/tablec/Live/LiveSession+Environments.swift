import TableDiagnostics
import TableParsing

extension LiveSession {
  /// The environments that someone asks for while the process runs, such as a page with pickers.
  struct Environments: Sendable {
    /// Nil for those of the flags, or else the spec's own.
    var environments: RunEnvironments?
    /// The problems with the profiles that are asked for.
    var diagnostics = DiagnosticBag()
    /// The profiles.
    var inputs = SpecInputs()
  }

  /// How many answers to the same questions are kept.
  private static let mostKnown = 128

  /// The environments of a question, which are kept under a name unless they depend on files.
  func environments(
    named name: String, _ find: () throws(Diagnostic) -> Environments
  ) throws(Diagnostic) -> Environments {
    if let known = knownEnvironments.withLock({ $0[name] }) { return known }
    let found = try find()
    guard found.inputs == SpecInputs() else { return found }
    knownEnvironments.withLock {
      if $0.count >= Self.mostKnown { $0.removeAll() }
      $0[name] = found
    }
    return found
  }

  /// The environments that options ask for. What they say counts instead of what the flags say about the same.
  func environments(_ options: EnvironmentOptions, over texts: FileSystem = .live) -> Environments {
    let log = ReadLog()
    let files = texts.logged(in: log)
    var reporter = Reporter(flags.report)
    let environments = RunEnvironments(
      options.over(flags.environment), parser: flags.limits.parser(files: files), files: files, reporter: &reporter)
    return Environments(environments: environments, diagnostics: reporter.bag, inputs: log.inputs)
  }
}

extension EnvironmentOptions {
  /// These choices, and those of others where these make none. A test fails if an option is added and forgotten here.
  func over(_ others: EnvironmentOptions) -> EnvironmentOptions {
    var all = others
    // Only one of the two can be chosen.
    if !device.isEmpty || !size.isEmpty { (all.device, all.size, all.scale) = (device, size, scale) }
    if !ios.isEmpty || !metrics.isEmpty { (all.ios, all.metrics) = (ios, metrics) }
    if !orientation.isEmpty { all.orientation = orientation }
    if !window.isEmpty { all.window = window }
    if !split.isEmpty { all.split = split }
    if !language.isEmpty { all.language = language }
    if !direction.isEmpty { all.direction = direction }
    if !contentSize.isEmpty { all.contentSize = contentSize }
    if !userInterfaceStyle.isEmpty { all.userInterfaceStyle = userInterfaceStyle }
    if !level.isEmpty { all.level = level }
    if !contrast.isEmpty { all.contrast = contrast }
    if !legibilityWeight.isEmpty { all.legibilityWeight = legibilityWeight }
    if !state.isEmpty { all.state = state }
    if !environment.isEmpty { all.environment = environment }
    return all
  }
}
