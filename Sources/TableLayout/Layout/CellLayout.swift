import TableIR

/// Lays out one cell.
struct CellLayout: Sendable {
  let context: LayoutContext
  private let accessories: AccessoryLayout

  init(context: LayoutContext) {
    self.context = context
    accessories = AccessoryLayout(context: context)
  }

  /// The cell of a row whose top is at `y` in the table's content space.
  func node(_ row: Row, in section: Section, isFirstSection: Bool, position: RowPosition, y: Double) -> CellNode {
    let insets = context.contentInsets
    let separators = SeparatorLayout(context: context, section: section, row: row, position: position)
    let margins = CellMargins(context: context, separator: separators.separator)
    let reserved = accessories.reservedWidth(row.accessory)
    let cellEnd = context.cellWidth - insets.right
    let accessoryEnd = cellEnd - max(context.accessoryMargin, separators.separator.rightInset ?? 0)
    let contentWidth = max((reserved == 0 ? cellEnd : accessoryEnd - reserved) - insets.left, 0)
    let content = CellContent(row: row, context: context, margins: margins, contentWidth: contentWidth)
    let edges = GroupEdges(context: context, position: position)
    let height =
      switch row.height ?? section.rowHeight ?? context.table.rowHeight {
      case .points(let points): points + edges.height
      case .automatic: content.automaticHeight(separator: separators.height) + edges.height
      }
    let frame = context.grid.snap(Rect(x: context.cellX, y: y, width: context.cellWidth, height: height))
    let contentHeight = max(frame.height - edges.height - separators.heightOffContentView, 0)
    let placed = content.place(height: contentHeight)
    let fills = BackgroundCascade(context: context, section: section, row: row, position: position)
    return CellNode(
      id: row.id, position: position, frame: frame,
      isSelected: row.isSelected || context.environment.selectedRows.contains(row.id), background: fills.normal,
      selectedBackground: fills.selected,
      cornerRadius: context.table.style == .insetGrouped ? context.profile.groups.cornerRadius : 0,
      contentView: context.grid.snap(Rect(x: insets.left, y: edges.top, width: contentWidth, height: contentHeight)),
      imageView: placed.imageView, textLabel: placed.textLabel, detailTextLabel: placed.detailTextLabel,
      subviews: row.views.isEmpty ? [] : context.nodes(row.views),
      accessoryView: accessories.node(row.accessory, trailing: accessoryEnd, cellHeight: frame.height),
      topSeparator: separators.top(
        cellSize: frame.size, isFirstSection: isFirstSection, textX: content.textX),
      separator: separators.bottom(cellSize: frame.size, textX: content.textX), location: row.location)
  }
}

/// What a row at the edge of an etched group is higher by (iOS 6).
private struct GroupEdges {
  /// Above the contentView.
  let top: Double
  /// Above and below it.
  let height: Double

  init(context: LayoutContext, position: RowPosition) {
    let edge = context.table.style == .grouped ? context.profile.groups.edgeHeight : 0
    top = position == .top || position == .single ? edge : 0
    height = top + (position == .bottom || position == .single ? edge : 0)
  }
}
