import TableDiagnostics
import TableIR
import TableLayout
import TableLint
import TableParsing
import WorkMetering

/// Takes one spec through the compiler and then through the lint rules.
struct SpecLinter {
  var compiler: SpecCompiler
  /// Rules that the command line turns off.
  var disabled: Set<DiagnosticCode>

  struct Result {
    var diagnostics = DiagnosticBag()
    /// Nil if the spec has errors, or is not a spec.
    var report: LintReport?
    var table: Table?
    var isProfile = false
  }

  /// The severities of a project's configuration, overridden by the command line.
  func levels(_ configuration: ProjectConfiguration) -> RuleLevels {
    var levels = configuration.lint.levels
    for code in disabled { levels.levels[code] = .off }
    return levels
  }

  func lint(_ bytes: [UInt8], spec: SpecFile, levels: RuleLevels, baseline: Set<BaselineEntry>) -> Result {
    let work = compiler.work
    let parsed = compiler.parse(bytes, spec: spec, as: spec.root != nil ? .either : .spec, work: work)
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
    var report = LintReport(
      files: table.files, environments: entries.map(\.name), rules: CodeRegistry.rules, levels: levels,
      suppressions: SpecComments(files: compiler.files, limits: compiler.parser.syntax).suppressions(of: table, bytes),
      baseline: baseline, locate: locator.find)
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
    result.report = report
    result.diagnostics = DiagnosticBag(limit: compiler.parser.maxProblems)
    for diagnostic in report.diagnostics { result.diagnostics.add(diagnostic) }
    return result
  }

  private func findings(
    in table: Table, _ entries: [EnvironmentMatrix.Entry], _ levels: RuleLevels, _ work: WorkMeter
  ) -> [Findings.Entry] {
    let linter = Linter { levels.severity(of: $0) == nil }
    var last: LayoutTree?
    return linter.findings(in: table, layouts: entries.count, work: work) { index in
      let entry = entries[index]
      // Colours are resolved only when they are checked, so the same table has the same frames in another appearance.
      if var tree = last, !table.isAdaptive, index > 0,
        entry.isOtherAppearance(of: entries[index - 1])
      {
        tree.environment = entry.environment
        last = tree
        return tree
      }
      let tree = compiler.layouter(entry).layOut(table, work: work)
      last = tree
      return tree
    }
  }

  /// The source text at a place, read when it is first needed.
  private func text(of table: Table, _ bytes: [UInt8]) -> (SourceRange) -> String {
    { range in
      let isOwn = range.file == table.files.first
      let content = isOwn ? bytes : try? compiler.files.read(range.file, limit: compiler.parser.syntax.maxBytes)
      return content.map { SourceQuotation($0).text(range) } ?? ""
    }
  }
}

extension EnvironmentMatrix.Entry {
  fileprivate func isOtherAppearance(of other: Self) -> Bool {
    guard metrics == other.metrics else { return false }
    var environment = environment
    environment.userInterfaceStyle = other.environment.userInterfaceStyle
    environment.name = other.environment.name
    return environment == other.environment
  }
}
