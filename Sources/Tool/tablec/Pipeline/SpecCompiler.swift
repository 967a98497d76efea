import LayoutFormat
import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableLint
import TableParsing
import TableSupport
import YAMLSyntax

/// Takes one spec through the stages, up to the ones that are asked for.
struct SpecCompiler {
  var parser: SpecParser.Options
  var environments: RunEnvironments
  var fonts: RunFonts
  let emission: EmissionOptions
  /// Nil for a run without templates.
  var templates: RunTemplates?
  /// Where the spec's files come from.
  var files: FileSystem
  /// How many threads read a spec, and in how many environments it is laid out at once.
  var jobs = 1
  /// Whether a large layout is made while it is written, and never in memory as a whole.
  var streamsLayout = false
  /// What was read of the files that flags name for all specs: profiles and fonts.
  let shared: ReadLog

  /// A compiler with the flags of a command. Problems with the files that they name are reported.
  /// - Parameters:
  ///   - files: where those files and the files of specs come from.
  ///   - hashesInputs: whether the contents of those files are hashed.
  init(
    _ environment: EnvironmentOptions, _ font: FontOptions, _ limits: LimitOptions,
    _ emission: EmissionOptions = EmissionOptions(),
    files: FileSystem = .run, hashesInputs: Bool = false, reporter: inout Reporter
  ) {
    self.files = files
    self.emission = emission
    shared = ReadLog(hashesInputs ? .hash : .name)
    let named = files.logged(in: shared)
    parser = limits.parserOptions
    parser.maxProblems = reporter.options.mostProblems.ofSpec
    environments = RunEnvironments(
      environment, parser: limits.parser(files: named), files: named, reporter: &reporter)
    fonts = RunFonts(font, isEmbedded: emission.embedsFonts, files: named, reporter: &reporter)
  }

  struct Output: Sendable {
    var stage: Stage
    /// The environment that it is for, if the spec or the flags ask for several.
    var environment: String?
    /// Whether there are outputs of other environments too.
    var isOneOfSeveral = false
    var content: OutputContent

    init(stage: Stage, environment: String? = nil, isOneOfSeveral: Bool = false, content: OutputContent) {
      self.stage = stage
      self.environment = environment
      self.isOneOfSeveral = isOneOfSeveral
      self.content = content
    }

    init(stage: Stage, environment: String? = nil, isOneOfSeveral: Bool = false, bytes: [UInt8]) {
      self.init(stage: stage, environment: environment, isOneOfSeveral: isOneOfSeveral, content: .bytes(bytes))
    }

    /// All bytes; none of a stream that must be discarded.
    var bytes: [UInt8] { content.bytes ?? [] }
  }

  struct Result: Sendable {
    var diagnostics: DiagnosticBag
    /// Nil if there are errors, or if only the YAML was parsed.
    var table: Table?
    /// Whether it is a profile in a folder of specs, which is only checked.
    var isProfile = false
  }

  /// - Parameters:
  ///   - isCheck: whether nothing is written, in which case a profile is accepted, too.
  ///   - write: receives each output as soon as it is produced, and returns whether more are wanted. A spec with errors has none.
  func compile(
    _ bytes: [UInt8], spec: SpecFile, stages: [Stage], isCheck: Bool, write: @escaping (Output) -> Bool
  ) -> Result {
    if stages == [.syntax] {
      var bag = DiagnosticBag()
      if let output = syntax(bytes, path: spec.path, problems: &bag) { _ = write(output) }
      return Result(diagnostics: bag)
    }
    let work = work
    let parsed = parse(
      bytes, spec: spec, as: isCheck ? .either : nil, honoursComments: true, work: work)
    var bag = parsed.diagnostics
    guard let table = parsed.table else { return Result(diagnostics: bag, isProfile: parsed.isProfile) }
    let entries: [EnvironmentMatrix.Entry]
    do throws(Diagnostic) { entries = try environments.entries(of: table) } catch {
      bag.add(error)
      return Result(diagnostics: bag)
    }
    // Without metrics or fonts, the run has already failed, and only the problems of the spec are reported.
    guard !entries.isEmpty, fonts.isUsable else { return Result(diagnostics: bag, table: table) }
    var isWanted = true
    if stages.contains(.syntax), let output = syntax(bytes, path: table.files[0], problems: &bag) {
      isWanted = write(output)
    }
    // Printed for its own output, and for templates.
    var printed: [UInt8] = []
    if stages.contains(where: { $0 == .ir || $0.isTemplate }) {
      printed = SpecPrinter().print(spec.settings?.reduced(table) ?? table, work: work)
      guard !work.isSpent else {
        bag.add(Diagnostic(tooMuchWork: table, "printing", environments: 1))
        return Result(diagnostics: bag)
      }
    }
    if stages.contains(.ir), isWanted { isWanted = write(Output(stage: .ir, bytes: printed)) }
    guard isWanted else { return Result(diagnostics: bag, table: table) }
    do throws(Diagnostic) { try layOut(table, printed: printed, in: entries, stages: stages, work, write: write) } catch
    {
      bag.add(error)
      return Result(diagnostics: bag)
    }
    return Result(diagnostics: bag, table: table)
  }

