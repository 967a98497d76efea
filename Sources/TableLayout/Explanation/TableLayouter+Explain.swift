import TableIR

extension TableLayouter {
  /// How the frames and looks of a table, of its sections and its rows come about, from top to bottom.
  public func explain(_ table: Table) -> [Explanation] { explain(table) { _ in true } }

  /// How the frames and looks of what has this id come about: a section, a row, or one of each; `table` for the table itself.
  public func explain(_ id: String, in table: Table) -> [Explanation] { explain(table) { $0 == id } }

  private func explain(_ original: Table, where isMeant: (String) -> Bool) -> [Explanation] {
    let table = original.adapted(to: environment)
    let variants = original.variants(in: environment)
    // A rule may hold for an interface that runs from right to left, which is laid out the other way round.
    var explanations = explainFrames(table.styled(in: environment), where: isMeant)
    guard !explanations.isEmpty else { return [] }
    addLooks(to: &explanations, table, variants, where: isMeant)
    return explanations
  }

  private func explainFrames(_ table: Table, where isMeant: (String) -> Bool) -> [Explanation] {
    guard environment.layoutDirection == .rightToLeft else { return explainFromLeft(table, where: isMeant) }
    var environment = environment.leadingSidesLeft
    environment.layoutDirection = .leftToRight
    return TableLayouter(environment: environment, profile: profile, faces: faces).explainFromLeft(
      table, where: isMeant
    ).map {
      Explanation(subject: $0.subject, location: $0.location, frames: $0.frames.map(\.mirrored))
    }
  }

  private func explainFromLeft(_ table: Table, where isMeant: (String) -> Bool) -> [Explanation] {
    let context = LayoutContext(table: table, environment: environment, profile: profile, faces: faces)
    let node = layOut(table).table
    var explanations = isMeant("table") ? [TableExplainer(context: context, node: node).explanation] : []
    var begins = node.header == nil ? "the table's top" : "where the table's header ends"
    for (index, (section, node)) in zip(table.sections, node.sections).enumerated() {
      if isMeant(section.id) {
        let explainer = SectionExplainer(
          context: context, section: section, isFirst: index == 0, node: node, begins: begins)
        explanations.append(explainer.explanation)
      }
      var above = RowExplainer.Above(
        sectionTop: node.frame.y, begins: begins, topPadding: HeaderFooterLayout(context: context).topPadding(section),
        topPaddingSource: HeaderFooterLayout(context: context).topPaddingSource,
        headerHeight: node.header?.frame.height ?? 0)
      for (row, cell) in zip(section.rows, node.rows) {
        if isMeant(row.id) {
          let explainer = RowExplainer(context: context, section: section, row: row, cell: cell, above: above)
          explanations.append(explainer.explanation)
        }
        above.rows += 1
        above.rowsHeight += cell.frame.height
      }
      begins = "where section '\(section.id)' ends"
    }
    return explanations
  }

  /// Adds what gave the views their looks: explanations come in the order of units.
  private func addLooks(
    to explanations: inout [Explanation], _ table: Table, _ variants: [String: Int], where isMeant: (String) -> Bool
  ) {
    var table = table
    let explainer = LookExplainer(table, layOut(table).table, in: environment, where: isMeant)
    var walk = AppearanceWalk(explainer, table.cascade(in: environment), variants: variants)
    walk.visit(&table)
    for (index, unit) in explainer.units.enumerated() { walk.visitor.add(unit, to: &explanations[index]) }
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
