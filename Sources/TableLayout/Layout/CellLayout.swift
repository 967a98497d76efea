import TableIR

/// Lays out one cell.
struct CellLayout<L: Length>: Sendable {
  let context: LayoutContext<L>
  private let accessories: AccessoryLayout<L>

  init(context: LayoutContext<L>) {
    self.context = context
    accessories = AccessoryLayout(context: context)
  }

  /// The cell of a row whose top is at `y` in the table's content space.
  func node(
    _ row: Row, in section: Section, isFirstSection: Bool, position: RowPosition, y: L, _ scope: L.Scope
  ) -> CellNode {
    let scope = self.scope(ofRow: row.id, in: section, at: row.location, scope)
    let insets = context.contentInsets
    let separators = SeparatorLayout(
      context: context, position: position, separator: context.separator(of: row, in: section), row: row.location)
    let editing = EditingLayout(context: context, row: row)
    let margins = CellMargins(
      context: context, separator: (separators.leadingInset, separators.trailingInset), isIndented: editing.isIndented)
    let accessory = editing.accessory
    let reserved = accessories.reservedWidth(accessory, row.location)
    let cellEnd = context.cellWidth.restated("the cell's width") - insets.trailing
    let accessoryEnd = cellEnd - max(margins.beyondAccessory, editing.trailingOfAccessory)
    let contentX = L(0, "the cell's edge") + insets.leading + editing.leading
    let contentEnd = reserved.points == 0 ? cellEnd - editing.trailing : accessoryEnd - reserved
    let contentWidth = (contentEnd - contentX).room
    let known = context.knownHeight(of: row, in: section)
    let heightOff = separators.heightOffContentView
    let room = CellContent<L>.Room(
      width: contentWidth, height: known.map { $0.points - heightOff.points }, rowHeight: known?.points,
      follower: Follower(accessory, isReorderable: editing.isReorderable))
    let content = CellContent(row: row, context: context, margins: margins, room: room)
    let edges = GroupEdges(context: context, position: position)
    let height = known ?? content.automaticHeight(separator: separators.height)
    let frame = context.frame(
      Frame(x: context.cellX, y: y, width: context.cellWidth, height: height + edges.height),
      turnedIn: context.tableWidth.points, of: "the table's content", scope.view("cell"))
    let cell = Extent(width: L(frame.width, "the cell's width"), height: L(frame.height, "the cell's height"))
    let swipe = SwipeLayout(context: context, row: row, in: section, height: cell.height.points)
    let contentHeight = (cell.height - edges.height - heightOff).room
    let contentView = context.frame(
      Frame(x: contentX + swipe.shift, y: edges.top, width: contentWidth, height: contentHeight), turnedIn: frame.width,
      of: "the cell", scope.view("contentView"))
    let placed = content.place(in: Size(width: contentView.width, height: contentHeight.points), scope)
    // The separator stays where the texts begin at rest.
    let restingX = content.lineX - margins.leading + margins.resting
    let fills = context.backgrounds(of: row, in: section, at: position)
    let side = context.groupSide.points
    var backgroundView = context.grid.snap(
      Rect(x: side + swipe.shiftOfCell.points, y: 0, width: frame.width - 2 * side, height: frame.height))
    if context.isRightToLeft { backgroundView.mirror(in: frame.width) }
    let held = subviews(of: row, content: content, contentView: contentView.size, scope)
    var node = CellNode(
      id: row.id, position: position, frame: frame,
      isSelected: row.isSelected || context.environment.selectedRows.contains(row.id), background: fills.normal,
      selectedBackground: fills.selected,
      backgroundView: backgroundView,
      cornerRadius: context.hasGroupCorners ? context.profile.groups.cornerRadius : 0,
      contentView: contentView,
      imageView: placed.imageView, textLabel: placed.textLabel, detailTextLabel: placed.detailTextLabel,
      subviews: held.views,
      accessoryView: accessories.node(
        accessory, trailing: accessoryEnd + swipe.shift, cellHeight: cell.height,
        contentHeight: contentHeight.restated("the contentView's height"), row.location, scope),
      editingControl: editing.control(cellHeight: cell.height, moved: swipe.shift, scope),
      reorderControl: editing.reorderControl(cellHeight: cell.height, moved: swipe.shift, scope),
      topSeparator: separators.top(
        cell: cell, isFirstSection: isFirstSection, textX: restingX, moved: swipe.shiftOfCell, scope),
      separator: separators.bottom(cell: cell, textX: restingX, moved: swipe.shiftOfCell, scope),
      location: row.location)
    node.constraints = held.constraints
    select(&node, row: row)
    node.whileEditing = whileEditing(row, scope)
    node.swipeActions = swipe.node(of: row, in: section, cell: cell, separator: separators.height, scope)
    node.className = row.className
    if !row.isUserInteractionEnabled { disable(&node) }
    return node
  }

  /// The scope for the frames of a row.
  func scope(ofRow id: String, in section: Section, at location: SourceLocation, _ table: L.Scope) -> L.Scope {
    table.subject(id, "row '\(id)' of section '\(section.id)'", at: location)
  }

  /// Sets the selected and highlighted state of a cell, and their appearance.
  private func select(_ node: inout CellNode, row: Row) {
    node.isHighlighted = context.environment.highlightedRows.contains(row.id)
    node.selectionStyle = row.selectionStyle
    // Up to iOS 12, UIKit clears the backgrounds of all views in a selected cell (iOS 13 release notes).
    if context.environment.ios < 13, node.showsSelection {
      for index in node.subviews.indices { node.subviews[index].clearBackgrounds() }
    }
    guard row.selectionStyle.isBlue(ios: context.environment.ios) else { return }
    node.textLabel?.whitenWhileHighlighted()
    node.detailTextLabel?.whitenWhileHighlighted()
  }

  /// What the row shows while its table is edited; nil if the table is being edited, or if nothing changes.
  private func whileEditing(_ row: Row, _ scope: L.Scope) -> WhileEditing? {
    guard !context.environment.isEditing, let editing = context.table.editing(of: row) else { return nil }
    let layout = EditingLayout(context: context, row: row)
    return WhileEditing(
      style: layout.controlStyle(editing), isReorderable: editing.isReorderable, indents: layout.indents(editing),
      accessory: accessories.unplaced(row.editingAccessory, row.location, scope))
  }

  /// A cell without user interaction dims its style's labels, and nothing in it takes taps.
  private func disable(_ node: inout CellNode) {
    node.isUserInteractionEnabled = false
    node.accessoryView?.isActive = false
    node.textLabel?.dim()
    node.detailTextLabel?.dim()
    for index in node.subviews.indices { node.subviews[index].deactivate() }
  }

  private func subviews(
    of row: Row, content: CellContent<L>, contentView: Size, _ scope: L.Scope
  ) -> HeldNodes {
    var nodes =
      row.views.isEmpty
      ? HeldNodes()
      : content.heldNodes(in: contentView, scope)
        ?? HeldNodes(
          context.nodes(row.views, in: contentView, designedFor: row.viewsDesignSize, of: "the contentView", scope))
    if let stack = content.stackNode(in: contentView, scope) { nodes.views.append(stack) }
    return nodes
  }
}
