import TableIR

extension MetricsProfile {
  /// iOS 13 and 14.
  public static let ios13: MetricsProfile = {
    var profile = modern
    profile.name = "ios13"
    profile.versions = 13...14
    // contentView ends margin + 11 (@2x) or 11.3333 (@3x) before the cell: ib-c03322, ib-c03620, ib-c03982; 9.5 and 9.6667 at
    // extraSmall (iOS 14.5): ib-c04261, ib-c04407. iOS 13.0 alone had 11.5 @2x (ib-c02944); the later and commoner is reproduced.
    profile.accessories.disclosureWidth = 11.22
    profile.accessories.disclosureWidthGrowth = 0.54
    // Plain at extraSmall 24.5 and 24.3333: ib-s01561, ib-s01538 (iOS 14.5).
    for index in profile.headers.sizes.indices where profile.headers.sizes[index].category == .extraSmall {
      profile.headers.sizes[index].plain = ByScale(25, 24.5, 73.0 / 3)
    }
    // ios14.5-plain-switch-390, and none in ios15.5-plain-switch-hittargets-390.
    profile.separators.fillScreen = true
    // Plain headers follow rows directly: 56 = 28 + 28 with a footer's height, ib-s01069; padding came with iOS 15.
    profile.headers.plainTopPadding = 0
    // Baselines at 20 below a footer's top and 10 above a header's bottom: ios8-grouped-switches; ios13-insetgrouped-dark.
    profile.headers.footerTop = 7.5
    profile.headers.headerBottom = 6.5
    // The disc from 1 beyond the margin to 23, and from 11 to 33 of 44: ios13-multiselect-375, ios13.5-14-multiselect-375.
    profile.editingControls.controlSize = LayoutSize(width: 26, height: 26)
    profile.editingControls.controlShift = 0
    profile.editingControls.controlLift = 0
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
    profile.accessories.disclosureWidth = 8
    profile.accessories.disclosureWidthGrowth = 0
    // Controls as Interface Builder and a screenshot of iOS 11 have them: a stepper of 94 × 29, a rounded field of 30. "Photo" and
    // "Movie" make a control 103 wide.
    profile.controls.stepperSize = LayoutSize(width: 94, height: 29)
    profile.controls.segmentedControlHeight = 29
    // The title measures 36.1, so anything from 14.9 to 15.8 gives 51.
    profile.controls.segmentPadding = 15.5
    profile.controls.selectedSegmentTitleWeight = .regular
    profile.controls.progressViewSize = LayoutSize(width: 150, height: 2)
    profile.controls.textFieldPadding = 0
    profile.bars.tabTitleWeight = .regular
    profile.controls.roundedTextFieldHeight = 30
    // (386, 328, 8, 13) of 414: rt-wda-wifi.
    profile.accessories.disclosureHeight = 13
    profile.accessories.disclosureHeightGrowth = 0
    // (380, ·, 14, 11) of 414: rt-wda-check-99.
    profile.accessories.checkmarkSlot = 14
    profile.accessories.checkmarkSize = LayoutSize(width: 14, height: 11)
    // (372, ·, 22, 22) of 414: rt-wda-network.
    profile.accessories.detailSlot = 22
    profile.accessories.slotGrowth = 0
    profile.accessories.checkmarkWidthGrowth = 0
    profile.accessories.checkmarkHeightGrowth = 0
    // Discs from 12 to 34, a point below the middle of a row of 44, and texts at 53; the three lines from 283 to 305 of 320 and 18
    // to 26.5 of 44: ios9-editing-reorder-320, ios9-multiselect-320, ios10-edit-reorder-delete-images-320. The tables have a
    // margin of 15 there; with another margin the controls are assumed to be at the same place. Those of iOS 11 and 12 were not
    // observed.
    profile.editingControls.margin = 15
    profile.editingControls.contentX = 23
    profile.editingControls.contentMargin = 15
    profile.editingControls.controlShift = 3.5
    profile.editingControls.controlLift = -1
    profile.editingControls.reorderWidth = 22
    profile.editingControls.reorderMarkHeight = 8.5
    // The controls were images, as the accessories were; symbols, which follow a font, came with iOS 13.
    profile.editingControls.controlGrowth = 0
    profile.editingControls.controlLiftGrowth = 0
    profile.editingControls.contentXGrowth = 0
    profile.editingControls.reorderWidthGrowth = 0
    profile.editingControls.reorderMarkHeightGrowth = 0
    profile.accessories.detailDisclosureGap = 12
    // In a row of 44 with a contentView of 43.5 an indicator 12.5 high is at 16 (rt-ios7-predisplay), one of 13 at 15
    // (ios8-grouped-switches, ios11-static-form), a switch of 31 at 6 (ios8-grouped-switches), a checkmark of 11 at 16
    // (ios10-checkmarks-delete).
    profile.accessories.areOnWholePoints = true
    // Texts end 35 before the cell's edge where a disclosure indicator follows, 1 before the contentView at a margin of 16 and
    // with it at 20; with the contentView where anything else does: ib-c01372, ib-c02604, ib-c02081.
    profile.labels.trailingWithAccessory = 0
    profile.labels.beforeDisclosure = 35
    // 10 in a contentView of 43.5 with 22 points: ib-c01244; whole in 220 of 220.
    profile.labels.imageIsOnWholePoint = true
    // 35 whatever the height of headers: ib-s00527, ib-s00815; rt-settings-414 on a device.
    profile.headers.groupedFirstUntitledIsFixed = true
    // The first row at 180 below a tableHeaderView of 180: ib-s00583. From iOS 13 the header stays: ib-s01499.
    profile.headers.tableHeaderReplacesFirstUntitled = true
    // 36 = 18 + 18 between sections whose titles are empty, as between untitled ones: ib-s00568.
    profile.headers.emptyTitlesTakeSpace = false
    // 28, 30 and 40 as the table sets, nothing below or between untitled ones: ib-s00736, ib-s00837, ib-s00878.
    profile.headers.plainFollowsTitles = true
    // Baselines at 20.5 of 28: ios8-plain-headers-subtitle, ios10-checkmarks-delete.
    profile.headers.plainTitleDrop = 0.75
    profile.groups.cornerRadius = 0
    return profile
  }()
}
