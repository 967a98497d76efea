import ArgumentParser

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw a spec as SVG: the whole table, as the device would show it when scrolled through.",
    discussion: """
      Writes NAME.svg into the working folder, or the file that -o names; -o - is standard output. If the spec or the flags ask for \
      several environments, there is one picture for each, NAME.ENVIRONMENT.svg, or one page for all with -o NAME.html. Environment \
      flags take several values, separated by commas.

      With --serve, a page in the browser shows the spec, or all specs of a folder, as you edit them: the new picture, what is wrong, \
      where each frame comes from, and what changed since the last commit. It can be reached from this machine only, \
      unless --host names another address.
      """.documented(.live))

  @Argument(
    help: ArgumentHelp("The spec; - is standard input. With --serve, a spec or a folder.", valueName: "spec"),
    completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @OptionGroup(title: "Input") var rows: RowOptions
  @OptionGroup(title: "Input") var standardInput: StandardInputOptions
  @OptionGroup(title: "Output") var picture: PictureOptions
  @OptionGroup(title: "Output") var dependencies: DependencyOptions
  @OptionGroup(title: "Live preview") var serve: ServeOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var font: FontOptions
  @OptionGroup(title: "Output") var embedding: FontEmbedding
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  struct PictureOptions: ParsableArguments {
    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The file to write, .svg, .html or .png, or a folder: a name without a suffix. Default: NAME.svg.",
        valueName: "file"),
      completion: .file())
    var output: String?

    @Option(
      help: ArgumentHelp(
        "The pixels of a point in a .png, which 'rsvg-convert', Chromium or Chrome draws. Default: 2.",
        valueName: "factor"))
    var zoom: Double?

    @Flag(help: "Outline contentView, imageView and accessoryView with their sizes.")
    var frames = false

    @Flag(
      help: """
        Draw constraints as Interface Builder does: as lines with their values in points, dashed below priority 1000, red if \
        they are not satisfied.
        """)
    var constraints = false

    @Flag(help: "Number what VoiceOver reads, in its order.")
    var elements = false
  }

  func validate() throws {
    guard let zoom = picture.zoom else { return }
    guard (0.1...10).contains(zoom) else { throw ValidationError("--zoom must be a number from 0.1 to 10") }
    guard picture.output?.lowercased().hasSuffix(PixelPicture.suffix) == true else {
      throw ValidationError("--zoom is for pixels: name a .png with -o")
    }
  }

  func run() throws {
    if serve.isWanted { return try serveLive() }
    guard PathKind(spec) != .folder else {
      throw WrongUsage.reported(
        "preview draws one spec: use 'tablec compile \(spec) --emit svg -o FOLDER' for a folder, or --serve to see it in a browser",
        by: Self.self)
    }
    var reporter = Reporter(report, for: "preview")
    reporter.isOutputTaken = picture.output == "-"
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try reporter.checkPlan(besides: picture.output) }
    let specs = SpecFinder(only: spec, SpecSelection(limits, standardInput), reporter: &reporter).specs
    var session = Session(environment, font, limits, emission, reporter: &reporter)
    session.parser.rows = rows.rows?.numbers
    for file in specs { try plan(for: file).run([file], with: SpecCompiler(session), reporter: &reporter) }
    try reporter.end()
  }

  private var emission: EmissionOptions {
    EmissionOptions(
      showsFrames: picture.frames, showsConstraints: picture.constraints, showsElements: picture.elements,
      embedsFonts: embedding.isWanted)
  }

  private func serveLive() throws {
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      if spec == "-" { throw WrongUsage(message: "--serve needs a file or a folder, not standard input") }
      let output = picture.output.map { _ in "-o" } ?? dependencies.depfile.map { _ in "--depfile" }
      if let output { throw WrongUsage(message: "--serve writes no files: leave out \(output)") }
      if rows.rows != nil { throw WrongUsage(message: "--serve shows whole tables: leave out --rows") }
      if !report.reporter.isEmpty {
        throw WrongUsage(message: "--serve takes no --reporter: problems are shown on the page")
      }
    }
    var flags = LiveFlags(environment: environment, font: font, limits: limits, report: report)
    flags.emission = emission
    try PreviewServing(target: spec, options: serve, flags: flags).run()
  }

  private func plan(for file: SpecFile) throws -> OutputPlan {
    let isPage = picture.output?.hasSuffix(".html") ?? false
    var plan = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      var plan = try OutputPlan(
        output: picture.output ?? "./", emit: [isPage ? .html : .svg], specs: [file], isSeveral: false, isCheck: false)
      try plan.record(dependencies)
      return plan
    }
    plan.zoom = picture.zoom ?? 2
    // The user did not choose the names, so they are reported; on a terminal, people want to see that something was done.
    plan.tellsNames = picture.output == nil || picture.output != "-" && Terminal.isShown(Terminal.error)
    return plan
  }
}
