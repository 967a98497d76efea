import TableIR

/// Lays out one section: its header, its rows one below the other, its footer.
struct SectionLayout: Sendable {
  let context: LayoutContext
  private let cells: CellLayout
  private let supplementary: HeaderFooterLayout

  init(context: LayoutContext) {
    self.context = context
    cells = CellLayout(context: context)
    supplementary = HeaderFooterLayout(context: context)
  }

  /// The section whose top is at `top` in the table's content space.
  ///
  /// - Parameter next: the section below it, if there is one.
  func node(_ section: Section, isFirst: Bool, next: Section?, y top: Double) -> SectionNode {
    var y = top + supplementary.topPadding(section)
    let header = supplementary.header(section, isFirst: isFirst, y: y)
    y = header?.frame.maxY ?? y
    var rows: [CellNode] = []
    rows.reserveCapacity(section.rows.count)
    for (index, row) in section.rows.enumerated() {
      let position = RowPosition(index: index, count: section.rows.count)
      let cell = cells.node(row, in: section, isFirstSection: isFirst, position: position, y: y)
      y = cell.frame.maxY
      rows.append(cell)
    }
    hideSeparatorsAroundSelection(&rows)
    if section.footer == nil, next?.header != nil, context.headersTouchRows {
      rows.indices.last.map { rows[$0].separator = nil }
    }
    let footer = supplementary.footer(section, y: y)
    y = footer?.frame.maxY ?? y
    return SectionNode(
      id: section.id, hasOwnID: section.hasOwnID,
      frame: Rect(x: 0, y: top, width: context.tableWidth, height: y - top), header: header, footer: footer, rows: rows,
      location: section.location)
  }

  /// A selected row's background covers the lines above and below it.
  private func hideSeparatorsAroundSelection(_ rows: inout [CellNode]) {
    for index in rows.indices where rows[index].showsSelection {
      rows[index].separator = nil
      rows[index].topSeparator = nil
      if index > 0 { rows[index - 1].separator = nil }
    }
  }
}