  /// The table of a spec, unless it has errors, and every problem that was found.
  ///
  /// - Parameters:
  ///   - wanted: what the file may be. By default a spec, and in a folder of specs also a profile that they share: that is not a mistake.
  ///   - honoursComments: whether comments can silence warnings about fonts; lint handles comments itself.
  func parse(
    _ bytes: [UInt8], spec: SpecFile, as wanted: SpecParser.Wanted? = nil, honoursComments: Bool = false,
    work: WorkMeter? = nil
  ) -> SpecParser.Result {
    let wanted = wanted ?? (spec.root != nil ? .either : .spec)
    var options = parser
    options.root = parser.root ?? spec.settings?.root ?? spec.root
    options.strings = spec.settings?.strings
    var specParser = SpecParser(profiles: MetricsProfile.all, options: options, files: files)
    specParser.jobs = jobs
    var result = specParser.parse(bytes, path: spec.path, as: wanted, work: work)
    guard var table = result.table else { return result }
    if let rows = parser.rows, table.sections.isEmpty {
      result.table = nil
      result.diagnostics.add(Diagnostic(noRows: rows, of: result.rowCount, path: spec.path))
      return result
    }
    if let settings = spec.settings {
      settings.complete(&table)
      result.table = table
    }
    let unmeasured = fonts.unmeasured(of: table)
    guard !unmeasured.isEmpty else { return result }
    let audible = honoursComments ? audible(unmeasured, of: table, bytes) : unmeasured
    for font in audible { result.diagnostics.add(font) }
    return result
  }

  /// The warnings about fonts that no comment of the spec silences.
  func audible(_ warnings: [Diagnostic], of table: Table, _ bytes: [UInt8]) -> [Diagnostic] {
    let comments = SpecComments(files: files, limits: parser.syntax).comments(of: table, bytes).suppressions
    var silent = SuppressionIndex(comments, rules: [.unmeasuredFont])
    return warnings.filter { !silent.silences($0.code, at: $0.range) }
  }

  /// - Parameters:
  ///   - work: the meter for the cost; once that reaches its limit, the output must be discarded.
  ///   - jobs: the number of threads.
  func emit(_ layout: DeferredLayout, as stage: Stage, work: WorkMeter, jobs: Int) -> OutputContent {
    switch stage {
    case .layout:
      let emitter = JSONEmitter(includesSourceMap: emission.includesSourceMap, jobs: jobs)
      guard streamsLayout, layout.cells != nil else { return .bytes(emitter.emit(layout, work: work)) }
      return .stream { emitter.write(layout, work: work, to: $0) }
    case .svg:
      let bytes = SVGEmitter(options: pictures).emit(layout.tree, limit: work.left)
      work.spend(bytes.count)
      return .bytes(bytes)
    case .syntax, .ir, .html, .template: preconditionFailure("\(stage.rawValue) is not made of one layout")
    }
  }

  var pictures: SVGOptions {
    SVGOptions(
      showsFrames: emission.showsFrames, showsConstraints: emission.showsConstraints, faces: fonts.drawnFaces,
      embedsFont: fonts.isEmbedded, standsForSanFrancisco: fonts.faces == nil)
  }

  /// The layout pass in one environment.
  ///
  /// - Parameter jobs: the number of threads for it.
  func layouter(
    _ entry: EnvironmentMatrix.Entry, recordsConstraints: Bool = false, jobs: Int = 1
  ) -> TableLayouter {
    var layouter = TableLayouter(
      environment: entry.environment, profile: entry.metrics.profile, faces: fonts.faces,
      recordsConstraints: recordsConstraints)
    layouter.jobs = jobs
    return layouter
  }

  // MARK: Syntax

  /// The tree of any YAML file, spec or not, as one JSON value for each document. Nil if there is a problem.
  private func syntax(_ bytes: [UInt8], path: String, problems: inout DiagnosticBag) -> Output? {
    do throws(SyntaxError) {
      let tree = try SyntaxTree.parse(bytes, limits: parser.syntax, jobs: jobs)
      var output: [UInt8] = []
      for document in tree.documents {
        output += try tree.json(document: document)
        if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
      }
      return Output(stage: .syntax, bytes: output)
    } catch {
      problems.add(Diagnostic(error, in: path, source: bytes))
      return nil
    }
  }
}
