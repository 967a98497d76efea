import TableIR

extension MetricsProfile {
  /// iOS 10.
  public static let ios10: MetricsProfile = {
    var profile = ios11
    profile.name = "ios10"
    profile.versions = 10...10
    // 16 on iPhones, 20 on the widest and on iPads: rt-lnpopup-375, rt-dvia-320. (Interface Builder's canvas used 15.)
    profile.margins.wideWidth = 414
    // 15 although the margin is 16: rt-lnpopup-375, rt-dvia-320; ib-c00776.
    profile.labels.trailingWithoutAccessory = 15
    profile.bars.margin = 8
    profile.bars.wideMargin = 8
    profile.bars.padNavigationHeight = 44
    profile.bars.compactTabBarHeight = 49
    profile.bars.padTabBarHeight = 49
    // Both lines of a subtitle stay together: ib-c00728, also where the second wraps (109.5 high).
    profile.labels.subtitleLift = 0
    profile.labels.stackAtAccessibilitySizes = false
    profile.rows.contentMargin = 8
    // ios8-plain-headers-subtitle, ios8-plain-images-disclosure, ios10-checkmarks-delete.
    profile.rows.growByDefault = false
    // Titles of 18 with 15 at both sides: "Delete" 82.5 wide in ios10-edit-reorder-delete-images-320@2x and ios10-checkmarks-delete,
    // 83 in ios9-swipe-delete-320@1x, "Hi" 47 in ios10-rowaction-320@2x; (15, 11, 87, 21.5) in a button of 117: rt-ios8-375.
    profile.swipeActions.leastWidth = 0
    profile.swipeActions.mostWidth = nil
    profile.swipeActions.padding = 15
    profile.swipeActions.titleSize = 18
    profile.swipeActions.titleWeight = .regular
    profile.swipeActions.titleLines = 1
    // Images and leading actions came with UIContextualAction. Lines stay where they are: the three pictures, rt-ios7-disclosure.
    profile.swipeActions.areContextual = false
    profile.swipeActions.moveCells = false
    return profile
  }()

  /// iOS 8 and 9. Two dumps of iOS 8 show a margin of 15 and no accessory (rt-ios8-plain, rt-ios8-375), three of 8 and 9 one of 16
  /// (rt-radar18290376-a, rt-dvia-320, rt-mail-320): 16 is reproduced, which later systems keep.
  public static let ios8: MetricsProfile = {
    var profile = ios10
    profile.name = "ios8"
    profile.versions = 8...9
    // On devices as later (55.5 in the first section: rt-ipad-settings). The canvas ran at Medium: 50 under a bar of 64, later 33
    // (ib-s00103, ib-s00107; 32 @2x: ib-s00207); footers 34 @1x and 34.5 @2x, 16 for each further line (ib-s00202, ib-s00189).
    profile.headers.sizes.append(
      Headers.Titles(
        category: .medium, headerPadding: ByScale(17, 16, 16), footerPadding: ByScale(18, 18.5, 18.5),
        emptyFooter: ByScale(18, 18, 18),
        plain: ByScale(28, 28, 28)))
    profile.headers.titlesScale = false
    return profile
  }()

  /// iOS 7.
  public static let ios7: MetricsProfile = {
    var profile = ios8
    profile.name = "ios7"
    profile.versions = 7...7
    profile.rows.growWithContent = false
    profile.bars.landscapeNavigationTop = 20
    // With or without a footer of its own, as the canvas showed it: ib-s00177. Devices with iOS 8 add 7.5: ios8-grouped-switches.
    profile.headers.groupedFooterExtra = 0
    // (0, 0, 82, 43.5) in a row of 44: rt-ios7-disclosure. Later they cover the line: ios10-edit-reorder-delete-images-320@2x.
    profile.swipeActions.coverSeparators = false
    // 15 everywhere: rt-ios7-disclosure (287 of 320), ib-c00032.
    profile.margins.narrow = 15
    profile.margins.wide = 15
    // (302, 16, 8, 12.5): rt-ios7-predisplay.
    profile.accessories.disclosureHeight = 12.5
    // 55 under a bar of 64 (ib-s00007), later 38: 48 = 10 + 38 (ib-s00011). Plain 22: ib-s00037.
    profile.headers.sizes = [
      Headers.Titles(
        category: .large, headerPadding: ByScale(22, 22, 22), footerPadding: ByScale(14, 14, 14),
        emptyFooter: ByScale(10, 10, 10),
        plain: ByScale(22, 22, 22))
    ]
    return profile
  }()

