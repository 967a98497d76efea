import TableIR

/// Lays out one cell.
struct CellLayout<L: Length>: Sendable {
  let context: LayoutContext<L>
  private let accessories: AccessoryLayout<L>

  init(context: LayoutContext<L>) {
    self.context = context
    accessories = AccessoryLayout(context: context)
  }

  /// What is known of a cell before it has a place.
  private struct Measured {
    let separators: SeparatorLayout<L>
    let editing: EditingLayout<L>
    let margins: CellMargins<L>
    let content: CellContent<L>
    let edges: GroupEdges<L>
    let accessoryEnd: L
    let contentX: L
    let contentWidth: L
    let height: L
  }

  @inline(__always)
  private func measured(_ row: borrowing Row, in section: borrowing Section, position: RowPosition) -> Measured {
    let insets = context.contentInsets
    let sides = context.margins(of: row)
    let separators = SeparatorLayout(
      context: context, position: position, separator: context.separator(of: row, in: section), margins: sides,
      own: context.layoutMargins(of: row), row: row.location)
    let editing = EditingLayout(context: context, row: row)
    let margins = CellMargins(
      context: context, margins: sides, separator: (separators.leadingInset, separators.trailingInset),
      indent: editing.isIndented ? editing.leading : nil)
    let accessory = editing.accessory
    let reserved = accessories.reservedWidth(accessory, editing.others, row.location)
    let cellEnd = context.cellWidth.restated("the cell's width") - insets.trailing
    let accessoryEnd = cellEnd - max(margins.beyondAccessory, editing.trailingOfAccessory)
    let contentX = L(0, "the cell's edge") + insets.leading + editing.leading
    let contentEnd = reserved.points == 0 ? cellEnd - editing.trailing : accessoryEnd - reserved
    let contentWidth = (contentEnd - contentX).room
    let known = context.knownHeight(of: row, in: section)
    let room = CellContent<L>.Room(
      width: contentWidth, height: known.map { $0.points - separators.heightOffContentView.points },
      rowHeight: known?.points, follower: Follower(accessory, isReorderable: editing.isReorderable))
    let content = CellContent(row: row, context: context, margins: margins, room: room)
    let edges = GroupEdges(context: context, position: position, in: section)
    let height = known ?? content.automaticHeight(separator: separators.height)
    return Measured(
      separators: separators, editing: editing, margins: margins, content: content, edges: edges,
      accessoryEnd: accessoryEnd, contentX: contentX, contentWidth: contentWidth, height: height + edges.height)
  }

  @inline(__always)
  private func frame(height: L, y: L, _ scope: L.Scope) -> LayoutRect {
    context.frame(
      Frame(x: context.cellX, y: y, width: context.cellWidth, height: height),
      turnedIn: context.tableWidth.points, of: "the table's content", scope.view("cell"))
  }

  // A row is borrowed: the compiler then refuses to copy it.

  /// The cell of a row whose top is at `y` in the table's content space.
  func node(
    _ row: borrowing Row, in section: borrowing Section, isFirstSection: Bool, position: RowPosition, y: L,
    _ scope: L.Scope
  ) -> CellNode {
    var node = CellNode.blank
    lay(row, in: section, isFirstSection: isFirstSection, position: position, y: y, scope, into: &node)
    return node
  }

  /// The same in place of another cell, because a cell that is returned is copied.
  func lay(
    _ row: borrowing Row, in section: borrowing Section, isFirstSection: Bool, position: RowPosition, y: L,
    _ scope: L.Scope, into node: inout CellNode
  ) {
    let scope = self.scope(ofRow: row.id, in: section, at: row.location, scope)
    let measured = measured(row, in: section, position: position)
    let frame = frame(height: measured.height, y: y, scope)
    let cell = Extent(width: L(frame.width, "the cell's width"), height: L(frame.height, "the cell's height"))
    let swipe = SwipeLayout(context: context, row: row, in: section, height: cell.height.points)
    let contentHeight = (cell.height - measured.edges.height - measured.separators.heightOffContentView).room
    let contentView = context.frame(
      Frame(
        x: measured.contentX + swipe.shift, y: measured.edges.top, width: measured.contentWidth, height: contentHeight),
      turnedIn: frame.width,
      of: "the cell", scope.view("contentView"))
    let lineX = measured.content.lineX - measured.margins.leading + measured.margins.line
    let fills = context.backgrounds(of: row, in: section, at: position)
    let side = context.groupSide.points
    var backgroundView = context.grid.snap(
      LayoutRect(x: side + swipe.shiftOfCell.points, y: 0, width: frame.width - 2 * side, height: frame.height))
    if context.isRightToLeft { backgroundView.mirror(in: frame.width) }
    node = CellNode(
      id: row.id, position: position, frame: frame, selection: selection(of: row), background: fills.normal,
      selectedBackground: fills.selected,
      backgroundView: backgroundView,
      cornerRadius: context.hasGroupCorners ? context.profile.groups.cornerRadius : 0,
      contentView: contentView, className: row.className, location: row.location)
    // In the order in which frames are explained.
    measured.content.place(in: LayoutSize(width: contentView.width, height: contentHeight.points), scope, into: &node)
    setSubviews(of: row, content: measured.content, scope, into: &node)
    node.accessoryView = accessories.node(
      measured.editing.accessory, trailing: measured.accessoryEnd + swipe.shift, cellHeight: cell.height,
      contentHeight: contentHeight.restated("the contentView's height"), row.location, scope)
    if case .disclosureIndicator = measured.editing.accessory {
      node.accessoryView?.indicatorColor = accessories.indicatorColor(isEnabled: row.isUserInteractionEnabled)
    }
    var edges = CellNode.Edges(
      editingControl: measured.editing.control(cellHeight: cell.height, moved: swipe.shift, scope),
      reorderControl: measured.editing.reorderControl(cellHeight: cell.height, moved: swipe.shift, scope),
      topSeparator: measured.separators.top(
        cell: cell, isFirstSection: isFirstSection,
        isBelowHeader: section.header != nil || isFirstSection && context.table.header != nil, textX: lineX,
        moved: swipe.shiftOfCell, scope))
    if !measured.editing.others.isEmpty {
      let others = accessories.nodes(
        measured.editing.others, before: measured.editing.accessory, trailing: measured.accessoryEnd + swipe.shift,
        cellHeight: cell.height, contentHeight: contentHeight.restated("the contentView's height"), row.location, scope)
      (edges.secondAccessory, edges.thirdAccessory) = (others.first, others.dropFirst().first)
    }
    node.setEdges(edges)
    node.separator = measured.separators.bottom(cell: cell, textX: lineX, moved: swipe.shiftOfCell, scope)
    if let editing = whileEditing(row, scope) { node.whileEditing = editing }
    if let actions = swipe.node(of: row, in: section, cell: cell, separator: measured.separators.height, scope) {
      node.swipeActions = actions
    }
    if row.hasAccessibility { node.accessibility = row.accessibility }
    if hasOwnLook(node) { setOwnLook(&node) }
  }

