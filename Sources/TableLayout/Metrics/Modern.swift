import TableIR

extension MetricsProfile {
  /// iOS 15 to 18 at the content size category Large.
  ///
  /// The observations are cells that Interface Builder laid out with the UIKit of Xcode 14 to 16, at run time confirmed where
  /// a run was seen. Those of Xcode 13 ran at a smaller content size and are left out: iOS 15 is taken to be as 16.
  public static let modern = MetricsProfile(
    name: "ios15",
    versions: 15...18,
    margins: Margins(
      // 16 at 320 and 375: ib-c04944, rt-ios14-appleid. 20 at 390 and wider: ib-c05053,
      // 350-wide cards at 390, 374-wide ones at 414; table margins 20 at 393 in the iOS 26.1 simulator.
      narrow: 16, wide: 20, wideWidth: 390),
    rows: Rows(
      // Automatic rows are 43.5 @2x and 43.6667 @3x: ib-c04908, ib-c05019.
      minimumAutomaticHeight: 44,
      // A 26-pt image makes 48.5, a 29-pt one 51.5 @2x: ib-c04911, ib-c04912.
      verticalPadding: 22,
      separatorHeight: .offAutomaticRow),
    labels: Labels(
      // 434 observations with image and text, in every style; ib-c04912: 16 + 29 + 15 = 60.
      imageGap: 15,
      imageIsOnWholePoint: false,
      // 8 in every one of some 300 rows with an accessory: ib-c04944.
      trailing: Labels.Trailing(withoutAccessory: nil, withAccessory: 8, beforeDisclosure: nil),
      // The detail is squeezed before the title, down to this gap: iOS 26.1 simulator; taken to hold here.
      value1Gap: 6,
      // text (16, ·, 91, ·), detail x 113: ib-c02171, ib-c04578.
      value2TextWidth: 91,
      value2Gap: 6,
      // A sixth: 3 points at 17 (ib-c04922), 2.6667 @3x at 16 (ib-c05288), 2.5 @2x at 14 (ib-c04500), 2 at 12.
      subtitleLift: 1.0 / 6,
      // 54 points at 17; 50.8 at 16, 44.5 at 14 and 38 at 12 agree with what was seen.
      subtitleLiftHeight: 54.0 / 17),
    accessories: Accessories(
      gap: 0,
      // contentView ends margin + 10.5 (@2x) or 10.3333 (@3x) before the cell: ib-c04908, ib-c05017. Height: rt-cat-plain-114.
      disclosureWidth2x: 10.5,
      disclosureWidth3x: 31.0 / 3,
      disclosureHeight: 14,
      // margin + 24: ib-c05024 (checkmark), ib-c05048 (detail button); 19×18 centred in it: rt-cat-plain-165.5.
      checkmarkSlot: 24,
      detailSlot: 24,
      checkmarkSize: Size(width: 19, height: 18),
      detailButtonSize: Size(width: 22, height: 22),
      // margin + 24 + 8 + 10.5: ib-c04952.
      detailDisclosureGap: 8,
      // rt-wda-switch: 51 wide, 31 high.
      switchSize: Size(width: 51, height: 31),
      sliderHeight: 34,
      // "Button" is 46 × 30 at 15 points in Interface Builder.
      buttonPadding: 12,
      buttonMinimumWidth: 30,
      chevronSize: Size(width: 11, height: 15)),
    separators: Separators(
      // (0, row − 0.5, W, 0.5) @2x: rt-ios14-appleid.
      thickness: 1),
    headers: Headers(
      // ib-s01792 (55.5 @2x), ib-s01828 (55.3333 @3x).
      groupedFirst: 55.5,
      // 56 = 18 + 38 between sections of attributes 18/18: ib-s01801.
      grouped: 38,
      // 63.5 = 18 + 45.5 where the section has a footer title: ib-s01806; 45.3333 @3x.
      groupedWithFooter: 45.5,
      // 35 at run time: ios13-grouped screenshot, iOS 26.1 simulator. (The canvas of Interface Builder shows 17.5.)
      groupedFirstUntitled: 35,
      groupedFirstUntitledIsFixed: false,
      // 17.5 @2x: ib-s01789; 17.6667 as a header and 17.3333 as a footer @3x: ib-s01836 and the iOS 26.1 simulator.
      groupedUntitled: 17.5,
      // 22, and 39.5 in the first section: gaps of 40 = 18 + 22 (ib-s01081), first rows at 39.5 (ib-s01790).
      groupedEmpty: 22,
      groupedFirstEmpty: 39.5,
      // 30 for one line, 16 for each further one @2x: gaps of 68, 84, 100; rt-cat-hf-inset-195: label y 8.
      footerPadding: 14,
      footerTop: 8,
      // 6 below the label: rt-ios26-focus-h258; the screenshots of iOS 13 and 17 agree within a point.
      headerBottom: 6,
      // Last row to contentSize is 17.5 + 20: rt-ios26-form-header.
      groupedBottom: 20,
      // 28: ib-s01817 (50 = 22 + 28), rt-weather-390.
      plain: 28,
      // Every header and footer takes its height from iOS 13 on: gaps of 56 = 28 + 28, ib-s01069.
      plainFollowsTitles: false,
      plainTopPadding: 22,
      groupedUppercases: true),
    insetGroup: InsetGroup(
      // Published: 10 pt from iOS 13 to 18.
      cornerRadius: 10))

  /// The profiles that are known, oldest first.
  public static let all: [MetricsProfile] = [.ios7, .ios8, .ios10, .ios11, .ios13, .modern]

  /// The versions of iOS that have a profile, in words.
  public static var knownVersions: String {
    guard let first = all.first, let last = all.last else { return "none" }
    return "\(first.versions.lowerBound) to \(last.versions.upperBound)"
  }

  /// The profile for a major version of iOS, if it is known.
  public static func profile(ios: Int) -> MetricsProfile? {
    all.first { $0.versions.contains(ios) }
  }
}
