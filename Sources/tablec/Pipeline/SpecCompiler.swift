import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableParsing
import YAMLSyntax

/// One spec through all stages, up to those that are asked for.
struct SpecCompiler {
  var parser: SpecParser.Options
  var environment: EnvironmentOptions
  var showsFrames = false
  var includesSourceMap = false

  struct Output {
    var stage: Stage
    var bytes: [UInt8]
  }

  struct Result {
    /// Empty if there are errors: a spec's outputs are written all or not at all.
    var outputs: [Output]
    var diagnostics: DiagnosticBag
    /// Nil if there are errors, or if only the YAML was looked at.
    var table: Table?
  }

  func compile(_ bytes: [UInt8], spec: SpecFile, stages: [Stage]) -> Result {
    if stages == [.syntax] { return printSyntax(bytes, path: spec.path) }
    let (parsed, problems) = parse(bytes, spec: spec)
    var bag = problems
    guard let table = parsed else { return Result(outputs: [], diagnostics: bag) }
    do throws(Diagnostic) {
      let outputs = try emit(table, bytes: bytes, stages: stages)
      return Result(outputs: outputs, diagnostics: bag, table: table)
    } catch {
      bag.add(error)
      return Result(outputs: [], diagnostics: bag)
    }
  }

  /// The table that a spec says, unless it has errors, and every problem that was found.
  func parse(_ bytes: [UInt8], spec: SpecFile) -> (table: Table?, diagnostics: DiagnosticBag) {
    var options = parser
    options.root = parser.root ?? spec.root
    let parsed = SpecParser(options: options).parse(bytes, path: spec.path)
    return (parsed.table, parsed.diagnostics)
  }

  private func emit(_ table: Table, bytes: [UInt8], stages: [Stage]) throws(Diagnostic) -> [Output] {
    var tree: LayoutTree?
    var outputs: [Output] = []
    for stage in stages {
      switch stage {
      case .syntax: outputs.append(try syntax(bytes, path: table.files[0]))
      case .ir: outputs.append(Output(stage: .ir, bytes: IRPrinter().print(table)))
      case .layout, .svg:
        let laidOut = if let tree { tree } else { try layOut(table) }
        tree = laidOut
        outputs.append(Output(stage: stage, bytes: emit(laidOut, as: stage)))
      }
    }
    return outputs
  }

  private func emit(_ tree: LayoutTree, as stage: Stage) -> [UInt8] {
    stage == .svg
      ? SVGEmitter(options: SVGOptions(showsFrames: showsFrames)).emit(tree)
      : JSONEmitter(includesSourceMap: includesSourceMap).emit(tree)
  }

  private func layOut(_ table: Table) throws(Diagnostic) -> LayoutTree { try layouter(for: table).layOut(table) }

  /// The layout pass for a table, which may name an era of its own.
  func layouter(for table: Table) throws(Diagnostic) -> TableLayouter {
    let (environment, profile) = try environment.environment(for: table)
    return TableLayouter(environment: environment, profile: profile)
  }

  // MARK: Syntax

  /// The tree of any YAML file, a spec or not.
  private func printSyntax(_ bytes: [UInt8], path: String) -> Result {
    var bag = DiagnosticBag()
    do throws(Diagnostic) {
      return Result(outputs: [try syntax(bytes, path: path)], diagnostics: bag)
    } catch {
      bag.add(error)
      return Result(outputs: [], diagnostics: bag)
    }
  }

  /// One JSON value a document.
  private func syntax(_ bytes: [UInt8], path: String) throws(Diagnostic) -> Output {
    do throws(SyntaxError) {
      let tree = try SyntaxTree.parse(bytes, limits: parser.syntax)
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
