import TableDiagnostics
import TableIR
import TableLayout
import TableLint
import TableSupport

extension SpecLinter {
  /// The findings in a table, laid out in one environment after the other.
  ///
  /// They are the same for every number of threads, and so is whether the work limit is exceeded: threads share the limit, and what all
  /// environments cost together does not depend on them.
  func findings(
    in source: TableSource, _ entries: [EnvironmentMatrix.Entry], _ levels: RuleLevels, _ work: WorkMeter
  ) -> [Findings.Entry] {
    let (table, jobs) = (source.table, source.session.jobs)
    let linter = Linter { levels.severity(of: $0) == nil }
    let groups = entries.sharingLayouts(of: table)
    var findings = linter.findings(in: table, work: work)
    // Threads share the rows of a large table, and otherwise lay out an environment each: that many layouts exist at one time.
    let isLarge = entries.first.map { source.layouter($0).laysOutRowsApart(table) } ?? false
    let (layouts, threads) = isLarge ? (1, jobs) : (jobs, 1)
    for start in stride(from: 0, to: groups.count, by: layouts) where !work.isSpent {
      let limit = SharedWork(limit: work.left)
      let laidOut = ParallelMap(jobs: layouts).map(Array(groups[start...].prefix(layouts))) { group in
        limit.meter { work in
          let layouter = source.layouter(entries[group.lowerBound], jobs: threads)
          let layout = layouter.layOutDeferringCells(table, work: work)
          return LintedLayout(layout, as: group.map { ($0, entries[$0].environment) })
        }
      }
      for layout in laidOut { work.spend(layout.spent) }
      guard !work.isSpent else { break }
      for found in linter.findings(in: laidOut.map(\.result), of: table, jobs: jobs, work: work) {
        findings.add(found)
      }
    }
    return findings.entries
  }
}
