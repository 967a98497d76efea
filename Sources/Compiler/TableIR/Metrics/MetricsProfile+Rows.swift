extension MetricsProfile {
  /// The heights of rows.
  public struct Rows: Hashable, Sendable {
    /// The minimum automatic height. From iOS 13 to 18 the line is in it: cell and contentView are 44 high and the line is at 43.6667
    /// @3x (an EarlGrey dump of iOS 13; pitch 44 in ios13-plain-default-dark, ios16-multiselect, ios18.5-plain-default-bottom).
    public var minimumAutomaticHeight = 44.0
    /// Whether an automatic row grows with its content. Before iOS 8 it did not: every row was 44 high.
    public var growWithContent = true
    /// Whether rows without a set height are automatic and grow. From iOS 8 to 10 a table did that only where it had an
    /// `estimatedRowHeight`: `subtitle` rows are 44 in ios8-plain-headers-subtitle and ios10-checkmarks-delete. `automatic` in a
    /// spec represents both.
    public var growByDefault = true
    /// A minimum height that grows with the content size category, as `UIFontMetrics` scales it for Body; 0 for none.
    public var scaledMinimumHeight = 0.0
    /// Above and below an image that makes an automatic row grow, in total, if no text style determines it: beside 17 points
    /// of a fixed size 24 points fit into 43.5 (ib-c05153), so that it is 19 at the most.
    public var imagePadding = 19.0
    /// Whether each label of an automatic row counts in whole points, or all of the row does: Body over Caption 1 makes 21 + 15
    /// and not 35 (ib-c04922).
    public var labelsAreWhole = true
    /// Above and below what fills a contentView up to its margins, in points (`contentView.layoutMargins`): 11 from iOS 11, 8
    /// before, as Interface Builder's documents have it in every cell with constraints to the margin. Not among the observations.
    public var contentMargin = 11.0
    /// Where the height of the separator goes.
    public var separatorHeight = SeparatorHeight.withinAutomaticRow

    /// Where the height of the separator counts in a row.
    public enum SeparatorHeight: String, Hashable, Sendable, CaseIterable {
      /// Up to iOS 12 a contentView ends above the separator.
      case offContentView
      /// From iOS 13 on, a contentView has the height of its row, and the separator is inside both.
      case withinAutomaticRow
      /// The same in Interface Builder from Xcode 11 on, where an automatic row is a hairline less than whole, as on no device: 43.5
      /// @2x and 43.6667 @3x (ib-c04908, ib-c05019).
      case offAutomaticRow
      /// In iOS 26, it is added to a row that grows with its text.
      case addedToAutomaticRow
    }
  }

  /// The positions of labels and images in the contentView.
  public struct Labels: Hashable, Sendable {
    /// Between image and text. 434 observations with both, in every style; ib-c04912: 16 + 29 + 15 = 60.
    public var imageGap = 15.0
    /// The width that a symbol is centred in, in points: 20 points wide at x 22 and 26 at x 19, with a margin of 20
    /// (ib-c05545, ib-c04915); so are symbols as accessories (SIMULATOR-26 section 4).
    public var symbolSlot = 24.0
    /// Whether the y of an image is rounded down to a whole point, or to a pixel.
    public var imageIsOnWholePoint = false
    /// The start of text in a cell whose separator begins at its edge: at 15, not at the margin: ib-c01439, ib-c02676, in every
    /// era. A wider inset moves them with it: ib-c00120 (30), ib-c05552 (84).
    public var leastTextX = 15.0
    /// The space from the text to the trailing edge of the contentView without an accessory; nil for the margin.
    public var trailingWithoutAccessory: Double?
    /// The same with an accessory: 8 in every one of some 300 rows: ib-c04944.
    public var trailingWithAccessory = 8.0
    /// The space from the text to the trailing edge of the cell with a disclosure indicator, if the line is shorter; nil for no such limit.
    public var beforeDisclosure: Double?
    /// The minimum space between the two labels of `value1`. The detail is compressed first: iOS 26.1 simulator; assumed here.
    public var value1Gap = 6.0
    /// The width of the first label of `value2`: text (16, ·, 91, ·), detail x 113: ib-c02171, ib-c04578.
    public var value2TextWidth = 91.0
    /// Between the two labels of `value2`.
    public var value2Gap = 6.0
    /// How far the first line of `subtitle` is lifted off the second, as a part of its font's size, up to a pixel. A sixth:
    /// 3 points at 17 (ib-c04922), 2.6667 @3x at 16 (ib-c05288), 2.5 @2x at 14 (ib-c04500), 2 at 12.
    public var subtitleLift = 1.0 / 6
    /// Whether the lift is rounded up to a whole point, or to a pixel.
    public var subtitleLiftIsWhole = false
    /// The height from which a subtitle row has room for the lift, in parts of that font's size: 54 points at 17; 50.8 at 16,
    /// 44.5 at 14 and 38 at 12 agree with what was seen.
    public var subtitleLiftHeight = 54.0 / 17
    /// The second line of `subtitle`: Body over Caption 1 (ib-c04922).
    public var subtitleDetail = TextStyle.caption1
    /// The sizes of both in points, if they do not follow Dynamic Type; nil for those of the text styles.
    public var subtitleTextSize: Double?
    /// The size of the second line of `subtitle` in points; nil for that of `subtitleDetail`.
    public var subtitleDetailSize: Double?
    /// The weight of a row's title.
    public var textWeight = FontWeight.regular
    /// Whether at the accessibility sizes of text the labels of an automatic row take as many lines as they need, and those of
    /// `value1` and `value2` are one above the other. iOS 11 brought it (WWDC 2017, session 245). Two lines of `subtitle` were
    /// observed (117 at 33-point Body: iOS 26.1 simulator); how high the others are was not, and they are laid out as those. A
    /// row of 44 points stays as it is: its `value1` detail is squeezed to nothing beside the title (iOS 26.1 simulator).
    public var stackAtAccessibilitySizes = true
    /// Whether an image is as far from the leading edge as from the top, instead of at the margin.
    public var imageIsAsFarFromSide = false
  }
}
