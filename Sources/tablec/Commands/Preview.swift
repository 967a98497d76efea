import ArgumentParser

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a spec as SVG, as the device would show it.",
    discussion: "Writes NAME.svg into the current folder, or what -o says; -o - is standard output.")

  @Argument(help: ArgumentHelp("The spec; - is standard input.", valueName: "spec"))
  var spec: String

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String?

  @Flag(help: "Outline contentView, imageView and accessoryView with their sizes.")
  var frames = false

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    var reporter = Reporter(report)
    let finder = SpecFinder([spec])
    for problem in finder.problems { reporter.addTrouble(problem) }
    guard finder.specs.count <= 1, finder.specs.first?.root == nil else {
      throw ValidationError("preview draws one spec: use 'tablec compile \(spec) --emit svg -o FOLDER' for a folder")
    }
    for file in finder.specs {
      let name = file.outputName + Stage.svg.suffix
      let plan = try OutputPlan(output: output ?? name, emit: [.svg], specs: [file], isSeveral: false, isCheck: false)
      let compiler = SpecCompiler(parser: limits.parserOptions, environment: environment, showsFrames: frames)
      plan.run(file, with: compiler, limit: limits.maxBytes, reporter: &reporter)
      if reporter.status == .done && output == nil && !report.quiet { Terminal.writeError("wrote \(name)\n") }
    }
    reporter.finish()
    try reporter.status.exit()
  }
}
