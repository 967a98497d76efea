import ArgumentParser
import TableDiagnostics
import TableDiff
import TableEmission
import TableParsing

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare the views of an app with its specs: report where the app shows something else.",
    discussion: """
        tablec verify Specs Dumps                        every dump of a folder
        tablec verify Specs Dumps --require-complete     and no spec without a dump
        tablec verify settings.yaml settings.txt         one screen

      A dump is what UIKit's 'recursiveDescription' prints of a table or its window, or a tree that XCUITest, EarlGrey or Appium prints. In a folder of dumps, a .txt file belongs to the spec \
      with the same path, as outputs of 'compile -o' do: forms/login.txt to forms/login.yaml, and forms/login.phone-dark.txt to its \
      environment phone-dark. If there is a spec forms/login.phone-dark.yaml, the dump belongs to that. A dump without the name of an \
      environment is compared in the only one that the spec lists, otherwise in the one that its views suggest, or in that of the flags.

      Frames may differ by half a pixel. Rows that the screen did not show are not compared. The places are those of the spec. Text that is \
      only measured with another width is left out, unless --fail-on any is given. 'diff:' in .tablec.yaml is about versions and does \
      not apply; keep accepted differences of the app (--accept, --known) in files of their own.

      Exit status: 0 the app agrees, 1 it differs, 2 error, 64 wrong usage.
      """.documented(.verify))

  @Argument(
    help: ArgumentHelp("A spec, or a folder of specs; - is standard input.", valueName: "specs"),
    completion: .file(extensions: ["yaml", "yml"]))
  var specs: String

  @Argument(
    help: ArgumentHelp("A dump of the app's views, or a folder of dumps; - is standard input.", valueName: "dumps"),
    completion: .file(extensions: ["txt"]))
  var dumps: String

  @Flag(help: "Report specs, and environments of a spec, that have no dump, and dumps that are cut.")
  var requireComplete = false

  @Option(
    help: ArgumentHelp(
      "Which of several tables of a dump is compared: the line that it begins on, its class or its accessibility identifier. Default: the one with the most cells.",
      valueName: "line"))
  var table: String?

  @OptionGroup(title: "Output") var diff: DiffOptions
  @OptionGroup(title: "Input") var choice: SelectionOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var font: FontOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    var reporter = Reporter(report, for: "verify")
    var output = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      guard [specs, dumps] != ["-", "-"] else { throw WrongUsage(message: "only one side can be standard input") }
      return try DiffOutput(diff, report)
    }
    reporter.isOutputTaken = output.isStandardOutput
    reporter.reported = output.formats.compactMap(\.form)
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try reporter.checkPlan(besides: diff.output) }
    let session = Session(environment, font, limits, reporter: &reporter)
    output.pictures = SVGOptions(faces: session.fonts.faces)
    let parser = limits.configurationParser
    // What 'diff:' of a configuration sets is for versions, not for an app.
    let known = RunKnownChanges(diff, RunConfiguration.Found.none, parser: parser, reporter: &reporter)
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      if reporter.status == .done { try known.check(diff) }
    }
    let jobs = diff.threads.count
    let reader = DiffReader(session: session, table: table)
    let found = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      try pairs(reader, SpecSelection(choice, limits), jobs: jobs, reporter: &reporter)
    }
    reporter.takeErrorsForTrouble()
    guard let found, reporter.status == .done else { return try reporter.end() }

    for problem in found.problems { reporter.addTrouble(problem) }
    var run = DiffRun(
      reader: reader,
      comparison: SpecComparison(
        environments: session.environments, tolerance: diff.tolerance, keepsTrees: output.needsTables, jobs: jobs),
      jobs: jobs, paths: ReportPaths(), progress: Progress(total: found.pairs.count, noun: "specs", report: report),
      tables: output.tables(of: found.pairs))
    run.former = known.former(found.pairs, run.paths, isComplete: choice.exclude.isEmpty)
    var (result, diagnostics) = run.compare(found.pairs)
    for bag in found.diagnostics + diagnostics { reporter.addTrouble(bag) }
    result.verification = found.verification
    if requireComplete, let cut = result.coverage?.cutDumps, cut > 0 {
      reporter.addTrouble(
        Diagnostic(
          code: .specWithoutDump,
          message: "\(cut == 1 ? "a dump is" : "\(cut) dumps are") cut, so rows may not be compared",
          range: SourceRange(file: dumps), help: "print the whole tree, or leave out --require-complete"))
    }
    let level = diff.failOn ?? .text
    if level != .any { result.dropInvisible() }
    let conclusion = DiffConclusion(
      options: diff, known: known, scope: CheckedSpecs(result, found.pairs.compactMap(\.old), run.paths),
      policy: FailPolicy(level),
      spool: run.spool, tables: run.tables)
    try conclusion.finish(result, output, parser: parser, reporter: &reporter)
  }

  /// Nil if the specs or the dumps cannot be found.
  private func pairs(
    _ reader: DiffReader, _ selection: SpecSelection, jobs: Int, reporter: inout Reporter
  ) throws(WrongUsage) -> VerificationPairs? {
    let specs = try SpecFinder([self.specs], selection, reporter: &reporter).specs
    for problem in OutputPlan.collisions(specs) { reporter.addTrouble(problem) }
    let dumps = DumpFinder(self.dumps, limit: limits.maxBytes, reporter: &reporter)
    var entries: [DiffEntry] = []
    for spec in specs {
      var entry = DiffEntry(name: spec.outputName, spec: spec)
      if !spec.canBeReadAgain {
        do throws(Diagnostic) { entry.kept = try spec.read(limit: limits.maxBytes) } catch {
          reporter.addTrouble(error)
        }
        if let bytes = entry.kept { reporter.keep(bytes, of: spec.path) }
      }
      entries.append(entry)
    }
    for dump in dumps.dumps { if let bytes = dump.kept { reporter.keep(bytes, of: dump.file.path) } }
    guard reporter.status == .done else { return nil }
    return VerificationPairs(
      entries, dumps.dumps,
      VerificationPairs.Sides(
        hasSpecFolder: specs.contains { $0.root != nil }, hasDumpFolder: dumps.isFolder, dumps: self.dumps),
      requiresAll: requireComplete, reader: reader, jobs: jobs)
  }
}

extension DiffReport {
  /// Leaves out what nobody sees: the widths of the same text in two fonts.
  fileprivate mutating func dropInvisible() {
    for index in specs.indices where specs[index].counts[.none] > 0 {
      specs[index].changes.removeAll { $0.change.changeClass == .none }
    }
  }
}
