import TableIR

/// The separators that continue below the last row of a plain table that is shorter than the screen, up to iOS 14: spaced like rows
/// (44.3333 below rows of 44.3333: ios14.5-plain-switch-390), gone in ios15.5-plain-switch-hittargets-390. A table's footer, even one
/// without height, ends them.
struct EmptyRows<L: Length> {
  let context: LayoutContext<L>

  /// In the table's content space, for a table that is laid out and scrolled.
  ///
  /// - Parameter lastRow: the height of the last row, in points; nil if there are none.
  func lines(below table: TableNode, lastRow: Double?, _ scope: L.Scope) -> [SeparatorNode] {
    guard context.profile.separators.fillScreen, table.style == .plain, table.footer == nil,
      let visible = table.visibleRect ?? (table.adjustedContentInset == .zero ? nil : table.wholeScreen)
    else { return [] }
    let height = height(below: lastRow)
    let separators = SeparatorLayout(
      context: context, position: .middle, separator: context.table.separator, margins: context.margins, row: .start)
    let cell = Extent(width: L(table.frame.width, "the table's width"), height: L(height, "an empty row's height"))
    // Lower rows would form a grey area.
    guard height >= 1,
      let line = separators.bottom(
        cell: cell, textX: context.margins.leading, moved: L(0, "no row is swiped"), scope)
    else {
      return []
    }
    // The frame was recorded in the space of a cell, but there is no cell.
    scope.view("separator").forget()
    let count = Int(((visible.maxY - table.contentSize.height) / height).rounded(.up))
    return (0..<max(count, 0)).map { index in
      var line = line
      line.frame.y += table.contentSize.height + Double(index) * height
      return line
    }
  }

  /// The table's `rowHeight`, otherwise the last row's height, in points.
  private func height(below lastRow: Double?) -> Double {
    if case .points(let points) = context.table.rowHeight { return points }
    return lastRow ?? context.profile.rows.minimumAutomaticHeight
  }
}
