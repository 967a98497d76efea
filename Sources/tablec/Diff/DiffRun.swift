import TableDiagnostics
import TableDiff

/// Compares all pairs of a run, several at once.
struct DiffRun: Sendable {
  var reader: DiffReader
  var comparison: SpecComparison
  var jobs: Int
  /// Updated after each pair.
  var progress: Progress?

  private struct Outcome: Sendable {
    var spec: SpecDiff?
    var diagnostics = DiagnosticBag()
  }

  /// The report, and the problems with the pairs that could not be compared.
  func compare(_ pairs: [DiffPairs.Pair]) -> (report: DiffReport, diagnostics: [DiagnosticBag]) {
    // One spec in many environments keeps the processors as busy as many specs do.
    let run = pairs.count > 1 ? sequential : self
    let outcomes = ParallelMap(jobs: jobs).map(pairs) { pair in
      defer { run.progress?.advance() }
      return run.outcome(pair)
    }
    progress?.finish()
    let failed = zip(pairs, outcomes).filter { $1.diagnostics.hasErrors }.map(\.0.name)
    return (DiffReport(specs: outcomes.compactMap(\.spec), failed: failed), outcomes.map(\.diagnostics))
  }

  /// The same run, without separate threads for each spec.
  private var sequential: DiffRun {
    var run = self
    run.comparison.jobs = 1
    return run
  }

  private func outcome(_ pair: DiffPairs.Pair) -> Outcome {
    var outcome = Outcome()
    outcome.diagnostics = DiagnosticBag(limit: reader.compiler.parser.maxProblems)
    // If there is only one pair, its two files are read at once.
    let readings = ParallelMap(jobs: comparison.jobs).map([pair.old, pair.new]) { $0.map(reader.read) }
    let (old, new) = (readings[0], readings[1])
    for reading in [old, new] { if let reading { outcome.diagnostics.merge(reading.diagnostics) } }
    if old?.isProfile == true || new?.isProfile == true { return outcome }
    // A side that cannot be read is reported; there is nothing to compare.
    if old.map({ $0.side == nil }) ?? false || new.map({ $0.side == nil }) ?? false { return outcome }
    let work = reader.compiler.work
    for reading in [old, new] { work.spend(reading?.work ?? 0) }
    do throws(Diagnostic) {
      outcome.spec = try comparison.compare(
        old?.side, new?.side, name: pair.name, status: pair.status,
        paths: (old: pair.old?.spec.path, new: pair.new?.spec.path), work: work)
    } catch {
      outcome.diagnostics.add(error)
    }
    return outcome
  }
}
