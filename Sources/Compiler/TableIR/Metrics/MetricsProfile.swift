/// The geometry of one era of UIKit: all numbers that layout rules use. Lengths are in points.
///
/// A new profile is iOS 15 to 18 at the content size category Large; the other eras set only the numbers that differ
/// (`TableLayout/Metrics`), as do custom profile files. The comment of each number lists the ids of the observations it was
/// derived from. Those of Xcode 13's canvas used a smaller content size: they support `Sizes`, and iOS 15 is assumed to equal 16.
public struct MetricsProfile: Hashable, Sendable {
  /// Its name in layout trees.
  public var name = "ios15"
  /// The major versions of iOS that it covers; for a profile file, the version that it extends.
  public var versions = 15...18
  /// The origin of its numbers, for a profile file.
  public var origin = Origin()
  /// The distances of contents from the sides of a cell.
  public var margins = Margins()
  /// How high rows are, and how they grow.
  public var rows = Rows()
  /// Where labels and images are in the contentView, and the fonts of the cell styles.
  public var labels = Labels()
  /// The sizes and slots of standard accessories, and of switches, sliders and buttons.
  public var accessories = Accessories()
  /// The sizes of all other controls, and the fonts of their texts.
  public var controls = Controls()
  /// The thickness and the extent of the lines between rows.
  public var separators = Separators()
  /// The heights of sections' headers and footers, and the fonts of their titles.
  public var headers = Headers()
  /// The corners and the sides of cards and of groups of rows.
  public var groups = Groups()
  /// The controls of a table that is being edited, and how far they move the contents.
  public var editingControls = EditingControls()
  /// The buttons of a row that is swiped open.
  public var swipeActions = SwipeActions()
  /// The section index at the trailing edge.
  public var indexes = Indexes()
  /// The navigation bar, the search field and the tab bar around the table.
  public var bars = Bars()
  /// Content configurations, and how lists differ from tables.
  public var lists = Lists()

  /// Creates a metrics profile with its defaults.
  public init() {}

  /// The origin of the numbers of a profile file.
  public struct Origin: Hashable, Sendable {
    /// The era of UIKit that it is based on, by the name of its profile; nil for an era itself.
    public var era: String?
    /// The places of the numbers that files set, by their paths: `labels.imageGap`.
    public var places: [String: Place] = [:]
    /// What is assumed of a system that was not observed in full; nil for one whose numbers all have observations.
    public var assumption: Assumption?

    /// Creates an origin with its defaults.
    public init() {}

    /// A system is assumed to be like another one but for what was observed of it.
    public struct Assumption: Hashable, Sendable {
      /// The other one, by its major version.
      public var ios: Int
      /// The numbers that were observed, by their paths: `lists.contentMargin`.
      public var observed: Set<String>

      /// Creates an assumption.
      public init(ios: Int, observed: Set<String>) {
        self.ios = ios
        self.observed = observed
      }
    }

    /// A line of a profile file.
    public struct Place: Hashable, Sendable {
      /// The path of the profile file, or `<stdin>`.
      public var file: String
      /// Counted from 1.
      public var line: Int

      /// Creates a place.
      public init(file: String, line: Int) {
        self.file = file
        self.line = line
      }
    }
  }
}

extension MetricsProfile {
  /// The leading and trailing margins of a cell.
  public struct Margins: Hashable, Sendable {
    /// On tables narrower than `wideWidth`: 16 at 320 and 375: ib-c04944, rt-ios14-appleid.
    public var narrow = 16.0
    /// 20 at 390 and wider: ib-c05053, 350-wide cards at 390, 374-wide ones at 414.
    public var wide = 20.0
    /// 390, as two projects and the iOS 26.1 simulator (20 at 393) show.
    public var wideWidth = 390.0
    /// Whether the margin inside a card depends on the width of the card, not of the table.
    public var followCards = false
    /// The maximum width of contents in a wide table with that option: 176 to 848 of 1024 in ios9-ipadpro-plain-readablewidth-1024
    /// and ios9-ipadpro-grouped-readablewidth-1024, at Large. The guide of iOS 26 is reported to be wider (WordPress-iOS pull request
    /// 24813), without a figure: it is assumed to be the same.
    public var readableWidth = 672.0
    /// How much wider that is for each point of Body: 896 at XXXL, as far as pictures of Jimmy-Lee/iOSUIForDesigner tell to three points,
    /// between avatars of both sizes. Assumed at the accessibility sizes, where it is wider than any iPad.
    public var readableWidthGrowth = 112.0 / 3

    /// The margin for a width.
    public func margin(width: Double) -> Double { width < wideWidth ? narrow : wide }
  }

