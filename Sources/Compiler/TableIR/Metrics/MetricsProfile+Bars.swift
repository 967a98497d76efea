extension MetricsProfile {
  /// The bars around a table. The sources are dumps of views and trees of UI tests that people published: `oku` is Vercantez/openuikit (iOS
  /// 26.1 simulator), `nt` joxan2137/NoTomorrow (iOS 26.1, iPhone 17 Pro), `qmui` the table of devices in Tencent/QMUI_iOS issue 633.
  public struct Bars: Hashable, Sendable {
    /// The height of a navigation bar without a large title: (0, 20, 320, 44) in iOS 7, (0, 47, 428, 44) in iOS 15. 54 in iOS 26: oku.
    public var navigationHeight = 44.0
    /// The same on an iPhone in landscape, unless its width is regular: qmui, QMUI_iOS issue 1198, fluentui-apple pull request 1727.
    public var compactNavigationHeight = 32.0
    /// The same on an iPad: 50 from iOS 12 on, 44 before (qmui; ios14-ipad-plain-dark-headers). 54 in iOS 26: oku.
    public var padNavigationHeight = 50.0
    /// The upper part of the bar, in whose middle titles and buttons are; nil for the whole bar. 44 of 54 in iOS 26: a title at 11.67 and a
    /// button of (16, 0, 44, 44) in WordPress-iOS and oku.
    public var navigationRow: Double?
    /// The y of the bar on an iPad; nil for the end of the status bar. 32 in iOS 26: oku.
    public var padNavigationTop: Double?
    /// The y of the bar on an iPhone in landscape, where no other part of the safe area is above it: 0 where the status bar is hidden, as it is
    /// from iOS 8 on; 20 in iOS 7 (inamiy/YIFullScreenScroll issue 37). 24 in iOS 26: an inset of 78 (oku; react-navigation issue 13256).
    public var landscapeNavigationTop = 0.0
    /// Whether the bar begins higher than the safe area on a screen with a Dynamic Island: at 53.67 instead of 59, and at 56.33 instead of 62 (393, 430
    /// and 440 points wide). Not in iOS 26: (0, 62, 402, 54).
    public var islandsRaise = true
    /// What a large title adds: 96 = 44 + 52 and 106 = 54 + 52 (oku). 61.5 at AX1 in iOS 26, where no other size was observed.
    public var largeTitleHeight = 52.0
    /// The distance of a large title from the top of its part of the bar, to the nearest pixel: 3.67 @3x, 3.5 @2x (oku).
    public var largeTitleTop = 3.6
    /// Bold, at every content size category.
    public var largeTitleSize = 34.0
    /// What a search field adds: a row of 52 with the field a point below its top and 36 high, in iOS 11 (ios11-plain-sectionindex-375), 13, 16
    /// (ios16-insetgrouped-sectionindex-430) and 17. In iOS 26 the field in the bar was not seen; it is assumed to be the same.
    public var searchHeight = 52.0
    /// The distance of the search field from the top of its row.
    public var searchFieldTop = 1.0
    /// The height of the search field.
    public var searchFieldHeight = 36.0
    /// From the search field's side to its magnifying glass: ios11-plain-sectionindex-375, ios16-insetgrouped-sectionindex-430.
    public var searchPadding = 8.0
    /// From the search field's side to its text.
    public var searchTextX = 30.0
    /// The height of a search field that is a capsule at the bottom of an iPhone's screen without tabs, 28 from its sides and its bottom; nil for one in the bar.
    /// (28, 798, 346, 48) of 402 × 874 in Settings and Mail of iOS 26.4.
    public var searchCapsuleHeight: Double?
    /// The distance of that capsule from the sides and the bottom of the screen.
    public var searchCapsuleSide = 28.0
    /// The distance of that capsule from the top of its toolbar.
    public var searchCapsuleTop = 10.0
    /// The font size of titles, buttons and placeholders, at every content size category. Titles are semibold.
    public var titleSize = 17.0
    /// From the side of the bar to its contents, in bars narrower than `wideWidth`: 16 from iOS 11 on, 8 before (inks of
    /// ios11-plain-sectionindex-375 and ios9-plain-sectionindex-condensed-zhHant-375).
    public var margin = 16.0
    /// The same in wider bars: 20 of 414 (App Store), 430 (ios16-insetgrouped-sectionindex-430) and 440.
    public var wideMargin = 20.0
    /// The width from which bars are wide.
    public var wideWidth = 414.0
    /// Between two buttons: 8, and 8 in each of them: a text 52 wide in a button of 60, a stack (240, 0, 127, 44) of 375.
    public var itemSpacing = 16.0
    /// The weight of buttons.
    public var itemWeight = FontWeight.regular
    /// The arrow of a back button: (8, 11.5, 13, 21), its title from 27 (iOS 8; ios13-grouped-dark-value1).
    public var backArrowSize = LayoutSize(width: 13, height: 21)
    /// The x of the arrow.
    public var backArrowX = 8.0
    /// Between the arrow and the title of a back button.
    public var backArrowGap = 6.0
    /// The height of the glass around a button; nil for buttons without it. 44 in iOS 26, around 'Filter' (287.5, 0, 71.5, 44) of 375: oku.
    public var platterHeight: Double?
    /// From the sides of that glass to a text, together.
    public var platterPadding = 32.0
    /// The height of a tab bar, with the safe area below it unless `tabBarsCoverSafeArea`: (0, 519, 320, 49), and 83 = 49 + 34.
    public var tabBarHeight = 49.0
    /// The same on an iPhone in landscape, unless its width is regular: qmui, react-navigation pull request 8728.
    public var compactTabBarHeight = 32.0
    /// The same on an iPad: 65 = 45 + 20 (qmui; ios14-ipad-plain-dark-headers).
    public var padTabBarHeight = 45.0
    /// Whether that is the whole height: 83 with and without a home indicator in iOS 26 (oku, nt).
    public var tabBarsCoverSafeArea = false
    /// The y of a tab in its bar, or in its glass.
    public var tabTop = 1.0
    /// The height of a tab: (2, 1, 76, 48) of 320 with four; 54 in iOS 26.
    public var tabHeight = 48.0
    /// The y of the middle of a tab's image in the tab: (32, 5.5, 25, 25) in iOS 8.
    public var tabImageMiddle = 18.0
    /// The y of a tab's title in the tab: (29.5, 35, 30, 12).
    public var tabTitleTop = 35.0
    /// The font size of a tab's title.
    public var tabTitleSize = 10.0
    /// The same beside the image, where the bar is low or on an iPad: flutter pull request 39258, ios14-ipad-plain-dark-headers.
    public var wideTabTitleSize = 13.0
    /// The weight of a tab's title: medium from iOS 13 on.
    public var tabTitleWeight = FontWeight.medium
    /// The height of the glass with the tabs; nil for a bar as wide as the screen. (21, 0, 360, 62) of 402: nt.
    public var tabPlatterHeight: Double?
    /// The minimum distance of the glass from the sides.
    public var tabPlatterSide = 21.0
    /// Around the tabs in the glass.
    public var tabPlatterPadding = 4.0
    /// How much two tabs in the glass share.
    public var tabOverlap = 8.25
    /// From one tab in the glass to the next, where there is room: (4, 4, 94, 54) and (90, 4, 94, 54) in a glass of 274 (oku), 68.75 of 402 with five (nt).
    public var tabPitch = 85.92
  }
}
