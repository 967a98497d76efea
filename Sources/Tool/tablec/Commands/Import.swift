import ArgumentParser
import TableDiagnostics
import TableParsing

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make specs from storyboards, xibs and dumps of an app's views.",
    discussion: """
        tablec import App -o Specs                          every storyboard and xib of a folder
        tablec import Main.storyboard --table settings      one table, to standard output
        tablec import App -o Specs --language de            with the texts of a language
        tablec import dump.txt -o settings.yaml             the views that an app printed

      Every table view becomes a spec, and so do the cells that stand alone in a xib. A table with static cells is imported whole. The \
      prototypes of other tables become a section that shows each of them once. The sizes of images, colours and \
      translations are those of the project: the nearest folder upward with an Xcode project, a package or a repository.

      What a spec cannot express is reported, and stands in it as a comment if it may be seen. Each spec is laid out for the document's own device and \
      version of Xcode, and compared with the frames that Interface Builder saved: --strict makes a frame that differs, or a property that \
      was left out and may change one, an error.

      In a folder, a spec that was edited after it was imported is merged: edits stay, and changes of the document come. Where both changed \
      the same key or the same lines, those of the spec stay, and each import reports them until that is decided. What imports wrote is kept \
      in .tablec-imports, which belongs into the repository. What an import said before is only counted: --verbose shows it. --prune removes the specs of tables \
      that are gone, also those that other imports of the same documents wrote, and --verify only compares.

      A dump is what 'recursiveDescription' prints of a table or its window. Styles and accessories are recognised by their frames; \
      views that nothing explains are written at their frames.
      """.documented(.importing))

  @Argument(
    help: ArgumentHelp("Storyboards, xibs, dumps and folders; - is standard input.", valueName: "path"),
    completion: .file(extensions: ["storyboard", "xib", "txt"]))
  var paths: [String]

  @OptionGroup(title: "Input") var choice: SelectionOptions
  @OptionGroup(title: "Input") var tables: TableOptions
  @OptionGroup(title: "Output") var output: ImportOutputOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Speed") var jobs: JobOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  struct TableOptions: ParsableArguments {
    @Option(
      name: .customLong("table"),
      help: ArgumentHelp(
        "Import only this table: its id in Interface Builder, or the name of its spec; repeatable. Of a dump: the line that it begins on, its class or its accessibility identifier.",
        valueName: "id"))
    var tables: [String] = []

    @Option(help: ArgumentHelp("The language of the texts, such as de. Default: the document's.", valueName: "code"))
    var language: String?

    @Flag(help: "Fail if a frame differs from the saved one, or if something is left out that may change one.")
    var strict = false
  }

  struct ImportOutputOptions: ParsableArguments {
    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "Where to write: a file if the name has a suffix, otherwise a folder; - is standard output.", valueName: "path"),
      completion: .file())
    var output: String?

    @Flag(help: "Overwrite specs that were edited after they were imported, and those that were not imported.")
    var force = false

    @Flag(help: "Where the document and the spec changed the same, keep what the spec has.")
    var keepEdits = false

    @Flag(help: "Remove the specs of tables that are gone, unless they were changed.")
    var prune = false

    @Flag(help: "Write nothing, and exit 1 if a spec is missing, differs from what would be written, or is orphaned.")
    var verify = false
  }

  func run() throws {
    var reporter = Reporter(report, for: "import")
    let selection = SpecSelection(choice, limits)
    let finder = ImportFinder(paths, except: selection.exclusion, reporter: &reporter)
    selection.report(to: &reporter)
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      // A folder without documents was reported.
      if finder.sources.isEmpty, reporter.status != .done { return }
      let target = try target(isSeveral: finder.sources.count > 1)
      reporter.isOutputTaken = target == .standardOutput
      try reporter.checkPlan(besides: output.output)
      guard !finder.sources.isEmpty else {
        return reporter.say("nothing to import: every document is a translation of another")
      }
      let output = ImportOutput(
        target: target, isForced: output.force, keepsEdits: output.keepEdits, parser: limits.parser(files: .nothing),
        choosesTables: !tables.tables.isEmpty, paths: paths, flags: flags)
      var importer = FileImporter(
        language: tables.language, parser: limits.parser(files: .nothing), tableOfDump: tables.tables.first,
        knownIDs: output.knownIDs)
      if let spec = output.place {
        importer.adopt(selection.configurations.configuration(for: spec).configuration)
      }
      let run = ImportRun(
        importer: importer,
        choice: ImportChoice(tables: tables.tables), output: output,
        isStrict: tables.strict, jobs: jobs.count)
      try run.run(finder.sources, reporter: &reporter)
    }
    try reporter.end()
  }

  /// What distinguishes this import from others into the same folder.
  private var flags: [String] {
    tables.tables.sorted().map { "table=\($0)" } + (tables.language.map { ["language=\($0)"] } ?? [])
  }

  private func target(isSeveral: Bool) throws(WrongUsage) -> ImportOutput.Target {
    try WrongUsage.checkOutput(output.output)
    // Of a folder, one table can be chosen.
    let isFolder = tables.tables.isEmpty && (isSeveral || paths.contains { PathKind($0) == .folder })
    guard let path = output.output, path != "-" else {
      if output.prune || output.verify { throw WrongUsage(message: "--prune and --verify need -o and a folder") }
      if isFolder { throw WrongUsage(message: "several specs need a folder: add -o FOLDER") }
      return .standardOutput
    }
    let isFile = PathKind(path) != .folder && SpecFile.isSpec(path)
    if isFile && isFolder {
      throw WrongUsage(message: "several specs need a folder, but \(path) is the name of a file")
    }
    guard isFile else { return .folder(path, OutputPlan.Update(verifies: output.verify, prunes: output.prune)) }
    if output.prune || output.verify { throw WrongUsage(message: "--prune and --verify need -o and a folder") }
    return .file(path)
  }
}
