import TableIR

/// The additional height of a row at the edge of an etched group (iOS 6), and of the first one in a plain list (iOS 26).
struct GroupEdges<L: Length> {
  /// Above the contentView.
  let top: L
  /// Above and below it.
  let height: L

  init(context: LayoutContext<L>, position: RowPosition, in section: borrowing Section) {
    let nothing = L(0, "the cell's top")
    if context.beginsPlainList(section), position == .top || position == .single {
      top = context.metric(\.lists.plainFirstTop, "above the first row of a list without a header")
      height = top
      return
    }
    let edge =
      context.table.style == .grouped ? context.metric(\.groups.edgeHeight, "the group's edge") : nothing
    top = position == .top || position == .single ? edge : nothing
    height = top + (position == .bottom || position == .single ? edge : nothing)
  }
}
