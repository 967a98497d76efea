/// What is going on in a table.
public struct TableState: Hashable, Sendable {
  /// Whether the table is being edited.
  public var isEditing: Bool
  /// The ids of rows shown selected, besides those that their spec marks.
  public var selectedRows: Set<String>
  /// How far the table is scrolled from its top, in points; nil for one that is shown whole.
  public var contentOffset: Double?

  public init(isEditing: Bool = false, selectedRows: Set<String> = [], contentOffset: Double? = nil) {
    self.isEditing = isEditing
    self.selectedRows = selectedRows
    self.contentOffset = contentOffset
  }

  public static let normal = TableState()
}
