extension MetricsProfile {
  /// The headers and footers of sections.
  public struct Headers: Hashable, Sendable {
    /// The heights that depend on the content size category, at those where they were observed.
    public var sizes = [
      // 38 = 22 + 16 and 22.3333 + 15.6667: gaps of 56 = 18 + 38: ib-s01801, ib-s01828. A title without words is the padding:
      // 40 = 18 + 22 (ib-s01081), 47.6667 = 18 + 22.3333 + 7.3333 (ib-s01832). 39 on 1x screens: ib-s00327 (iOS 10).
      // Footers of one line are 30: gaps of 68; each further line adds 16: gaps of 84, 100 (ib-s01806); rt-cat-hf-inset-195.
      // Without words 22: gaps of 60, 51.6667 (ib-s01832). Plain 28: ib-s01817.
      Titles(
        category: .large, headerPadding: ByScale(23, 22, 67.0 / 3), footerPadding: ByScale(14, 14, 43.0 / 3),
        emptyFooter: ByScale(22, 22, 22), plain: ByScale(28, 28, 28)),
      // 32 = 17.5 + 14.5 and 31.6667 = 17.3333 + 14.3333: ib-s01513, ib-s01654; without words: ib-s01670. Footers of one line
      // 26.5 and 26.3333, 14 for each further line: ib-s01516, ib-s01762; without words 19 (ib-s01529) and 18.6667
      // (ib-s01781). Plain 22.5 and 22.6667: ib-s01643, ib-s01674.
      Titles(
        category: .extraSmall, headerPadding: ByScale(18, 17.5, 52.0 / 3), footerPadding: ByScale(12, 12, 12),
        emptyFooter: ByScale(19, 19, 56.0 / 3), plain: ByScale(23, 22.5, 68.0 / 3)),
    ]
    /// What the first header of a grouped table is higher by, titled, down to a pixel: 55.5 @2x (ib-s01792), 55.3333 @3x
    /// (ib-s01828); 49.5 and 49 at extraSmall (ib-s01595). Nothing under a bar with a large title: 38 in the iOS 26.1 simulator,
    /// and in ib-s01885, ib-s02056.
    public var groupedFirstExtra = 17.5
    /// What a later header is higher by in a section that has a footer title too, down to a pixel: 63.5 = 18 + 45.5: ib-s01806;
    /// 45.3333 @3x.
    public var groupedFooterExtra = 7.5
    /// An untitled header of the first section: 35 at run time: ios13-grouped screenshot, iOS 26.1 simulator. (The canvas of
    /// Interface Builder shows 17.5.)
    public var groupedFirstUntitled = 35.0
    /// Whether that applies regardless of the table's header height.
    public var groupedFirstUntitledIsFixed = false
    /// Whether a tableHeaderView takes the place of an untitled first header.
    public var tableHeaderReplacesFirstUntitled = false
    /// An untitled header of a later section, or an untitled footer: up to a pixel for a header, down for a footer: 17.5 @2x:
    /// ib-s01789; 17.6667 as a header and 17.3333 as a footer @3x: ib-s01836 and the iOS 26.1 simulator.
    public var groupedUntitled = 17.5
    /// Whether an empty title has the height of its padding (22: ib-s01081), instead of counting as missing.
    public var emptyTitlesTakeSpace = true
    /// Above a footer's first line: rt-cat-hf-inset-195: label y 8.
    public var footerTop = 8.0
    /// Between a header's last line and its bottom, in a grouped table: rt-ios26-focus-h258; the screenshots of iOS 13 and 17 agree within a point.
    public var headerBottom = 6.0
    /// How far below the centre the title of a plain table's header is.
    public var plainTitleDrop = 0.0
    /// Below the last footer of a grouped table: last row to contentSize is 17.5 + 20: rt-ios26-form-header.
    public var groupedBottom = 20.0
    /// Whether in a plain table a header or a footer with a title has the height set by the table, and one without a title takes no space.
    /// From iOS 13 every header and footer takes the height of a titled one where the table gives headers or footers a height,
    /// whatever that is: gaps of 56 = 28 + 28 (ib-s01069), 28 where it is set to 22, 30 or 40 (ib-s01348, ib-s01378, ib-s01361).
    public var plainFollowsTitles = false
    /// Above a plain table's header (`sectionHeaderTopPadding`): 50 = 22 + 28: ib-s01817.
    public var plainTopPadding = 22.0
    /// The titles of grouped tables, in points: 13, and as Footnote is to 13 at other categories.
    public var headerTitleSize = 13.0
    /// The weight of header titles in grouped tables.
    public var headerTitleWeight = FontWeight.regular
    /// The font size of footer titles at Large, in points.
    public var footerTitleSize = 13.0
    /// Whether these titles, and the heights of `sizes`, grow with the content size category.
    public var titlesScale = true
    /// Whether header titles of grouped tables are in capitals.
    public var groupedUppercases = true

    /// The heights of titles at a content size category.
    public struct Titles: Hashable, Sendable {
      /// The content size category of these heights, which no other entry of `sizes` has.
      public var category: ContentSizeCategory
      /// Above and below a header's title, in total.
      public var headerPadding: ByScale
      /// Above and below a footer's title, in total.
      public var footerPadding: ByScale
      /// A footer with an empty title.
      public var emptyFooter: ByScale
      /// A header with a title in a plain table.
      public var plain: ByScale

      /// Creates titles.
      public init(
        category: ContentSizeCategory, headerPadding: ByScale, footerPadding: ByScale, emptyFooter: ByScale,
        plain: ByScale
      ) {
        self.category = category
        self.headerPadding = headerPadding
        self.footerPadding = footerPadding
        self.emptyFooter = emptyFooter
        self.plain = plain
      }
    }
  }

  /// A length that UIKit rounds differently on screens with 1, 2 and 3 pixels per point.
  public struct ByScale: Hashable, Sendable {
    /// In points, on a screen with 1 pixel per point.
    public var at1x: Double
    /// In points, on a screen with 2 pixels per point.
    public var at2x: Double
    /// In points, on a screen with 3 pixels per point.
    public var at3x: Double

    /// Creates values by scale.
    public init(_ at1x: Double, _ at2x: Double, _ at3x: Double) {
      self.at1x = at1x
      self.at2x = at2x
      self.at3x = at3x
    }

    /// In points, at a number of pixels per point.
    public func at(scale: Double) -> Double { scale >= 3 ? at3x : scale >= 2 ? at2x : at1x }
  }
}
