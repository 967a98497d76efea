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
  func node(_ row: Row, in section: Section, position: RowPosition, y: Double) -> CellNode {
    let reserved = accessories.reservedWidth(row.accessory)
    let insets = context.contentInsets
    let trailing = reserved == 0 ? context.cellWidth - insets.right : context.accessoryTrailingX - reserved
    let contentWidth = max(trailing - insets.left, 0)
    let content = CellContent(row: row, context: context, contentWidth: contentWidth)
    let height = height(row, in: section, content: content)
    let frame = context.grid.snap(Rect(x: context.cellX, y: y, width: context.cellWidth, height: height))
    let separators = SeparatorLayout(context: context, section: section, row: row, position: position)
    let contentHeight = frame.height - separators.heightOffContentView
    let placed = content.place(height: contentHeight)
    let fills = BackgroundCascade(context: context, section: section, row: row, position: position)
    return CellNode(
      id: row.id, position: position, frame: frame,
      isSelected: row.isSelected || context.environment.selectedRows.contains(row.id), background: fills.normal,
      selectedBackground: fills.selected,
      cornerRadius: context.table.style == .insetGrouped ? context.profile.insetGroup.cornerRadius : 0,
      contentView: context.grid.snap(Rect(x: insets.left, y: 0, width: contentWidth, height: contentHeight)),
      imageView: placed.imageView, textLabel: placed.textLabel, detailTextLabel: placed.detailTextLabel,
      subviews: row.views.isEmpty ? [] : context.nodes(row.views),
      accessoryView: accessories.node(row.accessory, cellSize: frame.size),
      topSeparator: separators.top(cellSize: frame.size),
      separator: separators.bottom(cellSize: frame.size, textX: insets.left + content.textX), location: row.location)
  }

  private func height(_ row: Row, in section: Section, content: CellContent) -> Double {
    switch row.height ?? section.rowHeight ?? context.table.rowHeight {
    case .points(let points): points
    case .automatic: content.automaticHeight
    }
  }
}
