import TableIR

/// A mark that the overlay draws over the picture of a band, in the picture's space, with the origin at its top left
/// corner.
enum OverlayMark: Hashable {
  /// A view that moved or has a different size.
  case moved(from: LayoutRect, to: LayoutRect, label: String?)
  case added(LayoutRect)
  case removed(LayoutRect)
  /// Another change of a view that did not move.
  case changed(LayoutRect)
  /// A row that is not in the picture: the line between two rows where it was or will be.
  case absentRow(y: Double, name: String, RowMark)
}
