extension MetricsProfile {
  /// The standard accessories. Sizes are those at the content size category Large; what grows with the category has its growth
  /// beside it, in points for each point of Body.
  public struct Accessories: Hashable, Sendable {
    /// Between the contentView and a standard accessory.
    public var gap = 0.0
    /// The disclosure indicator, to the nearest pixel: contentView ends margin + 10.5 (@2x) or 10.3333 (@3x) before the cell:
    /// ib-c04908, ib-c05017. At extraSmall 8.5 and 8.6667: ib-c04697, ib-c04621; at XXXL 14, at 33-point Body 20 (iOS 26.1).
    public var disclosureWidth = 10.4
    /// How much wider the disclosure indicator is for each point of Body.
    public var disclosureWidthGrowth = 0.6118
    /// 14: rt-cat-plain-114; 19.5 at XXXL and 28.5 at 33-point Body (iOS 26.1).
    public var disclosureHeight = 14.0
    /// How much taller the disclosure indicator is for each point of Body.
    public var disclosureHeightGrowth = 0.9
    /// The slots in which a checkmark and a detail button are centred: margin + 24: ib-c05024, ib-c05048; 20.5 at extraSmall:
    /// ib-c04269, ib-c04693.
    public var checkmarkSlot = 24.0
    /// The width in which a detail button is centred.
    public var detailSlot = 24.0
    /// How much wider the two slots, the detail button and a row's symbol slot are for each point of Body.
    public var slotGrowth = 3.5 / 3
    /// 19×18 centred in it: rt-cat-plain-165.5.
    public var checkmarkSize = LayoutSize(width: 19, height: 18)
    /// 37.5 × 34.5 at 33-point Body, in a list cell (iOS 26.1 simulator).
    public var checkmarkWidthGrowth = 18.5 / 16
    /// How much taller the checkmark is for each point of Body.
    public var checkmarkHeightGrowth = 16.5 / 16
    /// It grows as its slot does: how much its own image does was not observed.
    public var detailButtonSize = LayoutSize(width: 22, height: 22)
    /// Between the detail button's slot and the disclosure indicator: margin + 24 + 8 + 10.5: ib-c04952. Nil if a detail
    /// disclosure button has no indicator.
    public var detailDisclosureGap: Double? = 8
    /// 51 wide, 31 high: rt-wda-switch.
    public var switchSize = LayoutSize(width: 51, height: 31)
    /// The height of a slider, whose width is one of its own values: 31 in documents of Interface Builder from Xcode 6 on, at 347 × 31 and
    /// 464 × 31, and in the accessibility tree of a list of iOS 26 (mobiumdev/mobium).
    public var sliderHeight = 31.0
    /// Above and below a system button's title, in total: "Button" is 46 × 30 at 15 points in Interface Builder.
    public var buttonPadding = 12.0
    /// The minimum width of a system button; one with insets of its own, or with an image alone, can be narrower.
    public var buttonMinimumWidth = 30.0
    /// Whether they are centred in the height of the contentView, rounded to a point, instead of the height of the row, rounded to a pixel.
    public var areOnWholePoints = false
    /// The custom chevron's box.
    public var chevronSize = LayoutSize(width: 11, height: 15)
    /// The outline disclosure's tap target, around an indicator where a disclosure indicator is: (330, 4, 44, 44) with an image at 347 of 375
    /// (iOS 26.1 simulator, Vercantez/openuikit).
    public var outlineDisclosureSize = LayoutSize(width: 44, height: 44)
  }
}
