/// What is different between two tables in one environment.
public struct LayoutDiff: Sendable {
  public var old: Snapshot
  public var new: Snapshot
  /// From top to bottom of the new table; what is gone stands where it was.
  public var changes: [Change]
  /// The rows that are the same ones on both sides, in the order of the new table.
  public var matches: [RowMatch]

  public var isEmpty: Bool { changes.isEmpty }
}

/// A row of the old table and the one that became of it.
public struct RowMatch: Hashable, Sendable {
  public var old: RowIndex
  public var new: RowIndex
}