  /// The height of a row's cell on whole pixels, in points.
  func height(ofRow index: Int, in section: Section) -> Double where L == Double {
    let position = context.position(ofRow: index, in: section)
    let height =
      section.rows.withUnsafeBufferPointer { context.knownHeight(of: $0[index], in: section) }.map {
        $0 + GroupEdges(context: context, position: position, in: section).height
      } ?? measured(section.rows[index], in: section, position: position).height
    return frame(height: height, y: 0, SilentScope()).height
  }

  /// The scope for the frames of a row.
  func scope(ofRow id: String, in section: Section, at location: SourceLocation, _ table: L.Scope) -> L.Scope {
    let sectionID = section.id
    return table.subject(id, "row '\(id)' of section '\(sectionID)'", at: location)
  }

  private func selection(of row: Row) -> CellSelection {
    // Where a closure is passed the whole row, it is copied.
    CellSelection(
      isSelected: row.isSelected ? true : context.environment.selectedRows.contains(row.id),
      isHighlighted: context.environment.highlightedRows.contains(row.id), style: row.selectionStyle,
      isUserInteractionEnabled: row.isUserInteractionEnabled)
  }

  // MARK: The look of a state

  /// Whether the state of a cell changes how its parts look.
  private func hasOwnLook(_ node: CellNode) -> Bool {
    !node.isUserInteractionEnabled || clearsBackgrounds(node)
      || node.selectionStyle.isBlue(ios: context.environment.ios)
  }

  private func setOwnLook(_ node: inout CellNode) {
    if clearsBackgrounds(node) {
      for index in node.subviews.indices { node.subviews[index].clearBackgrounds() }
    }
    if node.selectionStyle.isBlue(ios: context.environment.ios) {
      node.textLabel?.whitenWhileHighlighted()
      node.detailTextLabel?.whitenWhileHighlighted()
    }
    if !node.isUserInteractionEnabled { disable(&node) }
  }

  /// Up to iOS 12, UIKit clears the backgrounds of all views in a selected cell (iOS 13 release notes).
  private func clearsBackgrounds(_ node: CellNode) -> Bool { context.environment.ios < 13 && node.showsSelection }

  /// A cell without user interaction dims its style's labels, and nothing in it takes taps.
  private func disable(_ node: inout CellNode) {
    node.accessoryView?.isActive = false
    node.textLabel?.dim()
    node.detailTextLabel?.dim()
    for index in node.subviews.indices { node.subviews[index].deactivate() }
  }

  /// What the row shows while its table is edited; nil if the table is being edited, or if nothing changes.
  private func whileEditing(_ row: Row, _ scope: L.Scope) -> WhileEditing? {
    guard !context.environment.isEditing, let editing = context.table.editing(of: row) else { return nil }
    let layout = EditingLayout(context: context, row: row)
    return WhileEditing(
      style: layout.controlStyle(editing), isReorderable: editing.isReorderable, indents: layout.indents(editing),
      accessory: accessories.unplaced(row.editingAccessory, row.location, scope))
  }

  private func setSubviews(of row: Row, content: CellContent<L>, _ scope: L.Scope, into node: inout CellNode) {
    let contentView = node.contentView.size
    if !row.views.isEmpty {
      let contents =
        content.constrainedNodes(in: contentView, scope)
        ?? ConstrainedNodes(
          context.nodes(row.views, in: contentView, designedFor: row.viewsDesignSize, of: "the contentView", scope))
      (node.subviews, node.constraints) = (contents.views, contents.constraints)
    }
    if let stack = content.stackNode(in: contentView, scope) { node.subviews.append(stack) }
  }
}
