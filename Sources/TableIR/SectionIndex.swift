/// The titles at the trailing edge of a table by which it is scrolled to a section (`sectionIndexTitles(for:)`).
public struct SectionIndex: Hashable, Sendable {
  /// The title that stands for a magnifying glass (`UITableView.indexSearch`).
  public static let search = "{search}"
  /// What is drawn for titles that have no room.
  public static let bullet = "•"

  /// At least one.
  public var titles: [String]
  /// `sectionIndexColor`; nil for the table's tint.
  public var color: Color?
  /// `sectionIndexBackgroundColor`; nil for none.
  public var background: Color?
  /// `sectionIndexTrackingBackgroundColor`: what is behind it while a finger is on it; nil for `background`.
  public var trackingBackground: Color?

  public init(
    titles: [String], color: Color? = nil, background: Color? = nil, trackingBackground: Color? = nil
  ) {
    self.titles = titles
    self.color = color
    self.background = background
    self.trackingBackground = trackingBackground
  }
}
