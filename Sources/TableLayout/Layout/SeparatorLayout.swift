import TableIR

/// Places the lines above and below a cell.
struct SeparatorLayout {
  let context: LayoutContext
  let position: RowPosition
  /// What the row, its section and the table say together.
  let separator: Separator

  init(context: LayoutContext, section: Section, row: Row, position: RowPosition) {
    self.context = context
    self.position = position
    separator = (row.separator ?? Separator()).over(section.separator).over(context.table.separator)
  }

  /// The line above a section's first row: full width in a grouped table, none where groups have sides of their own; in a plain one, where the era draws it, above the
  /// table's first row and inset as others are.
  func top(cellSize: Size, isFirstSection: Bool, textX: Double) -> SeparatorNode? {
    guard isDrawn, position == .top || position == .single else { return nil }
    switch context.table.style {
    case .grouped: return context.groupSide > 0 ? nil : whole(y: 0, cellSize: cellSize)
    case .plain where isFirstSection && context.profile.separators.beginPlainTables:
      return inset(y: 0, cellSize: cellSize, textX: textX)
    case .plain, .insetGrouped: return nil
    }
  }

  /// The line below a row: from its text to the edge, or to the margin; full width below a grouped section's last row, none
  /// below a card's.
  func bottom(cellSize: Size, textX: Double) -> SeparatorNode? {
    guard isDrawn, cellSize.height >= thickness else { return nil }
    let y = cellSize.height - thickness
    if position == .bottom || position == .single {
      switch context.table.style {
      case .insetGrouped: return nil
      case .grouped: return context.groupSide > 0 ? nil : whole(y: y, cellSize: cellSize)
      case .plain: break
      }
    }
    return inset(y: y, cellSize: cellSize, textX: textX)
  }

  private func whole(y: Double, cellSize: Size) -> SeparatorNode { node(x: 0, y: y, width: cellSize.width) }

  /// `textX` is in the contentView's space. A given inset counts from the safe area; the line without one runs to the cell's
  /// edge.
  private func inset(y: Double, cellSize: Size, textX: Double) -> SeparatorNode {
    let insets = context.contentInsets
    let x = insets.left + (separator.leftInset ?? (context.profile.separators.beginAtEdge ? 0 : textX))
    let standard =
      context.profile.separators.areInsetAtBothEnds
      ? context.margins.trailing + insets.right : context.groupSide + context.sectionIndexWidth
    let trailing = separator.rightInset.map { $0 + insets.right } ?? standard
    return node(x: x, y: y, width: max(cellSize.width - x - trailing, 0))
  }

  /// How much lower the contentView is than its row.
  var heightOffContentView: Double {
    isDrawn && context.profile.rows.separatorHeight == .offContentView ? thickness : 0
  }

  /// The height of the line, in points; 0 where there is none.
  var height: Double { isDrawn ? thickness : 0 }

  var isDrawn: Bool { separator.style != SeparatorStyle.none }

  private var thickness: Double { context.separatorThickness }

  private func node(x: Double, y: Double, width: Double) -> SeparatorNode {
    SeparatorNode(
      frame: context.grid.snap(Rect(x: x, y: y, width: width, height: thickness)),
      color: separator.color ?? .system(.separator))
  }
}
