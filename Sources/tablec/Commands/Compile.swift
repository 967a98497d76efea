import ArgumentParser

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile specs, or folders of specs.",
    discussion: """
      Without -o, the output of one spec is written to standard output. With -o, it is written to a file or a folder. Several \
      specs or several stages need a folder, in which each output keeps its spec's path and name (settings.layout.json, \
      settings.svg).

      In a folder, every .yaml and .yml file is a spec unless its name begins with a dot or an underscore: _common.yaml is \
      for other specs to include. A metrics profile is checked but not compiled.

      A spec can ask for several environments, and environment flags take several values, separated by commas: --appearance \
      light,dark --content-size all. Each combination has its own outputs, such as settings.iphone-se-dark.svg; --emit html \
      draws them all on one page, settings.html.

      Limits protect against specs that you do not trust, and can be raised: --max-work, --max-rows, --max-bytes, --max-depth, \
      --max-aliases, --max-nodes, --max-expansion, --max-includes, --max-environments. --help-hidden describes each of them.
      """.documented(.compile))

  @Argument(
    help: ArgumentHelp("Specs and folders; - is standard input.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String]

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var font: FontOptions
  @OptionGroup(title: "Output") var embedding: FontEmbedding
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    var reporter = Reporter(report, for: "compile")
    let specs = SpecFinder(paths, reporter: &reporter).specs
    let plan = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      try OutputPlan(
        output: output.output, emit: output.emit, specs: specs,
        isSeveral: specs.count > 1 || specs.contains { $0.root != nil }, isCheck: output.check)
    }
    reporter.isOutputTaken = plan.target == .standardOutput
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try reporter.checkPlan(besides: output.output) }
    for collision in plan.collisions { reporter.addTrouble(collision) }
    if plan.collisions.isEmpty {
      var compiler = SpecCompiler(
        environment, font, limits, embedsFonts: embedding.isWanted, reporter: &reporter)
      compiler.showsFrames = output.frames
      compiler.showsConstraints = output.constraints
      compiler.includesSourceMap = output.sourceMap
      plan.run(specs, with: compiler, reporter: &reporter)
    }
    try reporter.end()
  }
}
