import TableDiagnostics

/// Where the outputs of a run are written.
struct OutputPlan: Sendable {
  enum Target: Equatable, Sendable {
    case nothing
    case standardOutput
    case file(String)
    case folder(String)
  }

  let target: Target
  let stages: [Stage]
  /// Whether each file that is written is reported without `--verbose`.
  var tellsNames = false
  /// The pixels of a point in a PNG.
  var zoom = 2.0
  /// Whether some of the specs that were named are left out.
  var isPartial = false
  private(set) var dependencies: DependencyRecord?
  /// What is done with a folder of outputs.
  private(set) var update: Update?
  /// The arguments of the command line.
  var paths: [String] = []
  /// The names of the outputs of specs that the run leaves out.
  var leftOut: Set<String> = []

  /// How the outputs of several runs into one folder are kept up to date. Equal files are left alone.
  struct Update: Equatable, Sendable {
    /// Whether outputs are only compared with the files.
    var verifies: Bool
    /// Whether outputs of specs that are gone are removed.
    var prunes: Bool
  }
  /// Specs whose outputs would have the same name.
  let collisions: [Diagnostic]

  /// Chooses the target and the stages from the options.
  /// - Parameter stagesOfFolder: the stages that are written to a folder by default.
  init(
    output: String?, emit: [Stage], specs: [SpecFile], isSeveral: Bool, isCheck: Bool,
    stagesOfFolder: [Stage] = [.layout, .svg]
  ) throws(WrongUsage) {
    try WrongUsage.checkOutput(output)
    let wanted = Self.unique(emit)
    target = try Self.target(output: output, wanted, isSeveral: isSeveral || wanted.count > 1, isCheck: isCheck)
    if wanted.isEmpty {
      switch target {
      case .folder: stages = stagesOfFolder
      case .file(let path): stages = [[.svg, .html].first { path.hasSuffix($0.suffix) } ?? .layout]
      case .nothing, .standardOutput: stages = [.layout]
      }
    } else {
      stages = wanted
    }
    try Self.checkSuffixes(stages)
    if case .file(let path) = target, let stage = stages.first { try Self.checkName(path, of: stage) }
    // No output may overwrite a spec that is read later, either.
    for spec in specs where spec.canBeReadAgain { MetFiles.read.note(spec.path) }
    if case .folder = target { collisions = Self.collisions(specs) } else { collisions = [] }
  }

  /// Makes the run record what its outputs depend on, if the options ask for it.
  /// - Parameter folders: those in which specs were looked for.
  mutating func record(_ options: DependencyOptions, searched folders: [String] = []) throws(WrongUsage) {
    try options.check(writesFiles: target != .nothing && target != .standardOutput)
    dependencies = DependencyRecord(options, searched: folders)
  }

  /// The plan with the options of `compile` that concern outputs that were written before.
  func updating(_ options: OutputOptions) throws(WrongUsage) -> OutputPlan {
    if options.prune && !isFolder { throw WrongUsage(message: "--prune needs -o and a folder") }
    if options.verify && target == .standardOutput {
      throw WrongUsage(message: "--verify needs -o, the outputs to compare")
    }
    var plan = self
    if isFolder || options.verify { plan.update = Update(verifies: options.verify, prunes: options.prune) }
    return plan
  }

  private static func target(
    output: String?, _ wanted: [Stage], isSeveral: Bool, isCheck: Bool
  ) throws(WrongUsage) -> Target {
    if isCheck { return .nothing }
    guard let output, output != "-" else {
      if isSeveral {
        throw WrongUsage(message: "several outputs need a folder: add -o FOLDER, or --check to write nothing")
      }
      return .standardOutput
    }
    let suffixes =
      Stage.Format.allCases.map(\.rawValue)
      + wanted.flatMap { $0.suffix.split(separator: ".").suffix(1).map(String.init) }
    if isSeveral, PathKind(output) != .folder, let suffix = suffix(of: output), suffixes.contains(String(suffix)) {
      throw WrongUsage(message: "several outputs need a folder, but \(output) is the name of a file")
    }
    if isSeveral || output.hasSuffix("/") || PathKind(output) == .folder { return .folder(output) }
    // `-o build` is a folder, even if it does not exist yet: every output file has a suffix.
    if PathKind(output) == .missing && suffix(of: output) == nil { return .folder(output) }
    return .file(output)
  }

