extension Table {
  /// What a row shows while the table is being edited; nil if it cannot be edited.
  public func editing(of row: Row) -> RowEditing? {
    row.editing ?? (allowsMultipleSelectionDuringEditing ? RowEditing() : nil)
  }
}

/// What a row shows while its table is being edited.
public struct RowEditing: Hashable, Sendable {
  /// The control at the leading edge (`UITableViewCell.EditingStyle`).
  public enum Style: String, Sendable, CaseIterable {
    case none, delete, insert
  }

  /// The control at the leading edge; the table can replace it with a circle for selecting several rows.
  public var style: Style
  /// Whether a reorder control appears at the trailing edge.
  public var isReorderable: Bool
  /// Whether the content makes room at the leading edge if there is no control (`shouldIndentWhileEditing`).
  public var indents: Bool

  /// Creates a row editing.
  public init(style: Style = .delete, isReorderable: Bool = false, indents: Bool = true) {
    self.style = style
    self.isReorderable = isReorderable
    self.indents = indents
  }
}
