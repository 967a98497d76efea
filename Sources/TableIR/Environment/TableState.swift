/// What is going on in a table.
public struct TableState: Hashable, Sendable {
  /// Whether the table is being edited.
  public var isEditing: Bool
  /// The ids of rows shown selected, besides those that their spec marks.
  public var selectedRows: Set<String>
  /// The ids of rows under a finger.
  public var highlightedRows: Set<String>
  /// How far the table is scrolled from its top, in points; nil for one that is shown whole.
  public var contentOffset: Double?
  public var swipedRow: SwipedRow?

  public init(
    isEditing: Bool = false, selectedRows: Set<String> = [], highlightedRows: Set<String> = [],
    contentOffset: Double? = nil, swipedRow: SwipedRow? = nil
  ) {
    self.isEditing = isEditing
    self.selectedRows = selectedRows
    self.highlightedRows = highlightedRows
    self.contentOffset = contentOffset
    self.swipedRow = swipedRow
  }

  /// The rows that the state names, for whatever reason.
  public var namedRows: Set<String> { selectedRows.union(highlightedRows).union(swipedRow.map { [$0.id] } ?? []) }

  public static let normal = TableState()
}
