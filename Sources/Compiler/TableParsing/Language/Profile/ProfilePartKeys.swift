import TableIR

extension MappingType where Owner == MetricsProfile.Accessories {
  static let accessories = group(
    "accessories", \.accessories,
    """
    The standard accessories. Sizes apply to the content size category Large; a growth is added for each point by which the \
    Body font is larger.
    """, keys: places + controls)

  private static let places: [Key<MetricsProfile.Accessories>] = [
    Key("gap", .length, "the space between the contentView and a standard accessory", \.gap),
    Key(
      "disclosureWidth", .length, "the width of a disclosure indicator, rounded to the nearest pixel", \.disclosureWidth
    ),
    Key("disclosureWidthGrowth", .growth, "the growth of that width", \.disclosureWidthGrowth),
    Key("disclosureHeight", .length, "the height of a disclosure indicator", \.disclosureHeight),
    Key("disclosureHeightGrowth", .growth, "the growth of that height", \.disclosureHeightGrowth),
    Key("checkmarkSlot", .length, "the width in which a checkmark is centred", \.checkmarkSlot),
    Key("detailSlot", .length, "the width in which a detail button is centred", \.detailSlot),
    Key("slotGrowth", .growth, "the growth of both widths, of a detail button and of a symbol's slot", \.slotGrowth),
    Key("checkmarkSize", .size, "the size of a checkmark", \.checkmarkSize),
    Key("checkmarkWidthGrowth", .growth, "the growth of its width", \.checkmarkWidthGrowth),
    Key("checkmarkHeightGrowth", .growth, "the growth of its height", \.checkmarkHeightGrowth),
    Key("detailButtonSize", .size, "the size of a detail button; it grows like its slot", \.detailButtonSize),
    Key(
      "detailDisclosureGap", .lengthOrNone,
      "the space between a detail button and the disclosure indicator beside it; `none` for no indicator",
      \.detailDisclosureGap),
  ]

  private static let controls: [Key<MetricsProfile.Accessories>] = [
    Key("switchSize", .size, "the size of a switch", \.switchSize),
    Key("sliderHeight", .length, "the height of a slider", \.sliderHeight),
    Key("buttonPadding", .length, "the space above and below the title of a button, in total", \.buttonPadding),
    Key("buttonMinimumWidth", .length, "the minimum width of a button", \.buttonMinimumWidth),
    Key(
      "areOnWholePoints", .boolean,
      "whether accessories are centred in the height of the contentView, rounded to a point, or in the height of the row, rounded to a pixel",
      \.areOnWholePoints),
    Key("chevronSize", .size, "the box of a chevron in custom colours", \.chevronSize),
    Key("outlineDisclosureSize", .size, "the tap target of an outline disclosure", \.outlineDisclosureSize),
  ]
}

extension MappingType where Owner == MetricsProfile.Separators {
  static let separators = group(
    "separators", \.separators, "The lines between rows.",
    keys: [
      Key("pixels", .factor, "the thickness of the lines, in pixels", \.pixels),
      Key(
        "points", .lengthOrNone, "the thickness of the lines in points, the same on every screen; `none` for `pixels`",
        \.points),
      Key(
        "beginAtEdge", .boolean, "whether lines between rows begin at the edge of the cell instead of at its text",
        \.beginAtEdge),
      Key(
        "areInsetAtBothEnds", .boolean,
        "whether lines are inset by the margin at the trailing end, as at the leading end",
        \.areInsetAtBothEnds),
      Key("beginPlainTables", .boolean, "whether a plain table has a line above its first row", \.beginPlainTables),
      Key(
        "fillScreen", .boolean,
        "whether lines continue below the last row of a plain table that is shorter than the screen, in a state with a `contentOffset`",
        \.fillScreen),
    ])
}

extension MappingType where Owner == MetricsProfile.Groups {
  static let groups = group(
    "groups", \.groups,
    "Groups of rows: the cards of inset grouped tables, and the groups of grouped tables up to iOS 6.",
    keys: [
      Key("cornerRadius", .length, "the radius of a card's corners", \.cornerRadius),
      Key(
        "sideInset", .length,
        "the distance from the contents of grouped cells to the sides of the table, on tables narrower than 400",
        \.sideInset),
      Key("sideInsetShare", .share, "the same on wider tables, as a fraction of the table's width", \.sideInsetShare),
      Key("leastWideInset", .length, "its minimum on wider tables", \.leastWideInset),
      Key("mostWideInset", .length, "its maximum on wider tables", \.mostWideInset),
      Key(
        "edgeHeight", .length, "how much taller the first row, and the last row, of a group is than the others",
        \.edgeHeight),
    ])
}
