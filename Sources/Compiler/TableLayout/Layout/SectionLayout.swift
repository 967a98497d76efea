import TableIR

/// Lays out one section: its header, its rows one below the other, its footer.
struct SectionLayout<L: Length>: Sendable {
  let context: LayoutContext<L>
  private let cells: CellLayout<L>
  private let supplementary: HeaderFooterLayout<L>

  init(context: LayoutContext<L>) {
    self.context = context
    cells = CellLayout(context: context)
    supplementary = HeaderFooterLayout(context: context)
  }

  /// The section whose top is at `top` in the table's content space, without its rows, the y of each of them, and where the next section begins.
  ///
  /// - Parameter heights: those of its rows' cells, in points.
  func node(
    _ section: Section, at index: Int, y top: L, heights: [Double], _ table: L.Scope
  ) -> (node: SectionNode, tops: [Double], end: Double) {
    let scope = table.subject(section.id, "section '\(section.id)'", at: section.location)
    var y = top + supplementary.topPadding(section)
    let header = supplementary.header(section, isFirst: index == 0, y: y, scope.view("header"))
    if let header {
      let height = section.header == nil ? supplementary.untitledHeaderHeight(isFirst: index == 0).points : nil
      y = y.reaching(end(of: header, height: height, at: y), "its header's height")
    }
    let rowsTop = y
    let tops = place(heights, of: section, at: index, from: &y, table)
    y = rowsTop.reaching(y.points, "its rows")
    let isLast = index == context.table.sections.count - 1
    let footer = supplementary.footer(section, isLast: isLast, y: y, scope.view("footer"))
    let bottom = footer?.frame.maxY ?? (context.keepsFractions ? context.grid.round(y.points) : y.points)
    let untitled = section.footer == nil ? supplementary.untitledFooterHeight(isLast: isLast).points : nil
    let node = SectionNode(
      id: section.id, hasOwnID: section.hasOwnID,
      frame: LayoutRect(x: 0, y: top.points, width: context.tableWidth.points, height: bottom - top.points),
      header: header, footer: footer, rows: [], location: section.location)
    return (node, tops, footer.map { end(of: $0, height: untitled, at: y) } ?? y.points)
  }

  /// Where what follows a header or a footer begins.
  /// - Parameter height: what it takes; nil for a title, which ends on a pixel if it begins on one.
  private func end(of view: SupplementaryNode, height: Double?, at y: L) -> Double {
    context.keepsFractions ? y.points + (height ?? view.frame.height) : view.frame.maxY
  }

  /// Places the rows of a section one below the other, explains those that are meant, and returns the y of each.
  ///
  /// - Parameter y: the top of the first, and then the bottom of the last.
  private func place(
    _ heights: [Double], of section: Section, at index: Int, from y: inout L, _ table: L.Scope
  ) -> [Double] {
    let top = y
    var tops: [Double] = []
    tops.reserveCapacity(heights.count)
    for (row, height) in heights.enumerated() {
      if table.tells(section.rows[row].id) { explain(row, of: section, at: index, y: y, table) }
      tops.append(context.grid.round(y.points))
      y = top.reaching(
        (context.keepsFractions ? y.points : tops[row]) + height + (row + 1 < heights.count ? context.rowSpacing : 0),
        (row == 0 ? "the row above" : "the \(row + 1) rows above")
          + (context.rowSpacing > 0 ? ", with 'listRowSpacing' \(context.rowSpacing.inPoints)" : ""))
    }
    return tops
  }

  /// Records the frames of a row's cell.
  private func explain(_ row: Int, of section: Section, at index: Int, y: L, _ table: L.Scope) {
    let declared = section.rows[row]
    context.work.spend(LayoutCost.row)
    _ = cells.node(
      declared, in: section, isFirstSection: index == 0,
      position: context.position(ofRow: row, in: section), y: y, table)
    let hidden = context.hiddenLines(at: row, of: section, at: index)
    let scope = cells.scope(ofRow: declared.id, in: section, at: declared.location, table)
    if hidden.top { scope.view("topSeparator").forget() }
    if hidden.bottom { scope.view("separator").forget() }
  }
}

extension LayoutContext {
  /// Which of the lines at a row of a section are hidden. A selected row's background covers the lines above and below it.
  func hiddenLines(at row: Int, of section: Section, at index: Int) -> (top: Bool, bottom: Bool) {
    if showsSelection(row, of: section) { return (true, true) }
    guard row + 1 < section.rows.count else {
      // A footer of the table takes away the line of the last row up to iOS 14, which is why apps set an empty one: nine reports, and none of a
      // later system. The rule looks at the last section, even if that has no rows.
      if table.style == .plain, environment.ios < 15, index + 1 == table.sections.count, let footer = table.footer,
        footer.height != 0
      {
        return (false, true)
      }
      let hasHeaderBelow = index + 1 < table.sections.count && table.sections[index + 1].header != nil
      return (false, section.footer == nil && hasHeaderBelow && headersTouchRows)
    }
    return (false, showsSelection(row + 1, of: section))
  }

  private func showsSelection(_ index: Int, of section: Section) -> Bool {
    guard section.rows[index].selectionStyle != .none else { return false }
    if section.rows[index].isSelected { return true }
    guard !environment.selectedRows.isEmpty || !environment.highlightedRows.isEmpty else { return false }
    let id = section.rows[index].id
    return environment.selectedRows.contains(id) || environment.highlightedRows.contains(id)
  }
}
