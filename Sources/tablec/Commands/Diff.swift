import ArgumentParser
import GitReading
import TableDiagnostics
import TableDiff
import TableEmission
import TableParsing

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Report what is different between two versions of a table: what broke, moved, looks different, reads differently.",
    discussion: """
        tablec diff old.yaml new.yaml              two specs, or two folders of them
        tablec diff HEAD:Specs Specs               what is not committed yet
        tablec diff main..HEAD Specs/form.yaml     between two git revisions
        tablec diff form.layout.json form.yaml     a layout that was compiled before
        tablec diff form.yaml dump.txt             a dump of the app's views
        tablec diff main..HEAD Specs -o diff.html  before and after, with a slider

      Rows are matched by id; rows without an id are matched by their contents. Rows that moved only because something above them \
      changed are reported once, together. Each change has a class: breaking, layout, visual, text or none. 'tablec explain D0102' \
      explains a code.

      Both specs are laid out in the environments of the new one, or in those that the flags ask for.

      Exit status: 0 the same, 1 different, 2 error, 64 wrong usage.
      """.documented(.diff))

  @Argument(
    help: ArgumentHelp(
      "Two sides, each a spec, a folder, a layout JSON, a dump of views, REV:path, or - for standard input. Or A..B and a path.",
      valueName: "side"),
    completion: .file())
  var sides: [String]

  @OptionGroup(title: "Output") var diff: DiffOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var font: FontOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    var reporter = Reporter(report, for: "diff")
    var (output, operands) = try arguments()
    reporter.isOutputTaken = output.isStandardOutput
    reporter.told = output.formats.compactMap { ReportForm(rawValue: $0.rawValue) }
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try reporter.checkPlan(besides: diff.output) }
    for problem in operands.problems { reporter.addTrouble(problem) }
    for warning in operands.warnings { reporter.addWarning(warning) }
    for files in operands.revisions { reporter.show(files) }
    for entry in operands.old.entries + operands.new.entries {
      if let bytes = entry.kept { reporter.keep(bytes, of: entry.spec.path) }
    }
    let compiler = SpecCompiler(environment, font, limits, reporter: &reporter)
    let environments = compiler.environments
    output.pictures = SVGOptions(faces: compiler.fonts.faces)
    let parser = ConfigurationParser(words: .all, limits: limits.parserOptions.syntax)
    let configuration = configuration(for: operands, parser: parser, reporter: &reporter)
    let known = RunKnownChanges(diff, configuration, parser: parser, reporter: &reporter)
    reporter.takeErrorsForTrouble()
    guard reporter.status == .done else { return try reporter.end() }

    let jobs = diff.jobs ?? System.processorCount
    let reader = DiffReader(compiler: compiler)
    let settings = configuration.configuration.diff
    let pairs = DiffPairs(operands, reader: reader, jobs: jobs).pairs
    let run = DiffRun(
      reader: reader,
      comparison: SpecComparison(
        environments: environments, tolerance: diff.tolerance ?? settings.tolerance,
        keepsTrees: output.needsTables, jobs: jobs),
      jobs: jobs, progress: Progress(total: pairs.count, noun: "specs", report: report))
    var (result, diagnostics) = run.compare(pairs)
    for bag in diagnostics { reporter.addTrouble(bag) }
    // Entries for other specs and environments, and entries that are about to be accepted again, are not known to be stale.
    known.apply(to: &result, tellsUnused: !environments.areChosen && diff.accept == nil, reporter: &reporter)
    let least = diff.failOn ?? settings.failOn.flatMap(ChangeClass.init) ?? .text
    reporter.take(ComparisonReport(result, of: operands, failingFrom: diff.accept == nil ? least : nil))
    output.write(result, reporter: &reporter)
    if let path = diff.accept {
      // Only what was compared and reported can be accepted, and that was not everything.
      guard reporter.status < .trouble else { return try reporter.end() }
      RunKnownChanges.accept(result, into: path, diff, parser: parser, reporter: &reporter)
    } else if result.hasChange(of: least) {
      reporter.noteDifference()
    }
    try reporter.end()
  }

  private func arguments() throws -> (DiffOutput, DiffOperands) {
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      try WrongUsage.checkOutput(diff.accept, flag: "--accept")
      return (try DiffOutput(diff, report), try DiffOperands(sides, limit: limits.maxBytes))
    }
  }

  /// The configuration of the new side, or of the working folder if the new side is in git.
  private func configuration(
    for operands: DiffOperands, parser: ConfigurationParser, reporter: inout Reporter
  ) -> RunConfiguration.Found {
    var configurations = RunConfiguration(parser: parser)
    let entries = operands.new.entries + operands.old.entries
    let spec = entries.first { !($0.files is GitFiles) }?.spec ?? SpecFile(path: "-", outputName: "")
    return configurations.configuration(for: spec, reporter: &reporter)
  }
}

extension DiffReport {
  /// Whether there is a change that counts and is at least as bad as a class.
  fileprivate func hasChange(of least: ChangeClass) -> Bool {
    let counts = counts
    return ChangeClass.allCases.contains { $0 <= least && counts[$0] > 0 }
  }
}
