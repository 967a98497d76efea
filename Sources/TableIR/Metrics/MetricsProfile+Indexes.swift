extension MetricsProfile {
  /// The index at the trailing edge of a plain table. No dump of one is among the observations: the widths are those that are
  /// published for iOS 9 (issue 231 of forkingdog/UITableView-FDTemplateLayoutCell), the titles' size and distance those of the
  /// re-implementation mindz-eye/MYTableViewIndex, whose titles are bold. They are taken for every era.
  public struct Indexes: Hashable, Sendable {
    /// The width of an index whose titles are narrower.
    public var leastWidth = 15.0
    /// What one with wider titles is wider than they are.
    public var padding = 4.0
    public var titleSize = 11.0
    public var titleWeight = FontWeight.semibold
    /// Between two titles.
    public var spacing = 0.5
  }
}
