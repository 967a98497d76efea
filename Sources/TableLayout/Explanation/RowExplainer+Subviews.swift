import TableIR

extension RowExplainer {
  /// The subviews that the spec gives frames, in the contentView.
  var subviewFrames: [FrameDerivation] {
    let explainer = SubviewExplainer(
      grid: context.grid, holder: "the contentView", design: row.viewsDesignSize, size: cell.contentView.size)
    return explainer.frames(of: row.views, cell.subviews)
  }

  /// The stack between the contentView's margins.
  var stackFrame: FrameDerivation? {
    guard row.stack != nil, let node = cell.subviews.last else { return nil }
    let margin = min(context.profile.rows.contentMargin, cell.contentView.height / 2)
    return frame("stack", in: "the contentView", node.frame) { number in
      switch number.quantity {
      case .x: number.start(content.leadingX, "the leading margin and the indentation")
      case .y: number.start(margin, "the margin above", .profile("rows.contentMargin"))
      case .width:
        number.start(content.trailingX, "where the contents end")
        number.minus(content.leadingX, "where they begin")
      case .height:
        number.start(cell.contentView.height, "the contentView's height")
        number.minus(2 * margin, "the margins above and below", .profile("rows.contentMargin"))
      }
      snap(&number, origin: number.quantity == .width ? content.leadingX : margin)
    }
  }
}
