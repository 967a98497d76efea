import TableIR

/// Lays out one section: its header, its rows one below the other, its footer.
struct SectionLayout<L: Length>: Sendable {
  let context: LayoutContext<L>
  private let cells: CellLayout<L>
  private let supplementary: HeaderFooterLayout<L>
  /// For rows that are not explained.
  private let plainCells: CellLayout<Double>?

  /// - Parameter plain: the same context for rows that are not explained; nil if there are none.
  init(context: LayoutContext<L>, plain: LayoutContext<Double>?) {
    self.context = context
    plainCells = plain.map { CellLayout(context: $0) }
    cells = CellLayout(context: context)
    supplementary = HeaderFooterLayout(context: context)
  }

  /// The section whose top is at `top` in the table's content space.
  ///
  /// - Parameters:
  ///   - next: the section below it, if there is one.
  ///   - early: the cells that are laid out already, of which those of the section are taken; nil if none are.
  func node(
    _ section: Section, at index: Int, next: Section?, y top: L, _ early: inout EarlyCells?, _ table: L.Scope
  ) -> SectionNode {
    let isFirst = index == 0
    let scope = table.subject(section.id, "section '\(section.id)'", at: section.location)
    var y = top + supplementary.topPadding(section)
    let header = supplementary.header(section, isFirst: isFirst, y: y, scope.view("header"))
    if let header { y = y.reaching(header.frame.maxY, "its header's height") }
    let rowsTop = y
    var rows = early?.take(index) ?? nodes(of: section, isFirst: isFirst, from: &y, table)
    if early != nil { place(&rows, from: &y) }
    hideSeparatorsAroundSelection(&rows, in: section, table)
    if section.footer == nil, next?.header != nil, context.headersTouchRows, let last = rows.indices.last {
      hide(\.separator, "separator", of: &rows[last], in: section, table)
    }
    y = rowsTop.reaching(y.points, "its rows")
    let footer = supplementary.footer(section, isLast: next == nil, y: y, scope.view("footer"))
    let bottom = footer?.frame.maxY ?? y.points
    return SectionNode(
      id: section.id, hasOwnID: section.hasOwnID,
      frame: Rect(x: 0, y: top.points, width: context.tableWidth.points, height: bottom - top.points), header: header,
      footer: footer, rows: rows, location: section.location)
  }

  private func nodes(of section: Section, isFirst: Bool, from y: inout L, _ table: L.Scope) -> [CellNode] {
    let top = y
    var rows: [CellNode] = []
    rows.reserveCapacity(section.rows.count)
    for (index, row) in section.rows.enumerated() {
      if context.work.isSpent { break }
      context.work.spend(LayoutCost.row)
      let position = RowPosition(index: index, count: section.rows.count)
      let cell =
        if let plainCells, !table.tells(row.id) {
          plainCells.node(
            row, in: section, isFirstSection: isFirst, position: position, y: y.points, SilentScope())
        } else {
          cells.node(row, in: section, isFirstSection: isFirst, position: position, y: y, table)
        }
      y = top.reaching(cell.frame.maxY, index == 0 ? "the row above" : "the \(index + 1) rows above")
      rows.append(cell)
    }
    return rows
  }

  /// Moves cells from y 0 to where they are, one below the other.
  private func place(_ rows: inout [CellNode], from y: inout L) {
    var bottom = y.points
    for index in rows.indices {
      rows[index].frame.y = context.grid.round(bottom)
      bottom = rows[index].frame.maxY
    }
    y = y.reaching(bottom, "the rows above")
  }

  /// A selected row's background covers the lines above and below it.
  private func hideSeparatorsAroundSelection(_ rows: inout [CellNode], in section: Section, _ table: L.Scope) {
    for index in rows.indices where rows[index].showsSelection {
      hide(\.separator, "separator", of: &rows[index], in: section, table)
      hide(\.topSeparator, "topSeparator", of: &rows[index], in: section, table)
      if index > 0 { hide(\.separator, "separator", of: &rows[index - 1], in: section, table) }
    }
  }

  private func hide(
    _ line: WritableKeyPath<CellNode, SeparatorNode?>, _ name: String, of row: inout CellNode, in section: Section,
    _ table: L.Scope
  ) {
    row[keyPath: line] = nil
    cells.scope(ofRow: row.id, in: section, at: row.location, table).view(name).forget()
  }
}
