import TableDiagnostics
import TableDiff

extension ShardOptions {
  /// The pairs of this part. A pair belongs where the newer of its files does, which has the same path on both sides of a revision.
  func chosen(_ pairs: [DiffPairs.Pair], of operands: DiffOperands, reporter: Reporter) -> [DiffPairs.Pair] {
    guard let shard else { return pairs }
    let paths = ReportPaths(revisions: operands.revisions.map(\.revision.name))
    let chosen = pairs.filter { pair in
      shard.contains((pair.new ?? pair.old).map { paths.path($0.spec.path) } ?? pair.name)
    }
    if reporter.options.verbose || chosen.isEmpty {
      reporter.say("shard \(shard.index)/\(shard.count): \(chosen.count) of \(counted(pairs.count, "spec"))")
    }
    return chosen
  }
}
