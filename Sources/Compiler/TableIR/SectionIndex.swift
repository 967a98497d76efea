/// The titles at the trailing edge of a table, for scrolling to a section (`sectionIndexTitles(for:)`).
public struct SectionIndex: Hashable, Sendable {
  /// The title for a magnifying glass (`UITableView.indexSearch`).
  public static let search = "{search}"
  /// The replacement for titles without space.
  public static let bullet = "•"

  /// Empty if only colours are known, as in Interface Builder: nothing is shown.
  public var titles: [Phrase]
  /// `sectionIndexColor`; nil for the table's tint.
  public var color: Color?
  /// `sectionIndexBackgroundColor`; nil for none.
  public var background: Color?
  /// `sectionIndexTrackingBackgroundColor`: the background while the index is touched; nil for `background`.
  public var trackingBackground: Color?

  /// Creates a section index.
  public init(
    titles: [Phrase], color: Color? = nil, background: Color? = nil, trackingBackground: Color? = nil
  ) {
    self.titles = titles
    self.color = color
    self.background = background
    self.trackingBackground = trackingBackground
  }
}
