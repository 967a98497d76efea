import TableDiagnostics
import TableDiff
import TableIR
import TableLayout
import TableLint
import TableParsing
import TablePreview
import TableSupport

/// Makes what a gallery shows of one spec.
struct GalleryCompiler: Sendable {
  var linter: SpecLinter
  let paths: GalleryPaths
  let revision: GalleryRevision?

  private var session: Session { linter.session }

  /// - Parameters:
  ///   - levels: the severities of lint's rules.
  ///   - known: the findings that are not reported.
  /// - Returns: nil for a profile in a folder of specs.
  func table(of spec: SpecFile, levels: RuleLevels, known: Set<BaselineEntry>) -> GalleryTable? {
    let addresses = GallerySite.Addresses(of: spec)
    var entry = PreviewIndex.Entry(
      id: spec.outputName, name: spec.outputName.lastPathComponent,
      path: paths.shown(spec.path))
    entry.scene = addresses.scene
    var product = GalleryTable(entry: entry, diagnostics: DiagnosticBag(limit: session.parser.maxProblems))
    let bytes: [UInt8]
    do throws(Diagnostic) { bytes = try spec.read(limit: session.maxBytes) } catch {
      product.trouble = error
      return product
    }
    let parsed = session.parse(bytes, spec: spec)
    if parsed.isProfile { return nil }
    let result = linter.lint(parsed, levels: levels, baseline: known)
    var problems = result.diagnostics.diagnostics
    for problem in problems where !problem.isFinding { product.diagnostics.add(problem) }
    guard let source = parsed.source, !result.diagnostics.hasCompilerErrors else {
      return broken(product, problems, text: bytes, spec)
    }
    if session.environments.areChecked { product.table = source.table }
    do throws(Diagnostic) {
      let work = source.work
      let entries = try source.entries()
      guard !entries.isEmpty else { return broken(product, problems, text: bytes, spec) }
      let figures = try GalleryFigures(of: source, in: entries, paths: paths, work: work)
      let shown = linter.shown(
        parsed, in: session.environments, besides: result, isCurrent: true, levels: levels, baseline: known
      ) { (_: EnvironmentMatrix.Entry) -> String? in nil }
      complete(&product, figures, source, shown, work)
      return product
    } catch {
      product.diagnostics.add(error)
      problems.append(error)
      return broken(product, problems, text: bytes, spec)
    }
  }

  // MARK: The documents

  private func complete(
    _ product: inout GalleryTable, _ figures: GalleryFigures, _ source: TableSource, _ shown: SpecLinter.Shown,
    _ work: WorkMeter
  ) {
    let (spec, table) = (source.spec, source.table)
    let addresses = GallerySite.Addresses(of: spec)
    if !table.name.isEmpty { product.entry.name = table.name }
    product.entry.rows = figures.figures.first?.rowCount ?? 0
    product.entry.environments = figures.figures.compactMap(\.name)
    product.entry.figures = figures.figures.map(PreviewIndex.Figure.init)
    product.rows = figures.figures.rowTexts
    product.entry.thumbnail = addresses.thumbnail
    product.entry.explanations = addresses.explanations
    count(shown.problems, in: &product)
    var scene = Scene(
      table: spec.outputName, problems: shown.problems.map(paths.shown),
      files: table.files.map { path in
        SceneFile(path: paths.shown(path), text: String(decoding: source.contents(of: path) ?? [], as: UTF8.self))
      }, figures: figures.figures)
    for (problem, place) in shown.places { scene.places[paths.shown(problem)] = place }
    let lines = SpecLines(source.input)
    let explanations = figures.explanations.map { explanations in
      explanations.map { $0.locating(lines.find).locatingLengths(lines.find) }
    }
    product.files = [
      (addresses.scene, scene.siteDocument(address: addresses.scene).bytes),
      (
        addresses.explanations,
        SiteExplanations.document(figures.explained, explanations, address: addresses.explanations).bytes
      ),
      (addresses.thumbnail, figures.thumbnail),
    ]
    guard let revision else { return }
    compare(&product, figures, source, with: revision, work)
  }

  /// A table without figures: only its problems and its text are shown.
  private func broken(
    _ product: GalleryTable, _ problems: [Diagnostic], text: [UInt8], _ spec: SpecFile
  ) -> GalleryTable {
    var product = product
    product.entry.state = .broken
    if let revision {
      let isNew = revision.entry(of: spec) == nil
      product.entry.changed = isNew ? .added : revision.isChanged(spec) ? .modified : .same
    }
    count(problems, in: &product)
    let path = paths.shown(spec.path)
    let scene = Scene(
      table: spec.outputName, state: .broken, problems: problems.map(paths.shown),
      files: [SceneFile(path: path, text: String(decoding: text, as: UTF8.self))])
    let address = GallerySite.Addresses(of: spec).scene
    product.files = [(address, scene.siteDocument(address: address).bytes)]
    return product
  }

  private func count(_ problems: [Diagnostic], in product: inout GalleryTable) {
    product.entry.errors = problems.count { $0.severity == .error }
    product.entry.warnings = problems.count { $0.severity == .warning }
    product.entry.notes = problems.count { $0.severity == .note }
  }
}

extension DiagnosticBag {
  /// Whether the spec cannot be compiled: a finding can be an error, too, where a project wants that.
  var hasCompilerErrors: Bool { diagnostics.contains { $0.severity == .error && !$0.isFinding } }
}
