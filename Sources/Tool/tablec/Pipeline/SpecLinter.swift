import TableDiagnostics
import TableIR
import TableLayout
import TableLint
import TableParsing
import TableSupport

/// Takes one spec through the compiler and then through the lint rules.
struct SpecLinter: Sendable {
  var compiler: SpecCompiler
  /// Rules that the command line turns off.
  var disabled: Set<DiagnosticCode>

  struct Result: Sendable {
    var diagnostics = DiagnosticBag()
    /// Nil if the spec has errors, or is not a spec.
    var baseline: Baseline?
    var table: Table?
    var isProfile = false
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

  func lint(_ bytes: [UInt8], spec: SpecFile, levels: RuleLevels, baseline: Set<BaselineEntry>) -> Result {
    let work = compiler.work
    let parsed = compiler.parse(bytes, spec: spec, work: work)
    return lint(parsed, bytes, levels: levels, baseline: baseline, work: work)
  }

  /// Lints a spec that was parsed, whose comments were not honoured yet.
  /// - Parameters:
  ///   - bytes: those of the spec.
  ///   - work: contains the work of parsing.
  func lint(
    _ parsed: SpecParser.Result, _ bytes: [UInt8], levels: RuleLevels, baseline: Set<BaselineEntry>, work: WorkMeter
  ) -> Result {
    var result = Result(table: parsed.table, isProfile: parsed.isProfile)
    guard let table = parsed.table else {
      result.diagnostics = parsed.diagnostics
      return result
    }
    let entries: [EnvironmentMatrix.Entry]
    do throws(Diagnostic) {
      entries = try compiler.environments.entries(of: table) { EnvironmentAxes.lint(table, ios: $0) }
    } catch {
      result.diagnostics = parsed.diagnostics
      result.diagnostics.add(error)
      return result
    }
    let locator = KeyLocator(table, bytes: bytes, files: compiler.files, limits: compiler.parser.syntax)
    let comments = SpecComments(files: compiler.files, limits: compiler.parser.syntax).comments(of: table, bytes)
    var report = LintReport(
      files: table.files, environments: entries.map(\.name), rules: CodeRegistry.rules, levels: levels,
      suppressions: comments.suppressions, misspelt: comments.misspelt, baseline: baseline, locate: locator.find)
    report.add(parsed.diagnostics.diagnostics, text: text(of: table, bytes))
    if compiler.fonts.isUsable {
      let found = findings(in: table, entries, levels, work)
      guard !work.isSpent else {
        result.diagnostics = parsed.diagnostics
        result.diagnostics.add(Diagnostic(tooMuchWork: table, "checking", environments: entries.count))
        return result
      }
      report.add(found)
    }
    report.addComments(isWhole: !compiler.environments.areChosen)
    result.baseline = Baseline(found: report.found, fixed: report.fixed)
    result.diagnostics = DiagnosticBag(limit: compiler.parser.maxProblems)
    for diagnostic in report.diagnostics { result.diagnostics.add(diagnostic) }
    return result
  }

  /// The source text at a place; each file is read and divided into lines when it is first needed.
  private func text(of table: Table, _ bytes: [UInt8]) -> (SourceRange) -> String {
    var quotations: [String: SourceQuotation?] = [:]
    return { range in
      if let known = quotations[range.file] { return known?.text(range) ?? "" }
      let isOwn = range.file == table.files.first
      let content = isOwn ? bytes : try? compiler.files.read(range.file, limit: compiler.parser.syntax.maxBytes)
      let quotation = content.map { SourceQuotation($0) }
      quotations[range.file] = .some(quotation)
      return quotation?.text(range) ?? ""
    }
  }
}
