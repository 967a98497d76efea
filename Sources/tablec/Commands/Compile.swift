import ArgumentParser

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile specs, or folders of specs.",
    discussion: """
      Without -o the result of one spec goes to standard output. With -o a file or a folder is written: a folder for several \
      specs or several stages, where each output keeps its spec's path and name (settings.layout.json, settings.svg).

      In a folder every .yaml and .yml file is a spec, unless its name begins with a dot or an underscore: _common.yaml is \
      a part for others to include. A metrics profile among them is checked and not compiled.

      A spec can ask for several environments, and environment flags take several values with commas: --appearance \
      light,dark --content-size all. Each combination has outputs of its own, settings.iphone-se-dark.svg; --emit html \
      draws them all on one page, settings.html.

      Limits for specs that you do not trust can be raised: --max-work, --max-rows, --max-bytes, --max-depth, \
      --max-aliases, --max-nodes, --max-expansion, --max-includes, --max-environments. --help-hidden tells what each is.
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
    var reporter = Reporter(report)
    let specs = SpecFinder(paths, reporter: &reporter).specs
    let plan = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      try OutputPlan(
        output: output.output, emit: output.emit, specs: specs,
        isSeveral: specs.count > 1 || specs.contains { $0.root != nil }, isCheck: output.check)
    }
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
