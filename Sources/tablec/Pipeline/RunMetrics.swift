import TableDiagnostics
import TableIR
import TableLayout
import TableParsing

/// The metrics of a run: those that the command line asks for, or each spec's own.
enum RunMetrics {
  case ofSpecs
  case chosen(Table.Metrics)
  /// A profile file was asked for, and could not be read: specs can be checked and not laid out.
  case unreadable

  /// Reads the profile file that a flag names, if one does, and tells what is wrong with it.
  init(_ options: EnvironmentOptions, parser: SpecParser, limit: Int, reporter: inout Reporter) {
    if case .file(let path) = options.metrics {
      self = Self.read(SpecFile(path: path, outputName: ""), with: parser, limit: limit, reporter: &reporter)
    } else if let version = options.ios ?? options.metrics?.ios {
      guard let profile = parser.profiles.profile(ios: version) else { preconditionFailure("validated before") }
      self = .chosen(Table.Metrics(profile: profile, ios: version))
    } else {
      self = .ofSpecs
    }
  }

  private static func read(
    _ file: SpecFile, with parser: SpecParser, limit: Int, reporter: inout Reporter
  ) -> RunMetrics {
    do throws(Diagnostic) {
      let bytes = try file.read(limit: limit)
      if !file.canBeReadAgain { reporter.keep(bytes, of: file.path) }
      let result = parser.parse(bytes, path: file.path, as: .profile)
      reporter.add(result.diagnostics)
      guard let profile = result.profile else { return .unreadable }
      return .chosen(Table.Metrics(profile: profile, ios: profile.versions.upperBound))
    } catch {
      reporter.addTrouble(error)
      return .unreadable
    }
  }

  /// The metrics for a table; nil where they could not be read.
  func metrics(of table: Table) -> Table.Metrics? {
    switch self {
    case .chosen(let metrics): metrics
    case .ofSpecs: table.metrics ?? Table.Metrics(profile: .modern, ios: 17)
    case .unreadable: nil
    }
  }
}
