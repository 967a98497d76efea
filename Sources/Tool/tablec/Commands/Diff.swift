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
        tablec diff old.yaml new.yaml               two specs, or two folders of them
        tablec diff HEAD:Specs Specs                what is not committed yet
        tablec diff main...topic Specs              what a branch changed since it left main
        tablec diff v1.0..v1.1 Specs/form.yaml      between two git revisions
        tablec diff form.layout.json form.yaml      a layout that was compiled before
        tablec diff form.yaml dump.txt              a dump of the app's views
        tablec diff HEAD:Main.storyboard Main.storyboard
        tablec diff Main.storyboard#settings settings.yaml
        tablec diff main...HEAD Specs -o diff.html  before and after, with a slider
        tablec diff --before-ios 18 --after-ios 26 Specs
                                                    what an upgrade of the system changes

      Rows are matched by id; rows without an id are matched by their contents. Rows that moved only because something above them \
      changed are reported once, together. Each change has a class: breaking, layout, visual, accessibility, text or none. 'tablec explain D0102' \
      explains a code.

      Both specs are laid out on the screens of the new one's environments, or on those that the flags ask for. The system, the text size and \
      whatever else an environment of the same name has are each spec's own.

      Exit status: 0 the same, 1 different, 2 error, 64 wrong usage.
      """.documented(.diff))

  @Argument(
    help: ArgumentHelp(
      "Two sides, each a spec, a storyboard or xib, a folder, a layout JSON, a dump of views, REV:path, or - for standard input. Or A...B or A..B, and a path.",
      valueName: "side"),
    completion: .file())
  var sides: [String]

  @OptionGroup(title: "Input") var choice: SelectionOptions
  @OptionGroup(title: "Output") var diff: DiffOptions
  @Flag(
    help:
      "Read known changes, and what the configuration sets for diff, from the old side's revision: a branch cannot accept its own changes."
  )
  var knownFromBase = false
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environments of the sides") var upgrade: UpgradeOptions
  @OptionGroup(title: "Environment") var font: FontOptions
  @OptionGroup(title: "Specs") var parts: ShardOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    var reporter = Reporter(report, for: "diff")
    let selection = SpecSelection(choice, limits)
    var (output, operands) = try arguments(selection)
    selection.report(to: &reporter)
    reporter.isOutputTaken = output.isStandardOutput
    reporter.reported = output.formats.compactMap(\.form)
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try reporter.checkPlan(besides: diff.output) }
    for problem in operands.problems { reporter.addTrouble(problem) }
    for warning in operands.warnings { reporter.addWarning(warning) }
    for files in operands.revisions { reporter.show(files) }
    for entry in operands.old.entries + operands.new.entries {
      if let bytes = entry.kept { reporter.keep(bytes, of: entry.spec.path) }
    }
    let flags = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try upgrade.sides(of: environment) }
    let session = Session(flags.new, font, limits, reporter: &reporter)
    let environments = session.environments
    let earlier =
      upgrade.isAsked
      ? EnvironmentUpgrade(
        words: flags.words,
        before: RunEnvironments(
          flags.old, parser: limits.parser(files: session.files), files: session.files, reporter: &reporter)) : nil
    output.pictures = SVGOptions(faces: session.fonts.faces)
    let parser = limits.configurationParser
    let configuration = configuration(for: operands, selection.configurations, reporter: &reporter)
    let base = knownFromBase ? operands.base : nil
    let known = RunKnownChanges(diff, configuration, in: base, parser: parser, reporter: &reporter)
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      if reporter.status == .done { try known.check(diff) }
    }
    reporter.takeErrorsForTrouble()
    guard reporter.status == .done else { return try reporter.end() }

    let jobs = diff.threads.count
    let reader = DiffReader(session: session)
    let settings = configuration.configuration.diff
    let paths = ReportPaths(revisions: operands.revisions.map(\.revision.name))
    let pairs = parts.chosen(DiffPairs(operands, reader: reader, jobs: jobs).pairs, of: operands, reporter: reporter)
    var run = DiffRun(
      reader: reader,
      comparison: SpecComparison(
        environments: environments, upgrade: earlier, tolerance: diff.tolerance ?? settings.tolerance,
        keepsTrees: output.needsTables, jobs: jobs),
      jobs: jobs, paths: paths, progress: Progress(total: pairs.count, noun: "specs", report: report),
      // A patch is written for every table, even if it is empty.
      skipsEqual: pairs.count > 1 && !output.formats.contains(.patch) && earlier == nil,
      tables: output.tables(of: pairs))
    run.former = known.former(pairs, paths, isComplete: parts.shard == nil && choice.exclude.isEmpty)
    var (result, diagnostics) = run.compare(pairs)
    result.pathInRepository = { paths.path($0) }
    for bag in diagnostics { reporter.addTrouble(bag) }
    for side in [operands.old, operands.new] { if let warning = side.unfetchedWarning { reporter.addWarning(warning) } }
    if !pairs.isEmpty, result.specs.isEmpty, reporter.status == .done {
      reporter.say("nothing was compared: no file is a table")
    }
    let conclusion = DiffConclusion(
      options: diff, known: known, scope: CheckedSpecs(result, operands.old.entries + operands.new.entries, paths),
      // Entries for other parts and environments, and entries that are about to be accepted again, are not known to be stale.
      tellsUnused: !environments.areChosen && diff.accept.isEmpty && !diff.acceptance.prune && parts.shard == nil,
      policy: FailPolicy(
        diff.failOn, settings, of: pairs, in: configuration.folder, work: selection.exclusion.work),
      checkout: operands.checkout, spool: run.spool, tables: run.tables)
    try conclusion.finish(result, output, parser: parser, reporter: &reporter)
  }

  /// One side is compared with itself where only the environments differ.
  private func comparedSides() throws(WrongUsage) -> [String] {
    guard upgrade.isAsked else { return sides }
    guard sides.count == 1, sides != ["-"] else {
      throw WrongUsage(
        message: "--before and --after flags compare specs with themselves: name one side, a file, a folder or REV:path"
      )
    }
    return sides + sides
  }

  private func arguments(_ selection: SpecSelection) throws -> (DiffOutput, DiffOperands) {
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      if diff.acceptance.prune && (parts.shard != nil || !choice.exclude.isEmpty) {
        throw WrongUsage(message: "--prune needs all specs: leave out --shard and --exclude")
      }
      let output = try DiffOutput(diff, report)
      let operands = try DiffOperands(comparedSides(), limits, selection, environment)
      try output.check(isOfFolders: operands.old.isFolder || operands.new.isFolder)
      if knownFromBase, diff.acceptance.prune {
        throw WrongUsage(
          message: "--prune changes files, and --known-from-base reads them from a revision: use one of them")
      }
      if knownFromBase, operands.base == nil {
        throw WrongUsage(
          message: "--known-from-base needs a revision on the old side: 'main...HEAD Specs', or 'main:Specs Specs'")
      }
      return (output, operands)
    }
  }

  /// The configuration on the disk of the folder that is compared, or of the folder of the spec, also if they are in git; with a flag, that
  /// of the old side's revision.
  private func configuration(
    for operands: DiffOperands, _ configurations: RunConfiguration, reporter: inout Reporter
  ) -> RunConfiguration.Found {
    let entries = operands.new.entries + operands.old.entries
    /// The folder of the specs in a repository. Of one that only the other side has, that of the folder above counts.
    func folder(of entry: DiffEntry?, in repository: GitRepository, where isThere: (String) -> Bool) -> String {
      var folder =
        entry.flatMap { $0.files.canonicalPath($0.spec.root ?? $0.files.folder(of: $0.spec.path)) } ?? repository.top
      while folder != repository.top, !isThere(folder) { folder = PathRules.folder(of: folder) }
      return folder
    }
    if knownFromBase, let base = operands.base {
      defer { configurations.report(to: &reporter) }
      let folder = folder(of: entries.first, in: base.repository) { base.canonicalPath($0) != nil }
      return configurations.configuration(ofFolder: folder, of: base.shown(""), in: base)
    }
    if let spec = entries.first(where: { $0.files.revision == nil })?.spec {
      guard let root = spec.root else { return configurations.configuration(for: spec, reporter: &reporter) }
      defer { configurations.report(to: &reporter) }
      return configurations.configuration(ofFolder: root, of: root)
    }
    guard let entry = entries.first, let repository = entry.files.revision?.repository else {
      return configurations.configuration(for: SpecFile(path: "-", outputName: ""), reporter: &reporter)
    }
    defer { configurations.report(to: &reporter) }
    let found = folder(of: entry, in: repository) { PathKind($0) == .folder }
    return configurations.configuration(ofFolder: found, of: entry.spec.path)
  }
}
