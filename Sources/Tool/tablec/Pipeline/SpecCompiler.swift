import LayoutFormat
import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableParsing
import TableSupport
import YAMLSyntax

/// Takes specs through the stages, up to the ones that are asked for.
struct SpecCompiler {
  var session: Session
  /// Nil for a run without templates.
  var templates: RunTemplates?
  /// Whether a large layout is made while it is written, and never in memory as a whole.
  var streamsLayout = false

  init(_ session: Session) { self.session = session }

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
      do throws(Diagnostic) { _ = write(try syntax(bytes, path: spec.path)) } catch { bag.add(error) }
      return Result(diagnostics: bag)
    }
    let parsed = session.parse(bytes, spec: spec, as: isCheck ? .either : nil)
    var result = Result(diagnostics: parsed.diagnostics, table: parsed.table, isProfile: parsed.isProfile)
    // A project can make errors of warnings.
    guard !result.diagnostics.hasErrors else {
      result.table = nil
      return result
    }
    do throws(Diagnostic) {
      let levels = spec.settings?.levels ?? RuleLevels()
      if let source = parsed.source, let warning = try emit(source, stages, write).flatMap(levels.applied) {
        result.diagnostics.add(warning)
      }
    } catch {
      result.diagnostics.add(error)
    }
    return result
  }

  /// Returns a warning about the constraints, if there is one.
  private func emit(
    _ source: TableSource, _ stages: [Stage], _ write: @escaping (Output) -> Bool
  ) throws(Diagnostic) -> Diagnostic? {
    let (table, entries) = (source.table, try source.entries())
    guard !entries.isEmpty else { return nil }
    if stages.contains(.syntax), !write(try syntax(source.bytes, path: table.files[0])) { return nil }
    let work = source.work
    // Printed for its own output, and for templates.
    var printed: [UInt8] = []
    if stages.contains(where: { $0 == .ir || $0.isTemplate }) {
      printed = SpecPrinter().print(source.spec.settings?.reduced(table) ?? table, work: work)
      try source.check(work, "printing", environments: 1)
    }
    if stages.contains(.ir), !write(Output(stage: .ir, bytes: printed)) { return nil }
    return try layOut(source, printed: printed, in: entries, stages: stages, work, write: write)
  }

  /// - Parameters:
  ///   - work: the meter for the cost; once that reaches its limit, the output must be discarded.
  ///   - jobs: the number of threads.
  func emit(_ layout: DeferredLayout, as stage: Stage, work: WorkMeter, jobs: Int) -> OutputContent {
    switch stage {
    case .layout:
      let emitter = JSONEmitter(
        includesSourceMap: session.emission.includesSourceMap, includesElements: session.emission.showsElements,
        jobs: jobs)
      guard streamsLayout, layout.isDeferred else { return .bytes(emitter.emit(layout, work: work)) }
      return .stream { emitter.write(layout, work: work, to: $0) }
    case .svg:
      let bytes = SVGEmitter(options: session.pictures).emit(layout.tree, cutAfter: work.left)
      work.spend(bytes.count)
      return .bytes(bytes)
    case .syntax, .ir, .html, .template: preconditionFailure("\(stage.rawValue) is not made of one layout")
    }
  }

  /// The tree of any YAML file, spec or not, as one JSON value for each document.
  private func syntax(_ bytes: [UInt8], path: String) throws(Diagnostic) -> Output {
    do throws(SyntaxError) {
      let tree = try SyntaxTree.parse(bytes, limits: session.parser.syntax)
      var output: [UInt8] = []
      for document in tree.documents {
        output += try tree.json(document: document)
        if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
      }
      return Output(stage: .syntax, bytes: output)
    } catch {
      throw Diagnostic(error, in: path, source: bytes)
    }
  }
}
