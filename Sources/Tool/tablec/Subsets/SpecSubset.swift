import TableDiagnostics
import TableDiff
import TableSupport

/// The specs of a run, of those that were named.
struct SpecSubset {
  let options: SubsetOptions

  /// Chooses the specs, and reports why it cannot; then there are none. A run without a spec is reported, so that it is not taken for one
  /// that found no problem.
  func choose(
    _ specs: [SpecFile], with session: Session, jobs: Int = System.processorCount, reporter: inout Reporter
  ) -> [SpecFile] {
    var chosen = specs
    if let shard = options.parts.shard {
      let paths = ReportPaths()
      chosen = chosen.filter { shard.contains(paths.path($0.path)) }
      if reporter.options.verbose || (chosen.isEmpty && !specs.isEmpty) {
        reporter.say("shard \(shard.index)/\(shard.count): \(chosen.count) of \(counted(specs.count, "spec"))")
      }
    }
    guard let name = options.changedSince, !specs.isEmpty else { return chosen }
    do throws(Diagnostic) {
      let changes = try ChangedSpecs(since: name, session: session)
      let candidates = chosen
      let isChanged = ParallelMap(jobs: jobs).map(candidates) { changes.contain($0) }
      chosen = zip(candidates, isChanged).filter(\.1).map(\.0)
      if reporter.options.verbose || (chosen.isEmpty && !candidates.isEmpty) {
        reporter.say("changed since \(name): \(chosen.count) of \(counted(candidates.count, "spec"))")
      }
      return chosen
    } catch {
      reporter.addTrouble(error)
      return []
    }
  }
}
