import TableDiagnostics
import TableDiff
import TableLayout
import TableParsing
import TablePreview
import TableSupport

extension GalleryCompiler {
  /// A table that the revision has and the working tree has no more, as it was there.
  /// - Returns: nil for a profile.
  func removed(_ old: GalleryRevision.Removed) -> GalleryTable? {
    let reading = DiffReader(session: linter.session).read(old.entry)
    guard !reading.isProfile else { return nil }
    let name = old.entry.name
    var entry = PreviewIndex.Entry(id: name, name: name.lastPathComponent, path: paths.shown(old.path))
    entry.changed = .removed
    let addresses = GallerySite.Addresses(of: old.entry.spec)
    entry.scene = addresses.scene
    var scene = Scene(table: name)
    var files: [(address: String, bytes: [UInt8])] = []
    var rows: [SiteRows.Row] = []
    // What had errors, or is too large to draw, was removed all the same.
    if case .spec(let source)? = reading.side, let entries = try? source.entries(), !entries.isEmpty,
      let figures = try? GalleryFigures(of: source, in: entries, paths: paths, work: source.work)
    {
      if !source.table.name.isEmpty { entry.name = source.table.name }
      entry.rows = figures.figures.first?.rowCount ?? 0
      rows = figures.figures.rowTexts
      entry.environments = figures.figures.compactMap(\.name)
      entry.figures = figures.figures.map(PreviewIndex.Figure.init)
      entry.thumbnail = addresses.thumbnail
      entry.diff = addresses.diff
      scene.figures = figures.figures
      scene.files = source.table.files.map { path in
        SceneFile(path: paths.shown(path), text: String(decoding: source.contents(of: path) ?? [], as: UTF8.self))
      }
      let diffs = zip(figures.figures, figures.trees).map { figure, tree in
        (
          query: figure.query,
          diff: DiffScene(
            against: revision?.name ?? "", words: "the table was removed",
            before: DiffScene.Side(tree, pictures: linter.session.pictures))
        )
      }
      files = [
        (addresses.thumbnail, figures.thumbnail),
        (addresses.diff, SiteDiff.document(diffs, address: addresses.diff).bytes),
      ]
    }
    files.append((addresses.scene, scene.siteDocument(address: addresses.scene).bytes))
    return GalleryTable(entry: entry, files: files, rows: rows, diagnostics: DiagnosticBag())
  }
}
