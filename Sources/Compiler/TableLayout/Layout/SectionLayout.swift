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
  ///   - known: what is known of the rows, of which that of the section is taken.
  func node(
    _ section: Section, at index: Int, next: Section?, y top: L, _ known: inout KnownRows, _ table: L.Scope
  ) -> SectionNode {
    let isFirst = index == 0
    let scope = table.subject(section.id, "section '\(section.id)'", at: section.location)
    var y = top + supplementary.topPadding(section)
    let header = supplementary.header(section, isFirst: isFirst, y: y, scope.view("header"))
    if let header { y = y.reaching(header.frame.maxY, "its header's height") }
    let rowsTop = y
    let rows = rows(of: section, at: index, next: next, from: &y, &known, table)
    y = rowsTop.reaching(y.points, "its rows")
    let footer = supplementary.footer(section, isLast: next == nil, y: y, scope.view("footer"))
    let bottom = footer?.frame.maxY ?? y.points
    return SectionNode(
      id: section.id, hasOwnID: section.hasOwnID,
      frame: LayoutRect(x: 0, y: top.points, width: context.tableWidth.points, height: bottom - top.points),
      header: header,
      footer: footer, rows: rows, location: section.location)
  }

  /// The rows of a section; none if only their heights are known.
  ///
  /// - Parameter y: the top of the first, and then the bottom of the last.
  private func rows(
    of section: Section, at index: Int, next: Section?, from y: inout L, _ known: inout KnownRows, _ table: L.Scope
  ) -> [CellNode] {
    var bottom = y.points
    var rows: [CellNode]
    switch known {
    case .nothing: rows = nodes(of: section, isFirst: index == 0, from: &y, table)
    case .cells(var cells):
      known = .nothing
      rows = cells.take(index)
      known = .cells(cells)
      for index in rows.indices {
        rows[index].frame.y = context.grid.round(bottom)
        bottom = rows[index].frame.maxY
      }
      y = y.reaching(bottom, "the rows above")
    case .heights(var heights):
      heights.place(section: index, from: &bottom, on: context.grid)
      known = .heights(heights)
      y = y.reaching(bottom, "the rows above")
      return []
    }
    for index in rows.indices {
      let hidden = context.hiddenLines(at: index, in: section, next: next)
      if hidden.top { hide(\.topSeparator, "topSeparator", of: &rows[index], in: section, table) }
      if hidden.bottom { hide(\.separator, "separator", of: &rows[index], in: section, table) }
    }
    return rows
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

  private func hide(
    _ line: WritableKeyPath<CellNode, SeparatorNode?>, _ name: String, of row: inout CellNode, in section: Section,
    _ table: L.Scope
  ) {
    row[keyPath: line] = nil
    cells.scope(ofRow: row.id, in: section, at: row.location, table).view(name).forget()
  }
}

extension LayoutContext {
  /// Which of the lines at a row are hidden. A selected row's background covers the lines above and below it.
  ///
  /// - Parameter next: the section below its own, if there is one.
  func hiddenLines(at index: Int, in section: Section, next: Section?) -> (top: Bool, bottom: Bool) {
    if showsSelection(index, of: section) { return (true, true) }
    guard index + 1 < section.rows.count else {
      return (false, section.footer == nil && next?.header != nil && headersTouchRows)
    }
    return (false, showsSelection(index + 1, of: section))
  }

  private func showsSelection(_ index: Int, of section: Section) -> Bool {
    guard section.rows[index].selectionStyle != .none else { return false }
    if section.rows[index].isSelected { return true }
    guard !environment.selectedRows.isEmpty || !environment.highlightedRows.isEmpty else { return false }
    let id = section.rows[index].id
    return environment.selectedRows.contains(id) || environment.highlightedRows.contains(id)
  }
}
