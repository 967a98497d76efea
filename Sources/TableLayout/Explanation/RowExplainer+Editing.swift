import TableIR

extension RowExplainer {
  /// The control for deleting or inserting, in the cell.
  var editingControlFrame: FrameDerivation? {
    guard let control = cell.editingControl else { return nil }
    let metrics = context.profile.editingControls
    let size = editing.controlSize
    return frame("editingControl", in: "the cell", control.frame) { number in
      switch number.quantity {
      case .x:
        number.start(context.tableMargins.leading, "the leading margin", marginSource(of: context.tableWidth))
        number.plus(context.contentInsets.left, "the safe area and the group's side", .environment)
        number.plus(
          (editing.contentX - size.width) / 2, "in the middle of \(editing.contentX.inPoints) to the contentView",
          .profile("editingControls.contentX"))
        snap(&number, origin: 0)
      case .y:
        number.start(cell.frame.height, "the cell's height")
        number.minus(size.height, "its own height", .profile("editingControls.controlSize"))
        number.halve("in the middle")
        number.minus(editing.controlLift, "lifted", .profile("editingControls.controlLift"))
        snap(&number, origin: 0)
      case .width: controlLength(&number, metrics.controlSize.width, size.width)
      case .height: controlLength(&number, metrics.controlSize.height, size.height)
      }
    }
  }

  /// The control for moving the row, in the cell.
  var reorderControlFrame: FrameDerivation? {
    guard let control = cell.reorderControl else { return nil }
    let width = context.profile.editingControls.reorderWidth
    return frame("reorderControl", in: "the cell", control.frame) { number in
      switch number.quantity {
      case .x: reorderX(&number)
      case .y: number.start(0, "the cell's top")
      case .width:
        number.start(width, "its own width", .profile("editingControls.reorderWidth"))
        growth(&number, from: width, to: editing.reorderWidth, "editingControls.reorderWidthGrowth")
        var x = Derivation(.x)
        reorderX(&x)
        snap(&number, origin: x.value)
      case .height: number.start(cell.frame.height, "as high as the cell")
      }
    }
  }

  private func reorderX(_ number: inout Derivation) {
    number.start(context.cellWidth, "the cell's width")
    minusTrailingInset(&number)
    number.minus(context.tableMargins.trailing, "the margin beyond the control", marginSource(of: context.tableWidth))
    number.minus(editing.reorderWidth, "its own width", .profile("editingControls.reorderWidth"))
    if number.quantity == .x { snap(&number, origin: 0) }
  }

  private func controlLength(_ number: inout Derivation, _ length: Double, _ grown: Double) {
    number.start(length, "its own size", .profile("editingControls.controlSize"))
    growth(&number, from: length, to: grown, "editingControls.controlGrowth")
    number.round(.nearest(.pixel), "to the nearest pixel", to: context.grid.round(grown))
  }

  /// What a control is larger by because the text is.
  private func growth(_ number: inout Derivation, from length: Double, to grown: Double, _ name: String) {
    number.plus(grown - length, "as the text has another size than Large", .profile(name))
  }
}
