import TableDiagnostics
import TableIR
import TableLint
import TableParsing
import TableSupport

/// Reads specs again and again, in a process that lives long: nothing that a spec, a configuration, a profile or a font contains ends it,
/// and it keeps nothing of what it has seen.
///
/// A value: several threads may study specs with it at once.
struct LiveSession: Sendable {
  let flags: LiveFlags
  /// The session of the flags. A study's own reads the files of the study.
  let base: Session
  let linter: SpecLinter
  /// The problems with the files that flags name: profiles and fonts. Specs are checked in spite of them, but not laid out.
  let diagnostics: DiagnosticBag
  /// The files that flags name. If one of them changes, the flags must be read again: `LiveSession(flags)`.
  let inputs: SpecInputs
  /// The environments of questions that were asked before.
  let knownEnvironments = Locked<[String: Environments]>([:])

  /// Reads the files that flags name.
  init(_ flags: LiveFlags, over texts: FileSystem = .live) {
    self.flags = flags
    var reporter = Reporter(flags.report)
    base = Session(flags.environment, flags.font, flags.limits, flags.emission, files: texts, reporter: &reporter)
    linter = SpecLinter(session: base, disabled: flags.disabled)
    diagnostics = reporter.bag
    inputs = base.shared.inputs
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
      let parsed = base.reading(from: files).parse(try files.read(spec.path, limit: base.maxBytes), spec: spec)
      (study.parsed, study.diagnostics) = (parsed, parsed.diagnostics)
    } catch {
      study.isMissing = error == .missing
      study.diagnostics = DiagnosticBag(limit: base.parser.maxProblems)
      study.diagnostics.add(spec.diagnostic(error))
    }
    return study
  }

  /// Lays a parsed spec out.
  ///
  /// - Parameters:
  ///   - environments: those of a question about the spec; nil for those of the flags, or else its own.
  ///   - work: contains the work of parsing, and takes that of layout; nil for a meter of its own.
  /// - Returns: nothing for a spec with errors, or if a profile or a font that flags name cannot be used.
  func layOut(
    _ study: SpecStudy, in environments: RunEnvironments? = nil, work: WorkMeter? = nil
  ) throws(Diagnostic) -> [TableSource.Figure] {
    guard let source = study.parsed?.source else { return [] }
    let entries = try source.entries(in: environments)
    guard entries.count <= max(base.parser.maxEnvironments, 1) else {
      throw Diagnostic(tooMany: entries.count, path: study.spec.path)
    }
    return try source.figures(
      in: entries, recordsConstraints: base.emission.showsConstraints, work: work ?? source.work)
  }

  /// Checks a parsed spec with the lint rules, in the environments that `lint` would use, and makes one list of what the compiler and the
  /// rules found.
  func lint(_ study: inout SpecStudy) {
    guard let parsed = study.parsed, !study.isLinted else { return }
    study.isLinted = true
    guard parsed.table != nil else { return }
    let result = linter.lint(parsed, levels: study.configuration.levels, baseline: study.configuration.baseline)
    (study.lint, study.diagnostics) = (result, result.diagnostics)
  }

  /// The problems of a study for a page that shows it in some environments.
  ///
  /// - Parameter environments: nil for those of the flags, or else the spec's own.
  func problems(of study: SpecStudy, shownIn environments: RunEnvironments?) -> SpecLinter.Shown {
    guard let parsed = study.parsed, let table = parsed.table else {
      return SpecLinter.Shown(problems: study.diagnostics.diagnostics)
    }
    var all = study.lint ?? SpecLinter.Result()
    all.diagnostics = study.diagnostics
    let areNamed = !table.environments.isEmpty || base.environments.areChosen
    return linter.shown(
      parsed, in: environments ?? base.environments, besides: all, isCurrent: study.isLinted,
      levels: study.configuration.levels,
      baseline: study.configuration.baseline
    ) { entry in
      guard !areNamed else { return PreviewQuery([]).narrowed(to: entry.name).text }
      return EnvironmentAxes.lint(table, ios: entry.environment.ios).first { $0.name == entry.name }?.pageQuery
    }
  }
}

extension Diagnostic {
  /// More environments than a spec may have.
  fileprivate init(tooMany count: Int, path: String) {
    self.init(
      code: .unusableQuery, message: "\(count) environments are asked for, which are too many",
      range: SourceRange(file: path),
      help: "ask for fewer, or raise the limit with --max-environments")
  }
}
