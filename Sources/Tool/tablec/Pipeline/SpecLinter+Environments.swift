import TableDiagnostics
import TableIR
import TableLayout
import TableLint
import TableSupport

extension SpecLinter {
  /// The findings in a table, laid out in several environments at once.
  ///
  /// They are the same for every number of threads, and so is whether the work limit is exceeded: as in `SpecCompiler.layOut`,
  /// environments are checked in advance only within a share of the budget.
  func findings(
    in source: TableSource, _ entries: [EnvironmentMatrix.Entry], _ levels: RuleLevels, _ work: WorkMeter
  ) -> [Findings.Entry] {
    let table = source.table
    let linter = Linter { levels.severity(of: $0) == nil }
    let groups = entries.sharingLayouts(of: table)
    var state = (findings: linter.findings(in: table, work: work), work: work)
    if let first = entries.first, source.layouter(first).laysOutRowsApart(table) {
      checkRowsApart(groups, entries, source, linter, &state)
      return state.findings.entries
    }
    let jobs = min(source.session.jobs, groups.count)
    let share = jobs > 1 ? work.left / jobs : 0
    OrderedRun.run(groups.count, jobs: jobs, state: &state) { index, turn in
      let check = { @Sendable limit in self.check(groups[index], entries, source, linter, within: limit) }
      let early = jobs > 1 ? check(share) : nil
      turn.post(cost: Self.costOfFindings) { state in
        var found = early
        if found.map({ $0.work.isSpent || $0.work.spent > state.work.left }) ?? true { found = check(state.work.left) }
        guard let found else { return }
        state.work.spend(found.work.spent)
        for findings in found.findings { state.findings.add(findings) }
        if state.work.isSpent { turn.end() }
      }
    }
    return state.findings.entries
  }

  /// Checks a large table, whose cells are made when they are checked: threads take shares of its rows.
  private func checkRowsApart(
    _ groups: [Range<Int>], _ entries: [EnvironmentMatrix.Entry], _ source: TableSource, _ linter: Linter,
    _ state: inout (findings: Findings, work: WorkMeter)
  ) {
    // Layouts without rows are small, but a table that is adapted or styled for one is a copy.
    let table = source.table
    let most = table.isAdaptive || !table.appearance.isEmpty ? 1 : 8
    for start in stride(from: 0, to: groups.count, by: most) where !state.work.isSpent {
      let limit = SharedWork(limit: state.work.left)
      let laidOut = ParallelMap(jobs: source.session.jobs).map(Array(groups[start...].prefix(most))) { group in
        limit.meter { work in
          let layout = source.layouter(entries[group.lowerBound]).layOutWithoutPlaces(table, work: work)
          return LintedLayout(layout, as: group.map { ($0, entries[$0].environment) })
        }
      }
      for part in laidOut { state.work.spend(part.spent) }
      guard !state.work.isSpent else { return }
      for found in linter.findings(in: laidOut.map(\.result), of: table, jobs: source.session.jobs, work: state.work) {
        state.findings.add(found)
      }
    }
  }

  /// In bytes: what the findings of an environment cost while they wait for their turn.
  private static let costOfFindings = 1 << 20

  private func check(
    _ group: Range<Int>, _ entries: [EnvironmentMatrix.Entry], _ source: TableSource, _ linter: Linter,
    within limit: Int
  ) -> (findings: [Findings], work: WorkMeter) {
    let (table, work) = (source.table, WorkMeter(limit: limit))
    let tree = source.layouter(entries[group.lowerBound]).layOut(table, work: work)
    guard !work.isSpent else { return ([], work) }
    let layout = LintedLayout(DeferredLayout(tree: tree), as: group.map { ($0, entries[$0].environment) })
    return (linter.findings(in: [layout], of: table, work: work), work)
  }
}
