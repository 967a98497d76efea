import TableIR

extension MetricsProfile {
  /// iOS 13 and 14 at the content size category Large.
  public static let ios13: MetricsProfile = {
    var profile = modern
    profile.name = "ios13"
    profile.versions = 13...14
    // contentView ends margin + 11 (@2x) or 11.3333 (@3x) before the cell: ib-c03322, ib-c03620, ib-c03982. iOS 13.0 alone had
    // 11.5 @2x (ib-c02944); the later and commoner is reproduced.
    profile.accessories.disclosureWidth2x = 11
    profile.accessories.disclosureWidth3x = 34.0 / 3
    // Plain headers follow rows directly: 56 = 28 + 28 with a footer's height, ib-s01069; padding came with iOS 15.
    profile.headers.plainTopPadding = 0
    return profile
  }()

  /// iOS 11 and 12.
  public static let ios11: MetricsProfile = {
    var profile = ios13
    profile.name = "ios11"
    profile.versions = 11...12
    // Rows are 44, and their contentView ends a hairline above: 43.5 @2x, 43.6667 @3x (1,200 cells: ib-c01972, ib-c02314).
    profile.rows.separatorHeight = .offContentView
    // margin + width + 10: 34, 38 (ib-c02064, ib-c02604), 40, 44 (ib-c02081, ib-c02547), 48 (ib-c02049), 68 (ib-c01275).
    profile.accessories.gap = 10
    profile.accessories.disclosureWidth2x = 8
    profile.accessories.disclosureWidth3x = 8
    // (386, 328, 8, 13) of 414: rt-wda-wifi.
    profile.accessories.disclosureHeight = 13
    // (380, ·, 14, 11) of 414: rt-wda-check-99.
    profile.accessories.checkmarkSlot = 14
    profile.accessories.checkmarkSize = Size(width: 14, height: 11)
    // (372, ·, 22, 22) of 414: rt-wda-network.
    profile.accessories.detailSlot = 22
    profile.accessories.detailDisclosureGap = 12
    // Texts end 35 before the cell's edge where a disclosure indicator follows, 1 before the contentView at a margin of 16 and
    // with it at 20; with the contentView where anything else does: ib-c01372, ib-c02604, ib-c02081.
    profile.labels.trailing = Labels.Trailing(withoutAccessory: nil, withAccessory: 0, beforeDisclosure: 35)
    // 10 in a contentView of 43.5 with 22 points: ib-c01244; whole in 220 of 220.
    profile.labels.imageIsOnWholePoint = true
    // 35 whatever the height of headers: ib-s00527, ib-s00815; rt-settings-414 on a device.
    profile.headers.groupedFirstUntitledIsFixed = true
    // 36 = 18 + 18 between sections whose titles are empty, as between untitled ones: ib-s00568.
    profile.headers.groupedEmpty = nil
    profile.headers.groupedFirstEmpty = nil
    // 28, 30 and 40 as the table says, nothing below or between untitled ones: ib-s00736, ib-s00837, ib-s00878.
    profile.headers.plainFollowsTitles = true
    profile.insetGroup.cornerRadius = 0
    return profile
  }()

  /// iOS 10.
  public static let ios10: MetricsProfile = {
    var profile = ios11
    profile.name = "ios10"
    profile.versions = 10...10
    // 16 on phones, 20 on the widest and on pads: rt-lnpopup-375, rt-dvia-320. (Interface Builder's canvas used 15.)
    profile.margins.wideWidth = 414
    // 15 although the margin is 16: rt-lnpopup-375, rt-dvia-320; ib-c00776.
    profile.labels.trailing = Labels.Trailing(withoutAccessory: 15, withAccessory: 0, beforeDisclosure: 35)
    // Both lines of a subtitle stay together: ib-c00728, also where the second wraps (109.5 high).
    profile.labels.subtitleLift = 0
    return profile
  }()

  /// iOS 8 and 9.
  public static let ios8: MetricsProfile = {
    var profile = ios10
    profile.name = "ios8"
    profile.versions = 8...9
    // 50 under a bar of 64, later 33: ib-s00103, ib-s00107 (43 = 10 + 33), with or without a footer of its own: ib-s00177.
    profile.headers.groupedFirst = 50
    profile.headers.grouped = 33
    profile.headers.groupedWithFooter = 33
    // 66.5 and 67 = 33.5 and 34 + 33 below a titled footer of one line: 24 gaps of iOS 9.
    profile.headers.footerPadding = 17.5
    return profile
  }()

  /// iOS 7.
  public static let ios7: MetricsProfile = {
    var profile = ios8
    profile.name = "ios7"
    profile.versions = 7...7
    // 15 everywhere: rt-ios7-disclosure (287 of 320), ib-c00032.
    profile.margins = Margins(narrow: 15, wide: 15, wideWidth: .infinity)
    // 55 under a bar of 64 (ib-s00007), later 38: 48 = 10 + 38 (ib-s00011).
    profile.headers.groupedFirst = 55
    profile.headers.grouped = 38
    profile.headers.groupedWithFooter = 38
    // 22: ib-s00037.
    profile.headers.plain = 22
    return profile
  }()
}
