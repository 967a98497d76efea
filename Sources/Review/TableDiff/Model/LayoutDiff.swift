/// The differences between two tables in one environment.
public struct LayoutDiff: Sendable {
  public var old: Snapshot
  public var new: Snapshot
  /// From top to bottom of the new table; removals are listed where the row or section was.
  public var changes: [Change]
  /// The rows that were matched, in the order of the new table.
  public var matches: [RowMatch]
  /// The anchors of the changes, in the same order.
  var anchors: [ChangeAnchor] = []

  public var isEmpty: Bool { changes.isEmpty }
}

/// A row of the old table and its new version.
public struct RowMatch: Hashable, Sendable {
  public var old: RowIndex
  public var new: RowIndex
}
