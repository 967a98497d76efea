import ArgumentParser
import TableDiagnostics

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile specs, or folders of specs.",
    discussion: """
      Without -o the result of one spec goes to standard output. With -o a file or a folder is written: a folder for several \
      specs or several stages, where each output keeps its spec's path and name (settings.layout.json, settings.svg).

      In a folder every .yaml and .yml file is a spec, unless its name begins with a dot or an underscore: _common.yaml is \
      a part for others to include.

      Limits for specs that you do not trust can be raised: --max-rows, --max-bytes, --max-depth, --max-aliases, \
      --max-nodes, --max-expansion, --max-includes.
      """)

  @Argument(help: ArgumentHelp("Specs and folders; - is standard input.", valueName: "path"))
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write: a file or a folder; - is standard output.", valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A stage to print: syntax, ir, layout or svg; repeatable. Default: layout, or layout and svg into a folder.",
      valueName: "stage"))
  var emit: [Stage] = []

  @Flag(help: "Find the errors and write nothing.")
  var check = false

  @Flag(help: "In pictures, outline contentView, imageView and accessoryView with their sizes.")
  var frames = false

  @Flag(help: "In layout trees, name the file and line of the spec that each row comes from.")
  var sourceMap = false

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    var reporter = Reporter(report)
    let finder = SpecFinder(paths)
    for problem in finder.problems { reporter.addTrouble(problem) }
    let plan = try OutputPlan(
      output: output, emit: emit, specs: finder.specs,
      isSeveral: finder.specs.count > 1 || finder.specs.contains { $0.root != nil },
      isCheck: check)
    for collision in plan.collisions { reporter.addTrouble(collision) }
    if plan.collisions.isEmpty {
      let compiler = SpecCompiler(
        parser: limits.parserOptions, environment: environment, showsFrames: frames, includesSourceMap: sourceMap)
      for spec in finder.specs { plan.run(spec, with: compiler, limit: limits.maxBytes, reporter: &reporter) }
    }
    reporter.finish()
    try reporter.status.exit()
  }
}
