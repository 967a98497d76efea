import TableDiagnostics
import TableDiff
import TableIR
import TableParsing

/// Compares all pairs of a run, several at once.
struct DiffRun: Sendable {
  var reader: DiffReader
  var comparison: SpecComparison
  var jobs: Int
  /// Told after each pair how many are done.
  var progress: Progress?

  private struct Outcome: Sendable {
    var spec: SpecDiff?
    var diagnostics = DiagnosticBag()
  }

  /// The report, and what was wrong with what could not be compared.
  func compare(_ pairs: [DiffPairs.Pair]) -> (report: DiffReport, diagnostics: [DiagnosticBag]) {
    // One spec in many environments keeps the machine as busy as many specs do.
    let run = pairs.count > 1 ? sequential : self
    let outcomes = ParallelMap(jobs: jobs).map(pairs) { pair in
      defer { run.progress?.advance() }
      return run.outcome(pair)
    }
    progress?.finish()
    return (DiffReport(specs: outcomes.compactMap(\.spec)), outcomes.map(\.diagnostics))
  }

  /// The same without threads of its own for each spec.
  private var sequential: DiffRun {
    var run = self
    run.comparison.jobs = 1
    return run
  }

  private func outcome(_ pair: DiffPairs.Pair) -> Outcome {
    var outcome = Outcome()
    let old = pair.old.map(reader.read)
    let new = pair.new.map(reader.read)
    for reading in [old, new] { if let reading { outcome.diagnostics.merge(reading.diagnostics) } }
    if old?.isProfile == true || new?.isProfile == true { return outcome }
    let paths = (old: pair.old?.spec.path, new: pair.new?.spec.path)
    switch (old, new) {
    case (let old?, let new?):
      guard let left = old.side, let right = new.side else { return outcome }
      do throws(Diagnostic) {
        outcome.spec = try comparison.compare(
          left, right, name: pair.name, status: pair.status, paths: (paths.old ?? "-", paths.new ?? "-"))
      } catch {
        outcome.diagnostics.add(error)
      }
    case (let only?, nil), (nil, let only?):
      guard let side = only.side else { return outcome }
      outcome.spec = Self.single(side, pair, paths.old, paths.new)
    case (nil, nil): break
    }
    return outcome
  }

  /// A spec that is on one side only.
  private static func single(_ side: DiffSide, _ pair: DiffPairs.Pair, _ old: String?, _ new: String?) -> SpecDiff {
    let count: Int
    switch side {
    case .spec(let table, _): count = table.sections.reduce(0) { $0 + $1.rows.count }
    case .layout(let tree): count = tree.table.sections.reduce(0) { $0 + $1.rows.count }
    case .dump(let snapshot, _): count = snapshot.sections.reduce(0) { $0 + $1.rows.count }
    }
    var change = Change(pair.status == .added ? .specAdded : .specRemoved, ChangePlace())
    let rows = count == 1 ? "1 row" : "\(count) rows"
    if pair.status == .added { change.new = rows } else { change.old = rows }
    change.oldSource = old.map { SourceRange(file: $0) }
    change.newSource = new.map { SourceRange(file: $0) }
    return SpecDiff(
      name: pair.name, status: pair.status, oldPath: old, newPath: new, merging: [], others: [change])
  }
}
