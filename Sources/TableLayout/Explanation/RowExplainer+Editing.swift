import TableIR

extension RowExplainer {
  /// The control for deleting or inserting, in the cell.
  var editingControlFrame: FrameDerivation? {
    guard let control = cell.editingControl else { return nil }
    let metrics = context.profile.editingControls
    let size = Derivation.Source.profile("editingControls.controlSize")
    return frame("editingControl", in: "the cell", control.frame) { number in
      switch number.quantity {
      case .x:
        number.start(context.tableMargins.leading, "the leading margin", marginSource(of: context.tableWidth))
        number.plus(context.contentInsets.left, "the safe area and the group's side", .environment)
        number.plus(metrics.controlX, "from the margin to the control", .profile("editingControls.controlX"))
        snap(&number, origin: 0)
      case .y:
        number.start(cell.frame.height, "the cell's height")
        number.minus(metrics.controlSize.height, "its own height", size)
        number.halve("in the middle")
        number.minus(metrics.controlLift, "lifted", .profile("editingControls.controlLift"))
        snap(&number, origin: 0)
      case .width: fixed(&number, metrics.controlSize.width, size)
      case .height: fixed(&number, metrics.controlSize.height, size)
      }
    }
  }

  /// The control for moving the row, in the cell.
  var reorderControlFrame: FrameDerivation? {
    guard let control = cell.reorderControl else { return nil }
    let width = context.profile.editingControls.reorderWidth
    let source = Derivation.Source.profile("editingControls.reorderWidth")
    return frame("reorderControl", in: "the cell", control.frame) { number in
      switch number.quantity {
      case .x: reorderX(&number, width: width, source)
      case .y: number.start(0, "the cell's top")
      case .width:
        number.start(width, "its own width", source)
        var x = Derivation(.x)
        reorderX(&x, width: width, source)
        snap(&number, origin: x.value)
      case .height: number.start(cell.frame.height, "as high as the cell")
      }
    }
  }

  private func reorderX(_ number: inout Derivation, width: Double, _ source: Derivation.Source) {
    number.start(context.cellWidth, "the cell's width")
    number.minus(context.contentInsets.right, "the safe area and the group's side", .environment)
    number.minus(context.tableMargins.trailing, "the margin beyond the control", marginSource(of: context.tableWidth))
    number.minus(width, "its own width", source)
    if number.quantity == .x { snap(&number, origin: 0) }
  }

  private func fixed(_ number: inout Derivation, _ length: Double, _ source: Derivation.Source) {
    number.start(length, "its own size", source)
    number.round(.nearest(.pixel), "to the nearest pixel", to: context.grid.round(length))
  }
}
