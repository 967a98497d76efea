import TableIR

/// Places the lines above and below a cell.
struct SeparatorLayout {
  let context: LayoutContext
  let position: RowPosition
  private let separator: Separator

  init(context: LayoutContext, section: Section, row: Row, position: RowPosition) {
    self.context = context
    self.position = position
    separator = (row.separator ?? Separator()).over(section.separator).over(context.table.separator)
  }

  /// The line above a section's first row: full width in a grouped table, none elsewhere.
  func top(cellSize: Size) -> SeparatorNode? {
    guard isDrawn, context.table.style == .grouped, position == .top || position == .single else { return nil }
    return node(x: 0, y: 0, width: cellSize.width)
  }

  /// The line below a row: from its text to the edge; full width below a grouped section's last row, none below a card's.
  func bottom(cellSize: Size, textX: Double) -> SeparatorNode? {
    guard isDrawn else { return nil }
    let y = cellSize.height - thickness
    if position == .bottom || position == .single {
      switch context.table.style {
      case .insetGrouped: return nil
      case .grouped: return node(x: 0, y: y, width: cellSize.width)
      case .plain: break
      }
    }
    // A given inset counts from the safe area; the line without one runs to the cell's edge.
    let x = separator.leftInset.map { $0 + context.contentInsets.left } ?? textX
    let trailing = separator.rightInset.map { $0 + context.contentInsets.right } ?? 0
    return node(x: x, y: y, width: max(cellSize.width - x - trailing, 0))
  }

  /// How much lower the contentView is than its row.
  var heightOffContentView: Double {
    isDrawn && context.profile.rows.separatorHeight == .offContentView ? thickness : 0
  }

  private var isDrawn: Bool { separator.style != SeparatorStyle.none }

  private var thickness: Double { context.profile.separators.thickness * context.grid.pixel }

  private func node(x: Double, y: Double, width: Double) -> SeparatorNode {
    SeparatorNode(
      frame: context.grid.snap(Rect(x: x, y: y, width: width, height: thickness)),
      color: separator.color ?? .system(.separator))
  }
}
