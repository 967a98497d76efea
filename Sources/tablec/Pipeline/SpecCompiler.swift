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
  var metrics: RunMetrics
  var fonts: RunFonts
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
    /// Whether it is a profile that was found among specs, and is only checked.
    var isProfile = false
  }

  /// - Parameter isCheck: whether nothing is to be written, so that a profile is as welcome as a spec.
  func compile(_ bytes: [UInt8], spec: SpecFile, stages: [Stage], isCheck: Bool) -> Result {
    if stages == [.syntax] { return printSyntax(bytes, path: spec.path) }
    // In a folder of specs a profile that they share is no mistake; there is only nothing to write.
    let parsed = parse(bytes, spec: spec, as: isCheck || spec.root != nil ? .either : .spec)
    var bag = parsed.diagnostics
    guard let table = parsed.table else {
      return Result(outputs: [], diagnostics: bag, isProfile: parsed.isProfile)
    }
    do throws(Diagnostic) {
      let outputs = try emit(table, bytes: bytes, stages: stages)
      return Result(outputs: outputs, diagnostics: bag, table: table)
    } catch {
      bag.add(error)
      return Result(outputs: [], diagnostics: bag)
    }
  }

  /// What a spec says, unless it has errors, and every problem that was found.
  func parse(_ bytes: [UInt8], spec: SpecFile, as wanted: SpecParser.Wanted = .spec) -> SpecParser.Result {
    var options = parser
    options.root = parser.root ?? spec.root
    return SpecParser(profiles: MetricsProfile.all, options: options).parse(bytes, path: spec.path, as: wanted)
  }

  private func emit(_ table: Table, bytes: [UInt8], stages: [Stage]) throws(Diagnostic) -> [Output] {
    var tree: LayoutTree?
    var outputs: [Output] = []
    for stage in stages {
      switch stage {
      case .syntax: outputs.append(try syntax(bytes, path: table.files[0]))
      case .ir: outputs.append(Output(stage: .ir, bytes: IRPrinter().print(table)))
      case .layout, .svg:
        // Without metrics the run has failed already, and what else is wrong with the spec is told.
        guard let laidOut = tree ?? layouter(for: table)?.layOut(table) else { return [] }
        tree = laidOut
        outputs.append(Output(stage: stage, bytes: emit(laidOut, as: stage)))
      }
    }
    return outputs
  }

  private func emit(_ tree: LayoutTree, as stage: Stage) -> [UInt8] {
    stage == .svg
      ? SVGEmitter(options: pictureOptions).emit(tree)
      : JSONEmitter(includesSourceMap: includesSourceMap).emit(tree)
  }

  private var pictureOptions: SVGOptions {
    SVGOptions(showsFrames: showsFrames, faces: fonts.faces, embedsFont: fonts.isEmbedded)
  }

  /// The layout pass for a table, which may name metrics of its own; nil where the run's, or its fonts, could not be read.
  func layouter(for table: Table) -> TableLayouter? {
    guard fonts.isUsable else { return nil }
    return metrics.metrics(of: table).map { metrics in
      TableLayouter(
        environment: environment.environment(ios: metrics.ios), profile: metrics.profile, faces: fonts.faces)
    }
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
