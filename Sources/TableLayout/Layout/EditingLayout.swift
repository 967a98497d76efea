import TableIR

/// The controls of a row while its table is edited, and the room that they take from the contentView.
struct EditingLayout {
  let context: LayoutContext
  /// Nil while the table is not edited, or for a row that cannot be.
  let editing: RowEditing?
  /// The row's accessory is for a row at rest: while it is edited, its editing accessory stands in its place.
  let accessory: Accessory

  init(context: LayoutContext, row: Row) {
    self.context = context
    editing = context.environment.isEditing ? context.table.editing(of: row) : nil
    accessory = editing == nil ? row.accessory : row.editingAccessory
  }

  private var metrics: MetricsProfile.EditingControls { context.profile.editingControls }

  var isIndented: Bool { editing?.indents == true }

  /// How far the controls push the contentView in from the safe area, in points: 0 where there are none.
  var leading: Double { isIndented ? context.tableMargins.leading + contentX : 0 }
  var trailing: Double { editing?.isReorderable == true ? context.tableMargins.trailing + reorderWidth : 0 }

  /// Where an accessory ends beside the control for moving, from the safe area: 0 where there is none.
  var trailingOfAccessory: Double { trailing == 0 ? 0 : trailing + metrics.accessoryGap }

  // MARK: Lengths at the environment's content size category

  var controlSize: Size {
    let (size, largest) = (metrics.controlSize, metrics.largestControlSize)
    return Size(
      width: grown(size.width, metrics.controlGrowth, largest.width),
      height: grown(size.height, metrics.controlGrowth, largest.height))
  }
  var controlLift: Double { metrics.controlLift + metrics.controlLiftGrowth * max(context.bodySizeAboveLarge, 0) }
  var contentX: Double { grown(metrics.contentX, metrics.contentXGrowth, metrics.largestContentX) }
  var reorderWidth: Double { grown(metrics.reorderWidth, metrics.reorderWidthGrowth, metrics.largestReorderWidth) }
  private var reorderMarkHeight: Double {
    grown(metrics.reorderMarkHeight, metrics.reorderMarkHeightGrowth, metrics.largestReorderMarkHeight)
  }

  private func grown(_ length: Double, _ growth: Double, _ largest: Double) -> Double {
    guard growth > 0 else { return length }
    return context.grid.round(min(length + growth * context.bodySizeAboveLarge, max(largest, length)))
  }

  /// In a cell of a height.
  func control(cellHeight: Double) -> EditingControlNode? {
    guard let editing, editing.indents, let style = controlStyle(editing) else { return nil }
    let size = controlSize
    let x = context.contentInsets.left + context.tableMargins.leading + (contentX - size.width) / 2
    return EditingControlNode(
      style: style,
      frame: context.grid.place(size, x: x, y: (cellHeight - size.height) / 2 - controlLift))
  }

  /// UIKit's circle for choosing is the same view as its controls for deleting and inserting, so it has their frame; none was
  /// observed.
  func controlStyle(_ editing: RowEditing) -> EditingControlNode.Style? {
    if editing.style != .none, context.table.allowsMultipleSelectionDuringEditing { return .multipleSelection }
    return switch editing.style {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  func reorderControl(cellHeight: Double) -> ReorderControlNode? {
    guard editing?.isReorderable == true else { return nil }
    let x = context.cellWidth - context.contentInsets.right - trailing
    let (width, height) = (reorderWidth, reorderMarkHeight)
    return ReorderControlNode(
      frame: context.grid.snap(Rect(x: x, y: 0, width: width, height: cellHeight)),
      mark: context.grid.place(
        Size(width: width, height: height), x: 0, y: ((cellHeight - height) / 2).rounded(.up)))
  }
}
