import TableIR

/// The controls of a row while its table is edited, and the room that they take from the contentView.
struct EditingLayout {
  let context: LayoutContext
  /// Nil while the table is not edited, or for a row that cannot be.
  let editing: RowEditing?
  /// An accessory is for a row at rest: none beside the controls.
  let accessory: Accessory

  init(context: LayoutContext, row: Row) {
    self.context = context
    editing = context.environment.isEditing ? row.editing : nil
    accessory = editing == nil ? row.accessory : .none
  }

  private var metrics: MetricsProfile.EditingControls { context.profile.editingControls }

  var isIndented: Bool { editing?.indents == true }

  /// How far the controls push the contentView in from the safe area, in points: 0 where there are none.
  var leading: Double { isIndented ? context.tableMargins.leading + metrics.contentX : 0 }
  var trailing: Double { editing?.isReorderable == true ? context.tableMargins.trailing + metrics.reorderWidth : 0 }

  /// In a cell of a height.
  func control(cellHeight: Double) -> EditingControlNode? {
    guard let editing, editing.style != .none, editing.indents else { return nil }
    let size = metrics.controlSize
    let x = context.contentInsets.left + context.tableMargins.leading + metrics.controlX
    return EditingControlNode(
      style: editing.style,
      frame: context.grid.place(size, x: x, y: (cellHeight - size.height) / 2 - metrics.controlLift))
  }

  func reorderControl(cellHeight: Double) -> ReorderControlNode? {
    guard editing?.isReorderable == true else { return nil }
    let x = context.cellWidth - context.contentInsets.right - trailing
    let height = metrics.reorderMarkHeight
    return ReorderControlNode(
      frame: context.grid.snap(Rect(x: x, y: 0, width: metrics.reorderWidth, height: cellHeight)),
      mark: context.grid.place(
        Size(width: metrics.reorderWidth, height: height), x: 0, y: ((cellHeight - height) / 2).rounded(.up)))
  }
}