  /// iOS 6 and earlier: etched groups, bold titles, no margins but the labels' own.
  public static let ios6: MetricsProfile = {
    var profile = ios7
    profile.name = "ios6"
    profile.versions = 6...6
    // Texts begin at 10 and end 10 before the contentView, with an accessory too: ib-c00028, ib-c00026.
    profile.margins.narrow = 10
    profile.margins.wide = 10
    profile.labels.leastTextX = 10
    profile.labels.trailingWithoutAccessory = 10
    profile.labels.trailingWithAccessory = 10
    profile.labels.beforeDisclosure = nil
    // An image is as far from the side as from the top, and a text 10 after it: rt-ios6-subtitle-image.
    profile.labels.imageGap = 10
    profile.labels.imageIsAsFarFromSide = true
    // text (10, ·, 67, ·), detail x 83: ib-c00017.
    profile.labels.value2TextWidth = 67
    // Bold 17; bold 18 above 14: ib-c00026, rt-ios6-subtitle-image (22 and 18 high).
    profile.labels.textWeight = .bold
    profile.labels.subtitleTextSize = 18
    profile.labels.subtitleDetailSize = 14
    // (0, row − 1, W, 1) at every scale: rt-ios6-disclosure.
    profile.separators.points = 1
    profile.separators.beginAtEdge = true
    // contentView ends 20 before the cell with a disclosure indicator (rt-ios6-disclosure, ib-c00026), 33 with a detail
    // disclosure button, which has no indicator beside it (ib-c00025).
    profile.accessories.gap = 0
    profile.accessories.disclosureWidth = 10
    // (300, 20, 10, 13) in a row of 55 with a contentView of 54, three times in a dump on a public wiki.
    profile.accessories.disclosureHeight = 13
    profile.accessories.checkmarkSlot = 10
    profile.accessories.detailSlot = 23
    profile.accessories.detailDisclosureGap = nil
    // As in UIKit's headers and Interface Builder of that time.
    profile.accessories.switchSize = LayoutSize(width: 79, height: 27)
    profile.accessories.sliderHeight = 23
    profile.controls.stepperSize = LayoutSize(width: 94, height: 27)
    profile.controls.segmentedControlHeight = 44
    profile.controls.segmentPadding = 20
    profile.controls.segmentTitleSize = 16
    profile.controls.segmentTitleWeight = .bold
    profile.controls.selectedSegmentTitleWeight = .bold
    profile.controls.progressViewSize = LayoutSize(width: 150, height: 9)
    profile.controls.roundedTextFieldHeight = 31
    // Titles are bold 17: 46 in the first section, later 36 beside a footer's 10 (ib-s00002); untitled 10 (ib-s00003).
    profile.headers.sizes = [
      Headers.Titles(
        category: .large, headerPadding: ByScale(15, 15, 15), footerPadding: ByScale(14, 14, 14),
        emptyFooter: ByScale(10, 10, 10),
        plain: ByScale(22, 22, 22))
    ]
    profile.headers.headerTitleSize = 17
    profile.headers.headerTitleWeight = .bold
    profile.headers.groupedUppercases = false
    profile.headers.groupedFirstExtra = 10
    profile.headers.groupedFirstUntitled = 10
    profile.headers.tableHeaderReplacesFirstUntitled = false
    profile.headers.groupedUntitled = 10
    profile.headers.groupedBottom = 0
    // Groups are inset by 10 from the sides of an iPhone's table, 45 of 768: ib-c00011, ib-c00009. Each row at a group's
    // edge is a point higher: 45, 44, 45 and 46 alone: ib-s00002, ib-c00011.
    profile.groups.sideInset = 10
    profile.groups.sideInsetShare = 0.06
    profile.groups.leastWideInset = 31
    profile.groups.mostWideInset = 45
    profile.groups.edgeHeight = 1
    // As its screenshots show.
    profile.groups.cornerRadius = 10
    return profile
  }()
}
