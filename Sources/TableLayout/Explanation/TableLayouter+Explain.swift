import TableIR

extension TableLayouter {
  /// How the frames and looks of a table, of its sections and its rows come about, from top to bottom.
  public func explain(_ table: Table) -> [Explanation] { explain(table) { _ in true } }

  /// How the frames and looks of what has this id come about: a section, a row, or one of each; `table` for the table itself.
  public func explain(_ id: String, in table: Table) -> [Explanation] { explain(table) { $0 == id } }

  private func explain(_ original: Table, where isMeant: @escaping (String) -> Bool) -> [Explanation] {
    let table = original.adapted(to: environment)
    let variants = original.variants(in: environment)
    let record = ExplanationRecord(where: isMeant)
    let styled = table.styled(in: environment)
    _ = TableLayout<TracedLength>(context: context(styled), plain: context(styled)).node(TracedScope(record))
    var explanations = record.explanations
    guard !explanations.isEmpty else { return [] }
    addLooks(to: &explanations, table, variants, where: isMeant)
    return explanations
  }

  /// Adds what gave the views their looks: explanations come in the order of units.
  private func addLooks(
    to explanations: inout [Explanation], _ table: Table, _ variants: [String: Int],
    where isMeant: @escaping (String) -> Bool
  ) {
    var table = table
    let explainer = LookExplainer(table, layOut(table).table, in: environment, where: isMeant)
    var walk = AppearanceWalk(explainer, table.cascade(in: environment), variants: variants)
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
  /// Which variants rows are shown as, by their ids.
  fileprivate func variants(in environment: Environment) -> [String: Int] {
    guard isAdaptive else { return [:] }
    var variants: [String: Int] = [:]
    for row in sections.flatMap(\.rows) where !row.variants.isEmpty {
      variants[row.id] = row.variants.firstIndex { $0.conditions.hold(in: environment) }
    }
    return variants
  }
}
