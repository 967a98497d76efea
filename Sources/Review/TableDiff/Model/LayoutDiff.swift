/// The differences between two tables in one environment.
public struct LayoutDiff: Sendable {
  /// The table on the old side, as it was compared.
  public var old: Snapshot
  /// The table on the new side, as it was compared.
  public var new: Snapshot
  /// From top to bottom of the new table; removals are listed where the row or section was.
  public var changes: [Change]
  /// The rows that were matched, in the order of the new table.
  public var matches: [RowMatch]
  /// The anchors of the changes, in the same order.
  var anchors: [ChangeAnchor] = []

  /// What was compared, of a spec and an app.
  public internal(set) var coverage: VerificationCoverage?

  /// Whether the two tables have no differences, accepted ones included.
  public var isEmpty: Bool { changes.isEmpty }
}

/// A row of the old table and its new version.
public struct RowMatch: Hashable, Sendable {
  /// The row's index in the old table.
  public var old: RowIndex
  /// The row's index in the new table.
  public var new: RowIndex
}
