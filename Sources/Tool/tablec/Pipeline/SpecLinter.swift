import TableDiagnostics
import TableIR
import TableLayout
import TableLint
import TableParsing
import TableSupport

/// Takes specs that were read through the lint rules.
struct SpecLinter: Sendable {
  var session: Session
  /// Rules that the command line turns off.
  var disabled: Set<DiagnosticCode>

  struct Result: Sendable {
    var diagnostics = DiagnosticBag()
    /// Nil if the spec has errors, or is not a spec.
    var baseline: Baseline?
    var table: Table?
    var isProfile = false
    /// The environments that were checked, and the indices of those that have a finding which not all have.
    var environments: [EnvironmentMatrix.Entry] = []
    var environmentsOfSome: [Diagnostic: [Int]] = [:]
  }

  /// What a baseline takes from a spec.
  struct Baseline: Sendable {
    /// All findings that are not silenced.
    var found: Set<BaselineEntry>
    /// The known findings that no longer occur.
    var fixed: Set<BaselineEntry>
  }

  /// The severities of a project's configuration, overridden by the command line.
  func levels(_ configuration: ProjectConfiguration) -> RuleLevels {
    var levels = configuration.lint.levels
    for code in disabled { levels.levels[code] = .off }
    return levels
  }

  /// - Parameters:
  ///   - asked: the environments of a question about the spec; nil for those that lint checks.
  ///   - work: takes the cost of linting; nil for that of a spec by itself.
  func lint(
    _ parsed: ParsedSpec, levels: RuleLevels, baseline: Set<BaselineEntry>, in asked: RunEnvironments? = nil,
    work: WorkMeter? = nil
  ) -> Result {
    var result = Result(diagnostics: parsed.problems, table: parsed.table, isProfile: parsed.isProfile)
    guard let source = parsed.source else { return result }
    let (table, session) = (source.table, source.session)
    do throws(Diagnostic) {
      let entries = try source.entries(in: asked) { asked == nil ? EnvironmentAxes.lint(table, ios: $0) : [] }
      let comments = source.comments
      var report = LintReport(
        files: table.files, environments: entries.map(\.name), rules: CodeRegistry.rules, levels: levels,
        suppressions: comments.suppressions, misspelt: comments.misspelt, baseline: baseline,
        names: BaselineNames(table),
        locate: KeyLocator(source.input).find)
      report.add(result.diagnostics.diagnostics, text: text(of: source))
      if session.fonts.isUsable {
        let work = work ?? source.work
        let found = findings(in: source, entries, levels, work)
        try source.check(work, "checking", environments: entries.count)
        report.add(found)
      }
      if asked == nil { report.addComments(isWhole: !session.environments.areChosen) }
      (result.environments, result.environmentsOfSome) = (entries, report.environmentsOfSome)
      result.baseline = Baseline(found: report.found, fixed: report.fixed)
      result.diagnostics = DiagnosticBag(limit: session.parser.maxProblems)
      result.diagnostics.add(contentsOf: report.diagnostics)
    } catch {
      result.diagnostics.add(error)
    }
    return result
  }

  /// What is found in specs, whether it is known or not.
  func found(
    in specs: [(spec: SpecFile, configuration: RunConfiguration.Found)], jobs: Int
  ) -> [Set<BaselineEntry>] {
    ParallelMap(jobs: jobs).map(specs) { spec, configuration in
      guard let bytes = try? spec.read(limit: session.maxBytes) else { return [] }
      let levels = levels(configuration.configuration)
      return lint(session.parse(bytes, spec: spec), levels: levels, baseline: []).baseline?.found ?? []
    }
  }

  /// The source text at a place; each file is read and divided into lines when it is first needed.
  private func text(of source: TableSource) -> (SourceRange) -> String {
    var quotations: [String: SourceQuotation?] = [:]
    return { range in
      if let known = quotations[range.file] { return known?.text(range) ?? "" }
      let quotation = source.contents(of: range.file).map { SourceQuotation($0) }
      quotations[range.file] = .some(quotation)
      return quotation?.text(range) ?? ""
    }
  }
}
