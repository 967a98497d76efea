import TableIR

/// The controls of a row while its table is edited, and the space that they take from the contentView.
struct EditingLayout<L: Length> {
  let context: LayoutContext<L>
  /// Nil if the table is not being edited, or the row cannot be.
  let editing: RowEditing?
  /// The row's accessory is shown at rest: while it is edited, its editing accessory replaces it.
  let accessory: Accessory

  /// Those before it, the closest first; none where it replaces them.
  let others: [Accessory]

  init(context: LayoutContext<L>, row: borrowing Row) {
    self.context = context
    editing = context.environment.isEditing ? context.table.editing(of: row) : nil
    accessory = editing == nil ? row.accessory : row.editingAccessory
    others = editing == nil ? row.otherAccessories : []
  }

  private var metrics: MetricsProfile.EditingControls { context.profile.editingControls }

  var isIndented: Bool { editing.map(indents) ?? false }

  /// Whether the content makes room at the leading edge. UIKit makes it for every control that it shows:
  /// `shouldIndentWhileEditing` applies only if there is no control (Radar 17969970).
  func indents(_ editing: RowEditing) -> Bool { editing.indents || controlStyle(editing) != nil }

  /// The distance by which the controls move the contentView in from the safe area, in points: 0 if there are none.
  var leading: L {
    guard isIndented else { return L(0, "no editing control") }
    return margin(context.tableMargins.leading).named("the margin before the editing control")
      + contentX.named("the space for the editing control")
  }
  var trailing: L {
    guard isReorderable else { return L(0, "no reorder control") }
    return margin(context.tableMargins.trailing).named("the margin beyond the reorder control")
      + reorderWidth.named("the reorder control")
  }

  /// The margin of the controls for the table's own margin.
  private func margin(_ table: L) -> L {
    metrics.margin.map { L($0, "the margin of editing controls", .number(\.editingControls.margin)) } ?? table
  }

  var isReorderable: Bool { editing?.isReorderable == true }

  /// The distance from the safe area to the end of an accessory beside the reorder control: 0 if there is none.
  var trailingOfAccessory: L {
    guard trailing.points != 0 else { return L(0, "no reorder control") }
    return trailing + context.metric(\.editingControls.accessoryGap, "between the accessory and it")
  }

  // MARK: Lengths at the environment's content size category

  private var controlSize: Extent<L> {
    let size = Extent<L>(context.profile, \.editingControls.controlSize, "its own")
    let largest = metrics.largestControlSize
    return Extent(
      width: grown(size.width, \.editingControls.controlGrowth, largest.width),
      height: grown(size.height, \.editingControls.controlGrowth, largest.height))
  }

  private var controlLift: L {
    context.metric(\.editingControls.controlLift, "lifted").plus(
      metrics.controlLiftGrowth * max(context.bodySizeAboveLarge, 0),
      "lifted further for text larger than Large",
      .number(\.editingControls.controlLiftGrowth))
  }

  private var contentX: L {
    grown(
      context.metric(\.editingControls.contentX, "from the margin to the contentView"),
      \.editingControls.contentXGrowth,
      metrics.largestContentX)
  }

  private var reorderWidth: L {
    grown(
      context.metric(\.editingControls.reorderWidth, "its own width"), \.editingControls.reorderWidthGrowth,
      metrics.largestReorderWidth)
  }

  private var reorderMarkHeight: L {
    grown(
      context.metric(\.editingControls.reorderMarkHeight, "its own height"), \.editingControls.reorderMarkHeightGrowth,
      metrics.largestReorderMarkHeight)
  }

  @inline(__always)
  private func grown(_ length: L, _ growth: KeyPath<MetricsProfile, Double>, _ largest: Double) -> L {
    let points = context.profile[keyPath: growth]
    guard points > 0 else { return length }
    let grown = min(length.points + points * context.bodySizeAboveLarge, max(largest, length.points))
    return context.grid.round(length.reaching(grown, "for a text size other than Large", .number(growth)))
  }

  /// The editing control in a cell of a height.
  /// - Parameter moved: the distance that a swipe moves it.
  func control(cellHeight: L, moved: L, _ scope: L.Scope) -> EditingControlNode? {
    guard let editing, let style = controlStyle(editing) else { return nil }
    let size = controlSize
    let room = contentX
    let frame = Frame(
      x: margin(context.tableMargins.leading).named("the leading margin") + context.contentInsets.leading
        + L(
          (room.points - size.width.points) / 2, "in the middle of \(room.points.inPoints) to the contentView",
          .number(\.editingControls.contentX))
        - context.metric(\.editingControls.controlShift, "closer to the margin") + moved,
      y: (cellHeight - size.height.named("its own height")).halved("in the middle") - controlLift,
      width: size.width, height: size.height)
    return EditingControlNode(
      style: style,
      frame: context.frame(
        frame, isPlaced: true, turnedIn: context.cellWidth.points, of: "the cell", scope.view("editingControl")))
  }

  /// UIKit's selection circle is the same view as its controls for deleting and inserting: their discs are in the same place
  /// (ios9-multiselect-320, ios9-editing-insert-delete-detail-320).
  func controlStyle(_ editing: RowEditing) -> EditingControlNode.Style? {
    if editing.style != .none, context.table.allowsMultipleSelectionDuringEditing { return .multipleSelection }
    return switch editing.style {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  func reorderControl(cellHeight: L, moved: L, _ scope: L.Scope) -> ReorderControlNode? {
    guard isReorderable else { return nil }
    let scope = scope.view("reorderControl")
    let (width, height) = (reorderWidth, reorderMarkHeight)
    let frame = context.frame(
      Frame(
        x: context.cellWidth.restated("the cell's width") - context.contentInsets.trailing - trailing + moved,
        y: L(0, "the cell's top"), width: width, height: cellHeight.restated("as tall as the cell")),
      turnedIn: context.cellWidth.points, of: "the cell", scope)
    let mark = context.frame(
      Frame(
        x: L(0, "the control's edge"),
        y: (cellHeight - height).halved("in the middle").changed(
          .up(.point), to: ((cellHeight.points - height.points) / 2).rounded(.up), reason: "up to a whole point",
          source: nil), width: width, height: height),
      isPlaced: true, turnedIn: nil, of: "the reorderControl", scope.view("reorderControl.mark"))
    return ReorderControlNode(frame: frame, mark: mark)
  }
}
