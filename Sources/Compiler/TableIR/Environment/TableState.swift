/// The state of a table.
public struct TableState: Hashable, Sendable {
  /// Whether the table is being edited.
  public var isEditing: Bool
  /// The ids of rows shown selected, in addition to those selected in the spec.
  public var selectedRows: Set<String>
  /// The ids of rows that are touched.
  public var highlightedRows: Set<String>
  /// How far the table is scrolled from its top, in points; nil if the whole table is shown.
  public var contentOffset: Double?
  /// The row with visible swipe actions; nil for none.
  public var swipedRow: SwipedRow?

  /// Creates a table state.
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

  /// All rows that the state names.
  public var namedRows: Set<String> { selectedRows.union(highlightedRows).union(swipedRow.map { [$0.id] } ?? []) }

  /// A table that is not edited, touched, swiped or scrolled, with only those rows selected that the spec selects.
  public static let normal = TableState()
}
