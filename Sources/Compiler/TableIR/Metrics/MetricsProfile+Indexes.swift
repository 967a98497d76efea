extension MetricsProfile {
  /// The index at the trailing edge of a table. No dump of one is among the observations, and snapshots show ink: the widths are
  /// those that are published for iOS 9 (issue 231 of forkingdog/UITableView-FDTemplateLayoutCell) and agree with
  /// ios11-plain-sectionindex-375, the titles' size is that of the re-implementation mindz-eye/MYTableViewIndex. They are taken
  /// for every era since iOS 7.
  public struct Indexes: Hashable, Sendable {
    /// The minimum width of an index.
    public var leastWidth = 15.0
    /// The space on both sides of wider titles, in total.
    public var padding = 4.0
    /// The font size of titles, at every content size category.
    public var titleSize = 11.0
    /// The font weight of titles.
    public var titleWeight = FontWeight.semibold
    /// From one title to the next: its capitals up to a whole pixel, and the room between. 14 @2x in ios11-plain-sectionindex-375
    /// and ios9-plain-sectionindex-condensed-zhHant-375, 13.6667 @3x in ios16-insetgrouped-sectionindex-430.
    public var pitch = ByScale(14, 14, 41.0 / 3)
    /// What a title as round as C is higher by, whose ink reaches beyond the capitals' pixels: one pixel @3x, after C, G and S of
    /// ios16-insetgrouped-sectionindex-430.
    public var roundTitleGrowth = ByScale(0, 0, 1.0 / 3)
    /// The pitch of a bullet, which replaces titles without space: its disc and the space between. 12 @2x in
    /// ios9-plain-sectionindex-condensed-zhHant-375.
    public var bulletPitch = ByScale(12, 12, 35.0 / 3)
    /// The disc's diameter.
    public var bulletSize = 6.0
    /// What titles that are condensed leave free above and below them, each: 52 titles became 22 and 20 bullets in 603 points, and a
    /// pair more would have had room (ios9-plain-sectionindex-condensed-zhHant-375): between 14 and 28.
    public var condensedMargin = 20.0
    /// The minimum distance of cards from the side of the table with an index: 414 of 430 (ios16-insetgrouped-sectionindex-430).
    public var cardInset = 16.0
  }
}
