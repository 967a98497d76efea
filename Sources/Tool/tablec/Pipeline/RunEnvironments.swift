import TableDiagnostics
import TableIR
import TableLayout
import TableParsing

/// The environments of a run: those of each spec, overridden by flags.
struct RunEnvironments {
  private let axes: EnvironmentAxes
  /// The names of `--environment`; empty for all environments.
  private var names: [String]
  private let hasMetrics: Bool
  /// The states that `--state` asks for.
  var states: [TableState] { axes.states }

  /// The languages that `--language` asks for, without those of `all`.
  var languages: [LanguageTag] { axes.languages }

  /// Whether `--language all` asks for those that a table has.
  var hasAllLanguages: Bool { axes.hasAllLanguages }

  /// Whether flags name something of tables that may not be there (``StateCheck``).
  var areChecked: Bool { !states.isEmpty || !languages.isEmpty || hasAllLanguages }

  /// The environments of the run without regard to the names of `--environment`.
  var ofAllNames: RunEnvironments {
    var all = self
    all.names = []
    return all
  }

  /// Whether flags choose the environments instead of the spec or lint.
  var areChosen: Bool { axes != EnvironmentAxes() || !names.isEmpty }

  /// The names of the environments that flags ask for, which distinguish runs into one folder.
  var chosenNames: [String] {
    let flags = axes.naming(["all"])
    let asked = flags == EnvironmentAxes() ? [] : EnvironmentMatrix(spec: [], flags: flags, metrics: .standard).entries
    return asked.map(\.name) + names
  }

  /// Reads the profile files that flags name, and reports their problems.
  init(_ options: EnvironmentOptions, parser: SpecParser, files: FileSystem, reporter: inout Reporter) {
    var axes = options.axes
    names = options.names
    switch RunMetrics(options, parser: parser, files: files, reporter: &reporter) {
    case .ofSpecs: hasMetrics = true
    case .chosen(let metrics): (axes.metrics, hasMetrics) = (metrics, true)
    case .unreadable: hasMetrics = false
    }
    self.axes = axes
  }

  /// The environments of a table. There are none if the run's metrics could not be read: the run has already failed, and only the
  /// other problems of the spec are reported.
  /// - Parameter unasked: the environments for a version of iOS if neither the spec nor a flag asks for any.
  func entries(
    of table: Table, unasked: (_ ios: Int) -> [EnvironmentAxes] = { _ in [] }
  ) throws(Diagnostic) -> [EnvironmentMatrix.Entry] {
    guard hasMetrics else { return [] }
    let standard = table.metrics ?? .standard
    // Metrics choose a geometry and languages the texts, not an environment.
    var places = axes
    (places.metrics, places.languages, places.hasAllLanguages) = ([], [], false)
    let asksForNone = table.environments.isEmpty && places == EnvironmentAxes() && names.isEmpty
    let ios = axes.metrics.map(\.ios).min() ?? standard.ios
    var matrix = EnvironmentMatrix(
      spec: asksForNone ? unasked(ios) : table.environments, flags: axes.naming(table.languages),
      metrics: standard)
    guard !names.isEmpty else { return matrix.entries }
    let known = matrix.entries.map(\.name)
    for name in names where !matrix.entries.contains(where: { $0.isCalled(name) }) {
      if let kept = matrix.entry(mergedFrom: name) { throw Self.merged(name, into: kept, of: table) }
      throw Self.unknown(name, among: known, of: table)
    }
    matrix.select(names)
    return matrix.entries
  }

  private static func merged(_ name: String, into kept: String, of table: Table) -> Diagnostic {
    Diagnostic(
      code: .unknownEnvironment,
      message: "the environment '\(name)' is the same as '\(kept)' and was merged into it",
      range: SourceRange(file: table.files.first ?? "-"), help: "write --environment \(kept)")
  }

  private static func unknown(_ name: String, among known: [String], of table: Table) -> Diagnostic {
    let help =
      table.environments.isEmpty
      ? "the spec has no environments: add 'environments', or leave out --environment"
      : closestMatch(to: name, in: known).map { "did you mean '\($0)'?" }
        ?? "the environments are \(known.prefix(20).joined(separator: ", "))\(known.count > 20 ? ", …" : "")"
    return Diagnostic(
      code: .unknownEnvironment, message: "the spec has no environment '\(name)'",
      range: SourceRange(file: table.files.first ?? "-"), help: help)
  }
}
