import ArgumentParser
import TableDiagnostics
import TableParsing

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Look for mistakes that compile: texts that cannot be read, taps that miss, rows that are cut.",
    discussion: """
        tablec lint Specs                      every spec of a folder
        tablec lint settings.yaml --strict     warnings fail too
        tablec explain L0101                   what a finding means

      A spec is looked at in the environments that it or the flags ask for. Without any these are a phone in light and dark, a small \
      phone and larger text (xxl), and where rows disclose or depend on the device, an expanded split view on a pad.

      A comment silences a rule where it is meant so: '# tablec:disable text-contrast -- the colours of the brand'. At the top of \
      a file it holds for all of it, on a line of its own for the row, section or key that begins below it, behind \
      something for that line. '.tablec.yaml' beside the specs or above them says for all how bad each rule is: \
      off, note, warning or error.

      A project with many findings begins with '--write-baseline FILE', and is told only of new ones.
      """.documented(.lint))

  @Argument(
    help: ArgumentHelp("Specs and folders; - is standard input.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String]

  @OptionGroup(title: "Rules") var lint: LintOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var font: FontOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      try WrongUsage.checkOutput(lint.writeBaseline, flag: "--write-baseline")
    }
    var reporter = Reporter(report)
    let specs = SpecFinder(paths, reporter: &reporter).specs
    let compiler = SpecCompiler(environment, font, limits, reporter: &reporter)
    let parser = ConfigurationParser(words: .all, limits: limits.parserOptions.syntax)
    var configurations = RunConfiguration(parser: parser)
    var baseline = RunBaseline(lint, parser: parser, isWhole: !compiler.environments.areChosen)
    let linter = SpecLinter(compiler: compiler, disabled: lint.disabled)
    var states = StateCheck(compiler.environments.states)
    for spec in specs {
      let configuration = configurations.configuration(for: spec, reporter: &reporter)
      let known = baseline.known(of: spec, configuration, reporter: &reporter)
      do throws(Diagnostic) {
        let bytes = try spec.read(limit: limits.maxBytes)
        if !spec.canBeReadAgain { reporter.keep(bytes, of: spec.path) }
        let result = linter.lint(
          bytes, spec: spec, levels: linter.levels(configuration.configuration), baseline: known)
        if let report = result.report { baseline.note(report, of: spec, configuration) }
        if !result.isProfile { states.look(at: result.table) }
        if !baseline.isWriting || result.report == nil { reporter.add(result.diagnostics, isStrict: lint.strict) }
      } catch {
        reporter.addTrouble(error)
      }
    }
    if let first = specs.first {
      for warning in states.warnings(for: first.root ?? first.path) { reporter.addWarning(warning) }
    }
    baseline.finish(
      levels: RuleLevels(Dictionary(uniqueKeysWithValues: lint.disabled.map { ($0, .off) })), reporter: &reporter)
    try reporter.end()
  }
}
