import ParallelWork
import TableDiagnostics
import TableIR
import TableLayout
import TableLint
import WorkMetering

extension SpecLinter {
  /// The findings in a table, laid out in several environments at once.
  ///
  /// They are the same for every number of threads, and so is whether the work limit is exceeded: as in `SpecCompiler.layOut`,
  /// environments are checked in advance only within a share of the budget.
  func findings(
    in table: Table, _ entries: [EnvironmentMatrix.Entry], _ levels: RuleLevels, _ work: WorkMeter
  ) -> [Findings.Entry] {
    let linter = Linter { levels.severity(of: $0) == nil }
    let groups = groups(of: entries, table)
    // A large table is split, one environment after the other.
    let isSplit = entries.first.map { compiler.layouter($0).laysOutRowsApart(table) } ?? false
    let jobs = isSplit ? 1 : min(compiler.jobs, groups.count)
    var state = (findings: linter.findings(in: table, work: work), work: work)
    let share = jobs > 1 ? work.left / jobs : 0
    OrderedRun.run(groups.count, jobs: jobs, state: &state) { index, turn in
      let check = { @Sendable limit in
        self.check(groups[index], entries, table, linter, threads: isSplit ? compiler.jobs : 1, within: limit)
      }
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

  /// In bytes: what the findings of an environment cost while they wait for their turn.
  private static let costOfFindings = 1 << 20

  private func check(
    _ group: Range<Int>, _ entries: [EnvironmentMatrix.Entry], _ table: Table, _ linter: Linter, threads: Int,
    within limit: Int
  ) -> (findings: [Findings], work: WorkMeter) {
    let work = WorkMeter(limit: limit)
    let layout = compiler.layouter(entries[group.lowerBound]).layOutDeferringCells(table, placesRows: false, work: work)
    guard !work.isSpent else { return ([], work) }
    let environments = group.map { (index: $0, environment: entries[$0].environment) }
    return (linter.findings(in: layout, of: table, as: environments, jobs: threads, work: work), work)
  }

  /// The environments that share one layout: colours are resolved only when they are checked, so the same table has the same frames in
  /// another appearance.
  private func groups(of entries: [EnvironmentMatrix.Entry], _ table: Table) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in entries.indices {
      if let last = groups.last, !table.isAdaptive, entries[index].isOtherAppearance(of: entries[index - 1]) {
        groups[groups.count - 1] = last.lowerBound..<(index + 1)
      } else {
        groups.append(index..<(index + 1))
      }
    }
    return groups
  }
}

extension EnvironmentMatrix.Entry {
  /// Whether the two differ only in their appearance, apart from their names.
  func isOtherAppearance(of other: Self) -> Bool {
    guard metrics == other.metrics else { return false }
    var environment = environment
    environment.userInterfaceStyle = other.environment.userInterfaceStyle
    environment.name = other.environment.name
    return environment == other.environment
  }
}
