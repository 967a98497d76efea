/// The kinds of frame that the report tells apart.
enum FrameKind: String, CaseIterable {
  /// A row's place in its table, and its height.
  case cell
  /// The space above a section's rows.
  case sectionOffset
  /// The height that an automatic row takes for its content.
  case automaticHeight
  case contentView, textLabel, detailTextLabel, imageView, accessoryView, separator, editingControl, reorderControl
  /// A section header's height, and its title's frame.
  case header
}
