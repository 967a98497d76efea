import TableIR

/// What the overlay draws over a picture of a band, in the picture's own space: its top left corner is the origin.
enum OverlayMark: Hashable {
  /// A view that stands elsewhere or has another size.
  case moved(from: Rect, to: Rect, label: String?)
  case added(Rect)
  case removed(Rect)
  /// Something else about a view that stands where it stood.
  case changed(Rect)
  /// A row that the picture does not have there: where it was or is to be, between two that are there.
  case absentRow(y: Double, name: String, RowMark)
}
