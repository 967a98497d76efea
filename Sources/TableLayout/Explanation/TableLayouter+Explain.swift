import TableIR

extension TableLayouter {
  /// How the frames of a table's sections and rows come about, from top to bottom.
  public func explain(_ table: Table) -> [Explanation] {
    explain(table) { _ in true }
  }

  /// How the frames of the row or the section of this id come about, or nil where the table has neither.
  public func explain(_ id: String, in table: Table) -> Explanation? {
    explain(table) { $0 == id }.first
  }

  private func explain(_ table: Table, where isMeant: (String) -> Bool) -> [Explanation] {
    guard environment.layoutDirection == .rightToLeft else { return explainFromLeft(table, where: isMeant) }
    var environment = environment.leadingSidesLeft
    environment.layoutDirection = .leftToRight
    return TableLayouter(environment: environment, profile: profile).explainFromLeft(table, where: isMeant).map {
      Explanation(subject: $0.subject, location: $0.location, frames: $0.frames.map(\.mirrored))
    }
  }

  private func explainFromLeft(_ table: Table, where isMeant: (String) -> Bool) -> [Explanation] {
    let context = LayoutContext(table: table, environment: environment, profile: profile)
    let nodes = layOut(table).table.sections
    var explanations: [Explanation] = []
    for (index, (section, node)) in zip(table.sections, nodes).enumerated() {
      if isMeant(section.id) {
        let explainer = SectionExplainer(context: context, section: section, isFirst: index == 0, node: node)
        explanations.append(explainer.explanation)
      }
      var above = RowExplainer.Above(
        sectionTop: node.frame.y, topPadding: HeaderFooterLayout(context: context).topPadding(section),
        headerHeight: node.header?.frame.height ?? 0)
      for (row, cell) in zip(section.rows, node.rows) {
        if isMeant(row.id) {
          let explainer = RowExplainer(context: context, section: section, row: row, cell: cell, above: above)
          explanations.append(explainer.explanation)
        }
        above.rows += 1
        above.rowsHeight += cell.frame.height
      }
    }
    return explanations
  }
}
