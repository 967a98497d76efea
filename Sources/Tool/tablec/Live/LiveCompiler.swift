import TableDiagnostics
import TableIR
import TableParsing
import TableSupport

/// Takes specs through the compiler and the lint rules again and again, in a process that lives long: nothing that a spec, a
/// configuration, a profile or a font contains ends it, and it keeps nothing of what it has seen.
///
/// A value: several threads may study specs with it at once.
struct LiveCompiler: Sendable {
  let flags: LiveFlags
  /// The compiler of the flags. A study's own reads the files of the study.
  let compiler: SpecCompiler
  let linter: SpecLinter
  /// The problems with the files that flags name: profiles and fonts. Specs are checked in spite of them, but not laid out.
  let diagnostics: DiagnosticBag
  /// The files that flags name. If one of them changes, the flags must be read again: `LiveCompiler(flags)`.
  let inputs: SpecInputs
  /// The environments of questions that were asked before.
  let knownEnvironments = Locked<[String: Environments]>([:])

  /// Reads the files that flags name.
  init(_ flags: LiveFlags, over texts: FileSystem = .live) {
    self.flags = flags
    var reporter = Reporter(flags.report)
    compiler = SpecCompiler(
      flags.environment, flags.font, flags.limits, flags.emission, files: texts, reporter: &reporter)
    linter = SpecLinter(compiler: compiler, disabled: flags.disabled)
    diagnostics = reporter.bag
    inputs = compiler.shared.inputs
  }

  /// Reads and parses a spec.
  /// - Parameters:
  ///   - bytes: the text of the spec, if it is not the one of `texts`.
  ///   - texts: what is not saved yet, of the spec and of the files that it names.
  ///   - configuration: what is known to apply to the spec; nil to search for it.
  func study(
    _ spec: SpecFile, bytes: [UInt8]? = nil, over texts: FileSystem = .live,
    configuration: LiveConfiguration? = nil
  ) -> SpecStudy {
    let configuration = configuration ?? self.configuration(of: spec, over: texts)
    var spec = spec
    spec.settings = configuration.settings
    let log = ReadLog(.contents)
    let files = texts.logged(in: log)
    if let bytes { files.note(bytes, of: spec.path) }
    var study = SpecStudy(spec: spec, configuration: configuration, files: files, log: log)
    // Where its links lead, so that a change behind one is seen.
    _ = files.canonicalPath(spec.path)
    do throws(FileProblem) {
      parse(try files.read(spec.path, limit: compiler.parser.syntax.maxBytes), into: &study)
    } catch {
      study.isMissing = error == .missing
      study.diagnostics = DiagnosticBag(limit: compiler.parser.maxProblems)
      study.diagnostics.add(spec.diagnostic(error))
    }
    return study
  }

  private func parse(_ bytes: [UInt8], into study: inout SpecStudy) {
    let work = compiler.work
    let compiler = own(study)
    let parsed = compiler.parse(bytes, spec: study.spec, work: work)
    study.bytes = bytes
    study.parsed = parsed
    study.work = work.spent
    study.diagnostics = compiler.honouringComments(parsed, bytes)
  }

  /// Lays a parsed spec out.
  ///
  /// - Parameters:
  ///   - environments: those of a question about the spec; nil for those of the flags, or else its own.
  ///   - work: takes the work of parsing and of layout; nil for a meter of its own.
  /// - Returns: nothing for a spec with errors, or if a profile or a font that flags name cannot be used.
  func layOut(
    _ study: SpecStudy, in environments: RunEnvironments? = nil, work: WorkMeter? = nil
  ) throws(Diagnostic) -> [SpecStudy.Figure] {
    guard let table = study.table, compiler.fonts.isUsable else { return [] }
    let entries = try (environments ?? compiler.environments).entries(of: table)
    guard entries.count <= max(compiler.parser.maxEnvironments, 1) else {
      throw Diagnostic(tooMany: entries.count, table)
    }
    let work = work ?? compiler.work
    work.spend(study.work)
    var figures: [SpecStudy.Figure] = []
    for entry in entries {
      let layouter = compiler.layouter(entry, recordsConstraints: compiler.emission.showsConstraints)
      let tree = layouter.layOut(table, work: work)
      guard !work.isSpent else { throw Diagnostic(tooMuchWork: table, "laying out", environments: entries.count) }
      figures.append(SpecStudy.Figure(entry: entry, tree: tree))
    }
    return figures
  }

  /// Checks a parsed spec with the lint rules, in the environments that `lint` would use, and makes one list of what the compiler and the
  /// rules found.
  func lint(_ study: inout SpecStudy) {
    guard let parsed = study.parsed, !study.isLinted else { return }
    study.isLinted = true
    guard parsed.table != nil else { return }
    var linter = linter
    linter.compiler = own(study)
    let work = compiler.work
    work.spend(study.work)
    study.diagnostics =
      linter.lint(
        parsed, study.bytes, levels: study.configuration.levels, baseline: study.configuration.baseline, work: work
      ).diagnostics
  }

  /// All of it: the spec parsed once, laid out and checked.
  func study(
    _ spec: SpecFile, bytes: [UInt8]? = nil, over texts: FileSystem = .live, laysOut: Bool, lints: Bool,
    in environments: RunEnvironments? = nil
  ) -> SpecStudy {
    var study = study(spec, bytes: bytes, over: texts)
    if laysOut {
      do throws(Diagnostic) { study.figures = try layOut(study, in: environments) } catch {
        study.diagnostics.add(error)
        if lints { return study }
      }
    }
    if lints { lint(&study) }
    return study
  }

  /// The compiler with the files of a study.
  func own(_ study: SpecStudy) -> SpecCompiler {
    var compiler = compiler
    compiler.files = study.files
    return compiler
  }
}

extension SpecCompiler {
  /// What was found in a spec by the compiler alone: the warnings about fonts that comments silence are left out.
  fileprivate func honouringComments(_ parsed: SpecParser.Result, _ bytes: [UInt8]) -> DiagnosticBag {
    let fonts = parsed.diagnostics.diagnostics.filter { $0.code == .unmeasuredFont }
    guard let table = parsed.table, !fonts.isEmpty else { return parsed.diagnostics }
    let audible = Set(audible(fonts, of: table, bytes))
    guard audible.count < fonts.count else { return parsed.diagnostics }
    var bag = DiagnosticBag(limit: parser.maxProblems)
    bag.add(
      contentsOf: parsed.diagnostics.diagnostics.filter { $0.code != .unmeasuredFont || audible.contains($0) })
    return bag
  }
}

extension Diagnostic {
  /// More environments than a spec may have.
  fileprivate init(tooMany count: Int, _ table: Table) {
    self.init(
      code: .unusableQuery, message: "\(count) environments are asked for, which are too many",
      range: SourceRange(file: table.files.first ?? "-"),
      help: "ask for fewer, or raise the limit with --max-environments")
  }
}
