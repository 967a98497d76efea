extension MetricsProfile {
  /// The controls that have no number among the accessories, and the texts in them. Of iOS 13 to 18 none of them is among the
  /// observations: their sizes are those that Interface Builder gives them in public storyboards.
  public struct Controls: Hashable, Sendable {
    /// 94 × 32, as later: rt-ios26-form-375.5.
    public var stepperSize = LayoutSize(width: 94, height: 32)
    /// 32 from Xcode 11 on, a point of it below the alignment rectangle. 34 in iOS 26: rt-ios26-form-287.5.
    public var segmentedControlHeight = 32.0
    /// What a segment is wider than the widest title, in whole points: three segments of which the widest has five ideographs of 13
    /// points are 257 wide in Interface Builder, 85 each and a point between them.
    public var segmentPadding = 20.0
    /// Between two segments.
    public var segmentSpacing = 1.0
    /// The font size of segments' titles, at every content size category.
    public var segmentTitleSize = 13.0
    /// Regular, and medium where it is selected: as in the control of rt-ios26-form-287.5.
    public var segmentTitleWeight = FontWeight.regular
    /// The weight of the selected segment's title; it does not change the width of segments.
    public var selectedSegmentTitleWeight = FontWeight.medium
    /// 20 × 20 and 37 × 37 in Interface Builder from iOS 8 on (`gray`, `whiteLarge`, `medium`, `large`).
    public var activityIndicatorSize = LayoutSize(width: 20, height: 20)
    /// The size of an activity indicator of the style `large`.
    public var largeActivityIndicatorSize = LayoutSize(width: 37, height: 37)
    /// 4 high from iOS 14 on, and assumed to be so in iOS 13; 2 before. 150 wide unless another width is set.
    public var progressViewSize = LayoutSize(width: 150, height: 4)
    /// What a field without a border is higher than its line in whole points: 22 at 17 points, rt-ios26-form-55.5, whose
    /// text is 20.5 high and a point below its top.
    public var textFieldPadding = 1.0
    /// 34 with a rounded border, at 14 and at 17 points.
    public var roundedTextFieldHeight = 34.0
    /// From a rounded border to the text: 7, read off a screenshot of iOS 11.
    public var roundedTextFieldInset = 7.0
    /// The width of a text field with neither text nor placeholder.
    public var emptyTextFieldWidth = 97.0
    /// Around the text of a text view, both sides together: `textContainerInset` of 8 above and below, and `lineFragmentPadding` of 5 at
    /// the sides, as Apple documents both; a line of 19.33 in one of 35.33 (ac-0257).
    public var textViewPadding = LayoutSize(width: 10, height: 16)
    /// Around image and title of a button with a configuration, both sides together: 7 above and below, 12 at the sides. "Button" of 51 × 20.33
    /// makes one 75 wide (ac-0224), "Use Camera" one of 118 × 34.33 (ac-0388).
    public var buttonConfigurationPadding = LayoutSize(width: 24, height: 14)
    /// Around a badge's text, both sides together. UIKit has no badges in rows: this is the project's choice.
    public var badgePadding = LayoutSize(width: 14, height: 4)
    /// The font size of a badge's text, if that has none of its own, at every content size category.
    public var badgeTextSize = 15.0
  }
}
