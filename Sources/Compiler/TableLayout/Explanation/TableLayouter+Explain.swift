import TableIR
import TableSupport

extension TableLayouter {
  /// Explains the frames and the appearance of a table, its sections and its rows, from top to bottom.
  ///
  /// - Parameter work: the meter for its cost; once that reaches its limit, explanations may be missing.
  public func explain(_ table: Table, work: WorkMeter = WorkMeter(limit: .max)) -> [Explanation] {
    explain(table, work) { _ in true }
  }

  /// Explains the frames and the appearance of everything with this id: a section, a row, or one of each; `table` for the
  /// table itself.
  public func explain(
    _ id: String, in table: Table, work: WorkMeter = WorkMeter(limit: .max)
  ) -> [Explanation] {
    explain(table, work) { $0 == id }
  }

  private func explain(
    _ original: Table, _ work: WorkMeter, where isMeant: @escaping (String) -> Bool
  ) -> [Explanation] {
    let table = original.adapted(to: environment)
    let variants = original.variants(in: environment)
    let record = ExplanationRecord(where: isMeant)
    let styled = table.styled(in: environment, work: work).followingTexts()
    let reported = table.sections.reduce(0) { $0 + $1.rows.count { isMeant($0.id) } }
    work.spend(ExplanationCost.row, times: reported)
    let heights = rows(of: context(styled, work: work)) { cells, section, _, row in
      cells.context.work.spend(LayoutCost.row)
      return cells.height(ofRow: row, in: section)
    }
    _ = TableLayout<TracedLength>(context: context(styled, work: work), heights: heights).node(TracedScope(record))
    var explanations = record.explanations
    guard !explanations.isEmpty else { return [] }
    addLooks(to: &explanations, table, variants, work, where: isMeant)
    return explanations
  }

  /// Adds what set the appearance of the views: explanations come in the order of units.
  private func addLooks(
    to explanations: inout [Explanation], _ table: Table, _ variants: [String: Int], _ work: WorkMeter,
    where isMeant: @escaping (String) -> Bool
  ) {
    var table = table
    let laidOut = layOut(table, work: work).table
    guard !work.isSpent else { return }
    let explainer = LookExplainer(table, laidOut, in: environment, work: work, where: isMeant)
    var walk = AppearanceWalk(explainer, table.cascade(in: environment, work: work), variants: variants)
    walk.visit(&table)
    for (index, unit) in explainer.units.enumerated() {
      if case .row(let id) = unit {
        explanations[index].frames.prefer(variant: variants[id], at: explanations[index].location)
      }
      walk.visitor.add(unit, to: &explanations[index])
    }
  }
}

extension Table {
  /// The variants in which rows are shown, by their ids.
  fileprivate func variants(in environment: Environment) -> [String: Int] {
    guard isAdaptive else { return [:] }
    var variants: [String: Int] = [:]
    for row in sections.flatMap(\.rows) where !row.variants.isEmpty {
      variants[row.id] = row.variants.firstIndex { $0.conditions.hold(in: environment) }
    }
    return variants
  }
}
