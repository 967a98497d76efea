import TableDiagnostics
import TableIR
import TableParsing

/// The metrics of a run: those of the command line, or those of each spec.
enum RunMetrics {
  case ofSpecs
  case chosen([Table.Metrics])
  /// A profile file that was asked for could not be read: specs can be checked, but not laid out.
  case unreadable

  /// Reads the profile files that flags name, and reports their problems.
  init(_ options: EnvironmentOptions, parser: SpecParser, files: FileSystem, reporter: inout Reporter) {
    let choices = options.ios.flatMap(\.values).map(MetricsChoice.era) + options.metrics.flatMap(\.values)
    guard !choices.isEmpty else {
      self = .ofSpecs
      return
    }
    let metrics = choices.map { choice -> Table.Metrics? in
      switch choice {
      case .era(let version):
        guard let profile = parser.profiles.profile(ios: version) else { preconditionFailure("validated before") }
        return Table.Metrics(profile: profile, ios: version)
      case .file(let path):
        return Self.read(SpecFile(named: path), with: parser, files: files, reporter: &reporter)
      }
    }
    self = metrics.contains(nil) ? .unreadable : .chosen(metrics.compactMap { $0 })
  }

  private static func read(
    _ file: SpecFile, with parser: SpecParser, files: FileSystem, reporter: inout Reporter
  ) -> Table.Metrics? {
    do throws(Diagnostic) {
      let bytes = try file.read(limit: parser.options.syntax.maxBytes, noting: files)
      if !file.canBeReadAgain { reporter.keep(bytes, of: file.path) }
      let result = parser.parse(bytes, path: file.path, as: .profile)
      reporter.add(result.diagnostics)
      return result.profile.map { Table.Metrics(profile: $0, ios: $0.versions.upperBound) }
    } catch {
      reporter.addTrouble(error)
      return nil
    }
  }
}