  /// The part of a file name after the last dot.
  private static func suffix(of path: String) -> Substring? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...] }
  }

  /// Rejects names that would make a program open the output as another format.
  private static func checkName(_ path: String, of stage: Stage) throws(WrongUsage) {
    guard let suffix = suffix(of: path)?.lowercased(), let format = stage.format, suffix != format.rawValue,
      Stage.Format(rawValue: suffix) != nil || ["png", "jpg", "jpeg", "gif", "webp", "pdf"].contains(suffix)
    else { return }
    if format == .svg, suffix == "png" { return }
    throw WrongUsage(message: format.reason(against: suffix, after: path.dropLast(suffix.count), of: stage))
  }

  /// Rejects templates whose outputs would have the names of others.
  private static func checkSuffixes(_ stages: [Stage]) throws(WrongUsage) {
    var seen: Set<String> = []
    for stage in stages where !seen.insert(stage.suffix).inserted {
      throw WrongUsage(
        message:
          "two outputs of each spec would end with \(stage.suffix): give a template another suffix with {{% suffix: .NAME }}, or run it alone"
      )
    }
  }

  private static func unique(_ stages: [Stage]) -> [Stage] {
    stages.enumerated().filter { index, stage in !stages[..<index].contains(stage) }.map(\.element)
  }

  /// The problems with specs whose outputs would have the same name.
  static func collisions(_ specs: [SpecFile]) -> [Diagnostic] {
    var first: [OutputName: SpecFile] = [:]
    return specs.compactMap { spec in
      guard let other = first.updateValue(spec, forKey: OutputName(spec.outputName)) else { return nil }
      return Diagnostic(
        code: .outputCollision, message: "its outputs would have the same name as another spec's: \(spec.outputName)",
        range: SourceRange(file: spec.path), notes: [Note(message: "the other spec is \(other.path)")],
        help: "compile them into different folders")
    }
  }

  var isFolder: Bool { if case .folder = target { true } else { false } }

  // MARK: Running

  /// Compiles specs and writes their outputs.
  /// - Parameter jobs: the number of threads, which changes neither what is written nor what is reported.
  func run(
    _ specs: [SpecFile], with compiler: SpecCompiler, jobs: Int = System.processorCount,
    cache: SpecCache? = nil, reporter: inout Reporter
  ) {
    var clashes: OutputClashes?
    if isFolder { clashes = OutputClashes(of: specs, stages: stages, session: compiler.session) }
    for problem in clashes?.problems ?? [] { reporter.addTrouble(problem) }
    var ledger: OutputLedger?
    do throws(Diagnostic) { ledger = try self.ledger(compiler.session) } catch {
      let isOfFolder = error.code == .unwritableOutput || error.code == .outputThroughLink
      let isNeeded = update?.prunes == true || update?.verifies == true
      // Without these flags, the first output that cannot be written is reported.
      if !isOfFolder || isNeeded { reporter.addTrouble(error) }
      if isOfFolder && isNeeded { return }
    }
    // Without a list that can be used, outputs are written, but none is removed, and none is known to be orphaned.
    let progress = Progress(total: specs.count, noun: "specs", report: reporter.options)
    let run = OutputRun(
      plan: self, compiler: compiler, clashes: clashes, progress: progress, listsOutputs: ledger?.isKept == true,
      cache: cache)
    let states = StateCheck(compiler.session.environments, isOfAllRows: compiler.session.parser.rows == nil)
    var state = OutputRun.State(reporter: reporter, states: states, ledger: ledger)
    run.run(specs, jobs: jobs, &state)
    if !state.isEnded { run.finish(specs, &state) }
    reporter = state.reporter
    cache?.finish(reporter: &reporter)
    dependencies?.write(shared: compiler.session.shared.inputs, reporter: &reporter)
    if isPartial { state.states.look(at: nil) }
    guard let first = specs.first else { return }
    for warning in state.states.warnings(for: first.root ?? first.path) { reporter.addWarning(warning) }
  }

  /// Where the output with a name is written, unless that is a stream or nothing is.
  func place(of name: String) -> OutputPlace? {
    switch target {
    case .nothing, .standardOutput: nil
    case .file(let path): OutputPlace(named: path)
    case .folder(let folder): OutputPlace(named: folder, below: name)
    }
  }

  private func ledger(_ session: Session) throws(Diagnostic) -> OutputLedger? {
    guard let update, case .folder(let folder) = target else { return nil }
    let isWanted = update.prunes && !update.verifies
    // The paths of a run are relative to the folder, which must exist.
    if isWanted, let problem = OutputFile.problem(withFolder: folder) { throw problem }
    let run = try OutputManifest.Run(
      paths: paths, folder: folder, stages: stages.map(\.rawValue), environments: session.environments.chosenNames)
    var ledger = try OutputLedger(folder: folder, run: run, isWanted: isWanted)
    ledger.keep(leftOut)
    return ledger
  }

  /// The place of an output; nil if it is not written to a file.
  func place(_ output: SpecCompiler.Output, name: String, of spec: SpecFile) throws(Diagnostic) -> OutputPlace? {
    switch target {
    case .standardOutput where output.isOneOfSeveral, .file where output.isOneOfSeveral:
      throw Diagnostic(
        code: .severalEnvironments, message: "several environments cannot be written to a single output",
        range: SourceRange(file: spec.path),
        help:
          "name a folder with -o, choose one environment with --environment NAME, or write all to one page with -o NAME.html"
      )
    default: return place(of: name)
    }
  }

  /// Whether an output may be made while it is written: only a single one, of which nothing else is known, to a file. A device would keep
  /// what is not whole.
  var takesStreams: Bool {
    guard case .file(let path) = target, update == nil else { return false }
    return [.file, .missing].contains(PathKind(path))
  }

  /// Writes an output.
  func write(
    _ output: SpecCompiler.Output, to place: OutputPlace?, reporter: Reporter
  ) throws(Diagnostic) -> OutputFile.Outcome {
    guard let place else {
      guard target == .standardOutput else { return .unchanged }
      try Terminal.writeOutput(output.bytes)
      return .written
    }
    var content = output.content
    var name = place.path
    if output.stage == .svg, place.path.lowercased().hasSuffix(PixelPicture.suffix) {
      let picture = try PixelPicture(output.bytes, zoom: zoom, path: place.path)
      content = .bytes(picture.bytes)
      name += ", drawn by \(picture.program)"
    }
    let outcome = try OutputFile.write(content, to: place, keepsEqual: update != nil && isFolder)
    if outcome == .written {
      if tellsNames { reporter.say("wrote \(name)") } else { reporter.note(name) }
    }
    return outcome
  }
}