  /// The lines between rows.
  public struct Separators: Hashable, Sendable {
    /// In pixels: (0, row − 0.5, W, 0.5) @2x: rt-ios14-appleid.
    public var pixels = 1.0
    /// In points, the same on every screen; nil for `pixels`.
    public var points: Double?
    /// Whether lines between rows begin at the edge of the cell instead of at its text.
    public var beginAtEdge = false
    /// Whether lines are inset by the margin at the trailing end, as at the leading end.
    public var areInsetAtBothEnds = false
    /// Whether a plain table has a line above its first row.
    public var beginPlainTables = false
    /// Whether lines continue below the last row of a plain table that is shorter than the screen: up to iOS 14.
    public var fillScreen = false
  }

  /// Groups of rows: cards of inset grouped tables, and the groups of grouped tables up to iOS 6.
  public struct Groups: Hashable, Sendable {
    /// The corners of a card. Published: 10 from iOS 13 to 18.
    public var cornerRadius = 10.0
    /// The distance from the contents of grouped cells to the sides of the table, on tables narrower than 400.
    public var sideInset = 0.0
    /// The same on wider tables, as a fraction of the table's width, within limits.
    public var sideInsetShare = 0.0
    /// Its minimum and maximum.
    public var leastWideInset = 0.0
    /// The maximum distance of grouped contents from the sides of wider tables.
    public var mostWideInset = 0.0
    /// How much taller the first row, and the last row, of a group is than the others, for its edge.
    public var edgeHeight = 0.0
  }

  /// The controls of a table that is being edited. The frames are those of the iOS 26.1 simulator (rt-ios26-subedit-496). No dump of an
  /// earlier edit or reorder control was found: there they are set so that ink is where snapshots show it, and so are those
  /// of other eras (`TableLayout/Metrics`). What no picture shows is taken from iOS 26.
  ///
  /// Sizes are those at Large; a growth is added for each point that Body is larger, up to a largest value. Growths are read off
  /// 23-point Body (st-ios26-4), largest values off 33-point Body (st-ios26-5; `AX1` captures): how they grow in between was not
  /// observed.
  public struct EditingControls: Hashable, Sendable {
    /// The margin beside the controls; nil for the table's.
    public var margin: Double?
    /// The control for deleting, inserting or choosing, in the middle between the table's margin and the contentView. Its disc is
    /// 11/13 of it: 20.33 across in ios16-multiselect-390 and ios17-18-multiselect-375.
    public var controlSize = LayoutSize(width: 24, height: 24)
    /// How much wider and taller the control is for each point that Body is larger.
    public var controlGrowth = 8.5 / 6
    /// The size up to which the control grows.
    public var largestControlSize = LayoutSize(width: 39, height: 38)
    /// How much closer to the margin than the centre it is: the disc from 1.33 beyond the margin to 21.67.
    public var controlShift = 0.5
    /// How much higher than the centre it is: the disc from 12.33 to 32.67 in a row of 44.
    public var controlLift = -0.5
    /// How much higher it is for each point that Body is larger, without a largest value.
    public var controlLiftGrowth = 0.35
    /// From the table's margin to the contentView: 40 at 16, 44 at 20; 47.5 at 23-point Body, 55 at 33. The text begins 56 and 60
    /// from the side on iOS 13 to 18 too (ios13.5-14-multiselect-375, ios16-multiselect-390).
    public var contentX = 24.0
    /// How much further in the contentView is for each point that Body is larger.
    public var contentXGrowth = 7.5 / 6
    /// The distance up to which `contentX` grows.
    public var largestContentX = 39.0
    /// The margin of text inside the contentView, on both iPhones and iPads.
    public var contentMargin = 16.0
    /// The reorder control ends at the margin and has the height of its row: (332, 0, 27, 62) of 375; 36.5 and 41 wide.
    public var reorderWidth = 27.0
    /// How much wider the reorder control is for each point that Body is larger.
    public var reorderWidthGrowth = 9.5 / 6
    /// The width up to which the reorder control grows.
    public var largestReorderWidth = 41.0
    /// Between an editing accessory and the reorder control: not observed.
    public var accessoryGap = 8.0
    /// Its three lines: (0, 24, 27, 15); (0, 48, 41, 21.5) at 33-point Body. They are assumed to grow with the control.
    public var reorderMarkHeight = 15.0
    /// How much taller the three lines together are for each point that Body is larger.
    public var reorderMarkHeightGrowth = 0.88
    /// The height up to which the three lines grow.
    public var largestReorderMarkHeight = 21.5
  }
}
