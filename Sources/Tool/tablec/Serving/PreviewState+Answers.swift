import TableDiagnostics
import TableDiff
import TableIR
import TableLayout
import TablePreview
import TableSupport

extension PreviewState {
  /// The differences between a table and another version of it, in the first environment that a query asks for.
  /// - Parameter against: `HEAD`, `merge-base`, or the path of another spec.
  func diff(_ table: LiveTable, _ query: PreviewQuery, against: String) -> DiffScene {
    do throws(Diagnostic) { return try compare(table, query, against) } catch {
      return DiffScene(against: against, words: "", problem: error.words)
    }
  }

  private func compare(_ table: LiveTable, _ query: PreviewQuery, _ against: String) throws(Diagnostic) -> DiffScene {
    guard let study = table.shown, let source = study.parsed?.source else {
      throw Diagnostic(query: "there is no version of the table without errors to compare")
    }
    let environments = try first(of: query, source)
    let side = try ComparedVersion(against, of: study, in: folder, limits: session.flags)
    let work = source.work
    var old: DiffInput?
    if side.path != nil {
      let reading = DiffReader(session: session.base).read(side.entry)
      work.spend(reading.work)
      guard let input = reading.side else {
        throw reading.diagnostics.diagnostics.first { $0.severity == .error }
          ?? Diagnostic(query: "the other version is not a spec")
      }
      old = input
    }
    let comparison = SpecComparison(environments: environments, tolerance: nil, keepsTrees: true, jobs: 1)
    let result = try comparison.compare(
      old, .spec(source), name: table.id, status: old == nil ? .added : .kept,
      paths: (side.path, study.spec.path), work: work)
    let pictures = session.base.pictures
    if let diff = result.environments.first?.diff, let before = diff.old.tree, let after = diff.new.tree {
      return DiffScene(diff, against: against, before: before, after: after, pictures: pictures, limit: work.left)
    }
    let after = try session.layOut(study, in: environments).first.map { DiffScene.Side($0.tree, pictures: pictures) }
    let changes = result.changes.map(\.change)
    return DiffScene(against: against, words: DiffScene.words(changes), after: after, changes: changes)
  }

  /// The derivations of frames, as `tablec explain --reporter json` prints them, in the first environment that a query asks for.
  /// - Parameter target: as the command takes it.
  func explanation(_ table: LiveTable, _ query: PreviewQuery, target: String?) -> [UInt8] {
    do throws(Diagnostic) {
      guard let source = table.shown?.parsed?.source else {
        throw Diagnostic(query: "there is no version of the table without errors to explain")
      }
      if let text = try source.explanation(of: target, as: .json, in: try first(of: query, source)) { return text }
      throw Diagnostic(query: "there is nothing to explain")
    } catch {
      return problem(error)
    }
  }

  /// The layout in the first environment that a query asks for.
  func tree(_ table: LiveTable, _ query: PreviewQuery, work: WorkMeter) throws(Diagnostic) -> LayoutTree? {
    guard let study = table.shown, let source = study.parsed?.source else { return nil }
    return try session.layOut(study, in: try first(of: query, source), work: work).first?.tree
  }

  /// The environments of a query, without those after the first.
  private func first(of query: PreviewQuery, _ source: TableSource) throws(Diagnostic) -> RunEnvironments {
    let environments = try environments(query).environments ?? session.base.environments
    let entries = try source.entries(in: environments)
    guard entries.count > 1, let first = entries.first else { return environments }
    return try self.environments(query.narrowed(to: first.name)).environments ?? environments
  }

  /// A document with a problem only.
  func problem(_ diagnostic: Diagnostic) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("problem", diagnostic.words)
      json.member("code", diagnostic.code.rawValue)
    }
    json.finishLine()
    return json.bytes
  }
}

extension Diagnostic {
  /// The message with its help, as one sentence for a page.
  var words: String { safeText(help.map { "\(message): \($0)" } ?? message) }
}
