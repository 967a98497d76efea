import ArgumentParser
import TableDiagnostics
import TableParsing

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Write a site that shows all tables: pictures, frames, where they come from, problems and changes.",
    discussion: """
        tablec gallery Specs -o site                               every table in its own environments
        tablec gallery Specs -o site --appearance light,dark --device iphone-se,ipad
        tablec gallery Specs -o site --since v1.0                  with what changed since a revision

      The site is a folder of static files with one page, index.html, which opens from the disk without a server and asks for nothing \
      outside of the folder: publish it as it is. The same specs give the same bytes, and files that are up to date are left alone.

      The search finds tables, and rows by their texts; index.html#friends/ann is the address of the row 'ann' of the table 'friends'.

      A spec with errors is shown with its problems, and the exit status is 1. Findings of lint are shown and do not change the status.

      --since compares each spec with the file of the same path in a git revision, and shows those that are gone; main... means the \
      commit at which the branch forked from main. Each table has what changed, as a link to the comparison. --prune removes files of specs that are gone, and --verify only compares.
      """.documented(.gallery))

  @Argument(
    help: ArgumentHelp(
      "Specs, folders and patterns; - is standard input. Default: the 'specs' of .tablec.yaml.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @OptionGroup(title: "Input") var choice: SelectionOptions
  @OptionGroup(title: "Output") var site: SiteOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var font: FontOptions
  @OptionGroup(title: "Output") var embedding: FontEmbedding
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Speed") var jobs: JobOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  struct SiteOptions: ParsableArguments {
    @Option(
      name: .shortAndLong, help: ArgumentHelp("The folder of the site.", valueName: "folder"), completion: .directory)
    var output: String?

    @Option(help: ArgumentHelp("Also show what changed since a git revision.", valueName: "rev"))
    var since: String?

    @Option(help: "The title of the page. Default: the name of the folder of specs.")
    var title: String?

    @Flag(
      help:
        "Write nothing, and exit 1 if a file of the site is missing, differs from what would be written, or is orphaned."
    )
    var verify = false

    @Flag(
      help: """
        Remove files of specs that are gone from the folder, by a list of outputs that is kept in it (.tablec-outputs.json).
        """)
    var prune = false
  }

  func run() throws {
    var reporter = Reporter(report, for: "gallery")
    let folder = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      let folder = try outputFolder()
      try reporter.checkPlan(besides: nil)
      return folder
    }
    let selection = SpecSelection(choice, limits)
    let specs = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      try SpecFinder(paths, selection, reporter: &reporter).specs
    }
    for spec in specs where spec.canBeReadAgain { MetFiles.read.note(spec.path) }
    let collisions = OutputPlan.collisions(specs)
    for collision in collisions { reporter.addTrouble(collision) }
    let session = Session(
      environment, font, limits, EmissionOptions(embedsFonts: embedding.isWanted), reporter: &reporter)
    if collisions.isEmpty {
      do throws(Diagnostic) {
        try write(specs, to: folder, with: session, selection, &reporter)
      } catch {
        reporter.addTrouble(error)
      }
    }
    try reporter.end()
  }

  private func write(
    _ specs: [SpecFile], to folder: String, with session: Session, _ selection: SpecSelection,
    _ reporter: inout Reporter
  ) throws(Diagnostic) {
    let revision: GalleryRevision? =
      if let name = site.since {
        try GalleryRevision(name, of: specs, in: paths, selection: selection, session: session)
      } else { nil }
    if !site.verify, let problem = OutputFile.problem(withFolder: folder) { throw problem }
    let update = OutputPlan.Update(verifies: site.verify, prunes: site.prune)
    let outputs = try OutputManifest.Run(
      paths: paths, folder: folder, stages: ["gallery"], environments: session.environments.chosenNames)
    let ledger = try OutputLedger(folder: folder, run: outputs, isWanted: site.prune && !site.verify)
    let tasks = tasks(specs, selection.configurations, session, &reporter)
    let run = GalleryRun(
      compiler: GalleryCompiler(
        linter: SpecLinter(session: session, disabled: []), paths: GalleryPaths(specs), revision: revision),
      folder: folder, update: update, title: title,
      progress: Progress(total: specs.count, noun: "specs", report: report),
      listsOutputs: ledger.isKept)
    var state = GalleryRun.State(
      reporter: reporter, states: StateCheck(session.environments), ledger: ledger)
    run.run(tasks, jobs: jobs.count, &state)
    reporter = state.reporter
  }

  /// What is known about the specs before they are read. Problems with baselines are reported.
  private func tasks(
    _ specs: [SpecFile], _ configurations: RunConfiguration, _ session: Session, _ reporter: inout Reporter
  ) -> [GalleryRun.Task] {
    let linter = SpecLinter(session: session, disabled: [])
    var baseline = RunBaseline(parser: limits.configurationParser)
    baseline.followMoves(among: specs, isComplete: false, configurations, reporter: &reporter) {
      linter.found(in: $0, jobs: jobs.count)
    }
    return specs.map { spec in
      let configuration = configurations.configuration(for: spec, reporter: &reporter)
      return GalleryRun.Task(
        spec: spec, levels: linter.levels(configuration.configuration),
        known: baseline.known(of: spec, configuration, reporter: &reporter))
    }
  }

  private func outputFolder() throws(WrongUsage) -> String {
    guard let folder = site.output else {
      throw WrongUsage(message: "gallery writes a folder of files: name it with -o")
    }
    try WrongUsage.checkOutput(folder)
    guard folder != "-" else { throw WrongUsage(message: "gallery writes a folder of files, not standard output") }
    switch PathKind(folder) {
    // What is wrong with a folder is reported when it is written to.
    case .folder, .unknown: return folder
    case .missing where !folder.hasSuffix(".html"): return folder
    default: throw WrongUsage(message: "gallery writes a folder of files, but \(folder) is the name of a file")
    }
  }

  /// The title of the page.
  private var title: String {
    if let title = site.title { return title }
    let name = paths.count == 1 ? paths[0].split(separator: "/").last.map(String.init) : nil
    return name.flatMap { [".", "..", "-"].contains($0) ? nil : SpecFile.stem(of: $0) } ?? "Tables"
  }
}
