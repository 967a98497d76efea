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
    let editing = EditingLayout(context: context, row: row)
    let margins = CellMargins(context: context, separator: separators.separator, editing: editing)
    let accessory = editing.accessory
    let reserved = accessories.reservedWidth(accessory)
    let cellEnd = context.cellWidth - insets.right
    let accessoryEnd = cellEnd - max(margins.beyondAccessory, editing.trailingOfAccessory)
    let contentX = insets.left + editing.leading
    let contentEnd = reserved == 0 ? cellEnd - editing.trailing : accessoryEnd - reserved
    let contentWidth = max(contentEnd - contentX, 0)
    let known = context.knownHeight(of: row, in: section)
    let room = CellContent.Room(
      width: contentWidth,
      height: known.map { $0 - separators.heightOffContentView },
      follower: CellContent.Follower(accessory, editing: editing))
    let content = CellContent(row: row, context: context, margins: margins, room: room)
    let edges = GroupEdges(context: context, position: position)
    let height = known ?? content.automaticHeight(separator: separators.height).points
    let frame = context.grid.snap(Rect(x: context.cellX, y: y, width: context.cellWidth, height: height + edges.height))
    let contentHeight = max(frame.height - edges.height - separators.heightOffContentView, 0)
    let placed = content.place(height: contentHeight)
    let contentView = context.grid.snap(Rect(x: contentX, y: edges.top, width: contentWidth, height: contentHeight))
    // A line stays where the texts begin at rest.
    let restingX = content.textX - margins.leading + margins.resting
    let fills = BackgroundCascade(context: context, section: section, row: row, position: position)
    var node = CellNode(
      id: row.id, position: position, frame: frame,
      isSelected: row.isSelected || context.environment.selectedRows.contains(row.id), background: fills.normal,
      selectedBackground: fills.selected,
      backgroundView: context.grid.snap(
        Rect(x: context.groupSide, y: 0, width: frame.width - 2 * context.groupSide, height: frame.height)),
      cornerRadius: context.hasGroupCorners ? context.profile.groups.cornerRadius : 0,
      contentView: contentView,
      imageView: placed.imageView, textLabel: placed.textLabel, detailTextLabel: placed.detailTextLabel,
      subviews: subviews(of: row, content: content, contentView: contentView.size),
      accessoryView: accessories.node(
        accessory, trailing: accessoryEnd, cellHeight: frame.height, contentHeight: contentHeight),
      editingControl: editing.control(cellHeight: frame.height),
      reorderControl: editing.reorderControl(cellHeight: frame.height),
      topSeparator: separators.top(cellSize: frame.size, isFirstSection: isFirstSection, textX: restingX),
      separator: separators.bottom(cellSize: frame.size, textX: restingX),
      location: row.location)
    select(&node, row: row)
    node.whileEditing = whileEditing(row)
    node.className = row.className
    if !row.isUserInteractionEnabled { disable(&node) }
    return node
  }

  /// Marks a cell under a finger, and what shows of it and of being selected.
  private func select(_ node: inout CellNode, row: Row) {
    node.isHighlighted = context.environment.highlightedRows.contains(row.id)
    node.selectionStyle = row.selectionStyle
    guard row.selectionStyle.isBlue(ios: context.environment.ios) else { return }
    node.textLabel?.whitenWhileHighlighted()
    node.detailTextLabel?.whitenWhileHighlighted()
  }

  /// What the row shows once its table is edited; nil where it is, or where that changes nothing.
  private func whileEditing(_ row: Row) -> WhileEditing? {
    guard !context.environment.isEditing, let editing = context.table.editing(of: row) else { return nil }
    var accessory = accessories.node(row.editingAccessory, trailing: 0, cellHeight: 0, contentHeight: 0)
    accessory?.frame.x = 0
    accessory?.frame.y = 0
    return WhileEditing(
      style: EditingLayout(context: context, row: row).controlStyle(editing), isReorderable: editing.isReorderable,
      indents: editing.indents, accessory: accessory)
  }

  /// A cell without user interaction dims its style's labels, and nothing in it is tapped.
  private func disable(_ node: inout CellNode) {
    node.isUserInteractionEnabled = false
    node.accessoryView?.isActive = false
    node.textLabel?.dim()
    node.detailTextLabel?.dim()
    for index in node.subviews.indices { node.subviews[index].deactivate() }
  }

  private func subviews(of row: Row, content: CellContent, contentView: Size) -> [ViewNode] {
    var nodes =
      row.views.isEmpty ? [] : context.nodes(row.views, in: contentView, designedFor: row.viewsDesignSize)
    if let stack = content.stackNode(height: contentView.height, location: row.location) { nodes.append(stack) }
    return nodes
  }
}
