import ArgumentParser
import TableDiagnostics
import TableParsing

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find mistakes that compile: text that cannot be read, taps that miss, rows that are cut off.",
    discussion: """
        tablec lint Specs                      every spec of a folder
        tablec lint settings.yaml --strict     warnings fail too
        tablec explain L0101                   what a finding means

      A spec is checked in the environments that it or the flags ask for. By default these are a phone in light and dark mode ('phone' and \
      'dark'), a 'small-phone', 'larger-text' (xxl), and, if rows disclose or depend on the device, an expanded 'split' view on an iPad. \
      Write 'environments' in the spec, or in .tablec.yaml, to choose others.

      If a finding is intentional, silence its rule with a comment: '# tablec:disable text-contrast -- the colours of the brand'. At \
      the top of a file, the comment applies to the whole file; on its own line, to the row, section or key that begins below it; at \
      the end of a line, to that line. A '.tablec.yaml' in the folder of the specs or above it sets the severity of each rule: off, \
      note, warning or error.

      --fix applies fix-its that can mean nothing else; --fix --unsafe applies guesses, too. None is applied that would cause an error \
      or change anything else; -v lists those. Only the files that are named and those in the folders that are named are written. \
      'tablec rules' lists the rules.

      In a project with many findings, start with '--write-baseline FILE': from then on, only new findings are reported.
      """.documented(.lint))

  @Argument(
    help: ArgumentHelp(
      "Specs, folders and patterns; - is standard input. Default: the 'specs' of .tablec.yaml.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @OptionGroup(title: "Input") var choice: SelectionOptions
  @OptionGroup(title: "Input") var standardInput: StandardInputOptions
  @OptionGroup(title: "Rules") var lint: LintOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var font: FontOptions
  @OptionGroup(title: "Input") var subset: SubsetOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Speed") var jobs: JobOptions
  @OptionGroup(title: "Speed") var cache: CacheOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      try WrongUsage.checkOutput(lint.writeBaseline, flag: "--write-baseline")
      try cache.check()
      if lint.writeBaseline != nil && subset.isPartial {
        throw WrongUsage(message: "--write-baseline needs all specs: leave out --shard and --changed-since")
      }
    }
    var reporter = Reporter(report, for: "lint")
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try reporter.checkPlan(besides: lint.writeBaseline) }
    reporter.isOutputTaken = lint.diff
    let selection = SpecSelection(choice, limits, standardInput)
    let found = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      try SpecFinder(paths, selection, reporter: &reporter).specs
    }
    if lint.fix, let stream = found.first(where: { !$0.canBeReadAgain }) {
      let name = stream.isStandardInput ? "standard input" : SourceRange(file: stream.path).displayName
      throw WrongUsage.reported("--fix cannot change \(name)", by: Self.self)
    }
    let session = Session(environment, font, limits, hashesInputs: cache.folder != nil, reporter: &reporter)
    let specs = SpecSubset(options: subset).choose(found, with: session, jobs: jobs.count, reporter: &reporter)
    let linter = SpecLinter(session: session, disabled: lint.disabled)
    var baseline = RunBaseline(lint, parser: limits.configurationParser, isWhole: !session.environments.areChosen)
    baseline.followMoves(
      among: found, isComplete: !subset.isPartial && choice.exclude.isEmpty, selection.configurations,
      reporter: &reporter
    ) { linter.found(in: $0, jobs: jobs.count) }
    if lint.acceptance.prune && baseline.isEmpty {
      throw WrongUsage.reported("--prune needs a baseline: add --baseline FILE", by: Self.self)
    }
    if lint.fix {
      let fixing = LintFixing(
        options: lint, specs: specs, places: EditablePlaces(paths, specs, root: limits.root))
      fixing.run(linter, selection.configurations, &baseline, reporter: &reporter)
      if lint.diff { return try reporter.end() }
    }
    let run = LintRun(
      linter: linter, isStrict: lint.strict, jobs: jobs.count, isPartial: subset.isPartial,
      // A baseline takes all findings, which are not kept.
      cache: lint.writeBaseline == nil
        ? cache.cache(for: "lint", flags: environment.words, session: session, reporter: reporter) : nil)
    run.lint(specs, configurations: selection.configurations, baseline: &baseline, reporter: &reporter)
    baseline.finish(reporter: &reporter)
    reporter.sayDone(reporter.found(in: specs.count))
    try reporter.end()
  }
}
