/// A `UISegmentedControl` whose segments have titles.
public struct SegmentedControl: Hashable, Sendable {
  public var segments: [String]
  /// Nil where none is selected.
  public var selectedSegmentIndex: Int?
  /// In points; nil for what the titles ask for.
  public var width: Double?
  /// Of the selected segment; up to iOS 12 of the whole control.
  public var tintColor: Color?

  public init(
    segments: [String], selectedSegmentIndex: Int? = nil, width: Double? = nil, tintColor: Color? = nil
  ) {
    self.segments = segments
    self.selectedSegmentIndex = selectedSegmentIndex
    self.width = width
    self.tintColor = tintColor
  }
}
