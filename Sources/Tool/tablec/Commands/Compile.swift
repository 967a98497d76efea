import ArgumentParser
import TableDiagnostics

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile specs, or folders of specs.",
    discussion: """
      Without -o, the output of one spec is written to standard output. With -o, it is written to a file or a folder. Several \
      specs or several stages need a folder, in which each output keeps its spec's path and name (settings.layout.json, \
      settings.svg).

      A file in the folder that has the same bytes already is left alone. --prune removes outputs of specs that are gone, and \
      --verify only compares: it exits with 1 if an output is not up to date, and shows the command that updates it.

      In a folder, every .yaml and .yml file is a spec unless its name begins with a dot or an underscore: _common.yaml is \
      for other specs to include. A metrics profile is checked but not compiled. A pattern in quotes, such as 'Specs/**/*.yaml', \
      finds specs without a shell. Without a path, the specs that .tablec.yaml lists are compiled; 'tablec config' shows its settings.

      Outputs keep the paths that specs have below the folder that was named. Specs that are named one by one keep their names; if two \
      have the same name, all of them keep their paths below the root of .tablec.yaml, or below the folder that they have in common. \
      In the folder that .tablec.yaml names for outputs, every spec keeps its path below the root, however it is named.

      A spec can ask for several environments, and environment flags take several values, separated by commas: --appearance \
      light,dark --content-size all. Each combination has its own outputs, such as settings.iphone-se-dark.svg; --emit html \
      draws them all on one page, settings.html.

      --template makes other outputs: a Markdown sheet, a list of frames, Swift for UIKit, or whatever a Mustache template of your own \
      says. 'tablec templates list' lists those of tablec.

      --extract-strings CATALOG.xcstrings collects the texts of all specs for translators; specs name the catalog as 'strings', and \
      --language de or --language all shows them in its languages.

      In large projects, --cache FOLDER uses results of earlier runs again, --changed-since REV and --shard I/N choose specs, and \
      --depfile FILE tells make and Ninja what the outputs depend on. In large tables, --rows 1000-1050 makes only these rows.

      Limits protect against specs that you do not trust, and can be raised: --max-work, --max-rows, --max-bytes, --max-depth, \
      --max-aliases, --max-nodes, --max-expansion, --max-includes, --max-environments. --help-hidden describes each of them.
      """.documented(.compile))

  @Argument(
    help: ArgumentHelp(
      "Specs, folders and patterns; - is standard input. Default: the 'specs' of .tablec.yaml.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @OptionGroup(title: "Input") var choice: SelectionOptions
  @OptionGroup(title: "Input") var standardInput: StandardInputOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Output") var dependencies: DependencyOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var font: FontOptions
  @OptionGroup(title: "Output") var embedding: FontEmbedding
  @OptionGroup(title: "Input") var subset: SubsetOptions
  @OptionGroup(title: "Input") var rows: RowOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Speed") var jobs: JobOptions
  @OptionGroup(title: "Speed") var cache: CacheOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    var reporter = Reporter(report, for: "compile")
    let selection = SpecSelection(
      choice, limits, standardInput, over: output.extractStrings.map { FileSystem.run.making(catalog: $0) } ?? .run)
    let specs: [SpecFile]
    var plan: OutputPlan
    var templates = RunTemplates(output.wanted, hashesInputs: cache.folder != nil, reporter: &reporter)
    if templates.isUnusable { return try reporter.end() }
    do throws(WrongUsage) { (specs, plan) = try outputs(selection, templates, reporter: &reporter) } catch {
      // A configuration or a path that cannot be read may be the reason.
      if reporter.status != .done { return try reporter.end() }
      throw WrongUsage.reported(error.message, by: Self.self)
    }
    if output.check, let path = output.output {
      reporter.addWarning(
        Diagnostic(
          code: .ignoredOutput, severity: .note, message: "--check writes nothing: -o has no effect",
          range: SourceRange(file: path), help: "use --verify to compare the outputs with what the specs compile to"))
    }
    reporter.isOutputTaken = plan.target == .standardOutput
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try reporter.checkPlan(besides: output.output) }
    for collision in plan.collisions { reporter.addTrouble(collision) }
    if plan.collisions.isEmpty {
      let emission = EmissionOptions(
        showsFrames: output.frames, showsConstraints: output.constraints, showsElements: output.elements,
        includesSourceMap: output.sourceMap, embedsFonts: embedding.isWanted)
      var session = Session(
        environment, font, limits, emission, hashesInputs: cache.folder != nil, reporter: &reporter)
      if let catalog = output.extractStrings {
        session.files = session.files.making(catalog: catalog)
        session.parser.addsStringKeys = true
      }
      session.parser.rows = rows.rows?.numbers
      session.shared.merge(templates.log.inputs)
      // Those of a configuration are not on the command line.
      for stage in plan.stages { templates.add(stage) }
      let chosen = SpecSubset(options: subset)
        .choose(specs, with: session, jobs: jobs.count, reporter: &reporter)
      plan.leftOut = Set(specs.map(\.outputName)).subtracting(chosen.map(\.outputName))
      let stages = plan.stages.map(\.rawValue) + ["\(plan.target == .nothing)"]
      let cache = cache.cache(
        for: "compile", flags: environment.words + stages, session: session, reporter: reporter)
      var compiler = SpecCompiler(session)
      compiler.templates = templates
      plan.run(chosen, with: compiler, jobs: jobs.count, cache: cache, reporter: &reporter)
      switch plan.target {
      case .file(let path) where reporter.status == .done: reporter.sayDone("wrote \(path)")
      case .nothing where reporter.status == .done: reporter.sayDone("checked \(counted(chosen.count, "spec"))")
      default: break
      }
      if let catalog = output.extractStrings {
        StringExtraction(path: catalog, sourceLanguage: environment.axes.languages.lazy.compactMap(\.spoken).first)
          .run(chosen, with: session, reporter: &reporter)
      }
    }
    try reporter.end()
  }

  /// The specs, and where their outputs go.
  private func outputs(
    _ selection: SpecSelection, _ templates: RunTemplates, reporter: inout Reporter
  ) throws(WrongUsage) -> ([SpecFile], OutputPlan) {
    let finder = try SpecFinder(paths, selection, reporter: &reporter)
    var specs = finder.specs
    let defaults = try OutputDefaults(specs, selection, isWanted: !output.isCheck && !paths.contains("-"), &reporter)
    // In the project's folder, a spec has the same outputs however it is named.
    if output.output == nil, defaults.folder != nil { OutputNames.placeInProject(&specs) }
    if (templates.stages + defaults.stages).contains(where: \.isSwift) {
      OutputNames.distinguish(&specs, limit: selection.maxBytes)
    }
    var leftOut = LeftOut()
    for spec in specs { leftOut.note(warningsOf: selection.configurations.configuration(for: spec)) }
    reporter.note(leftOut)
    var plan = try OutputPlan(
      output: output.output ?? defaults.folder, emit: templates.stages, specs: specs,
      isSeveral: specs.count > 1 || paths.isEmpty || specs.contains { $0.root != nil },
      isCheck: output.isCheck || (defaults.isUnusable && output.output == nil), stagesOfFolder: defaults.stages
    ).updating(output)
    try plan.record(dependencies, searched: finder.folders)
    try cache.check()
    plan.isPartial = subset.isPartial
    plan.paths = finder.arguments
    if dependencies.depfile != nil && subset.changedSince != nil {
      throw WrongUsage(message: "--depfile needs all specs: leave out --changed-since")
    }
    if output.extractStrings != nil && rows.rows != nil {
      throw WrongUsage(message: "--extract-strings needs all rows: leave out --rows")
    }
    return (specs, plan)
  }
}
