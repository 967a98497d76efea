extension MetricsProfile {
  /// Content configurations, in tables and lists, and the differences between a list of a collection view or of SwiftUI and a table.
  ///
  /// Those of iOS 15 to 18 are printed by UIKit itself as the layout margins and paddings of a configuration: {11, 16, 11, 8}, 16 and
  /// 3 of `cell`, {17, 8, 6, 8} of `groupedHeader` (public logs of an app's console). Of what a configuration's own numbers do not
  /// decide, pictures of SwiftUI lists show.
  public struct Lists: Hashable, Sendable {
    /// From this width of the list on its margins are wide: 16 at 300 (rt-ios16-insetlist), 20 at 402
    /// (ios18.5-insetgrouped-list-headers-footers-402) and 430 (ios17-insetgrouped-switches).
    public var wideWidth = 390.0
    /// The margin above, and below, the text of a cell.
    public var contentMargin = 11.0
    /// Between image and text.
    public var imageGap = 16.0
    /// Between the text and the secondary text below it.
    public var textGap = 3.0
    /// The same for a configuration with both side by side if there is space.
    public var valueGap = 3.0
    /// The same in SwiftUI's lists, whose `LabeledContent` stacks them at accessibility sizes: a row of 118.67 with two lines of 48 at AX3
    /// (ios17-swiftui-labeled-ax3-390, ios18-swiftui-ipad-labeled-ax3-1194).
    public var labeledGap = 2.0 / 3
    /// The fonts of titles, which grow with the content size category as the texts of SwiftUI do. How high headers are at other sizes than Large
    /// was not observed: their margins are taken to stay.
    public var headerStyle = TextStyle.footnote
    /// The text style of footers' titles.
    public var footerStyle = TextStyle.footnote
    /// Above and below a header's title: 17 + 15.6667 + 6 = 38.6667 (rt-ios16-insetlist), from 62 to 100.6667 in
    /// ios18.5-insetgrouped-list-headers-footers-402.
    public var headerTop = 17.0
    /// Below a header's title.
    public var headerBottom = 6.0
    /// Above and below a footer's: 6 + 15.6667 + 12 = 33.6667, from 188.6667 to 222.3333 in the same picture.
    public var footerTop = 6.0
    /// Below a footer's title.
    public var footerBottom = 12.0
    /// Whether a row of SwiftUI is at least as high as a line of Body by Dynamic Type's own leading, with its margins: 51 at Medium in 116 rows of
    /// 25 pictures of iOS 26, 52 at Large (ios26-swiftui-links-390, ios26.2-swiftui-headers-402).
    public var minimumIsLine = false
    /// Whether the space below a section without a footer, and above one without a header, is rounded up to pixels: 35.33 between
    /// cards at 3x, 18 + 18 at 1x (ios18-swiftui-links-390, ios18-swiftui-debug-values-450). In iOS 26 it is 17.5, and what follows is placed on the
    /// nearest pixel (ios26-swiftui-links-390).
    public var gapsAreWhole = true
    /// Whether a disclosure indicator is centred in a square box. A chevron's ink ends 20.7 before
    /// the end of its card in ios17-insetgrouped-switches, where a table's does.
    public var disclosureIsSquare = false
    /// Above the contents of the first row of a plain list of a collection view whose first section has no header: a row of 70.5 before
    /// one of 52, with its title at 34.5 (iOS 26.1 simulator, by openuikit's measurements). Nothing in lists of SwiftUI.
    public var plainFirstTop = 0.0
    /// How far a switch reaches beyond the margin, as its alignment rectangle is smaller than its frame: 392 of 410, the margin at
    /// 390, in ios17-insetgrouped-switches.
    public var switchOverhang = 2.0
  }
}
