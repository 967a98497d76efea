import TableIR

/// What a row at the edge of an etched group is higher by (iOS 6).
struct GroupEdges {
  /// Above the contentView.
  let top: Double
  /// Above and below it.
  let height: Double

  init(context: LayoutContext, position: RowPosition) {
    let edge = context.table.style == .grouped ? context.profile.groups.edgeHeight : 0
    top = position == .top || position == .single ? edge : 0
    height = top + (position == .bottom || position == .single ? edge : 0)
  }
}
