import TableIR

/// The additional height of a row at the edge of an etched group (iOS 6).
struct GroupEdges<L: Length> {
  /// Above the contentView.
  let top: L
  /// Above and below it.
  let height: L

  init(context: LayoutContext<L>, position: RowPosition) {
    let nothing = L(0, "the cell's top")
    let edge =
      context.table.style == .grouped ? context.metric(\.groups.edgeHeight, "the group's edge") : nothing
    top = position == .top || position == .single ? edge : nothing
    height = top + (position == .bottom || position == .single ? edge : nothing)
  }
}
