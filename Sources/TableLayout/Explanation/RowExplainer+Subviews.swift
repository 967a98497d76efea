import TableIR

extension RowExplainer {
  /// The subviews that the spec gives frames, in the contentView.
  var subviewFrames: [FrameDerivation] {
    zip(row.views, cell.subviews).enumerated().map { index, pair in
      let (view, node) = pair
      let source = Derivation.Source.spec(view.location)
      return frame(view.id ?? "subview \(index)", in: "the contentView", node.frame, isMirrored: false) { number in
        switch number.quantity {
        case .x: number.start(view.frame.x, "as the spec says", source)
        case .y: number.start(view.frame.y, "as the spec says", source)
        case .width: number.start(view.frame.width, "as the spec says", source)
        case .height: number.start(view.frame.height, "as the spec says", source)
        }
        resize(&number, view, source)
        let frame = view.frame(in: cell.contentView.size, designedFor: row.viewsDesignSize)
        snap(&number, origin: number.quantity == .width ? frame.x : frame.y)
      }
    }
  }

  /// What a view's share of the contentView's growth is.
  private func resize(_ number: inout Derivation, _ view: View, _ source: Derivation.Source) {
    let (design, actual) = (row.viewsDesignSize, cell.contentView.size)
    let across = Autoresized.horizontal(view, from: design, to: actual)
    let down = Autoresized.vertical(view, from: design, to: actual)
    let (change, from, to) =
      switch number.quantity {
      case .x: (across.beforeChange, design.width, actual.width)
      case .width: (across.lengthChange, design.width, actual.width)
      case .y: (down.beforeChange, design.height, actual.height)
      case .height: (down.lengthChange, design.height, actual.height)
      }
    number.plus(
      change, "'autoresizing': its share as the contentView goes from \(from.inPoints) to \(to.inPoints)", source)
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
