import TableDiagnostics
import TableDiff
import TableIR
import TableLayout
import TablePreview
import TableSupport

extension GalleryCompiler {
  /// Adds how a table differs from its version in a revision, in each environment.
  func compare(
    _ product: inout GalleryTable, _ figures: GalleryFigures, _ source: TableSource, with revision: GalleryRevision,
    _ work: WorkMeter
  ) {
    let spec = source.spec
    guard let entry = revision.entry(of: spec) else {
      product.entry.changed = .added
      return
    }
    product.entry.changed = .same
    guard revision.isChanged(spec) else { return }
    let diffs = diffs(figures, source, entry, revision, work)
    guard diffs.contains(where: { !$0.diff.changes.isEmpty || $0.diff.problem != nil }) else { return }
    product.entry.changed = .modified
    product.entry.changes = DiffScene.words(diffs.map(\.diff))
    let address = GallerySite.Addresses(of: spec).diff
    product.entry.diff = address
    product.files.append((address, SiteDiff.document(diffs, address: address).bytes))
  }

  private func diffs(
    _ figures: GalleryFigures, _ source: TableSource, _ entry: DiffEntry, _ revision: GalleryRevision, _ work: WorkMeter
  ) -> [(query: String, diff: DiffScene)] {
    func failed(_ problem: String) -> [(query: String, diff: DiffScene)] {
      figures.figures.map {
        ($0.query, DiffScene(against: revision.name, words: "", problem: paths.withoutPrefixes(problem)))
      }
    }
    let reading = DiffReader(session: linter.session).read(entry)
    guard case .spec(var old)? = reading.side else {
      let first = reading.diagnostics.diagnostics.first { $0.severity == .error }
      return failed("the version of \(revision.name) has errors" + (first.map { ": \($0.message)" } ?? ""))
    }
    // Both are laid out in the environments of the new one.
    old.table.environments = source.table.environments
    do throws(Diagnostic) {
      let entries = try old.entries()
      guard entries.count == figures.trees.count else { return failed("the environments of the two versions differ") }
      var diffs: [(query: String, diff: DiffScene)] = []
      for (index, entry) in entries.enumerated() {
        let (before, after) = (old.snapshot(entry, work: work), figures.trees[index])
        let diff = TableComparer().compare(
          before, Snapshot(after, of: source.layouter(entry).table(source.table)), work: work)
        guard let before = before.tree else { continue }
        let scene = DiffScene(
          diff, against: revision.name, before: before, after: after, pictures: linter.session.pictures,
          limit: work.left)
        for side in [scene.before, scene.after] { work.spend(side?.picture.count ?? 0) }
        try source.check(work, "comparing", environments: entries.count)
        diffs.append((figures.figures[index].query, scene))
      }
      return diffs
    } catch {
      return failed(error.message)
    }
  }
}
