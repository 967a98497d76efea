import TableDiagnostics

/// Where the outputs of a run are written.
struct OutputPlan {
  enum Target: Equatable {
    case nothing
    case standardOutput
    case file(String)
    case folder(String)
  }

  let target: Target
  let stages: [Stage]
  /// Whether each file that is written is reported without `--verbose`.
  var tellsNames = false
  /// Specs whose outputs would have the same name.
  let collisions: [Diagnostic]

  /// Chooses the target and the stages from the options.
  init(output: String?, emit: [Stage], specs: [SpecFile], isSeveral: Bool, isCheck: Bool) throws(WrongUsage) {
    try WrongUsage.checkOutput(output)
    let wanted = Self.unique(emit)
    target = try Self.target(output: output, isSeveral: isSeveral || wanted.count > 1, isCheck: isCheck)
    if wanted.isEmpty {
      switch target {
      case .folder: stages = [.layout, .svg]
      case .file(let path): stages = [path.hasSuffix(".svg") ? .svg : path.hasSuffix(".html") ? .html : .layout]
      case .nothing, .standardOutput: stages = [.layout]
      }
    } else {
      stages = wanted
    }
    if case .file(let path) = target, let stage = stages.first { try Self.checkName(path, of: stage) }
    // No output may overwrite a spec that is read later, either.
    for spec in specs where spec.canBeReadAgain { FilesRead.note(spec.path) }
    if case .folder = target { collisions = Self.collisions(specs) } else { collisions = [] }
  }

  private static func target(output: String?, isSeveral: Bool, isCheck: Bool) throws(WrongUsage) -> Target {
    if isCheck { return .nothing }
    guard let output, output != "-" else {
      if isSeveral {
        throw WrongUsage(message: "several outputs need a folder: add -o FOLDER, or --check to write nothing")
      }
      return .standardOutput
    }
    if isSeveral, FileKind(output) != .folder, let suffix = suffix(of: output),
      ["json", "svg", "html"].contains(suffix)
    {
      throw WrongUsage(message: "several outputs need a folder, but \(output) is the name of a file")
    }
    if isSeveral || output.hasSuffix("/") || FileKind(output) == .folder { return .folder(output) }
    // `-o build` is a folder, even if it does not exist yet: every output file has a suffix.
    if FileKind(output) == .missing && suffix(of: output) == nil { return .folder(output) }
    return .file(output)
  }

  /// The part of a file name after the last dot.
  private static func suffix(of path: String) -> Substring? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...] }
  }

  /// Rejects names that would make a program open the output as another format.
  private static func checkName(_ path: String, of stage: Stage) throws(WrongUsage) {
    guard let suffix = suffix(of: path)?.lowercased() else { return }
    let pictures = ["png", "jpg", "jpeg", "gif", "webp", "pdf"]
    switch stage {
    case .svg where (pictures + ["json", "html"]).contains(suffix):
      throw WrongUsage(
        message: "the picture is SVG, not \(suffix): write \(path.dropLast(suffix.count))svg and convert that")
    case .html where (pictures + ["json", "svg"]).contains(suffix):
      throw WrongUsage(message: "the page is HTML, not \(suffix): write \(path.dropLast(suffix.count))html")
    case .syntax, .ir, .layout:
      guard (pictures + ["svg", "html"]).contains(suffix) else { return }
      throw WrongUsage(
        message: "the output of --emit \(stage.rawValue) is JSON, not \(suffix): use --emit svg for a picture")
    case .svg, .html: return
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

  private var isFolder: Bool { if case .folder = target { true } else { false } }

  // MARK: Running

  /// Compiles specs and writes their outputs.
  func run(_ specs: [SpecFile], with compiler: SpecCompiler, reporter: inout Reporter) {
    var states = StateCheck(compiler.environments.states)
    var clashes: OutputClashes?
    if isFolder { clashes = OutputClashes(of: specs, stages: stages, compiler: compiler) }
    for problem in clashes?.problems ?? [] { reporter.addTrouble(problem) }
    for spec in specs {
      reporter.noteSpec(spec.path)
      let result = run(spec, with: compiler, besides: clashes, reporter: &reporter)
      if result?.isProfile != true { states.look(at: result?.table) }
    }
    guard let first = specs.first else { return }
    for warning in states.warnings(for: first.root ?? first.path) { reporter.addWarning(warning) }
  }

  private func run(
    _ spec: SpecFile, with compiler: SpecCompiler, besides clashes: OutputClashes?, reporter: inout Reporter
  ) -> SpecCompiler.Result? {
    do throws(Diagnostic) {
      let known = clashes?.kept[spec.path]
      let bytes = if let known { known } else { try spec.read(limit: compiler.parser.syntax.maxBytes) }
      if !spec.canBeReadAgain { reporter.keep(bytes, of: spec.path) }
      // If one output cannot be written, the others are still written, and the spec's problems are still reported.
      var failures: [Diagnostic] = []
      let result = try compiler.compile(bytes, spec: spec, stages: stages, isCheck: target == .nothing) { output in
        let name = spec.outputName(of: output.stage, in: output.environment)
        guard clashes?.contain(name) != true, failures.isEmpty || isFolder else { return }
        do throws(Diagnostic) {
          try write(output, name: name, of: spec, reporter: reporter)
        } catch {
          failures.append(error)
        }
      }
      reporter.add(result.diagnostics)
      for failure in failures { reporter.addTrouble(failure) }
      return result
    } catch {
      reporter.addTrouble(error)
      return nil
    }
  }

  private func write(
    _ output: SpecCompiler.Output, name: String, of spec: SpecFile, reporter: Reporter
  ) throws(Diagnostic) {
    switch target {
    case .nothing: return
    case .standardOutput where output.isOneOfSeveral, .file where output.isOneOfSeveral:
      throw Diagnostic(
        code: .severalEnvironments, message: "several environments cannot be written to a single output",
        range: SourceRange(file: spec.path),
        help:
          "name a folder with -o, choose one environment with --environment NAME, or write all to one page with -o NAME.html"
      )
    case .standardOutput: try Terminal.writeOutput(output.bytes)
    case .file(let path): try write(output.bytes, to: OutputPlace(named: path), reporter: reporter)
    case .folder(let folder): try write(output.bytes, to: OutputPlace(named: folder, below: name), reporter: reporter)
    }
  }

  private func write(_ bytes: [UInt8], to place: OutputPlace, reporter: Reporter) throws(Diagnostic) {
    try OutputFile.write(bytes, to: place)
    if tellsNames { reporter.say("wrote \(place.path)") } else { reporter.note(place.path) }
  }
}
