import TableIR

extension MetricsProfile {
  /// iOS 26, as the iOS 26.1 simulator showed it.
  public static let ios26: MetricsProfile = {
    var profile = modern
    profile.name = "ios26"
    profile.versions = 26...26
    // A label is 16 inside a card of 343 or 353, and 20 inside one of 780: rt-ios26-focus-h258, `*-ipad` captures.
    profile.margins.followCards = true
    // 26 × 26 at (15, 17) in a row of 62 and a margin of 16, at 19 and 20; y 21 in 83, 33 in 117; 34.5 × 34.5 at 23-point Body.
    profile.editingControls.controlSize = LayoutSize(width: 26, height: 26)
    profile.editingControls.controlShift = 0
    profile.editingControls.controlLift = 1
    // 52 at Large (rt-ios26-focus-52), and 80 where 44 points of Body's scale are more (33-point Body).
    profile.rows.minimumAutomaticHeight = 52
    profile.rows.scaledMinimumHeight = 44
    // 62 from 20.5 + 18 + 22 + 1 at Large (rt-ios26-sub-0), 83 = 27.5 + 25.5 + 29 + 1 at XXXL (st-ios26-2), 117 from 39.5 + 36 +
    // 40 + 1 at 33-point Body.
    profile.rows.labelsAreWhole = false
    profile.rows.separatorHeight = .addedToAutomaticRow
    // The contentView's layout margins are [15, 16, 15, 8] beside an accessory (iOS 26.1 simulator).
    profile.rows.contentMargin = 15
    // 6 at 33-point Body, as 3 at Large and 4 at XXXL (iOS 26.1 simulator; st-ios26-2).
    profile.labels.subtitleLiftIsWhole = true
    // 15 points below 17: rt-ios26-sub-0.
    profile.labels.subtitleDetail = .subheadline
    // (310, 18.6667, 63, 28): rt-ios26-switch-393.
    profile.accessories.switchSize = LayoutSize(width: 63, height: 28)
    // (16, 5.5, 343, 34) in a row of 44: rt-ios26-form-287.5; a stepper is 94 × 32 as before: rt-ios26-form-375.5.
    profile.controls.segmentedControlHeight = 34
    // Its three segments are 114, 114 and 115 wide, with nothing between them.
    profile.controls.segmentSpacing = 0
    // (16, row − 1, W − 32, 1), plain and grouped, @2x and @3x alike; a plain table's first row has one above it too.
    profile.separators.points = 1
    profile.separators.areInsetAtBothEnds = true
    profile.separators.beginPlainTables = true
    // Semibold 17 as it is written, 38 high and 55.5 in the first section, at every category: rt-ios26-form-header. Footers
    // are 30: rt-cat-hf-inset-195. A plain header is 40.5 below 22 of padding: rt-cat-hf-plain-22 (Catalyst).
    profile.headers.sizes = [
      Headers.Titles(
        category: .large, headerPadding: ByScale(18, 17.5, 53.0 / 3), footerPadding: ByScale(14, 14, 43.0 / 3),
        emptyFooter: ByScale(22, 22, 22),
        plain: ByScale(41, 40.5, 122.0 / 3))
    ]
    profile.headers.headerTitleSize = 17
    profile.headers.headerTitleWeight = .semibold
    profile.headers.titlesScale = false
    profile.headers.groupedUppercases = false
    profile.headers.groupedFooterExtra = 0
    // 35 even if `heightForHeader` returns 30: iOS 26.1 simulator.
    profile.headers.groupedFirstUntitledIsFixed = true
    // 26, continuous (`cornerConfiguration`): iOS 26.1 simulator.
    profile.groups.cornerRadius = 26
    // Lists keep 16 at 390 and 402: ios26-insetgrouped-list-light-390, ios26.2-insetgrouped-list-headers-footers-402. 20 at 428
    // (ios26.1-swiftui-values-headline-dark-428) and on iPads (ios26.1-swiftui-ipad-values-834).
    profile.lists.wideWidth = 428
    // 68.5 = 15 + 20.5 + 18 + 15, 105.5 = 15 + 39.5 + 36 + 15 and 113 = 15 + 39.5 + 4 + 39.5 + 15: TableEditor t5800, and at 33-point
    // Body.
    profile.lists.contentMargin = 15
    profile.lists.textGap = 0
    profile.lists.valueGap = 4
    // A row of 130 = 15 + 48 + 4 + 48 + 15 at AX3: ios26-swiftui-labeled-ax3-390.
    profile.lists.labeledGap = 4
    // 40.3333 = 10 + 20.3333 + 10 and 29.6667 = 8 + 15.6667 + 6: ios26.2-insetgrouped-list-headers-footers-402, rt-cat-hf-inset-195.
    profile.lists.headerStyle = .headline
    profile.lists.headerTop = 10
    profile.lists.headerBottom = 10
    profile.lists.footerTop = 8
    profile.lists.footerBottom = 6
    profile.lists.minimumIsLine = true
    profile.lists.gapsAreWhole = false
    // (313, 19, 14, 14) of 343 with an image of 10.5 at 2; 28.5 × 28.5 at 33-point Body: TableEditor t5800.
    profile.lists.disclosureIsSquare = true
    profile.lists.plainFirstTop = 18.5
    // Bars are glass over the table: dumps of the iOS 26.1 simulator by openuikit, NoTomorrow and SweepPic, trees of Settings and Mail.
    profile.bars.navigationHeight = 54
    profile.bars.compactNavigationHeight = 54
    profile.bars.padNavigationHeight = 54
    profile.bars.navigationRow = 44
    profile.bars.padNavigationTop = 32
    profile.bars.landscapeNavigationTop = 24
    profile.bars.islandsRaise = false
    profile.bars.searchCapsuleHeight = 48
    profile.bars.searchPadding = 13
    profile.bars.searchTextX = 40
    profile.bars.itemSpacing = 12
    profile.bars.itemWeight = .medium
    profile.bars.platterHeight = 44
    profile.bars.tabBarHeight = 83
    profile.bars.compactTabBarHeight = 83
    profile.bars.padTabBarHeight = 83
    profile.bars.tabBarsCoverSafeArea = true
    profile.bars.tabTop = 4
    profile.bars.tabHeight = 54
    // An image of 29 × 25 at 7.5, the title at 35.
    profile.bars.tabImageMiddle = 20
    profile.bars.tabPlatterHeight = 62
    // Capsules of 63.5 × 44 at 10 and 83.5 of 157 in a row of 52, their titles of 13 points 12 from both sides; with an image of 14.5 at
    // 12 and the title at 30.5, 82 wide: iOS 26.1 simulator, by openuikit's measurements. An image alone is assumed to be in a circle.
    profile.swipeActions.capsuleHeight = 44
    profile.swipeActions.spacing = 10
    profile.swipeActions.padding = 12
    profile.swipeActions.leastWidth = 44
    profile.swipeActions.titleSize = 13
    profile.swipeActions.titleWeight = .regular
    profile.swipeActions.imageGap = 4
    profile.swipeActions.leastHeightOfBoth = 0
    return profile
  }()
}
