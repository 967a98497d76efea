import TableIR

/// The index of a table.
public struct SectionIndexNode: Hashable, Sendable {
  /// In the table's content space, beside its visible part.
  public var frame: LayoutRect
  /// What is drawn from top to bottom, in the index's space: the titles, or some of them with bullets for those between.
  public var titles: [LabelNode]
  /// The background at rest (`UITableView.sectionIndexBackgroundColor`); nil if the spec sets none.
  public var background: Color?
  /// The background while a finger is on it.
  public var trackingBackground: Color?

  /// Creates a section index node.
  public init(frame: LayoutRect, titles: [LabelNode], background: Color? = nil, trackingBackground: Color? = nil) {
    self.frame = frame
    self.titles = titles
    self.background = background
    self.trackingBackground = trackingBackground
  }
}
