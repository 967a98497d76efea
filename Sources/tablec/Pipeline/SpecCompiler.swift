import LayoutFormat
import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableLint
import TableParsing
import WorkMetering
import YAMLSyntax

/// Takes one spec through the stages, up to the ones that are asked for.
struct SpecCompiler {
  var parser: SpecParser.Options
  var environments: RunEnvironments
  var fonts: RunFonts
  var showsFrames = false
  var showsConstraints = false
  var includesSourceMap = false
  /// Where the spec's files come from.
  var files: any SpecFiles = RunFiles()

  /// A compiler with the flags of a command. Problems with the files that they name are reported.
  init(
    _ environment: EnvironmentOptions, _ font: FontOptions, _ limits: LimitOptions, embedsFonts: Bool = false,
    reporter: inout Reporter
  ) {
    parser = limits.parserOptions
    parser.maxProblems = reporter.options.mostProblems.ofSpec
    environments = RunEnvironments(environment, parser: limits.parser, reporter: &reporter)
    fonts = RunFonts(font, isEmbedded: embedsFonts, reporter: &reporter)
  }

  struct Output {
    var stage: Stage
    /// The environment that it is for, if the spec or the flags ask for several.
    var environment: String?
    /// Whether there are outputs of other environments too.
    var isOneOfSeveral = false
    var bytes: [UInt8]
  }

  struct Result {
    var diagnostics: DiagnosticBag
    /// Nil if there are errors, or if only the YAML was parsed.
    var table: Table?
    /// Whether it is a profile in a folder of specs, which is only checked.
    var isProfile = false
  }

  /// - Parameters:
  ///   - isCheck: whether nothing is written, in which case a profile is accepted, too.
  ///   - write: receives each output as soon as it is produced. A spec with errors has none.
  func compile(
    _ bytes: [UInt8], spec: SpecFile, stages: [Stage], isCheck: Bool,
    write: (Output) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Result {
    if stages == [.syntax] {
      var bag = DiagnosticBag()
      guard let output = syntax(bytes, path: spec.path, problems: &bag) else { return Result(diagnostics: bag) }
      try write(output)
      return Result(diagnostics: bag)
    }
    // In a folder of specs, a profile that they share is not a mistake; there is just nothing to write.
    let work = work
    let parsed = parse(
      bytes, spec: spec, as: isCheck || spec.root != nil ? .either : .spec, heedsComments: true, work: work)
    var bag = parsed.diagnostics
    guard let table = parsed.table else { return Result(diagnostics: bag, isProfile: parsed.isProfile) }
    let entries: [EnvironmentMatrix.Entry]
    do throws(Diagnostic) { entries = try environments.entries(of: table) } catch {
      bag.add(error)
      return Result(diagnostics: bag)
    }
    // Without metrics or fonts, the run has already failed, and only the problems of the spec are reported.
    guard !entries.isEmpty, fonts.isUsable else { return Result(diagnostics: bag, table: table) }
    if stages.contains(.syntax), let output = syntax(bytes, path: table.files[0], problems: &bag) { try write(output) }
    if stages.contains(.ir) { try write(Output(stage: .ir, bytes: SpecPrinter().print(table))) }
    do throws(Diagnostic) { try layOut(table, in: entries, stages: stages, work, write: write) } catch {
      guard error.code == .tooMuchWork else { throw error }
      bag.add(error)
      return Result(diagnostics: bag)
    }
    return Result(diagnostics: bag, table: table)
  }

  /// The table of a spec, unless it has errors, and every problem that was found.
  ///
  /// - Parameter heedsComments: whether comments can silence warnings about fonts; lint handles comments itself.
  func parse(
    _ bytes: [UInt8], spec: SpecFile, as wanted: SpecParser.Wanted = .spec, heedsComments: Bool = false,
    work: WorkMeter? = nil
  ) -> SpecParser.Result {
    var options = parser
    options.root = parser.root ?? spec.root
    var result = SpecParser(profiles: MetricsProfile.all, options: options, files: files)
      .parse(bytes, path: spec.path, as: wanted, work: work)
    guard let table = result.table else { return result }
    let unmeasured = fonts.unmeasured(of: table)
    guard !unmeasured.isEmpty else { return result }
    let comments = heedsComments ? SpecComments(files: files, limits: parser.syntax).suppressions(of: table, bytes) : []
    var silent = SuppressionIndex(comments, rules: [.unmeasuredFont])
    for font in unmeasured where !silent.silences(font.code, at: font.range) { result.diagnostics.add(font) }
    return result
  }

  /// Lays a table out for each environment. Each tree is discarded once its outputs are written.
  private func layOut(
    _ table: Table, in entries: [EnvironmentMatrix.Entry], stages: [Stage], _ work: WorkMeter,
    write: (Output) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let wanted = stages.filter { $0 == .layout || $0 == .svg }
    let wantsSheet = stages.contains(.html)
    guard !wanted.isEmpty || wantsSheet else { return }
    let recordsConstraints = showsConstraints && (wantsSheet || wanted.contains(.svg))
    /// Spends a step for each byte of an output, and stops when no work is left.
    func pay(_ bytes: Int = 0) throws(Diagnostic) {
      work.spend(bytes)
      guard work.isSpent else { return }
      throw Diagnostic(tooMuchWork: table, "laying out", environments: entries.count)
    }
    var sheet = SheetEmitter(options: pictures)
    for entry in entries {
      let tree = layouter(entry, recordsConstraints: recordsConstraints).layOut(table, work: work)
      try pay()
      for stage in wanted {
        let bytes = emit(tree, as: stage, limit: work.left)
        try pay(bytes.count)
        try write(
          Output(
            stage: stage, environment: entry.environment.name, isOneOfSeveral: entries.count > 1, bytes: bytes))
      }
      if wantsSheet { try pay(sheet.add(tree, limit: work.left)) }
    }
    if wantsSheet { try write(Output(stage: .html, bytes: sheet.page())) }
  }

  private func emit(_ tree: LayoutTree, as stage: Stage, limit: Int) -> [UInt8] {
    stage == .svg
      ? SVGEmitter(options: pictures).emit(tree, limit: limit)
      : JSONEmitter(includesSourceMap: includesSourceMap).emit(tree, limit: limit)
  }

  private var pictures: SVGOptions {
    SVGOptions(
      showsFrames: showsFrames, showsConstraints: showsConstraints, faces: fonts.drawnFaces,
      embedsFont: fonts.isEmbedded, standsForSanFrancisco: fonts.faces == nil)
  }

  /// The layout pass in one environment.
  func layouter(_ entry: EnvironmentMatrix.Entry, recordsConstraints: Bool = false) -> TableLayouter {
    TableLayouter(
      environment: entry.environment, profile: entry.metrics.profile, faces: fonts.faces,
      recordsConstraints: recordsConstraints)
  }

  // MARK: Syntax

  /// The tree of any YAML file, spec or not, as one JSON value for each document. Nil if there is a problem.
  private func syntax(_ bytes: [UInt8], path: String, problems: inout DiagnosticBag) -> Output? {
    do throws(SyntaxError) {
      let tree = try SyntaxTree.parse(bytes, limits: parser.syntax)
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
