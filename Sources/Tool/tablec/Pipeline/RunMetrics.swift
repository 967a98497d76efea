import TableDiagnostics
import TableIR
import TableLayout
import TableParsing

/// The metrics of a run: those of the command line, or those of each spec.
enum RunMetrics {
  case ofSpecs
  case chosen([Table.Metrics])
  /// A profile file that was asked for could not be read: specs can be checked, but not laid out.
  case unreadable

  /// Reads the profile files that flags name, and reports their problems.
  init(_ options: EnvironmentOptions, parser: SpecParser, files: FileSystem, reporter: inout Reporter) {
    let choices = options.ios.flatMap(\.values).map { MetricsChoice.era($0.number) } + options.metrics.flatMap(\.values)
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
    for metrics in Set(metrics.compactMap(\.self)).sorted(by: { $0.ios < $1.ios }) {
      if let note = Self.note(on: metrics) { reporter.addWarning(note) }
    }
    self = metrics.contains(nil) ? .unreadable : .chosen(metrics.compactMap { $0 })
  }

  /// What is assumed of a system; nil if all of it was observed.
  private static func note(on metrics: Table.Metrics) -> Diagnostic? {
    metrics.profile.origin.assumption.map { assumption in
      Diagnostic(
        code: .assumedMetrics,
        message:
          "of the \(MetricsProfile.numberCount) numbers of the geometry of iOS \(metrics.ios), \(assumption.observed.count) were "
          + "observed; the others are assumed to be those of iOS \(assumption.ios)",
        range: SourceRange(file: "--ios \(metrics.ios)"), help: "'tablec explain' marks the numbers that are assumed")
    }
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
