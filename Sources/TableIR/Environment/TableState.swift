/// What is going on in a table.
public struct TableState: Hashable, Sendable {
  /// Whether the table is being edited.
  public var isEditing: Bool
  /// The ids of rows shown selected, besides those that their spec marks.
  public var selectedRows: Set<String>

  public init(isEditing: Bool = false, selectedRows: Set<String> = []) {
    self.isEditing = isEditing
    self.selectedRows = selectedRows
  }

  public static let normal = TableState()
}
