extension MetricsProfile {
  /// The buttons of a row that is swiped open. Of iOS 11 to 18 one dump shows them, ios15-swipe-buttons-music-375x667@2x: two buttons
  /// of images in a row of 48. Their titles are not among the observations.
  public struct SwipeActions: Hashable, Sendable {
    /// (74, 0, 74, 48) and (0, 0, 74, 48), for images 22 wide: ios15-swipe-buttons-music-375x667@2x.
    public var leastWidth = 74.0
    /// Titles are set in two lines where a button would be wider: square/Listable, pull request 519. Nil for no bound.
    public var mostWidth: Double? = 120
    /// From a title or an image to each side of its button. 8 is that of the re-implementation SwipeCellKit, as are the font and the
    /// gap; square/Listable's has the font too.
    public var padding = 8.0
    /// At every content size category.
    public var titleSize = 15.0
    /// The font weight of titles.
    public var titleWeight = FontWeight.medium
    /// The maximum number of lines of a title.
    public var titleLines = 2
    /// Between an image and the title below it, or in a capsule after it.
    public var imageGap = 8.0
    /// The minimum height of a row whose buttons show an image and a title: in lower ones the title is hidden. 91: Open Radar 33107135;
    /// hidden at 48 in ios15-swipe-buttons-music-375x667@2x.
    public var leastHeightOfBoth = 91.0
    /// The height of the capsules that buttons are, each in the middle of its row; nil for buttons as high as their rows.
    public var capsuleHeight: Double?
    package var areCapsules: Bool { capsuleHeight != nil }
    /// Between two buttons, and from them to the edge and to the contents.
    public var spacing = 0.0
    /// Whether leading actions and images are supported.
    public var areContextual = true
    /// Whether a swipe moves the cell itself, with its lines and its background, instead of only its contents.
    public var moveCells = true
    /// Whether buttons have the height of the row, including the line below it.
    public var coverSeparators = true
  }
}
